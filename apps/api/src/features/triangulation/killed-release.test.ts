import { setTimeout as wait } from 'node:timers/promises'
import * as cart from '@girassol/contract/cart'
import { listCustomers } from '@girassol/contract/customers'
import { type Endpoint, type RequestFor, type ResponseFor, toUrl } from '@girassol/contract/http/endpoint'
import { advanceOrder } from '@girassol/contract/inbound'
import { approveOrder } from '@girassol/contract/order-approval'
import { validateOrder } from '@girassol/contract/order-validation'
import { listOrderLog, showOrder } from '@girassol/contract/orders'
import * as contract from '@girassol/contract/triangulation'
import { aPdf } from '@girassol/test-data/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestEnvironment, testedDatabases } from '../../database/test-database.ts'
import { logInTo, startTestServer, type TestServer } from '../../test-server.ts'

type Parts = { readonly params?: Record<string, unknown>; readonly body?: unknown }
type Session = <E extends Endpoint>(endpoint: E, request: RequestFor<E>) => Promise<ResponseFor<E>>

const json = { 'content-type': 'application/json' }

const logIn = async (server: TestServer, account: string): Promise<Session> => {
  const { url } = server
  const cookie = await logInTo(server, `${account}@girassol.demo`)
  return async (endpoint, request) => {
    const parts = request as Parts
    const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => String(parts.params?.[name]))
    const headers = { cookie, 'x-requested-with': 'girassol' }
    const sent =
      parts.body === undefined ? { headers } : { headers: { ...headers, ...json }, body: JSON.stringify(parts.body) }
    const answer = await fetch(url + toUrl(path), { method: endpoint.method, ...sent })
    if (!answer.ok) throw new Error(`${endpoint.method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as never
  }
}

/** A billed triangulation order whose operation is complete. */
const completeOperation = async (integrator: Session, administrator: Session): Promise<number> => {
  const { id } = await integrator(cart.openCart, { body: {} })
  for (const erpCode of ['10010005', '10100003']) await integrator(cart.addCartItem, { body: { erpCode, quantity: 1 } })
  const [customer] = (await integrator(listCustomers, { query: {} })).data
  const choice = { customerId: customer?.id ?? 0, addressType: 'pickup', paymentMethod: 'PIX' } as const
  await integrator(cart.updateCart, { params: { id }, body: choice })
  await integrator(cart.finishAsOrder, { params: { id } })
  const terms = { discount: 0, deliveryDate: null, isTriangulation: true }
  await administrator(validateOrder, { params: { id }, body: terms })
  await administrator(approveOrder, { params: { id } })
  for (const to of ['INVOICE_APPROVED', 'INVOICE_BILLED'] as const) {
    await administrator(advanceOrder, { params: { id }, body: { to } })
  }
  const body = {
    customerDocument: '52998224725',
    customerName: 'Maria da Luz',
    addressCity: 'São Paulo',
    addressState: 'SP',
    totalValue: 7500,
    additionalData: '',
    attachments: [{ name: 'nota.pdf', file: Buffer.from(aPdf(), 'latin1').toString('base64') }],
  }
  await integrator(contract.createTriangulation, { params: { id }, body })
  return id
}

/** Either nothing happened and it may be released again, or the next process sends the request to the ERP, once. */
const expectReleasedOnce = async (session: Session, id: number, wasAcknowledged: boolean): Promise<void> => {
  const stored = await session(contract.showTriangulation, { params: { id } })
  if (wasAcknowledged) expect(stored.status).not.toBe('COMPLETED')
  if (stored.status === 'COMPLETED') await session(contract.approveTriangulation, { params: { id } })
  const readStatus = async () => (await session(showOrder, { params: { id } })).status
  await expect.poll(readStatus, { timeout: 60_000, interval: 200 }).toBe('WAITING_DISPATCH')
  const lines = (await session(listOrderLog, { params: { id } })).map(({ description }) => description)
  expect(lines.filter((line) => line === 'Operação de conta e ordem liberada')).toHaveLength(1)
  expect(lines.filter((line) => line === 'Operação de conta e ordem aprovada pelo ERP')).toHaveLength(1)
}

describe.each(testedDatabases)('a process that is killed while it releases, on %s', (kind) => {
  let environment: Record<string, string> = {}
  let tidy = async () => undefined as unknown

  beforeAll(async () => {
    const created = await createTestEnvironment(kind)
    environment = { ...created.environment, SIMULATOR_SECONDS: '0' }
    tidy = created.remove
  })
  afterAll(() => tidy())

  test('TRI-023 C-78 kill -9 loses no release that was acknowledged and sends none to the ERP twice', async () => {
    let server = await startTestServer(environment)
    try {
      for (const delayMs of [0, 40]) {
        const administrator = await logIn(server, 'administrator')
        const id = await completeOperation(await logIn(server, 'integrator'), administrator)
        const release = administrator(contract.approveTriangulation, { params: { id } }).then(
          () => true,
          () => false,
        )
        await wait(delayMs)
        await server.kill()
        const wasAcknowledged = await release
        server = await startTestServer(environment)
        await expectReleasedOnce(await logIn(server, 'administrator'), id, wasAcknowledged)
      }
    } finally {
      await server.kill()
    }
  }, 180_000)
})
