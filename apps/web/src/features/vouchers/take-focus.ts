/** For `ref`: an element that replaces the focused one takes the focus, so that a keyboard user continues there. */
export const takeFocus = (node: HTMLElement | null): void => node?.focus({ preventScroll: true })
