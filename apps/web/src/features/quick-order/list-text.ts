import type { QuickRow } from '@girassol/contract/quick-order'

/** The lines of a typed list, without the empty ones at its end. */
const toLines = (text: string): string[] => text.replace(/\s+$/, '').split('\n')

/** The list with more lines below it. */
export const appendLines = (text: string, more: readonly string[]): string => {
  const lines = text.trim() === '' ? [] : toLines(text)
  return [...lines, ...more.map((line) => line.trim()), ''].join('\n')
}

type Chosen = Pick<QuickRow, 'row' | 'quantity'>

/** The list with a product in place of what its line says; the other lines keep their places. */
export const chooseProduct = (text: string, { row, quantity }: Chosen, code: string): string =>
  text
    .split('\n')
    .map((line, at) => (at === row - 1 ? `${code};${quantity ?? 1}` : line))
    .join('\n')

/** The lines of these rows only: what is left to do after the others were put in the cart. */
export const keepRows = (text: string, rows: ReadonlySet<number>): string =>
  text
    .split('\n')
    .filter((_, at) => rows.has(at + 1))
    .join('\n')
