import { sql } from 'kysely'
import type { Tx } from '../http/context.ts'
import { Refused } from '../http/refused.ts'

type Placed = { readonly id: number }

/** A list is sorted as a whole: 409 unless these numbers are its rows, each once (C-140). */
export const refuseOtherSet = (what: string, rows: readonly Placed[], ids: readonly number[]): void => {
  const isSame =
    rows.length === ids.length && new Set(ids).size === ids.length && rows.every(({ id }) => ids.includes(id))
  if (isSame) return
  throw new Refused(`A lista de ${what} mudou enquanto você trabalhava. Recarregue a página.`, {
    status: 409,
    reason: 'changedMeanwhile',
  })
}

/** Sets the position of each row to the place of its number in the list, from 1. */
export const placeInOrder = async (
  tx: Tx,
  table: 'banner' | 'consultant_contact' | 'portal_link',
  ids: readonly number[],
): Promise<void> => {
  await sql`
    update ${sql.table(table)} as placed set position = place.number
    from unnest(${[...ids]}::integer[]) with ordinality as place (id, number)
    where placed.id = place.id`.execute(tx)
}
