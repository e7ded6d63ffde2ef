"""Turns click's errors about a command line into errors of our own, which have sentences."""

import click

from looptable.cli.command import usage_line
from looptable.cli.parameters import parameter_name
from looptable.core.errors import WrongUse

__all__ = ["as_wrong_use"]


def as_wrong_use(error: click.UsageError) -> WrongUse:
    """The same mistake with a code."""
    match error:
        case click.NoSuchOption(option_name=option, ctx=click.Context() as context):
            return _unknown_option(option, context)
        case click.BadOptionUsage(option_name=option, ctx=click.Context() as context):
            return _wrong_option_use(option, context)
        case click.MissingParameter(
            param=click.Parameter() as parameter, ctx=click.Context() as context
        ):
            name = parameter_name(parameter)
            if isinstance(parameter, click.Option):
                name = f"{parameter.opts[0]} {parameter.make_metavar(context)}"
            return WrongUse("use/missing-argument", name=name, usage=usage_line(context))
        case _:
            return WrongUse("use/wrong-command-line", detail=error.format_message())


def _unknown_option(option: str, context: click.Context) -> WrongUse:
    from looptable.content.diagnostics.suggestions import closest

    known = [
        spelling
        for parameter in context.command.get_params(context)
        if isinstance(parameter, click.Option)
        for spelling in parameter.opts
        if spelling.startswith("--")
    ]
    return WrongUse(
        "use/unknown-option", option=option, accepted=known, closest=closest(option, known)
    )


def _wrong_option_use(option: str, context: click.Context) -> WrongUse:
    """Without the value it needs, or with one that it does not take."""
    for parameter in context.command.get_params(context):
        if isinstance(parameter, click.Option) and option in parameter.opts and parameter.is_flag:
            return WrongUse("use/option-takes-no-value", option=option)
        if option in parameter.opts:
            name = parameter.make_metavar(context)
            return WrongUse("use/option-needs-value", option=option, name=name)
    return WrongUse("use/unknown-option", option=option, accepted=(), closest=None)
