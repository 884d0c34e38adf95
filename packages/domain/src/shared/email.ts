/** Something, an @ and a domain with a dot: enough to find typing mistakes; the mail server checks the rest. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
