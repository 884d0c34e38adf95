import type { CardAnalysisView } from '@girassol/contract/card-analysis'
import {
  type Analysed,
  type CardAnalysisStatus,
  canCheckCard,
  canConfirmPayment,
  cardAnalysisRefusals,
} from '@girassol/domain/card-analysis'
import type { PaymentMethod } from '@girassol/domain/payments'
import { reaisFrom, toPermission } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import { matchesTerm } from '../../database/matches-term.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import {
  findCharges,
  findChargesOfOrders,
  findEffectiveCharges,
  type StoredCharge,
} from '../order-record/charges-queries.ts'

type Query = {
  readonly term?: string | undefined
  readonly statuses: readonly CardAnalysisStatus[]
  readonly skip: number
  readonly take: number
}

const selectAnalyses = (tx: Tx) =>
  tx
    .selectFrom('card_analysis')
    .innerJoin('orders', 'orders.id', 'card_analysis.order_id')
    .select([
      'card_analysis.id',
      'card_analysis.order_id',
      'card_analysis.status',
      'card_analysis.consult',
      'card_analysis.match',
      'card_analysis.match2',
      'card_analysis.finished_at',
      'card_analysis.check_failed_at',
      'orders.customer_document',
      'orders.customer_name',
      'orders.payment_method',
      'orders.status as order_status',
      'orders.total_invoice_cents',
    ])

export type AnalysisRecord = Awaited<ReturnType<ReturnType<typeof selectAnalyses>['executeTakeFirstOrThrow']>>

/** Search by the order, its customer, or the stored digits of a card. */
const matchesQuery = ({ term, statuses }: Query): Expression<SqlBool> => {
  const ofStatus = statuses.length === 0 ? sql`true` : sql`card_analysis.status = any(${statuses}::text[])`
  if ((term ?? '').trim() === '') return sql<SqlBool>`${ofStatus}`
  const byCard = sql`exists (select 1 from order_charge c
    where c.order_id = orders.id and ${matchesTerm(sql`c.card_number`, term)})`
  return sql<SqlBool>`${ofStatus} and (${matchesTerm(sql`orders.search`, term)} or ${byCard})`
}

const countAnalyses = async (tx: Tx, query: Query): Promise<number> => {
  const found = selectAnalyses(tx).where(matchesQuery(query)).limit(countLimit)
  const { total } = await tx
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The cards that paid an order, the first part's first (C-99). */
export const paidCards = (charges: readonly StoredCharge[]): readonly StoredCharge[] =>
  findEffectiveCharges(charges).filter(({ means }) => means === 'CREDIT_CARD')

/** What the rules need to know about an analysis. */
export const toAnalysed = ({ status, order_status }: AnalysisRecord): Analysed => ({
  status,
  orderStatus: order_status,
})

const toActions = (analysed: Analysed): CardAnalysisView['actions'] => ({
  checkCompatibility: toPermission(canCheckCard(analysed), cardAnalysisRefusals),
  confirmPayment: toPermission(canConfirmPayment(analysed), cardAnalysisRefusals),
})

/** Only an order paid by card has an analysis, so its payment method is never null. */
const getPaymentMethod = ({ order_id, payment_method }: AnalysisRecord): PaymentMethod => {
  if (payment_method === null) throw new Error(`order ${order_id} has a card analysis and no payment method`)
  return payment_method
}

const toView = (record: AnalysisRecord, cards: readonly StoredCharge[], actor: Actor): CardAnalysisView => ({
  id: record.id,
  invoice: { id: record.order_id },
  costumerDocument: record.customer_document ?? '',
  costumerName: record.customer_name ?? '',
  paymentMethod: getPaymentMethod(record),
  status: record.status,
  match: record.match,
  cardNumber: cards[0]?.cardNumber ?? null,
  match2: record.match2,
  cardNumber2: cards[1]?.cardNumber ?? null,
  consult: record.consult,
  payments: cards.map(({ amountCents, installments }) => ({
    value: actor.canViewProductPrices ? reaisFrom(amountCents) : null,
    installments,
  })),
  totalInvoice: actor.canViewProductPrices ? reaisFrom(record.total_invoice_cents) : null,
  finishedAt: record.finished_at,
  checkFailedAt: record.check_failed_at,
  actions: toActions(toAnalysed(record)),
})

const loadView = async (tx: Tx, record: AnalysisRecord, actor: Actor): Promise<CardAnalysisView> =>
  toView(record, paidCards(await findCharges(tx, record.order_id)), actor)

/** A page of analyses, the latest first (CCA-027). */
export const listAnalyses = async (tx: Tx, actor: Actor, query: Query) => {
  const rows = await selectAnalyses(tx)
    .where(matchesQuery(query))
    .orderBy('card_analysis.id', 'desc')
    .limit(query.take)
    .offset((query.skip - 1) * query.take)
    .execute()
  const orderIds = rows.map(({ order_id }) => order_id)
  const charges = await findChargesOfOrders(tx, orderIds)
  const data = rows.map((row) => {
    const own = charges.filter(({ orderId }) => orderId === row.order_id)
    return toView(row, paidCards(own), actor)
  })
  return toPage(data, query, () => countAnalyses(tx, query))
}

/** An analysis, or 404. */
export const findAnalysis = async (tx: Tx, id: number): Promise<AnalysisRecord> => {
  const row = await selectAnalyses(tx).where('card_analysis.id', '=', id).executeTakeFirst()
  return orNotFound(row, 'Análise não encontrada.')
}

export const findAnalysisView = async (tx: Tx, actor: Actor, id: number): Promise<CardAnalysisView> =>
  loadView(tx, await findAnalysis(tx, id), actor)

/** The lines of an analysis, the latest first (CCA-011). */
export const listAnalysisLogs = async (tx: Tx, id: number) => {
  const rows = await tx
    .selectFrom('card_analysis_log as l')
    .innerJoin('app_user as u', 'u.id', 'l.user_id')
    .select(['l.description', 'l.type', 'l.created_at', 'u.name'])
    .where('l.card_analysis_id', '=', id)
    .orderBy('l.id', 'desc')
    .execute()
  return rows.map(({ description, type, created_at, name }) => ({
    description,
    user: { name },
    createdAt: created_at,
    type,
  }))
}
