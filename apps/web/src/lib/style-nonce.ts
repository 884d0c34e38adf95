/** The nonce the server put in the page for generated style tags (strict CSP, architecture rule 9). */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** The name under which the scroll lock of dialogs looks for the nonce. */
const lockName = '__webpack_nonce__'

/** Lets dialogs keep the page behind them still; to be called before the first one opens. */
export const allowScrollLock = () => {
  Object.assign(globalThis, { [lockName]: styleNonce() })
}
