import type { PointAccount } from '@girassol/domain/points'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { type LedgerReading, readLedger } from './ledger-queries.ts'

type LedgerChange = { readonly sellerId: number; readonly stored: PointAccount; readonly account: PointAccount }

const savePools = async (tx: Tx, { sellerId, stored, account }: LedgerChange): Promise<void> => {
  const before = new Map(stored.pools.map((pool) => [pool.lastDay, pool]))
  const changed = account.pools.filter(({ lastDay, credited, spent, returned }) => {
    const old = before.get(lastDay)
    return old?.credited !== credited || old.spent !== spent || old.returned !== returned
  })
  if (changed.length === 0) return
  await tx
    .insertInto('point_pool')
    .values(changed.map(({ lastDay, ...pool }) => ({ seller_id: sellerId, last_day: lastDay, ...pool })))
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'last_day']).doUpdateSet((eb) => ({
        credited: eb.ref('excluded.credited'),
        spent: eb.ref('excluded.spent'),
        returned: eb.ref('excluded.returned'),
      })),
    )
    .execute()
}

const saveLots = async (tx: Tx, { sellerId, stored, account }: LedgerChange): Promise<void> => {
  const before = new Map(stored.lots.map((lot) => [lot.entryId, lot.returned]))
  const changed = account.lots.filter(({ entryId, returned }) => before.get(entryId) !== returned)
  if (changed.length === 0) return
  await sql`
    insert into point_lot (seller_id, entry_id, order_id, last_day, starts_at, amount, returned)
    select ${sellerId}, * from unnest(${changed.map(({ entryId }) => entryId)}::integer[],
      ${changed.map(({ orderId }) => orderId)}::integer[], ${changed.map(({ lastDay }) => lastDay)}::date[],
      ${changed.map(({ startsAt }) => startsAt)}::bigint[], ${changed.map(({ amount }) => amount)}::bigint[],
      ${changed.map(({ returned }) => returned)}::bigint[])
    on conflict (entry_id) do update set returned = excluded.returned`.execute(tx)
}

const addSeasonTotals = (tx: Tx, sellerId: number, firstId: number) =>
  sql`
    insert into point_season_total (seller_id, season_id, earned, qualifiable)
    select seller_id, season_id, sum(points), coalesce(sum(points) filter (where qualifiable), 0) from (
      select seller_id, season_id, qualifiable,
        case type when 'CREDIT' then value when 'CHARGEBACK' then -value else 0 end as points
      from point_entry
      where seller_id = ${sellerId} and id >= ${firstId} and balance is null and season_id is not null
    ) as unbooked
    group by seller_id, season_id
    on conflict (seller_id, season_id) do update set
      earned = point_season_total.earned + excluded.earned,
      qualifiable = point_season_total.qualifiable + excluded.qualifiable`.execute(tx)

const saveBalances = (tx: Tx, { balances }: LedgerReading['booking']) =>
  sql`
    update point_entry set balance = booked.balance
    from unnest(${[...balances.keys()]}::integer[], ${[...balances.values()]}::bigint[]) as booked (id, balance)
    where point_entry.id = booked.id`.execute(tx)

/**
 * Books the seller's new entries. The caller must have locked the seller: then no other transaction adds entries to
 * this ledger or books it, and the account is exact.
 */
export const bookLedger = async (tx: Tx, sellerId: number): Promise<void> => {
  const { stored, unbooked, booking } = await readLedger(tx, sellerId)
  const [first, last] = [unbooked[0], unbooked.at(-1)]
  if (first === undefined || last === undefined) return
  const { account } = booking
  const totals = { owed: account.owed, last_entry_id: last.id }
  await tx
    .insertInto('point_account')
    .values({ seller_id: sellerId, ...totals })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(totals))
    .execute()
  await savePools(tx, { sellerId, stored, account })
  await saveLots(tx, { sellerId, stored, account })
  await addSeasonTotals(tx, sellerId, first.id)
  await saveBalances(tx, booking)
}
