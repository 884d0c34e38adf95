import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@girassol/api/database/connection'
import type { SimulatedGateway } from '@girassol/api/integrations/gateway/simulated-gateway'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { receiveErpEvent, receivePaymentWebhook } from '@girassol/contract/inbound'
import { approveOrder, cancelOrder, confirmPayment } from '@girassol/contract/order-approval'
import { openPix } from '@girassol/contract/payments'
import { requestReturn } from '@girassol/contract/returns'
import type { Dice } from './dice.ts'
import type { Answer } from './persist.ts'
import type { Calls } from './retrying-calls.ts'
import { type ErpStepName, until } from './watch.ts'

/** What the lives of all orders share. */
export type World = {
  readonly db: Database
  readonly calls: Calls
  readonly dice: Dice
  readonly gateway: SimulatedGateway
  readonly getStatus: (id: number) => string | undefined
  readonly getEffects: (id: number, step: ErpStepName) => number
  readonly deadline: number
  /** The numbers of acknowledged messages, with how often each was sent. */
  readonly acknowledged: Map<string, number>
  /** Whether the gateway loses its message about this paid order. */
  readonly losesMessage: (orderId: number) => Promise<boolean>
}

/** The end of each life, whatever is killed on the way, and what the ERP does exactly once for it. */
export const lives = {
  delivered: { method: 'PIX', end: 'INVOICE_DELIVERED', steps: ['create', 'payment'] },
  released: { method: 'DEPOSIT', end: 'INVOICE_DELIVERED', steps: ['create', 'payment'] },
  returned: { method: 'PIX', end: 'INVOICE_RETURNED', steps: ['create', 'payment', 'return'] },
  cancelled: { method: 'PIX', end: 'INVOICE_CANCELED', steps: ['create', 'cancellation'] },
} as const satisfies Record<
  string,
  { readonly method: string; readonly end: string; readonly steps: readonly ErpStepName[] }
>

export type LifeName = keyof typeof lives

type ErpMessage = { readonly event: string; readonly data?: Record<string, unknown> }

const toNf = (id: number) => String(100_000 + id)
const picking: ErpMessage = { event: 'PICKING_STARTED' }
const billed = (id: number): ErpMessage => ({
  event: 'BILLED',
  data: { nf: toNf(id), nfKey: toNf(id).padStart(44, '3') },
})
const ready: ErpMessage = { event: 'READY_TO_LEAVE' }
const left: ErpMessage = { event: 'DISPATCHED', data: { waybillDate: '2026-11-30' } }
const delivered: ErpMessage = { event: 'DELIVERED' }

/** Sends one message until it is acknowledged. */
const acknowledge = async (world: World, key: string, send: () => Promise<Answer>): Promise<void> => {
  const { status, attempts, body } = await send()
  if (status !== 202) throw new Error(`message ${key} was answered ${status} ${JSON.stringify(body)}`)
  world.acknowledged.set(key, (world.acknowledged.get(key) ?? 0) + attempts)
}

const sendErpEvent = (world: World, id: number, { event, data = {} }: ErpMessage): Promise<void> => {
  const key = `${id}-${event}`
  const message = { id: key, invoiceId: id, event, data }
  return acknowledge(world, key, () => world.calls.sendSigned('erp', receiveErpEvent, message))
}

/** Sometimes two neighbours are swapped, sent together, or sent again. */
const sendInDisorder = async (world: World, id: number, messages: readonly ErpMessage[]): Promise<void> => {
  const { dice } = world
  const queue = [...messages]
  while (queue.length > 0) {
    const [message] = queue.splice(queue.length > 1 && dice.chance(0.3) ? 1 : 0, 1)
    if (!message) return
    const sending = [sendErpEvent(world, id, message)]
    if (dice.chance(0.25)) sending.push(sendErpEvent(world, id, message))
    const [beside] = dice.chance(0.25) ? queue.splice(0, 1) : []
    if (beside) sending.push(sendErpEvent(world, id, beside))
    await Promise.all(sending)
    await wait(dice.between(0, 400))
  }
}

type Act = { readonly by: string; readonly endpoint: Endpoint; readonly body?: unknown; readonly leaves: string }

/**
 * A user acts, sometimes twice at once. A refusal is correct only when the action was done and the status has changed.
 */
