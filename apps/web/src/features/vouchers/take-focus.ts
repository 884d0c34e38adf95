/** As a ref: what comes in the place of what had the focus takes it, so that a keyboard goes on from there. */
export const takeFocus = (node: HTMLElement | null): void => node?.focus({ preventScroll: true })
