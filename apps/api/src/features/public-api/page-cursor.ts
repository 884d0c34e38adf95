import { createHash } from 'node:crypto'
import type { Context } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'

/** The list that a cursor is of, with its filters: a cursor of another one is refused (C-207). */
export type Listed = { readonly call: string; readonly filter: Readonly<Record<string, unknown>> }

type Sealed = { readonly of: string; readonly place: unknown }

const invalidCursor = (): Refused =>
  new Refused('O cursor em after não é desta lista.', { status: 400, reason: 'invalidCursor' })

/** The same for the same list, filters and records that the key may read. */
const toMark = ({ actor }: Pick<Context, 'actor'>, { call, filter }: Listed): string => {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined)
  const text = JSON.stringify([call, asked.toSorted(), actor.scope, actor.seller?.id ?? null])
  return createHash('sha256').update(text).digest('base64url')
}

type Needs = Pick<Context, 'actor' | 'sealing'>

/** The place where a page begins, as an earlier answer of the same list named it; null for the first page (API-008). */
export const readPlace = <Place>(context: Needs, listed: Listed, after: string | undefined): Place | null => {
  if (after === undefined) return null
  const opened = context.sealing.open('page cursor', after)
  if (opened === null) throw invalidCursor()
  const { of, place } = JSON.parse(opened.text) as Sealed
  if (of !== toMark(context, listed)) throw invalidCursor()
  return place as Place
}

type Rows<Row, View> = {
  /** One more than the page may have, when there are more. */
  readonly rows: readonly Row[]
  readonly limit: number
  readonly toPlace: (row: Row) => unknown
  readonly toViews: (rows: readonly Row[]) => readonly View[] | Promise<readonly View[]>
}

/** A page of the rows, with the cursor of the next one when there is another row. */
export const toCursorPage = async <Row, View>(
  context: Needs,
  listed: Listed,
  { rows, limit, toPlace, toViews }: Rows<Row, View>,
): Promise<{ data: View[]; next: string | null }> => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const data = [...(await toViews(shown))]
  if (rows.length <= limit || last === undefined) return { data, next: null }
  const sealed: Sealed = { of: toMark(context, listed), place: toPlace(last) }
  return { data, next: context.sealing.seal('page cursor', JSON.stringify(sealed)) }
}
