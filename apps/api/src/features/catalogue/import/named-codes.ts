/**
 * Every product code in a settings object, at any depth: the values of `code` and of `…Code`. Staff may change the
 * settings, so the codes of the bill of materials are only in them and nowhere else (C-23).
 */
export const namedCodes = (settings: unknown): string[] => {
  if (typeof settings !== 'object' || settings === null) return []
  return Object.entries(settings).flatMap(([key, value]) => {
    const isCode = key === 'code' || key.endsWith('Code')
    return isCode && typeof value === 'string' ? [value] : namedCodes(value)
  })
}
