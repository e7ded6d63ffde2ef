// jsdom draws nothing, so it lacks what animations ask for.
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as never;
Element.prototype.getAnimations ??= () => [];
window.matchMedia ??= () => ({ matches: true }) as MediaQueryList;
window.scrollTo = () => {};
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
window.CSS ??= { escape: (text: string) => text } as typeof CSS;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