const act = async (world: World, id: number, { by, endpoint, body, leaves }: Act): Promise<void> => {
  const once = () => world.calls.as(`${by}@girassol.demo`, endpoint, { id, body })
  const answers = await Promise.all(world.dice.chance(0.2) ? [once(), once()] : [once()])
  const refused = answers.filter(({ status }) => status !== 200 && status !== 201)
  const { status } = await world.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  const done = status !== leaves
  if (!done || refused.some((answer) => answer.status !== 409))
    throw new Error(`order ${id}: ${endpoint.path} by ${by}: ${JSON.stringify(answers)}`)
}

const untilStatus = (world: World, id: number, status: string) =>
  until(`order ${id} ${status}, it is ${world.getStatus(id)}`, () => world.getStatus(id) === status, world.deadline)

/** The ERP reports its own step at once, perhaps before the portal has processed it. */
const untilErpDid = (world: World, id: number, step: ErpStepName) =>
  until(`${step} of order ${id} in the ERP`, () => world.getEffects(id, step) > 0, world.deadline)

/** Any allowed user pays: a single one would exceed the rate limit. */
const payers = ['integrator', 'manager', 'administrator', 'commercial'] as const

const payByPix = async (world: World, id: number): Promise<void> => {
  const answer = await world.calls.as(`${world.dice.pick(payers)}@girassol.demo`, openPix, { id })
  if (answer.status !== 200) throw new Error(`order ${id}: Pix ${answer.status} ${JSON.stringify(answer.body)}`)
  const charge = await world.db
    .selectFrom('order_charge')
    .select('gateway_id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const gatewayId = charge.gateway_id ?? ''
  await world.gateway.settle(gatewayId, { state: 'PAID' })
  if (await world.losesMessage(id)) return
  const hook = { id: `hook-${id}`, type: 'order.paid', data: { id: gatewayId } }
  const key = `${hook.id}/${hook.type}/${gatewayId}`
  const send = () => acknowledge(world, key, () => world.calls.sendSigned('payments', receivePaymentWebhook, hook))
  await Promise.all(world.dice.chance(0.25) ? [send(), send()] : [send()])
}

const paths: Readonly<Record<LifeName, (world: World, id: number) => Promise<void>>> = {
  delivered: async (world, id) => {
    await payByPix(world, id)
    await untilErpDid(world, id, 'payment')
    await sendInDisorder(world, id, [picking, billed(id), ready, left, delivered])
  },
  released: async (world, id) => {
    await sendErpEvent(world, id, { event: 'DEPOSIT_RECEIVED' })
    await untilErpDid(world, id, 'payment')
    await sendInDisorder(world, id, [picking, billed(id)])
    await untilStatus(world, id, 'BILLED_WAITING_RELEASE')
    const release = { by: 'financial', endpoint: confirmPayment, body: { option: 'WAITING_DISPATCH' } }
    await act(world, id, { ...release, leaves: 'BILLED_WAITING_RELEASE' })
    await sendInDisorder(world, id, [left, delivered])
  },
  returned: async (world, id) => {
    await payByPix(world, id)
    await untilErpDid(world, id, 'payment')
    await sendInDisorder(world, id, [picking, billed(id)])
    await untilStatus(world, id, 'INVOICE_BILLED')
    const returnGoods = { by: 'integrator', endpoint: requestReturn, body: { observation: 'Telhado menor que o kit' } }
    await act(world, id, { ...returnGoods, leaves: 'INVOICE_BILLED' })
    await untilErpDid(world, id, 'return')
    await sendErpEvent(world, id, { event: 'RETURNED' })
  },
  cancelled: async (world, id) => {
    const cancel = { by: 'financial', endpoint: cancelOrder, body: { reason: 'Cliente desistiu' } }
    await act(world, id, { ...cancel, leaves: 'INVOICE_APPROVED' })
    await untilErpDid(world, id, 'cancellation')
    await sendErpEvent(world, id, { event: 'CANCELED' })
  },
}

/** One order from its approval to its end, with the messages of all systems. */
export const liveOrder = async (world: World, id: number, life: LifeName): Promise<void> => {
  await act(world, id, { by: 'commercial', endpoint: approveOrder, leaves: 'INVOICE_VALIDATED' })
  await untilStatus(world, id, 'INVOICE_APPROVED')
  await paths[life](world, id)
  await untilStatus(world, id, lives[life].end)
  // Repeats an old message.
  if (life === 'delivered' || life === 'released') await sendErpEvent(world, id, billed(id))
}
