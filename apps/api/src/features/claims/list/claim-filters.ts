import type * as contract from '@girassol/contract/claims'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { can } from '@girassol/domain/access'
import { openClaimStatuses } from '@girassol/domain/claims'
import { toDay } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import { escapeLike, matchesTerm } from '../../../database/matches-term.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { isInScope } from '../../order-record/readable-orders.ts'
import { maskedSearch } from '../../orders/list/matching-orders.ts'
import { selectClaims } from '../claim-queries.ts'

export type ClaimFilter = Omit<InputFor<typeof contract.listClaims>['query'], 'skip' | 'take'>

/** By protocol, order or customer, and by the name of the integrator. */
const matches = ({ actor }: Pick<Reading, 'actor'>, term: string): Expression<SqlBool> => {
  const protocol = sql`'R-' || claim.year || '-' || lpad(claim.number::text, 6, '0')`
  const search = can(actor.roles, 'customers.readContacts') ? sql.ref('orders.search') : maskedSearch
  return sql<SqlBool>`(${protocol} like ${`%${escapeLike(term.toUpperCase())}%`} or ${matchesTerm(search, term)}
    or ${matchesTerm(sql.ref('seller.search'), term)})`
}

/** The day by whose end the distributor answers or decides (`findNextDueDay`). */
export const nextDueDay = sql<string>`case when claim.answered_at is null
  then least(claim.answer_due_on, claim.decision_due_on) else claim.decision_due_on end`

/** Whether the distributor has to answer or decide. */
export const isOnOurSide = sql<SqlBool>`claim.status in ('OPEN', 'IN_ANALYSIS')`

/** The statement of the claims of the caller's scope that match (CLM-009). */
export const filterClaims = (
  { tx, actor, now }: Reading,
  { status, type, open, late, mine, orderId, term = '' }: ClaimFilter,
) =>
  selectClaims(tx)
    .where(isInScope(actor))
    .$if(status !== undefined, (query) => query.where('claim.status', '=', status ?? 'OPEN'))
    .$if(orderId !== undefined, (query) => query.where('claim.order_id', '=', orderId ?? 0))
    .$if(type !== undefined, (query) =>
      query.where(sql<SqlBool>`exists (
        select from claim_line line where line.claim_id = claim.id and line.type = ${type})`),
    )
    .$if(open === 'yes', (query) => query.where('claim.status', 'in', openClaimStatuses))
    .$if(late === 'yes', (query) => query.where(isOnOurSide).where(sql<SqlBool>`${nextDueDay} < ${toDay(now)}::date`))
    .$if(mine === 'yes', (query) =>
      query.where((eb) => eb.or([eb('claim.handler_id', '=', actor.userId), eb('claim.opened_by', '=', actor.userId)])),
    )
    .$if(term.trim() !== '', (query) => query.where(matches({ actor }, term.trim())))
