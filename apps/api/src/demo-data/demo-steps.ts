import type { OrderStatus } from '@girassol/domain/orders'
import { othersInstalments } from '@girassol/domain/payments'
import { reaisFrom, toDay } from '@girassol/domain/shared'
import { checkCreditCard } from '../features/card-analysis/check-credit-card.ts'
import { sendCreditCardAnalysis } from '../features/card-analysis/send-credit-card-analysis.ts'
import { advanceSimulatedOrder } from '../features/inbound/advance-simulated-order.ts'
import { approveOrder } from '../features/order-approval/approve-order.ts'
import { confirmPayment } from '../features/order-approval/confirm-payment.ts'
import type { OrderRecord } from '../features/order-record/order-record.ts'
import { checkValidation } from '../features/order-validation/check-validation.ts'
import { validateOrder } from '../features/order-validation/validate-order.ts'
import { findOtherMethod } from '../features/payment-methods/other-methods-queries.ts'
import { payAtSimulatedGateway } from '../features/payments/pay-at-simulated-gateway.ts'
import { selectPaymentMethod } from '../features/payments/select-payment-method.ts'
import { followCargoes } from '../features/shipping/follow-cargoes.ts'
import { sendToCarrier } from '../features/shipping/send-to-carrier.ts'
import { approveTriangulation } from '../features/triangulation/approve-triangulation.ts'
import { createTriangulation } from '../features/triangulation/save-triangulation.ts'
import type { DemoStory } from './demo-orders-plan.ts'
import { orThrow } from './demo-purchase.ts'
import type { DemoRunner } from './demo-runner.ts'

/** An order on its way to the final status of its story. */
export type DemoStepInput = { readonly runner: DemoRunner; readonly story: DemoStory; readonly order: OrderRecord }

export type DemoStep = { readonly hours: number; readonly play: (stepInput: DemoStepInput) => Promise<unknown> }

export const staff = {
  commercial: 'commercial@girassol.demo',
  supervisor: 'commercial-supervisor@girassol.demo',
  financial: 'financial@girassol.demo',
  logistics: 'logistics@girassol.demo',
  registration: 'registration@girassol.demo',
} as const

const othersCondition = '302'

/** Validates for the first day on which the warehouse has capacity. */
const validate = ({ runner, story, order: { id, address_type } }: DemoStepInput) =>
  runner.act(staff.commercial, async (context) => {
    const { deliveryDateSeparationCapacity } = orThrow(await checkValidation(context, { params: { id } }))
    const free = deliveryDateSeparationCapacity.find(({ quantity }) => quantity > 0)
    if (!free) throw new Error('The warehouse has no room')
    const body = {
      discount: story.discount ?? 0,
      deliveryDate: address_type === 'pickup' ? null : free.date,
      isFutureSale: story.isFutureSale ?? false,
      isTriangulation: story.isTriangulation ?? false,
      highlightShippingNf: false,
      freightDiscount: 0,
    }
    return orThrow(await validateOrder(context, { params: { id }, body }))
  })

const releasePayment = ({ runner, order }: DemoStepInput) =>
  runner.act(staff.financial, async (context) => {
    const condition = await findOtherMethod(context.tx, othersCondition)
    if (condition === null) throw new Error(`The condition ${othersCondition} is unknown`)
    const terms = { cents: order.total_invoice_cents, today: toDay(context.now) }
    const { code, description, quantityInstallment, rangeInstallment } = condition
    const installments = othersInstalments(condition, terms).map(({ valueCents, ...rest }) => ({
      ...rest,
      value: reaisFrom(valueCents),
    }))
    const body = { code, description, quantityInstallment, rangeInstallment, installments }
    return orThrow(await selectPaymentMethod(context, { params: { id: order.id }, body }))
  })

const approve = ({ runner, order: { id, payment_method, is_future_sale } }: DemoStepInput) => {
  const isRegistered = payment_method === 'FINANCING' || is_future_sale
  const email = isRegistered ? staff.registration : staff.commercial
  return runner.act(email, async (context) => orThrow(await approveOrder(context, { params: { id }, body: undefined })))
}

const releaseOrApprove = (stepInput: DemoStepInput) => {
  const { payment_method, others_payment_method } = stepInput.order
  return payment_method === 'OTHERS' && others_payment_method === null ? releasePayment(stepInput) : approve(stepInput)
}

const confirm =
  (option: 'INVOICE_BILLING' | 'WAITING_DISPATCH') =>
  ({ runner, order: { id } }: DemoStepInput) =>
    runner.act(staff.financial, async (context) => {
      const body = { option, ...(option === 'WAITING_DISPATCH' && { reason: 'Pagamento combinado para a entrega' }) }
      return orThrow(await confirmPayment(context, { params: { id }, body }))
    })

