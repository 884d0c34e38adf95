import type { ChargeView } from '@girassol/contract/payments'
import { isIn } from '@girassol/domain/payments'
import { reaisFrom } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'

const columns = [
  'id',
  'order_id',
  'part',
  'attempt',
  'means',
  'amount_cents',
  'installments',
  'state',
  'due_date',
  'gateway_id',
  'url',
  'token',
  'code',
  'refusal',
  'card_number',
  'card_holder_document',
  'paid_cents',
  'resolution',
] as const

const selectCharges = (tx: Tx) => tx.selectFrom('order_charge').select(columns)

type Row = Awaited<ReturnType<ReturnType<typeof selectCharges>['executeTakeFirstOrThrow']>>

/** One attempt at one part, with the fields of the rules and the gateway's response. */
export type StoredCharge = ReturnType<typeof toCharge>

const toCharge = (row: Row) => ({
  id: row.id,
  orderId: row.order_id,
  part: row.part,
  attempt: row.attempt,
  means: row.means,
  amountCents: row.amount_cents,
  installments: row.installments,
  state: row.state,
  dueDay: row.due_date,
  gatewayId: row.gateway_id,
  url: row.url,
  token: row.token,
  code: row.code,
  refusal: row.refusal,
  cardNumber: row.card_number,
  cardHolderDocument: row.card_holder_document,
  paidCents: row.paid_cents,
  resolution: row.resolution,
})

/** Every attempt at every part, in the order they were made. */
export const findCharges = async (tx: Tx, orderId: number): Promise<readonly StoredCharge[]> => {
  const rows = await selectCharges(tx).where('order_id', '=', orderId).orderBy('part').orderBy('attempt').execute()
  return rows.map(toCharge)
}

/** The charges of several orders; the orders come in no defined order. */
export const findChargesOfOrders = async (tx: Tx, orderIds: readonly number[]): Promise<readonly StoredCharge[]> => {
  if (orderIds.length === 0) return []
  const rows = await selectCharges(tx).where('order_id', 'in', orderIds).orderBy('part').orderBy('attempt').execute()
  return rows.map(toCharge)
}

/** The order of a charge, by the gateway's identifier; null if there is none. */
export const findOrderOfCharge = async (tx: Tx, gatewayId: string): Promise<number | null> => {
  const row = await tx
    .selectFrom('order_charge')
    .select('order_id')
    .where('gateway_id', '=', gatewayId)
    .executeTakeFirst()
  return row?.order_id ?? null
}

/** The attempt that counts for each part: the paid one, else the latest. */
export const findEffectiveCharges = (charges: readonly StoredCharge[]): readonly StoredCharge[] => {
  const parts = [...new Set(charges.map(({ part }) => part))]
  return parts.flatMap((part) => {
    const attempts = charges.filter((charge) => charge.part === part)
    return attempts.find(isIn) ?? attempts.at(-1) ?? []
  })
}

/** A charge as the contract describes it; amounts are null without the permission to see prices (C-29). */
export const toChargeView = (
  charge: StoredCharge,
  showsPrices: boolean,
  settlement: ChargeView['settlement'] = null,
): ChargeView => ({
  id: charge.id,
  part: charge.part,
  means: charge.means,
  amount: showsPrices ? reaisFrom(charge.amountCents) : null,
  installments: charge.installments,
  state: charge.state,
  dueDate: charge.dueDay,
  url: charge.url,
  code: charge.code,
  paidAmount: showsPrices ? reaisFrom(charge.paidCents) : null,
  settlement,
})
