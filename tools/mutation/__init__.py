"""Mutation testing: break a rule on purpose, one small change at a time; do the tests notice?

source       offsets and tokens of a file
operators    syntax node → small changes
mutant       one change in one file
finder       file → all its mutants
modules      game → the files that hold its rules
sample       all mutants → a seeded sample
equivalents  docs/mutants.toml: mutants that change nothing
overlay      a copy of the repository in which a mutant lives
plan         what a child process is to do
probe        the pytest plugin inside the child process
child        starts pytest on an overlay
baseline     which tests touch which line, and how long they take
trial        mutant → noticed or not
report       verdicts → text or JSON
run          all of it, in order
"""
