import type { ClaimRow, ClaimView } from '@girassol/contract/claims'
import type * as contract from '@girassol/contract/public-api'
import type { ApiClaim, ApiClaimRow } from '@girassol/contract/public-api/claim'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { toClaimRows } from '../claims/claim-rows.ts'
import { findClaimView } from '../claims/detail/claim-view.ts'
import { filterClaims } from '../claims/list/claim-filters.ts'
import { openClaim as openStoredClaim } from '../claims/opening/open-claim.ts'
import { readPlace, toCursorPage } from './page-cursor.ts'
import { withPrice } from './product-shapes.ts'

const toApiRow = (row: ClaimRow): ApiClaimRow => ({
  id: row.id,
  protocol: row.protocol,
  orderId: row.orderId,
  type: row.type,
  status: row.status,
  wish: row.wish,
  openedAt: row.openedAt,
  dueOn: row.dueOn,
  units: row.units,
  ...withPrice('value', row.value),
})

/** A claim as both sides read it, without what only the distributor writes and does (API-005). */
const toApiClaim = (claim: ClaimView): ApiClaim => ({
  ...toApiRow(claim),
  text: claim.text,
  openedBy: claim.openedBy,
  lines: claim.lines.map(({ itemId, code, name, quantity }) => ({ itemId, code, name, quantity })),
  decision:
    claim.decision === null
      ? null
      : {
          solution: claim.decision.solution,
          reason: claim.decision.reason,
          ...withPrice('amount', claim.decision.amount),
        },
  moves: claim.moves.map(({ from, to, at }) => ({ from, to, at })),
  messages: claim.messages.flatMap(({ author, at, text, isInternal }) => (isInternal ? [] : [{ author, at, text }])),
})

/** API-009: the claims of the company, the newest first. */
export const listClaims: Handler<typeof contract.listClaims> = async (context, { query }) => {
  const { limit, after, ...filter } = query
  const listed = { call: 'claims', filter }
  const place = readPlace<number>(context, listed, after)
  const wanted = { ...filter, type: undefined, term: undefined, open: 'no', late: 'no', mine: 'no' } as const
  const rows = await filterClaims(context, wanted)
    .$if(place !== null, (claims) => claims.where('claim.id', '<', place ?? 0))
    .orderBy('claim.id', 'desc')
    .limit(limit + 1)
    .execute()
  return toCursorPage(context, listed, {
    rows,
    limit,
    toPlace: ({ id }) => id,
    toViews: async (shown) => (await toClaimRows(context, shown)).map(({ row }) => toApiRow(row)),
  })
}

/** API-009: one claim of the company. */
export const showClaim: Handler<typeof contract.showClaim> = async (context, { params: { id } }) =>
  toApiClaim(await findClaimView(context, id))

/** API-009: opens a claim with the checks of the portal. */
export const openClaim: Handler<typeof contract.openClaim> = async (context, { body }) => {
  const opened = await openStoredClaim(context, { body })
  return opened instanceof Refused ? opened : toApiClaim(opened)
}
