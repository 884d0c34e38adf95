import { shareStock } from '@girassol/domain/holds'
import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import { lockHoldsForImport } from './hold-locks.ts'

type Supplied = { readonly now: string }

/** The stock of the products that were just read has no units of approved orders any more (HOLD-007, C-186). */
const freeSupplied = async (tx: Tx, { now }: Supplied): Promise<void> => {
  const { rows } = await sql<{ order_id: number; product_code: string }>`
    select line.order_id, line.product_code from stock_hold_line line
    join stock_hold hold on hold.order_id = line.order_id
    join product_reading reading on reading.product_code = line.product_code and reading.read_at = ${now}::timestamptz
    where line.is_live and hold.state = 'USED' and hold.approved_at <= ${now}::timestamptz`.execute(tx)
  if (rows.length === 0) return
  await sql`
    update stock_hold_line line set is_live = false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as freed (order_id integer, product_code text)
    where line.order_id = freed.order_id and line.product_code = freed.product_code`.execute(tx)
  await sql`
    update stock_hold set state = 'RELEASED', ended_at = ${now}::timestamptz
    where order_id = any(${rows.map(({ order_id }) => order_id)}::integer[]) and state = 'USED'
      and not exists (select from stock_hold_line line where line.order_id = stock_hold.order_id and line.is_live)
  `.execute(tx)
}

type HeldLine = { readonly order_id: number; readonly code: string; readonly units: number; readonly stock: number }

/** The lines of all holds of products with a known stock, those of each product from the oldest hold to the youngest. */
const listHeld = async (tx: Tx, { now }: Supplied): Promise<readonly HeldLine[]> => {
  const { rows } = await sql<HeldLine>`
    select line.order_id, line.product_code as code, line.units, p.remaining_quantity as stock
    from stock_hold_line line
    join stock_hold hold on hold.order_id = line.order_id
    join product p on p.code = line.product_code
    where line.is_live and line.until > ${now}::timestamptz and line.units > 0 and p.remaining_quantity is not null
    order by line.product_code, hold.made_at, line.order_id`.execute(tx)
  return rows
}

/** Those that keep fewer units than they hold. */
const listReduced = (lines: readonly HeldLine[]): readonly HeldLine[] =>
  [...Map.groupBy(lines, ({ code }) => code).values()].flatMap((sameProduct) => {
    const kept = shareStock(
      sameProduct[0]?.stock ?? 0,
      sameProduct.map(({ units }) => units),
    )
    return sameProduct.flatMap((line, at) => (kept[at] === line.units ? [] : [{ ...line, units: kept[at] ?? 0 }]))
  })

const reduce = async (tx: Tx, reduced: readonly HeldLine[]): Promise<void> => {
  if (reduced.length === 0) return
  await sql`
    update stock_hold_line line set units = left_over.units, reason = 'STOCK_FELL',
      untold_loss = line.untold_loss + line.units - left_over.units
    from jsonb_to_recordset(${JSON.stringify(reduced)}::jsonb) as left_over (order_id integer, code text, units integer)
    where line.order_id = left_over.order_id and line.product_code = left_over.code`.execute(tx)
}

/**
 * The last step of an import with the stock of products: approved orders keep their units no longer, and where less is
 * left than is held, the youngest holds lose units (HOLD-007, HOLD-010). Their authors are told afterwards.
 */
export const settleHoldsAfterImport = async (tx: Tx, supplied: Supplied): Promise<void> => {
  await lockHoldsForImport(tx)
  await freeSupplied(tx, supplied)
  await reduce(tx, listReduced(await listHeld(tx, supplied)))
}
