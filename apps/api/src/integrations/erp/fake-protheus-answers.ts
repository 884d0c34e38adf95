import type { ReceivedRequest } from '../fake-http-server.ts'
import { documentsAnswer } from './fake-protheus-documents.ts'
import { readWhere } from './fake-protheus-query.ts'
import { type Row, settledTitle } from './fake-protheus-tables.ts'

type Call = { url: URL; request: ReceivedRequest }
export type Written = { status: number; body: unknown }

export type ProtheusState = {
  /** The effects, oldest first, with the key of the request. */
  readonly effects: { what: string; key: string; tenantId: string; body: Record<string, unknown> }[]
  /** Steps whose result comes later, as an event. */
  readonly answersLater: Set<string>
  /** The sentence with which MSExecAuto refuses every order and step, or null. */
  refusal: string | null
}

type Tables = Record<string, Row[]>

/** For tests: the responses of a Protheus to calls with a token, and their effects. */
export const protheusService = (tables: Tables, state: ProtheusState): ((call: Call) => Written) => {
  const answers = new Map<string, Written>()
  const write = ({ url, request }: Call): Written => {
    const key = request.headers['idempotency-key'] ?? ''
    const what = url.pathname.replace('/rest/portal/v1/', '')
    const known = answers.get(`${what} ${key}`)
    if (known?.status === 201 && what === 'orders') return duplicate
    if (known) return known
    const body = JSON.parse(request.body) as Record<string, unknown>
    const answer = execute({ what, body }, { tables, state })
    answers.set(`${what} ${key}`, answer)
    const tenantId = request.headers.tenantid ?? ''
    if (answer.status < 300) {
      state.effects.push({ what, key, tenantId, body })
      settleTitle(tables, { what, tenantId, body })
    }
    return answer
  }
  const find = ({ url }: Call): Written => {
    const known = answers.get(`orders ${url.searchParams.get('C5_XCHAVE')}`)
    return { status: 200, body: { items: known ? [known.body] : [], hasNext: false } }
  }
  return (call) => {
    const { url, request } = call
    if (!/^\w+,\w+$/.test(request.headers.tenantid ?? '')) return badRequest('tenantId não informado.')
    if (url.pathname === '/rest/api/framework/v1/genericQuery') {
      return runQuery(ofTenant(tables, request.headers.tenantid), url.searchParams)
    }
    if (!url.pathname.startsWith('/rest/portal/v1/')) return { status: 404, body: { code: 404, message: 'Not Found' } }
    if (request.method !== 'GET') return write(call)
    return documentsAnswer(url.pathname) ?? find(call)
  }
}

/** Most tables are shared by all branches; rows with a tenant belong to one of them. */
const ofTenant = (tables: Tables, tenantId: string | undefined): Tables =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.filter((row) => row.tenantid === undefined || row.tenantid === tenantId),
    ]),
  )

type Booked = { what: string; tenantId: string; body: Record<string, unknown> }

/** A payment or a voucher settles a receivable of its order. */
const settleTitle = (tables: Tables, { what, tenantId, body }: Booked): void => {
  const [, orderNumber = body.C5_XPORTAL] = /^orders\/(\d+)\/payment$/.exec(what) ?? []
  if (body.E1_BAIXA === undefined) return
  const cents = Math.round(Number(body.E1_VALOR) * 100)
  const title = settledTitle({ orderNumber: String(orderNumber), cents, day: String(body.E1_BAIXA) })
  tables['SE1,SC5']?.push({ ...title, tenantid: tenantId })
}

type ServiceCall = { what: string; body: Record<string, unknown> }

/** Calls that book something of an order, by the step that a test may delay. */
const bookings: Readonly<Record<string, string>> = { vouchers: 'voucher', credits: 'credit' }

const execute = ({ what, body }: ServiceCall, { tables, state }: { tables: Tables; state: ProtheusState }): Written => {
  if (what === 'customers') return saveCustomer(tables.SA1 ?? [], body)
  const reason = state.refusal ?? findRefusal(what, body, state)
  if (reason !== null) return execAutoError(reason)
  const step = bookings[what] ?? what.split('/')[2] ?? 'creation'
  if (state.answersLater.has(step)) return { status: 202, body: { status: 'PENDENTE' } }
  if (step !== 'creation') return { status: 200, body: { status: 'OK' } }
  return { status: 201, body: { C5_NUM: String(body.C5_XPORTAL).padStart(6, '0') } }
}

const runQuery = (tables: Tables, query: URLSearchParams): Written => {
  const rows = tables[query.get('tables') ?? '']
  const test = readWhere(query.get('where') ?? '')
  if (rows === undefined || test === null) return badRequest('Consulta inválida.')
  const order = (query.get('order') ?? '').split(',').filter((name) => name !== '')
  const toKey = (row: Row) => order.map((name) => row[name]).join(' ')
  const found = rows.filter(test).toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1))
  const end = Number(query.get('page') ?? 1) * Number(query.get('pageSize') ?? 10)
  const fields = (query.get('fields') ?? '').split(',')
  const items = found
    .slice(end - Number(query.get('pageSize') ?? 10), end)
    .map((row) => Object.fromEntries(fields.map((name) => [name, row[name]])))
  return { status: 200, body: { items, hasNext: end < found.length } }
}

const saveCustomer = (rows: Row[], body: Record<string, unknown>): Written => {
  const row = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name.toLowerCase(), `${String(value)}  `]),
  )
  const index = rows.findIndex((one) => String(one.a1_cgc).trim() === String(body.A1_CGC))
  if (index >= 0) rows.splice(index, 1)
  rows.push(row)
  return { status: 201, body: { A1_COD: String(body.A1_CGC).slice(-6), A1_LOJA: '01' } }
}

const findRefusal = (what: string, body: Record<string, unknown>, state: ProtheusState): string | null => {
  if (what === 'orders') return incompleteness(body)
  return what === 'vouchers' ? duplicateSettlement(body, state) : null
}

const duplicateSettlement = (body: Record<string, unknown>, { effects }: ProtheusState): string | null => {
  const isSame = ({ what, body: known }: ProtheusState['effects'][number]) =>
    what === 'vouchers' && known.C5_XPORTAL === body.C5_XPORTAL && known.E1_NUMBCO === body.E1_NUMBCO
  return effects.some(isSame) ? 'Baixa já efetuada com este documento.' : null
}

const incompleteness = (body: Record<string, unknown>): string | null =>
  (body.ITENS as unknown[]).length === 0 ? 'Pedido sem itens.' : null

const duplicate: Written = { status: 409, body: { code: 'PEDIDO_DUPLICADO', message: 'Pedido já incluído.' } }

const execAutoError = (reason: string): Written => {
  const body = { code: 'MSEXECAUTO', message: reason, detailedMessage: `HELP: OBRIGAT\n${reason}` }
  return { status: 400, body }
}

const badRequest = (message: string): Written => ({ status: 400, body: { code: 400, message, detailedMessage: '' } })
