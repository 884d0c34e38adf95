import { reaisFrom, toPlainLetters } from '@girassol/domain/shared'
import { z } from 'zod'
import { readAnswer } from '../http-json.ts'
import type {
  ErpOperation,
  ErpOrder,
  ErpOrderReference,
  ErpOrders,
  ErpPayment,
  OrderCreationAnswer,
  OrderStepAnswer,
} from './erp.ts'
import { readLaterAnswer, readRefusal, readStepAnswer } from './http-erp-answer.ts'
import { itemNumber } from './item-number.ts'
import { fieldText, type Protheus } from './protheus.ts'

const orderAnswer = z.object({ C5_NUM: fieldText })
const ordersAnswer = z.object({ items: z.array(orderAnswer).min(1) })

const path = '/rest/portal/v1/orders'

/**
 * The portal's own service in the ERP writes orders (MATA410) and stores our key in C5_XCHAVE, because Protheus has no
 * standard call that creates a sales order. The service returns its first response to a repeated step, and refuses a
 * repeated order as a duplicate (409). 202 means that an inbound event brings the result.
 */
export const httpErpOrders = (protheus: Protheus): ErpOrders => {
  const take =
    (step: string, body: Record<string, unknown> = {}) =>
    async (idempotencyKey: string, { number, erpTenantId }: ErpOrderReference): Promise<OrderStepAnswer> => {
      const request = { method: 'POST', path: `${path}/${number}/${step}`, idempotencyKey, body } as const
      return readStepAnswer(await protheus.request({ ...request, tenantId: erpTenantId }))
    }
  return {
    async create({ idempotencyKey, order }): Promise<OrderCreationAnswer> {
      const { erpTenantId: tenantId } = order
      const body = toRequestBody(order, idempotencyKey)
      const answer = await protheus.request({ method: 'POST', path, tenantId, idempotencyKey, body })
      // The response to an earlier call was lost, but the order was created.
      if (answer.status === 409) return findCreated(protheus, { idempotencyKey, tenantId })
      if (answer.status === 202) return readLaterAnswer(answer)
      if (answer.status >= 400) return { outcome: 'refused', reason: readRefusal(answer) }
      return { outcome: 'accepted', erpNumber: readAnswer(orderAnswer, answer).C5_NUM }
    },
    confirmPayment: ({ idempotencyKey, order, payment }) => take('payment', toPayment(payment))(idempotencyKey, order),
    confirmBilling: ({ idempotencyKey, order }) => take('billing')(idempotencyKey, order),
    cancel: ({ idempotencyKey, order, reason }) => take('cancellation', { C5_XMOTIVO: reason })(idempotencyKey, order),
    requestReturn: ({ idempotencyKey, order, reason }) => take('return', { C5_XMOTIVO: reason })(idempotencyKey, order),
    approveOperation: ({ idempotencyKey, order, operation }) =>
      take('operation', toOperation(operation))(idempotencyKey, order),
  }
}

const toPayment = ({ method, amountCents, day }: ErpPayment): Record<string, unknown> => ({
  E1_VALOR: reaisFrom(amountCents),
  E1_BAIXA: day.replaceAll('-', ''),
  C5_XFORMA: method,
})

const findCreated = async (
  protheus: Protheus,
  { idempotencyKey, tenantId }: { idempotencyKey: string; tenantId: string },
): Promise<OrderCreationAnswer> => {
  const query = new URLSearchParams({ C5_XCHAVE: idempotencyKey })
  const answer = await protheus.request({ method: 'GET', path: `${path}?${query}`, tenantId })
  const [order] = readAnswer(ordersAnswer, answer).items
  if (!order) throw new Error('Protheus has no order of a key that it calls taken')
  return { outcome: 'accepted', erpNumber: order.C5_NUM }
}

const toOperation = ({ customerDocument, totalCents, additionalData }: ErpOperation): Record<string, unknown> => ({
  ENTREGA: { A1_CGC: customerDocument },
  C5_XTOTCO: reaisFrom(totalCents),
  C5_MENNOTA: toPlainLetters(additionalData),
})

const toRequestBody = (order: ErpOrder, idempotencyKey: string): Record<string, unknown> => {
  return {
    C5_TIPO: 'N',
    C5_XCHAVE: idempotencyKey,
    C5_XPORTAL: String(order.number),
    C5_VEND1: order.sellerCode,
    // The service finds C5_CLIENTE and C5_CLIENT, which the portal does not know, by these fields.
    CLIENTE: { A1_CGC: order.customerDocument },
    // A triangulation gets another customer when its operation is approved.
    ENTREGA: { A1_CGC: order.customerDocument },
    C5_CONDPAG: order.paymentConditionCode,
    C5_TPFRETE: order.freightCents > 0 ? 'C' : 'S',
    C5_FRETE: reaisFrom(order.freightCents),
    C5_DESCONT: reaisFrom(order.discountCents),
    C5_XTOTAL: reaisFrom(order.totalCents),
    C5_XVENFUT: order.futureSale ? 'S' : 'N',
    C5_MENNOTA: toPlainLetters(order.additionalData),
    C5_MOEDA: 1,
    ITENS: order.lines.map((line, index) => ({
      C6_ITEM: itemNumber(index + 1),
      C6_PRODUTO: line.productErpCode,
      C6_QTDVEN: line.quantity,
      C6_PRCVEN: reaisFrom(line.unitCents),
      C6_VALOR: reaisFrom(line.unitCents * line.quantity),
    })),
  }
}
