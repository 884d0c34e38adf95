import type * as contract from '@girassol/contract/claims'
import { sql } from 'kysely'
import { countLimit, toPage } from '../../../database/to-page.ts'
import type { Handler } from '../../../http/context.ts'
import { toClaimRows } from '../claim-rows.ts'
import { filterClaims, isOnOurSide, nextDueDay } from './claim-filters.ts'

/** CLM-009: the claims of the caller's scope; those that the distributor has to work on first, by their due day. */
export const listClaims: Handler<typeof contract.listClaims> = async (
  context,
  { query: { skip, take, ...filter } },
) => {
  const claims = await filterClaims(context, filter)
    .orderBy(isOnOurSide, 'desc')
    .orderBy(sql`case when ${isOnOurSide} then ${nextDueDay} end`)
    .orderBy('claim.id', 'desc')
    .limit(take)
    .offset((skip - 1) * take)
    .execute()
  const rows = await toClaimRows(context, claims)
  return toPage(
    rows.map(({ row }) => row),
    { skip, take },
    async () => {
      const counted = context.tx
        .selectFrom(filterClaims(context, filter).limit(countLimit).as('found'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
      return Number((await counted.executeTakeFirstOrThrow()).count)
    },
  )
}
