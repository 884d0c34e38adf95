import type { OrderStatus } from '@girassol/domain/orders'
import { liveSimulatedOrder } from '../features/inbound/live-simulated-order.ts'
import { cancelOrder } from '../features/order-approval/cancel-order.ts'
import { invalidateOrder, reproveOrder } from '../features/order-approval/reprove-order.ts'
import { findCharges } from '../features/order-record/charges-queries.ts'
import { cancelUnpaidOrder, remindOfUnpaidOrder } from '../features/payments/cancel-unpaid-order.ts'
import { openCheckout } from '../features/payments/open-checkout.ts'
import { openPix } from '../features/payments/open-pix.ts'
import { settleHook } from '../features/payments/receive-payment-webhook.ts'
import { requestReturn } from '../features/returns/request-return.ts'
import { isSimulatedGateway } from '../integrations/gateway/simulated-gateway.ts'
import { outboxOf } from '../outbox/outbox.ts'
import { orThrow } from './demo-purchase.ts'
import { type DemoStep, type Scene, staff } from './demo-steps.ts'

const reprove = ({ stage, order: { id, status } }: Scene) =>
  stage.act(staff.commercial, async (context) => {
    const params = { id }
    if (status === 'INVOICE') {
      const feedback = 'Endereço de entrega incompleto. Corrija e envie de novo.'
      return orThrow(await invalidateOrder(context, { params, body: { feedback } }))
    }
    const observation = 'Cliente pediu outra potência. Refaça o orçamento com o novo kit.'
    return orThrow(await reproveOrder(context, { params, body: { observation } }))
  })

/** Longer than a charge stays open. */
const mostDaysUnpaid = 20

/** The charge is made and nobody pays it: the jobs remind, then cancel. */
const leaveUnpaid = async ({ stage, order: { id, payment_method } }: Scene) => {
  const params = { id }
  await stage.ask(staff.commercial, async (context) =>
    payment_method === 'PIX'
      ? orThrow(await openPix(context, { params }))
      : orThrow(await openCheckout(context, { params })),
  )
  for (let days = 0; days < mostDaysUnpaid; days += 1) {
    stage.clock.pass(24)
    await stage.run((mover) => remindOfUnpaidOrder(mover, id))
    await stage.run((mover) => cancelUnpaidOrder(mover, id))
    const { status } = await stage.read((tx) =>
      tx.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    if (status !== 'INVOICE_APPROVED') return
  }
}

const cancel = (scene: Scene) => {
  const { stage, story, order } = scene
  if (story.unpaid) return leaveUnpaid(scene)
  const input = { params: { id: order.id }, body: { reason: 'O cliente desistiu da compra.' } }
  return stage.act(staff.financial, async (context) => orThrow(await cancelOrder(context, input)))
}

/** A sale cannot be taken back where it was asked for: the goods come back first. */
const giveBack = async (scene: Scene) => {
  const { stage, order } = scene
  if (order.status === 'PROCESSING_DISASSEMBLY') return stage.run((mover) => liveSimulatedOrder(mover, order.id))
  const input = { params: { id: order.id }, body: { observation: 'Módulos com vidro trincado na entrega.' } }
  return stage.ask(staff.commercial, async (context) => orThrow(await requestReturn(context, input)))
}

/** The payer has the bank take the money back. */
const reverse = async ({ stage, order: { id } }: Scene) => {
  const { deps } = stage
  const { gateway } = deps.ports
  if (!isSimulatedGateway(gateway)) return
  const charges = await stage.read((tx) => findCharges(tx, id))
  for (const { gatewayId } of charges) {
    if (gatewayId === null) continue
    await gateway.settle(gatewayId, { state: 'REVERSED' })
    const write: Parameters<typeof settleHook>[0]['write'] = (work) =>
      stage.read((tx) => work(tx, outboxOf(deps.boss, tx)))
    const hook = { key: `simulated-${gatewayId}-reversed`, type: 'charge.refunded', gatewayId }
    await settleHook({ ports: deps.ports, now: deps.clock(), write }, hook)
  }
}

/** What leads off the road, by where it leads to. */
export const turns: Partial<Record<OrderStatus, DemoStep>> = {
  INVOICE_REPROVED: { hours: 5, play: reprove },
  INVOICE_PAYMENT_ERROR: { hours: 6, play: reverse },
  PROCESSING_CANCELLATION: { hours: 20, play: cancel },
  INVOICE_CANCELED: { hours: 20, play: cancel },
  INVOICE_CANCELED_PAID: { hours: 20, play: cancel },
  PROCESSING_DISASSEMBLY: { hours: 70, play: giveBack },
  INVOICE_RETURNED: { hours: 70, play: giveBack },
}
