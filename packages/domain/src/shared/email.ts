/** Something, an @ and a domain with a dot: enough to tell a slip of the finger, the rest the mail server tells. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
