/** What a line is compared by; null where an alternative does not have it. */
export type ComparedValue = number | string | null

type Line = { readonly id: string; readonly best?: 'lowest' | 'highest' }
type Compared = { readonly id: string; readonly compared?: Readonly<Record<string, ComparedValue>> }

export type LineComparison = {
  /** Every alternative has the same value. */
  readonly isSame: boolean
  /** The alternatives with the best value; none where all are the same or no value is better. */
  readonly bestIds: readonly string[]
}

const isNumber = (value: ComparedValue | undefined): value is number => typeof value === 'number'

/** Marks a line of alternatives that stand side by side (DEC-004). */
export const compareLine = ({ id, best }: Line, items: readonly Compared[]): LineComparison => {
  const values = items.map(({ compared }) => compared?.[id])
  const isSame = items.length > 1 && values[0] !== undefined && values.every((value) => value === values[0])
  const numbers = values.filter(isNumber)
  if (isSame || best === undefined || items.length < 2 || numbers.length === 0) return { isSame, bestIds: [] }
  const wanted = best === 'lowest' ? Math.min(...numbers) : Math.max(...numbers)
  return { isSame, bestIds: items.filter(({ compared }) => compared?.[id] === wanted).map((item) => item.id) }
}
