import type { SuggestionView } from '@girassol/contract/substitutions'
import { displayName } from '@girassol/domain/catalogue'
import { suggestionLapsesAt, suggestionStatusAt } from '@girassol/domain/substitutions'
import type { Tx } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'

type OfOrder = Pick<OrderRecord, 'id' | 'seller_id'>

/** Those made to the present integrator: a suggestion to the one before concerned another company (C-227). */
const selectSuggestions = (tx: Tx, { id, seller_id }: OfOrder) =>
  tx
    .selectFrom('substitution_suggestion as made')
    .innerJoin('product as old', 'old.code', 'made.replaces_code')
    .innerJoin('product as next', 'next.code', 'made.by_code')
    .innerJoin('app_user as maker', 'maker.id', 'made.made_by')
    .leftJoin('app_user as answerer', 'answerer.id', 'made.answered_by')
    .select([
      'made.id',
      'made.order_id',
      'made.replaces_code',
      'made.by_code',
      'made.text',
      'made.status',
      'made.made_by',
    ])
    .select(['made.made_at', 'made.answered_at', 'made.reason', 'old.name as replaces_name', 'next.name as by_name'])
    .select(['maker.name as maker_name', 'answerer.name as answerer_name'])
    .where('made.order_id', '=', id)
    .where('made.seller_id', '=', seller_id)

export type StoredSuggestion = Awaited<ReturnType<ReturnType<typeof selectSuggestions>['executeTakeFirstOrThrow']>>

export const toSuggestionView = (row: StoredSuggestion, now: string): SuggestionView => ({
  id: row.id,
  invoiceId: row.order_id,
  replaces: { code: row.replaces_code, name: displayName(row.replaces_name) },
  by: { code: row.by_code, name: displayName(row.by_name) },
  text: row.text,
  status: suggestionStatusAt({ status: row.status, madeAt: row.made_at }, now),
  madeBy: row.maker_name,
  madeAt: row.made_at,
  lapsesAt: suggestionLapsesAt(row.made_at),
  answeredBy: row.answerer_name,
  answeredAt: row.answered_at,
  reason: row.reason,
})

/** The suggestions for an order that the caller may read, the newest first. */
export const listSuggestions = async ({ tx, now }: Reading, order: OfOrder): Promise<SuggestionView[]> => {
  const rows = await selectSuggestions(tx, order).orderBy('made.id', 'desc').execute()
  return rows.map((row) => toSuggestionView(row, now))
}

/** One suggestion for an order; 404 for one of another order or of an earlier integrator. */
export const findSuggestion = async (tx: Tx, order: OfOrder, id: number): Promise<StoredSuggestion> =>
  orNotFound(
    await selectSuggestions(tx, order).where('made.id', '=', id).executeTakeFirst(),
    'Sugestão não encontrada.',
  )
