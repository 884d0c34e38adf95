import { id, text } from '@girassol/contract/http/fields'
import { creditUpdated } from '@girassol/contract/inbound'
import { centsFromReais } from '@girassol/domain/shared'
import { z } from 'zod'
import { nameErpEvent } from '../../integrations/erp/erp-events.ts'
import { recordWebhookEvent } from '../../records/webhook-events.ts'
import type { Receiving, Translation } from '../inbound/receive-event.ts'
import { outsideAuthor } from '../order-record/mover.ts'
import { lockLimit, writeLimit } from './credit-store.ts'
import { recordLimit } from './record-limit.ts'

const amount = z.number().min(0).max(1e10)

const namesEachOnce = (received: readonly { readonly invoiceId: number }[]): boolean =>
  new Set(received.map(({ invoiceId }) => invoiceId)).size === received.length

const creditEvent = z.object({
  data: z.object({
    /** The integrator's code in the ERP. */
    seller: text(40),
    /** When it was so in the ERP: an older event does not overwrite a newer one. */
    at: z.iso.datetime({ offset: true }),
    limit: amount.nullable(),
    /** What has been received for orders, in reais. */
    received: z
      .array(z.object({ invoiceId: id, amount }))
      .max(5000)
      .refine(namesEachOnce)
      .default([]),
  }),
})

type CreditData = z.output<typeof creditEvent>['data']

/** Stores the received amounts that are newer than the known ones; false if there was none. */
const storeReceipts = async ({ tx }: Receiving, { received, at }: CreditData): Promise<boolean> => {
  if (received.length === 0) return false
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('credit_receipt')
    .values(
      received.map(({ invoiceId, amount: reais }) => ({
        order_id: invoiceId,
        received_cents: centsFromReais(reais),
        reported_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet((eb) => ({
          received_cents: eb.ref('excluded.received_cents'),
          reported_at: eb.ref('excluded.reported_at'),
        }))
        .whereRef('credit_receipt.reported_at', '<', 'excluded.reported_at'),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

const storeLimit = async (
  { tx, now }: Receiving,
  { limit, at }: CreditData,
  seller: { readonly id: number; readonly name: string },
): Promise<boolean> => {
  const before = await lockLimit(tx, seller.id)
  if (before.set_at !== null && Date.parse(before.set_at) >= Date.parse(at)) return false
  const limitCents = limit === null ? null : centsFromReais(limit)
  await writeLimit(tx, { sellerId: seller.id, limitCents, at })
  await recordLimit({ tx, now, author: outsideAuthor }, seller, {
    before: before.limit_cents,
    after: limitCents,
    reason: null,
  })
  return true
}

/** The first order of the event that is not the seller's; undefined if all are. */
const findForeignOrder = async (
  { tx }: Receiving,
  { received }: CreditData,
  sellerId: number,
): Promise<number | undefined> => {
  if (received.length === 0) return undefined
  const ids = received.map(({ invoiceId }) => invoiceId)
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('seller_id', '=', sellerId)
    .where('status', '<>', 'CART')
    .execute()
  const own = new Set(rows.map(({ id }) => id))
  return ids.find((id) => !own.has(id))
}

/**
 * CRED-005: the ERP sets the limit of a seller and what it received for its orders. An event that is older than what is
 * known changes nothing; one of an unknown seller or of another seller's order waits for an administrator. Null if the
 * message is not about credit.
 */
export const translateCreditEvent = async (receiving: Receiving, payload: unknown): Promise<Translation | null> => {
  if (nameErpEvent(payload).event !== creditUpdated) return null
  const parsed = creditEvent.safeParse(payload)
  if (!parsed.success) return { dead: `Os dados do evento ${creditUpdated} estão incompletos.` }
  const { data } = parsed.data
  const seller = await receiving.tx
    .selectFrom('seller')
    .select(['id', 'name'])
    .where('erp_code', '=', data.seller)
    .executeTakeFirst()
  if (seller === undefined) return { dead: `Integrador ${data.seller} não encontrado.` }
  const foreign = await findForeignOrder(receiving, data, seller.id)
  if (foreign !== undefined) return { dead: `O pedido ${foreign} não é do integrador ${data.seller}.` }
  const isLimitNew = await storeLimit(receiving, data, seller)
  const isReceiptNew = await storeReceipts(receiving, data)
  if (!isLimitNew && !isReceiptNew) return { withoutOrder: 'late' }
  const { tx, now } = receiving
  await recordWebhookEvent(tx, { type: 'credit.changed', data: { id: seller.id }, sellerId: seller.id, now })
  return { withoutOrder: 'noted' }
}
