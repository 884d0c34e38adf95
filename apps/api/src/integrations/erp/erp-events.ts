import { erpEvent } from '@girassol/contract/inbound'
import { findLossReader, type LossReader, type OutsideEvent } from '@girassol/domain/orders'
import { z } from 'zod'

/** Columns of an order that an event of the ERP may set. */
type Brought = {
  readonly erp_number?: string
  readonly nf?: string
  readonly nf_key?: string
  readonly waybill_date?: string
  readonly actual_estimated_delivery_date?: string
  readonly money_in_at?: string
}

type EventContent = { readonly set?: Brought; readonly remark?: string }
type Read = (data: unknown) => EventContent | null

/** An event of the ERP: the portal's event, and the allowed data. */
type Row = { readonly event: OutsideEvent; readonly read: Read }

const words = z.string().trim().max(500)
const reason = z.object({ reason: words.min(1) })
const numbered = z.object({ nf: z.string().regex(/^\d{1,9}$/) })
const note = numbered.extend({ nfKey: z.string().regex(/^[0-9A-Z]{44}$/) })
const order = z.object({ erpNumber: z.string().regex(/^\w{1,20}$/) })
const waybill = z.object({ waybillDate: z.iso.date(), estimatedDeliveryDate: z.iso.date().optional() })
const receipt = z.object({ receivedAt: z.iso.datetime({ offset: true }) })

const reading =
  <S extends z.ZodType>(schema: S, toContent: (data: z.output<S>) => EventContent): Read =>
  (data) => {
    const result = schema.safeParse(data)
    return result.success ? toContent(result.data) : null
  }

const nothing: Read = () => ({})
const withReason = reading(reason, (data) => ({ remark: data.reason }))
const withNote = reading(note, ({ nf, nfKey }) => ({ set: { nf, nf_key: nfKey }, remark: `NF ${nf}` }))

/** The ERP's name for each event. */
const erpEvents: Readonly<Record<string, Row>> = {
  ORDER_CREATED: {
    event: 'creationAccepted',
    read: reading(order, ({ erpNumber }) => ({ set: { erp_number: erpNumber }, remark: erpNumber })),
  },
  ORDER_REFUSED: { event: 'creationRefused', read: withReason },
  DEPOSIT_RECEIVED: { event: 'depositReceived', read: nothing },
  PAYMENT_SENT: { event: 'paymentSentToErp', read: nothing },
  PAYMENT_CONFIRMED: { event: 'paymentConfirmedByErp', read: nothing },
  PAYMENT_MISMATCH: { event: 'paymentReversed', read: withReason },
  PAYMENT_SETTLED: { event: 'paymentSettled', read: nothing },
  PAYMENT_GIVEN_UP: { event: 'paymentGivenUp', read: withReason },
  BILLING_SENT: { event: 'billingSentToErp', read: nothing },
  BILLING_CONFIRMED: { event: 'billingConfirmedByErp', read: nothing },
  BILLING_REFUSED: { event: 'billingRefused', read: withReason },
  FUTURE_SALE_BILLED: {
    event: 'futureSaleBilled',
    // The order stores the NF-e that accompanies its goods; this one is for the sale.
    read: reading(numbered, ({ nf }) => ({ remark: `NF ${nf}` })),
  },
  PICKING_STARTED: { event: 'pickingStarted', read: nothing },
  BILLED: { event: 'billed', read: withNote },
  MONEY_RECEIVED: {
    event: 'moneyReceived',
    read: reading(receipt, ({ receivedAt }) => ({ set: { money_in_at: receivedAt } })),
  },
  READY_TO_LEAVE: { event: 'readyToLeave', read: nothing },
  OPERATION_APPROVED: { event: 'operationApproved', read: nothing },
  OPERATION_REFUSED: { event: 'operationRefused', read: withReason },
  DISPATCHED: {
    event: 'leftWithCarrier',
    read: reading(waybill, ({ waybillDate, estimatedDeliveryDate }) => ({
      set: {
        waybill_date: waybillDate,
        ...(estimatedDeliveryDate && { actual_estimated_delivery_date: estimatedDeliveryDate }),
      },
    })),
  },
  PICKED_UP: { event: 'pickedUp', read: nothing },
  DELIVERED: { event: 'delivered', read: nothing },
  CANCELED: { event: 'cancellationDone', read: nothing },
  CANCELLATION_REFUSED: { event: 'cancellationRefused', read: withReason },
  RETURNED: { event: 'returnReceived', read: nothing },
  RETURN_REFUSED: { event: 'returnRefused', read: withReason },
}

/** The names that the ERP may use. */
export const erpEventNames = Object.keys(erpEvents)

type ErpTranslation =
  | ({ readonly orderId: number; readonly event: OutsideEvent } & EventContent)
  | { readonly dead: string; readonly orderId?: number; readonly lossTo?: LossReader | null }

/** Translates a message of the ERP, or returns why that is not possible. */
export const translateErpEvent = (payload: unknown): ErpTranslation => {
  const parsed = erpEvent.safeParse(payload)
  const orderId = parsed.data?.invoiceId
  if (!parsed.success || orderId === undefined) return { dead: 'A mensagem não tem o formato combinado.' }
  const { event, data } = parsed.data
  const row = Object.hasOwn(erpEvents, event) ? erpEvents[event] : undefined
  if (!row) return { dead: `Evento desconhecido: ${event}.`, orderId }
  const content = row.read(data)
  if (content === null) {
    return { dead: `Os dados do evento ${event} estão incompletos.`, orderId, lossTo: findLossReader(row.event) }
  }
  return { orderId, event: row.event, ...content }
}

/** The order of a message, and who is notified if it means a loss. */
export const findErpLoss = (payload: unknown): { readonly orderId?: number; readonly lossTo?: LossReader | null } => {
  const translated = translateErpEvent(payload)
  if (!('event' in translated)) return translated
  return { orderId: translated.orderId, lossTo: findLossReader(translated.event) }
}

/** What a message says, without the fields that are not agreed on: an instant of sending differs in each repeat. */
export const toErpContent = (payload: unknown): unknown => erpEvent.safeParse(payload).data ?? payload

const named = z.object({ id: erpEvent.shape.id, event: erpEvent.shape.event })

/** The key of a stored message, also of one that cannot be read. */
export const nameErpEvent = (payload: unknown): { readonly id: string | null; readonly event: string } => {
  const { data } = named.safeParse(payload)
  return { id: data?.id ?? null, event: data?.event ?? 'desconhecido' }
}
