import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { toPixCode } from '@girassol/domain/payments'
import { answerJson, type Misbehaviour, misbehave } from '../fake-http-server.ts'
import type { Settlement } from './simulated-gateway.ts'

type Json = Record<string, unknown>
type FakeCharge = Json & { status: string; amount: number; created_at: string; last_transaction: Json }
type FakeOrder = {
  id: string
  created_at: string
  code: string
  status: string
  amount: number
  charges: FakeCharge[]
  checkouts: Json[]
}
type Payment = { amount: number; payment_method: 'checkout' | 'boleto' | 'pix' }
type Sent = { code: string; items: { amount: number; quantity: number }[]; payments: Payment[]; customer: Json }

export type FakePagarme = {
  url: string
  /** The requests to create orders, oldest first, one for each effect. */
  received: Sent[]
  /** The next responses, for any request. */
  misbehaveNext: (...how: Misbehaviour[]) => void
  /** Refuses the next charge as acquirers do: HTTP 200, status failed. */
  refuseNext: (message: string) => void
  /** Throws for a payment of a cancelled order. */
  settle(id: string, settlement: Settlement): void
  /** The next request to cancel is refused with HTTP 412. */
  refuseNextCancellation: () => void
  close(): Promise<void>
}

const line = '34191.09008 00012.301230 41234.560005 1 99990001234567'

const toTransaction = ({ payment_method, amount }: Payment, id: string): Json => {
  if (payment_method === 'boleto') {
    return {
      transaction_type: 'boleto',
      status: 'generated',
      url: `https://pagarme.example/boleto/${id}`,
      line,
      gateway_response: {},
    }
  }
  const location = `api.pagar.me/qr/v2/${id}`
  return {
    transaction_type: 'pix',
    status: 'waiting_payment',
    qr_code: toPixCode({ location, amountCents: amount, receiverName: 'GIRASSOL', receiverCity: 'CAMPINAS' }),
    qr_code_url: `https://pagarme.example/qr/${id}`,
    gateway_response: {},
  }
}

const toOrder = (sent: Sent, number: number, createdAt: string): FakeOrder => {
  const id = `or_${String(number).padStart(16, '0')}`
  const amount = sent.items.reduce((sum, item) => sum + item.amount * item.quantity, 0)
  const [payment] = sent.payments
  const byPage = payment?.payment_method === 'checkout'
  return {
    id,
    code: sent.code,
    created_at: createdAt,
    status: 'pending',
    amount,
    charges:
      payment && !byPage
        ? [
            {
              id: `ch_${number}`,
              status: 'pending',
              amount,
              created_at: createdAt,
              last_transaction: toTransaction(payment, id),
            },
          ]
        : [],
    checkouts: byPage
      ? [{ id: `chk_${number}`, status: 'open', payment_url: `https://pagarme.example/checkout/${id}` }]
      : [],
  }
}

const failed = (order: FakeOrder, message: string): FakeOrder => {
  const last_transaction = { status: 'with_error', gateway_response: { code: '400', errors: [{ message }] } }
  return {
    ...order,
    status: 'failed',
    charges: [
      {
        id: `ch_failed_${order.id}`,
        status: 'failed',
        amount: order.amount,
        created_at: order.created_at,
        last_transaction,
      },
    ],
  }
}

const chargeStatuses = {
  OPEN: 'pending',
  PAID: 'paid',
  REFUSED: 'failed',
  REVERSED: 'chargedback',
  MISMATCHED: 'underpaid',
  CANCELED: 'canceled',
} as const

const settledOrder = (
  order: FakeOrder,
  { state, paidCents, holderDocument, paidAt }: Settlement & { paidAt: string },
): FakeOrder => {
  const card = {
    first_six_digits: '400000',
    last_four_digits: '0010',
    holder_document: holderDocument ?? '52998224725',
  }
  const before = order.charges.at(0)?.last_transaction ?? { transaction_type: 'credit_card' }
  const status = chargeStatuses[state]
  const used = before.transaction_type === 'credit_card' && state !== 'CANCELED' ? { card } : {}
  const id = order.charges.at(0)?.id ?? `ch_${order.id}`
  const known = order.charges.at(0)
  const at = {
    created_at: known?.created_at ?? paidAt,
    paid_at: state === 'PAID' || state === 'MISMATCHED' ? paidAt : known?.paid_at,
  }
  const charge = {
    id,
    status,
    amount: order.amount,
    ...at,
    ...(paidCents === undefined ? {} : { paid_amount: paidCents }),
  }
  const whole = state === 'CANCELED' || state === 'REFUSED' ? status : state === 'PAID' ? 'paid' : 'pending'
  return { ...order, status: whole, charges: [{ ...charge, last_transaction: { ...before, status, ...used } }] }
}

const isComplete = ({ customer, items, payments }: Sent): boolean =>
  ['name', 'email', 'document', 'address', 'phones'].every((field) => Boolean(customer[field])) &&
  items.reduce((sum, item) => sum + item.amount * item.quantity, 0) ===
    payments.reduce((sum, payment) => sum + payment.amount, 0)

