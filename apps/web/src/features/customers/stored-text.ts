/** The hint below a field whose text will be stored otherwise than typed (C-92); nothing while they are the same. */
export const storedTextHint = (typed: string, stored: string | null): string | undefined =>
  stored === null || stored === '' || stored === typed.trim() ? undefined : `Será gravado como: ${stored}`
