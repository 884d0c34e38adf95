/** API-007: whether a text may be an Idempotency-Key of a program: 1 to 100 visible characters of ASCII. */
export const hasIdempotencyForm = (text: string): boolean => /^[!-~]{1,100}$/.test(text)