type FakeState = {
  readonly orders: Map<string, FakeOrder>
  readonly byKey: Map<string, string>
  readonly received: Sent[]
  readonly faults: Misbehaviour[]
  readonly refusals: string[]
  readonly refusedCancellations: true[]
  readonly authorization: string
  readonly now: () => Date
}

const create = ({ orders, byKey, received, refusals, now }: FakeState, sent: Sent, key: string): FakeOrder => {
  const known = orders.get(byKey.get(key) ?? '')
  if (known) return known
  received.push(sent)
  const refusal = refusals.shift()
  const order = toOrder(sent, received.length, now().toISOString())
  const made = refusal === undefined ? order : failed(order, refusal)
  byKey.set(key, made.id)
  orders.set(made.id, made)
  return made
}

const withoutPayment = (order: FakeOrder): FakeOrder => ({
  ...order,
  status: 'canceled',
  charges: order.charges.map((charge) => ({
    ...charge,
    status: 'canceled',
    // The same request refunds a charge that is paid.
    last_transaction:
      charge.status === 'paid' ? { ...charge.last_transaction, status: 'refunded' } : charge.last_transaction,
  })),
})

/** DELETE /charges/{id} and PATCH /orders/{id}/closed. */
const cancel = (state: FakeState, url: string): { status: number; body: unknown } => {
  if (state.refusedCancellations.shift()) return { status: 412, body: { message: 'This charge can not be canceled.' } }
  const [, chargeId] = /^\/charges\/(\w+)$/.exec(url) ?? []
  const [, orderId] = /^\/orders\/(or_\d+)\/closed$/.exec(url) ?? []
  const order = [...state.orders.values()].find(
    ({ id, charges }) => id === orderId || charges.some((charge) => charge.id !== undefined && charge.id === chargeId),
  )
  if (order === undefined) return { status: 404, body: { message: 'Not found.' } }
  const closed = withoutPayment(order)
  state.orders.set(order.id, closed)
  return { status: 200, body: orderId === undefined ? closed.charges[0] : closed }
}

/** GET /charges: the charges of all orders, oldest order first, by the day of their creation. */
const listCharges = ({ orders }: FakeState, query: URLSearchParams): unknown => {
  const [since, until] = ['created_since', 'created_until'].map((name) => Date.parse(query.get(name) ?? ''))
  const found = [...orders.values()]
    .flatMap(({ id, code, charges }) => charges.map((charge) => ({ ...charge, order: { id, code } })))
    .filter((charge) => {
      const at = Date.parse(String(charge.created_at))
      return at >= Number(since) && at < Number(until)
    })
  const [page, size] = [Number(query.get('page')), Number(query.get('size'))]
  const next = page * size < found.length ? `https://pagarme.example/charges?page=${page + 1}` : undefined
  return { data: found.slice((page - 1) * size, page * size), paging: { total: found.length, next } }
}

const answer = async (state: FakeState, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await text(request)
  const fault = state.faults.shift()
  if (fault) return misbehave(response, fault)
  if (request.headers.authorization !== state.authorization) {
    return answerJson(response, 401, { message: 'Unauthorized' })
  }
  if (request.method === 'POST' && request.url === '/orders') {
    const sent = JSON.parse(body) as Sent
    if (isComplete(sent))
      return answerJson(response, 200, create(state, sent, String(request.headers['idempotency-key'])))
    const errors = { 'order.customer': ['The customer is incomplete.'] }
    return answerJson(response, 422, { message: 'The request is invalid.', errors })
  }
  if (request.method === 'DELETE' || request.method === 'PATCH') {
    const { status, body: closed } = cancel(state, request.url ?? '')
    return answerJson(response, status, closed)
  }
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake')
  if (pathname === '/charges') return answerJson(response, 200, listCharges(state, searchParams))
  const order = state.orders.get(/^\/orders\/(or_\d+)$/.exec(request.url ?? '')?.[1] ?? '')
  return order ? answerJson(response, 200, order) : answerJson(response, 404, { message: 'Order not found.' })
}

/** For tests: Pagar.me's wire format on a free local port, with its habits. */
export const startFakePagarme = async (secretKey: string, now = () => new Date()): Promise<FakePagarme> => {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const state: FakeState = {
    orders: new Map(),
    byKey: new Map(),
    received: [],
    faults: [],
    refusals: [],
    refusedCancellations: [],
    authorization,
    now,
  }
  const server = createServer((request, response) => void answer(state, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: state.received,
    misbehaveNext: (...how) => void state.faults.push(...how),
    refuseNext: (message) => void state.refusals.push(message),
    refuseNextCancellation: () => void state.refusedCancellations.push(true),
    settle: (id, settlement) => {
      const order = state.orders.get(id)
      if (order?.status === 'canceled' && settlement.state === 'PAID') throw new RangeError('the order is cancelled')
      if (order) state.orders.set(id, settledOrder(order, { paidAt: now().toISOString(), ...settlement }))
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
