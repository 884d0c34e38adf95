import { findSuccessorCircles } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { ImportedProduct } from './catalogue-row.ts'
import { findKnownCodes } from './known-codes.ts'

type Numbered = { readonly line: number; readonly product: ImportedProduct }

type StoredSuccession = { readonly code: string; readonly next: string; readonly is_own: boolean }

/** The successors of all products; those that the portal has chosen win over the ERP's (USE-026). */
const listStored = async (tx: Tx): Promise<readonly StoredSuccession[]> => {
  const { rows } = await sql<StoredSuccession>`
    select p.code, coalesce(own.successor_code, p.successor_code) as next, own.successor_code is not null as is_own
    from product p left join product_content own on own.product_code = p.code
    where own.successor_code is not null or p.successor_code is not null`.execute(tx)
  return rows
}

/** The rows that name a successor. */
const listNaming = (rows: Iterable<Numbered>): readonly Numbered[] => {
  const naming: Numbered[] = []
  for (const row of rows) if (row.product.sucessor !== undefined) naming.push(row)
  return naming
}

/** Whether any of these rows names a successor. */
export const nameSuccessors = (rows: Iterable<Numbered>): boolean => {
  for (const { product } of rows) if (product.sucessor !== undefined) return true
  return false
}

/** Who would follow whom once the rows are imported. */
const mergeSuccessors = (rows: Iterable<Numbered>, stored: readonly StoredSuccession[]): Map<string, string> => {
  const successors = new Map(stored.map(({ code, next }) => [code, next]))
  const own = new Set(stored.filter(({ is_own }) => is_own).map(({ code }) => code))
  for (const { product } of rows) {
    if (own.has(product.B1_COD)) continue
    if (product.sucessor === undefined) successors.delete(product.B1_COD)
    else successors.set(product.B1_COD, product.sucessor)
  }
  return successors
}

const nameLine = (code: string, lines: ReadonlyMap<string, number>): string => {
  const line = lines.get(code)
  return line === undefined ? `${code} no catálogo` : `${code} na linha ${line}`
}

/** Why each row of a circle is refused: it names the others with their lines. */
const describeCircles = (
  circles: readonly (readonly string[])[],
  lines: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> =>
  new Map(
    circles.flatMap((circle) =>
      circle.map((code, index) => {
        const others = [...circle.slice(index + 1), ...circle.slice(0, index)].map((other) => nameLine(other, lines))
        return [code, `coluna sucessor: forma um círculo com ${others.join(', ')}`] as const
      }),
    ),
  )

/**
 * SUB-001: the reasons, by code, of the rows whose successors lead back to them; each names the lines of the others.
 * Rows that are refused leave what is stored, which may close another circle: call it again without them.
 */
export const findCircleReasons = async (tx: Tx, rows: Iterable<Numbered>): Promise<ReadonlyMap<string, string>> => {
  const naming = listNaming(rows)
  if (naming.length === 0) return new Map()
  const circles = findSuccessorCircles(mergeSuccessors(rows, await listStored(tx)))
  return describeCircles(circles, new Map(naming.map(({ line, product }) => [product.B1_COD, line])))
}

/** The successors named by rows that are neither in the file nor in the catalogue. */
export const findUnknownSuccessors = async (tx: Tx, rows: Iterable<Numbered>): Promise<ReadonlySet<string>> => {
  const wanted = new Set(listNaming(rows).flatMap(({ product }) => product.sucessor ?? []))
  if (wanted.size === 0) return wanted
  for (const { product } of rows) wanted.delete(product.B1_COD)
  for (const code of await findKnownCodes(tx, [...wanted])) wanted.delete(code)
  return wanted
}
