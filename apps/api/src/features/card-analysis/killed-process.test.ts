import * as contract from '@girassol/contract/card-analysis'
import { addCartItem, finishAsOrder, openCart, updateCart } from '@girassol/contract/cart'
import { listCustomers } from '@girassol/contract/customers'
import { type Endpoint, type RequestFor, toUrl } from '@girassol/contract/http/endpoint'
import { advanceOrder } from '@girassol/contract/inbound'
import { approveOrder } from '@girassol/contract/order-approval'
import { validateOrder } from '@girassol/contract/order-validation'
import { type OrderView, showOrder } from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestEnvironment, testedDatabases } from '../../database/test-database.ts'
import { logInTo, startTestServer, type TestServer } from '../../test-server.ts'

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
type Call = <E extends Endpoint>(endpoint: E, request: RequestFor<E>) => Promise<Response>

const orderCount = 6

/** A user who is logged in to the running server. */
const logIn = async (server: TestServer, account: string): Promise<Call> => {
  const { url } = server
  const cookie = await logInTo(server, `${account}@girassol.demo`)
  return (endpoint, request: unknown) => {
    const { params = {}, query = {}, body } = request as Parts
    const path = toUrl(endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name])))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    return fetch(`${url}${path}?${search}`, {
      method: endpoint.method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
}

const read = async <Result>(answer: Promise<Response>): Promise<Result> => {
  const response = await answer
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Result
}

/** An order whose card was captured and waits for its analysis. */
const captureCard = async (integrator: Call, administrator: Call): Promise<number> => {
  const { id } = await read<OrderView>(integrator(openCart, { body: {} }))
  for (const erpCode of ['10010005', '10100003']) {
    await read(integrator(addCartItem, { body: { erpCode, quantity: 1 } }))
  }
  const customers = await read<{ data: { id: number }[] }>(integrator(listCustomers, { query: { skip: 1, take: 1 } }))
  const choice = { customerId: customers.data[0]?.id ?? null, addressType: 'pickup', paymentMethod: 'CREDIT_CARD' }
  await read(integrator(updateCart, { params: { id }, body: choice as never }))
  await read(integrator(finishAsOrder, { params: { id } }))
  await read(administrator(validateOrder, { params: { id }, body: { discount: 0, deliveryDate: null } }))
  await read(administrator(approveOrder, { params: { id } }))
  await read(administrator(advanceOrder, { params: { id }, body: { to: 'INVOICE_ANALYSIS' } }))
  return id
}

const listAll = async (financial: Call) =>
  (await read<{ data: contract.CardAnalysisView[] }>(financial(contract.listCardAnalyses, { query: { take: 50 } })))
    .data

const confirm = (financial: Call, { id }: contract.CardAnalysisView) =>
  financial(contract.sendCreditCardAnalysis, {
    body: { invoicePaycreditId: id, analysis: 'Cartão do próprio cliente' },
  })

/** Each payment is confirmed completely or not at all: analysis, opinion and order status agree. */
const expectWhole = async (financial: Call, analysis: contract.CardAnalysisView): Promise<void> => {
  const isFinished = analysis.status === 'FINISHED_ANALYSIS'
  const { data } = await read<{ data: { type: string }[] }>(
    financial(contract.listCardAnalysisLogs, { query: { id: analysis.id } }),
  )
  expect(data.map(({ type }) => type)).toEqual(isFinished ? ['analysis', 'CONSULT'] : ['CONSULT'])
  const order = await read<OrderView>(financial(showOrder, { params: { id: analysis.invoice.id } }))
  expect(order.status === 'INVOICE_ANALYSIS').toBe(!isFinished)
}

describe.each(testedDatabases)('a process killed while payments are confirmed on %s', (kind) => {
  let environment: Record<string, string> = {}
  let tidy = async () => undefined as unknown

  beforeAll(async () => {
    const created = await createTestEnvironment(kind)
    environment = { ...created.environment, SIMULATOR_SECONDS: '0' }
    tidy = created.remove
  })
  afterAll(() => tidy())

  test('CCA-012 CCA-029 C-107 kill -9 between opinions confirms none by half, and loses none that was acknowledged', async () => {
    const first = await startTestServer(environment)
    const acknowledged: number[] = []
    const [integrator, administrator] = [await logIn(first, 'integrator'), await logIn(first, 'administrator')]
    for (let index = 0; index < orderCount; index++) await captureCard(integrator, administrator)
    const financial = await logIn(first, 'financial')
    const waiting = await listAll(financial)
    expect(waiting.length).toBe(orderCount)
    for (const { id } of waiting) await read(financial(contract.checkCreditCard, { params: { id } }))
    const opinions = waiting.map(async (analysis) => {
      const answer = await confirm(financial, analysis)
      if (answer.status === 201) acknowledged.push(analysis.id)
    })
    await Promise.race(opinions)
    await first.kill()
    await Promise.allSettled(opinions)

    const second = await startTestServer(environment)
    try {
      const again = await logIn(second, 'financial')
      const after = await listAll(again)
      const finished = after.filter(({ status }) => status === 'FINISHED_ANALYSIS').map(({ id }) => id)
      expect(finished).toEqual(expect.arrayContaining(acknowledged))
      expect(acknowledged.length).toBeGreaterThan(0)
      for (const analysis of after) await expectWhole(again, analysis)
      for (const analysis of after) {
        const isFinished = finished.includes(analysis.id)
        expect((await confirm(again, analysis)).status).toBe(isFinished ? 409 : 201)
      }
      for (const analysis of await listAll(again)) await expectWhole(again, analysis)
    } finally {
      await second.kill()
    }
  }, 120_000)
})