const advance = ({ runner, order: { id } }: DemoStepInput) => runner.run((mover) => advanceSimulatedOrder(mover, id))

const pay = (stepInput: DemoStepInput) => {
  const { id, payment_method } = stepInput.order
  const isBilledFirst = payment_method === 'FINANCING' || payment_method === 'OTHERS'
  return isBilledFirst ? confirm('INVOICE_BILLING')(stepInput) : payAtSimulatedGateway(stepInput.runner.deps, id)
}

const analyseCard = async ({ runner, order }: DemoStepInput) => {
  const { id } = await runner.read((tx) =>
    tx.selectFrom('card_analysis').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow(),
  )
  await runner.lookUp(staff.financial, async (context) => orThrow(await checkCreditCard(context, { params: { id } })))
  runner.clock.wait(0.4)
  const body = { invoicePaycreditId: id, analysis: 'Titular do cartão confere com o cliente. Compra liberada.' }
  await runner.act(staff.financial, async (context) => orThrow(await sendCreditCardAnalysis(context, { body })))
}

const drawInvoice = async ({ runner, order }: DemoStepInput): Promise<string> => {
  const { drawPdf } = await import('../documents/draw-pdf.ts')
  const content = [`Nota fiscal de venda ao cliente do pedido ${order.id}.`]
  const pdf = await drawPdf({ title: `Nota do pedido ${order.id}`, content })
  runner.clock.wait(0.2)
  return Buffer.from(pdf).toString('base64')
}

/** The seller's own invoice is attached, because the goods go directly to the seller's customer. */
const releaseOperation = async (stepInput: DemoStepInput) => {
  const { runner, order } = stepInput
  const body = {
    customerDocument: order.customer_document ?? '',
    customerName: order.customer_name ?? '',
    addressCity: order.charge_address_erp_city_name ?? '',
    addressState: order.charge_address_erp_state ?? '',
    totalValue: reaisFrom(order.total_invoice_cents),
    additionalData: '',
    attachments: [{ name: `nota-${order.id}.pdf`, file: await drawInvoice(stepInput) }],
  }
  const params = { id: order.id }
  await runner.lookUp(staff.supervisor, async (context) =>
    orThrow(await createTriangulation(context, { params, body })),
  )
  runner.clock.wait(2)
  await runner.act(staff.supervisor, async (context) =>
    orThrow(await approveTriangulation(context, { params, body: {} })),
  )
}

const receive = async (stepInput: DemoStepInput) => {
  const { attachVoucher } = await import('./demo-vouchers.ts')
  await attachVoucher({ runner: stepInput.runner, order: stepInput.order, email: staff.financial })
  await advance(stepInput)
}

const leave = async (stepInput: DemoStepInput) => {
  const { runner, story, order } = stepInput
  if (story.byHub) {
    const params = { id: order.id }
    await runner.lookUp(staff.logistics, async (context) => orThrow(await sendToCarrier(context, { params })))
    runner.clock.wait(2)
  }
  await advance(stepInput)
}

const travel = (stepInput: DemoStepInput) =>
  stepInput.story.byHub ? followCargoes(stepInput.runner.deps) : advance(stepInput)

/** The next step towards delivery in each status, and after about how many hours. */
export const stepsToDelivery: Partial<Record<OrderStatus, DemoStep>> = {
  INVOICE: { hours: 4, play: validate },
  INVOICE_VALIDATED: { hours: 3, play: releaseOrApprove },
  INVOICE_APPROVED: { hours: 14, play: pay },
  INVOICE_ANALYSIS: { hours: 5, play: analyseCard },
  INVOICE_PAYED_ERP: { hours: 20, play: advance },
  INVOICE_BILLING_ERP: { hours: 20, play: advance },
  FUTURE_SALE: { hours: 200, play: advance },
  INVOICE_SEPARATE: { hours: 22, play: advance },
  INVOICE_BILLED: {
    hours: 5,
    play: (stepInput) => (stepInput.order.is_triangulation ? releaseOperation(stepInput) : advance(stepInput)),
  },
  BILLED_WAITING_PAYMENT: { hours: 60, play: receive },
  BILLED_WAITING_RELEASE: { hours: 6, play: confirm('WAITING_DISPATCH') },
  WAITING_DISPATCH: { hours: 16, play: leave },
  INVOICE_DISPATCHED: { hours: 18, play: travel },
  DELIVERY_IN_TRANSIT: { hours: 30, play: travel },
  DELIVERY_AT_AFFILIATE: { hours: 20, play: travel },
  DELIVERY_START: { hours: 2, play: travel },
  DELIVERY_EN_ROUTE: { hours: 3, play: travel },
}
