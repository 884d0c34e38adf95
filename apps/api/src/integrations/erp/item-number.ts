const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letterCount = 26

/**
 * The two characters of a line's number (C6_ITEM), starting at 1: '01'…'99', '9A'…'9Z', 'A0'…'ZZ'. Throws for a higher
 * number.
 */
export const itemNumber = (position: number): string => {
  if (position <= 99) return String(position).padStart(2, '0')
  const after99 = position - 100
  if (after99 < letterCount) return `9${digits[10 + after99]}`
  const first = digits[10 + Math.floor((after99 - letterCount) / digits.length)]
  if (first === undefined) throw new RangeError('an order of the ERP has no room for so many lines')
  return `${first}${digits[(after99 - letterCount) % digits.length]}`
}
