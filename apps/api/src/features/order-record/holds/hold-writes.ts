import { sql } from 'kysely'
import type { WriteContext } from '../../../http/context.ts'
import type { LineToHold } from './held-lines.ts'

type Hold = { readonly orderId: number; readonly until: string }

/** Stores the hold of a locked budget; a renewal has the author and the place among other holds that it had. */
export const upsertHold = async (
  { tx, now, actor }: Pick<WriteContext, 'tx' | 'now' | 'actor'>,
  { orderId, until }: Hold,
): Promise<void> => {
  await sql`
    insert into stock_hold (order_id, state, made_by, first_made_at, made_at, until)
    values (${orderId}, 'ACTIVE', ${actor.userId}, ${now}, ${now}, ${until})
    on conflict (order_id) do update set
      made_by = case when stock_hold.state = 'ACTIVE' and stock_hold.until > excluded.made_at
        then stock_hold.made_by else excluded.made_by end,
      made_at = case when stock_hold.state = 'ACTIVE' and stock_hold.until > excluded.made_at
        then stock_hold.made_at else excluded.made_at end,
      state = 'ACTIVE', until = excluded.until, approved_at = null, ended_at = null, release_reason = null
  `.execute(tx)
}

/** Stores these lines instead of the earlier ones of the budget. */
export const replaceHoldLines = async (
  { tx }: Pick<WriteContext, 'tx'>,
  { orderId, until }: Hold,
  lines: readonly LineToHold[],
): Promise<void> => {
  await tx.deleteFrom('stock_hold_line').where('order_id', '=', orderId).execute()
  const rows = lines.map(({ code, asked, held: units, reason }) => ({ code, asked, units, reason }))
  await sql`
    insert into stock_hold_line (order_id, product_code, asked, units, reason, is_live, until)
    select ${orderId}, code, asked, units, reason, true, ${until}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (code text, asked integer, units integer, reason text)
  `.execute(tx)
}
