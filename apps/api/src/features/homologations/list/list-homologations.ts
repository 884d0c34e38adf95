import type * as contract from '@girassol/contract/homologations'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { type HomologationStatus, homologationStatusNames } from '@girassol/domain/homologations'
import type { Context, Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { type HomologationFilter, listHomologationRows } from './homologation-list-queries.ts'

const toStatuses = (listed: string | undefined): readonly HomologationStatus[] => {
  const wanted = new Set(listed?.split(',').filter((status) => status !== ''))
  return wanted.size === 0 ? homologationStatusNames : homologationStatusNames.filter((status) => wanted.has(status))
}

type Query = Pick<InputFor<typeof contract.listHomologations>['query'], 'status' | 'utility' | 'overdue'>

/** The filter of a list or an export, within the seller of the caller. */
export const toFilter = ({ actor, now }: Pick<Context, 'actor' | 'now'>, query: Query): HomologationFilter => ({
  sellerId: requireSellerId(actor),
  statuses: toStatuses(query.status),
  utilityId: query.utility,
  isOverdue: query.overdue === '1',
  now,
})

/** HOM-017: the homologations of the seller, the newest first. */
export const listHomologations: Handler<typeof contract.listHomologations> = (context, { query }) =>
  listHomologationRows(context.tx, { ...toFilter(context, query), skip: query.skip, take: query.take })
