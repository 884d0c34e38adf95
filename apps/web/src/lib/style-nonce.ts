/** The nonce the server put in the page for generated style tags (strict CSP, architecture rule 9). */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
