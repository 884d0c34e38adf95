import type { OrderStatus } from '@girassol/domain/orders'
import { advanceSimulatedOrder } from '../features/inbound/advance-simulated-order.ts'
import { cancelOrder } from '../features/order-approval/cancel-order.ts'
import { invalidateOrder, rejectOrder } from '../features/order-approval/reject-order.ts'
import { findCharges } from '../features/order-record/charges-queries.ts'
import { cancelUnpaidOrder, remindAboutUnpaidOrder } from '../features/payments/cancel-unpaid-order.ts'
import { openCheckout } from '../features/payments/open-checkout.ts'
import { openPix } from '../features/payments/open-pix.ts'
import { settleHook } from '../features/payments/receive-payment-webhook.ts'
import { requestReturn } from '../features/returns/request-return.ts'
import { isSimulatedGateway } from '../integrations/gateway/simulated-gateway.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { orThrow } from './demo-purchase.ts'
import { type DemoStep, type DemoStepInput, staff } from './demo-steps.ts'

const reject = ({ runner, order: { id, status } }: DemoStepInput) =>
  runner.act(staff.commercial, async (context) => {
    const params = { id }
    if (status === 'INVOICE') {
      const feedback = 'Endereço de entrega incompleto. Corrija e envie de novo.'
      return orThrow(await invalidateOrder(context, { params, body: { feedback } }))
    }
    const observation = 'Cliente pediu outra potência. Refaça o orçamento com o novo kit.'
    return orThrow(await rejectOrder(context, { params, body: { observation } }))
  })

/** Longer than a charge stays open. */
const mostDaysUnpaid = 20

/** Creates the charge, which nobody pays: the jobs send a reminder, then cancel the order. */
const leaveUnpaid = async ({ runner, order: { id, payment_method } }: DemoStepInput) => {
  const params = { id }
  await runner.lookUp(staff.commercial, async (context) =>
    payment_method === 'PIX'
      ? orThrow(await openPix(context, { params }))
      : orThrow(await openCheckout(context, { params })),
  )
  for (let days = 0; days < mostDaysUnpaid; days += 1) {
    runner.clock.pass(24)
    await runner.run((mover) => remindAboutUnpaidOrder(mover, id))
    await runner.run((mover) => cancelUnpaidOrder(mover, id))
    const { status } = await runner.read((tx) =>
      tx.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    if (status !== 'INVOICE_APPROVED') return
  }
}

const cancel = (stepInput: DemoStepInput) => {
  const { runner, story, order } = stepInput
  if (story.unpaid) return leaveUnpaid(stepInput)
  const input = { params: { id: order.id }, body: { reason: 'O cliente desistiu da compra.' } }
  return runner.act(staff.financial, async (context) => orThrow(await cancelOrder(context, input)))
}

/** A return has two steps: the request, and the event that the goods have come back. */
const returnOrder = async (stepInput: DemoStepInput) => {
  const { runner, order } = stepInput
  if (order.status === 'PROCESSING_DISASSEMBLY') return runner.run((mover) => advanceSimulatedOrder(mover, order.id))
  const input = { params: { id: order.id }, body: { observation: 'Módulos com vidro trincado na entrega.' } }
  return runner.lookUp(staff.commercial, async (context) => orThrow(await requestReturn(context, input)))
}

/** The payer requests a chargeback from the bank. */
const reverse = async ({ runner, order: { id } }: DemoStepInput) => {
  const { deps } = runner
  const { gateway } = deps.ports
  if (!isSimulatedGateway(gateway)) return
  const charges = await runner.read((tx) => findCharges(tx, id))
  for (const { gatewayId } of charges) {
    if (gatewayId === null) continue
    await gateway.settle(gatewayId, { state: 'REVERSED' })
    const write: Parameters<typeof settleHook>[0]['write'] = (work) =>
      runner.read((tx) => work(tx, createOutbox(deps.boss, tx)))
    const hook = { key: `simulated-${gatewayId}-reversed`, type: 'charge.refunded', gatewayId }
    await settleHook({ ports: deps.ports, now: deps.clock(), write }, hook)
  }
}

/** The steps to each end other than delivery, by the final status. */
export const stepsToOtherEnds: Partial<Record<OrderStatus, DemoStep>> = {
  INVOICE_REPROVED: { hours: 5, play: reject },
  INVOICE_PAYMENT_ERROR: { hours: 6, play: reverse },
  PROCESSING_CANCELLATION: { hours: 20, play: cancel },
  INVOICE_CANCELED: { hours: 20, play: cancel },
  INVOICE_CANCELED_PAID: { hours: 20, play: cancel },
  PROCESSING_DISASSEMBLY: { hours: 70, play: returnOrder },
  INVOICE_RETURNED: { hours: 70, play: returnOrder },
}
