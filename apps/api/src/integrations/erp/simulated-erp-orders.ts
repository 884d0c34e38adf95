import { setTimeout as wait } from 'node:timers/promises'
import { answerOncePerKey } from './answer-once-per-key.ts'
import type {
  ErpOperation,
  ErpOrder,
  ErpOrderReference,
  ErpOrderStep,
  ErpOrders,
  ErpPayment,
  OrderCreationAnswer,
  OrderStepAnswer,
} from './erp.ts'
import type { SimulatedTitle, TitleBook } from './simulated-erp-titles.ts'

/** A step that took effect, with the key of its request. */
export type SimulatedErpStep = {
  step: ErpOrderStep
  number: number
  idempotencyKey: string
  /** The sale of an approved triangulation. */
  operation?: ErpOperation
}

/** Where the simulated ERP records its effects. */
type Ledger = { createdOrders: ErpOrder[]; steps: SimulatedErpStep[]; titleBook: TitleBook }

type OrderOptions = {
  delayMs: number
  refuseOrder: (order: ErpOrder) => string | null
  answerStep: (step: ErpOrderStep, order: ErpOrderReference) => OrderStepAnswer
}

type StepRequest = {
  idempotencyKey: string
  order: ErpOrderReference
  operation?: ErpOperation
  payment?: ErpPayment
}

/** The orders of an ERP in memory: each key has one effect and one response (C-50, C-107). */
export const simulatedErpOrders = (ledger: Ledger, { delayMs, refuseOrder, answerStep }: OrderOptions): ErpOrders => {
  const onceCreated = answerOncePerKey<OrderCreationAnswer>()
  const onceStepped = answerOncePerKey<OrderStepAnswer>()
  const take =
    (step: ErpOrderStep) =>
    ({ idempotencyKey, order, operation, payment }: StepRequest) =>
      onceStepped(`${step} ${idempotencyKey}`, async () => {
        await wait(delayMs)
        const answer = answerStep(step, order)
        if (answer.outcome !== 'refused') {
          if (payment) await ledger.titleBook.put(idempotencyKey, toTitle(order, payment))
          ledger.steps.push({ step, number: order.number, idempotencyKey, ...(operation && { operation }) })
        }
        return answer
      })
  return {
    create: ({ idempotencyKey, order }) =>
      onceCreated(idempotencyKey, async () => {
        await wait(delayMs)
        const reason = incompleteness(order) ?? refuseOrder(order)
        if (reason !== null) return { outcome: 'refused', reason }
        ledger.createdOrders.push(structuredClone(order))
        // Derived from the portal's number instead of a counter, so that it stays the same after a restart.
        return { outcome: 'accepted', erpNumber: String(order.number).padStart(6, '0') }
      }),
    confirmPayment: take('confirmPayment'),
    confirmBilling: take('confirmBilling'),
    cancel: take('cancel'),
    requestReturn: take('requestReturn'),
    approveOperation: take('approveOperation'),
  }
}

const toTitle = ({ number, erpTenantId }: ErpOrderReference, { amountCents, day }: ErpPayment): SimulatedTitle => ({
  orderNumber: number,
  settledCents: amountCents,
  day,
  erpTenantId,
})

/** What every ERP refuses, whatever its rules. */
const incompleteness = (order: ErpOrder): string | null => {
  if (order.customerDocument === '') return 'Cliente não informado no pedido.'
  if (order.lines.length === 0) return 'Pedido sem itens.'
  const bad = order.lines.find(({ quantity }) => !Number.isInteger(quantity) || quantity < 1)
  return bad ? `Quantidade inválida para o produto ${bad.productErpCode}.` : null
}
