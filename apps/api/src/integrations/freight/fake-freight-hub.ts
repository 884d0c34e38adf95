import {
  answerJson,
  type FakeHttpServer,
  type Misbehaviour,
  misbehave,
  startFakeHttpServer,
} from '../fake-http-server.ts'

/** `losesAnswer`: the request takes effect, but its response is lost. */
type Failure = Misbehaviour | 'losesAnswer'

type HubOrder = { id: string; status: string; tags: { tag: string }[]; body: Record<string, unknown> }

export type FakeFreightHub = FakeHttpServer & {
  readonly token: string
  /** The orders in the hub's cart, oldest first. */
  readonly orders: readonly HubOrder[]
  /** The failures of the next calls to paths that contain this text, one each. */
  failNext(path: string, ...how: Failure[]): void
}

type Answer = { status: number; body: unknown }
type HubCall = { path: string; search: URLSearchParams; body: Record<string, unknown> }

const token = 'a-token-of-the-hub'
const companies = [
  { id: 1, name: 'Correios' },
  { id: 2, name: 'Jadlog' },
  { id: 9, name: 'Buslog' },
]

/** For tests: Melhor Envio as a client sees it; it requires a token and a user agent with a contact. */
export const startFakeFreightHub = async (): Promise<FakeFreightHub> => {
  const orders: HubOrder[] = []
  const failures: { path: string; how: Failure }[] = []
  const takeFailure = (path: string): Failure | undefined => {
    const index = failures.findIndex((failure) => path.includes(failure.path))
    return index < 0 ? undefined : failures.splice(index, 1)[0]?.how
  }
  const server = await startFakeHttpServer((address, response, request) => {
    const { pathname, searchParams } = new URL(address, 'http://fake')
    const path = pathname.replace('/api/v2/me', '')
    const isKnown = request.headers.authorization === `Bearer ${token}`
    if (!isKnown || !/\(.+@.+\)/.test(request.headers['user-agent'] ?? '')) {
      return answerJson(response, 401, { message: 'Unauthenticated.' })
    }
    const failure = takeFailure(path)
    if (failure !== undefined && failure !== 'losesAnswer') return misbehave(response, failure)
    const body = request.body === '' ? {} : (JSON.parse(request.body) as Record<string, unknown>)
    const answer = serve(orders, { path, search: searchParams, body })
    if (failure === 'losesAnswer') return void response.destroy()
    answerJson(response, answer.status, answer.body)
  })
  const failNext = (path: string, ...how: Failure[]) => void failures.push(...how.map((each) => ({ path, how: each })))
  return { ...server, token, orders, failNext }
}

const serve = (orders: HubOrder[], call: HubCall): Answer => {
  const routes: Record<string, () => Answer> = {
    '/shipment/companies': () => ({ status: 200, body: companies }),
    '/shipment/calculate': () => calculate(call.body),
    '/orders/search': () => ({ status: 200, body: orders.filter(hasWord(call.search.get('q') ?? '')).map(shown) }),
    '/cart': () => insert(orders, call.body),
    '/shipment/checkout': () => advance(orders, call.body, 'released'),
    '/shipment/generate': () => advance(orders, call.body, 'generated'),
    '/shipment/tracking': () => track(orders, call.body),
  }
  return routes[call.path]?.() ?? { status: 404, body: { message: 'Not found' } }
}

const calculate = (body: Record<string, unknown>): Answer => {
  const { postal_code: cep } = body.to as { postal_code: string }
  if (cep === '00000000') return { status: 422, body: { message: 'The given data was invalid.' } }
  const [correios, jadlog, buslog] = companies
  const priced = (price: string, days: number) => ({
    price: '99999.00',
    custom_price: price,
    delivery_time: 99,
    custom_delivery_time: days,
  })
  const error = 'Dimensões do objeto ultrapassam o limite da transportadora.'
  if (cep.startsWith('69')) return { status: 200, body: [{ id: 1, name: 'PAC', company: correios, error }] }
  const services = [
    { id: 1, name: 'PAC', company: correios, error },
    { id: 3, name: '.Package', company: jadlog, ...priced('1834.50', 9) },
    { id: 22, name: 'Rodoviário', company: buslog, ...priced('912.07', 12) },
  ]
  return { status: 200, body: services }
}

const insert = (orders: HubOrder[], body: Record<string, unknown>): Answer => {
  const { tags } = body.options as { tags: { tag: string }[] }
  const order = { id: `9a1f-${orders.length + 1}`, status: 'pending', tags, body }
  orders.push(order)
  return { status: 201, body: shown(order) }
}

const advance = (orders: HubOrder[], body: Record<string, unknown>, status: string): Answer => {
  const order = orders.find(({ id }) => (body.orders as string[]).includes(id))
  if (!order) return { status: 422, body: { message: 'The selected orders is invalid.' } }
  order.status = status
  return { status: 200, body: {} }
}

const track = (orders: HubOrder[], body: Record<string, unknown>): Answer => {
  const order = orders.find(({ id }) => (body.orders as string[]).includes(id))
  if (!order) return { status: 200, body: {} }
  const when = { created_at: '2026-03-02 09:00:00', posted_at: '2026-03-03 08:30:00', delivered_at: null }
  return { status: 200, body: { [order.id]: { id: order.id, status: 'posted', tracking: 'ME26', ...when } } }
}

/** A search by words: 'PEDIDO-1' also finds 'PEDIDO-10'. */
const hasWord =
  (word: string): ((order: HubOrder) => boolean) =>
  ({ tags }) =>
    tags.some(({ tag }) => tag.startsWith(word))

const shown = ({ id, status, tags }: HubOrder): Omit<HubOrder, 'body'> => ({ id, status, tags })
