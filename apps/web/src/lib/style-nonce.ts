/** The nonce that the server wrote into the page for generated style tags (strict CSP, architecture rule 9). */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** The global name under which the scroll lock of dialogs reads the nonce. */
const lockName = '__webpack_nonce__'

/** Lets dialogs lock the scrolling of the page behind them; call it before the first one opens. */
export const allowScrollLock = () => {
  Object.assign(globalThis, { [lockName]: styleNonce() })
}
