import type { AttachmentView } from '@girassol/contract/vouchers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestEnvironment, testedDatabases } from '../../database/test-database.ts'
import { type FakeProtheus, startFakeProtheus } from '../../integrations/erp/fake-protheus.ts'
import { logInTo, startTestServer, type TestServer } from '../../test-server.ts'
import { files } from './test-voucher-desk.ts'

type Person = { readonly server: TestServer; readonly cookie: string }

const logIn = async (server: TestServer, name: string): Promise<Person> => ({
  server,
  cookie: await logInTo(server, `${name}@girassol.demo`),
})

const callAs = async <Result>({ server, cookie }: Person, [method, path, body]: [string, string, unknown?]) => {
  const answer = await fetch(`${server.url}/api/v2${path}`, {
    method,
    headers: { cookie, 'x-requested-with': 'girassol', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? null : await answer.json()) as Result
}

/** A financed order that the ERP has created: it waits for its vouchers. */
const placeOrder = async (server: TestServer): Promise<number> => {
  const owner = await logIn(server, 'integrator')
  const { id } = await callAs<{ id: number }>(owner, ['POST', '/invoice/cart', {}])
  for (const erpCode of ['10010005', '10100003']) {
    await callAs(owner, ['POST', '/invoice/cart/item', { erpCode, quantity: 1 }])
  }
  const customers = await callAs<{ data: { id: number }[] }>(owner, ['GET', '/invoice/customer'])
  const choice = { customerId: customers.data[0]?.id, addressType: 'pickup', paymentMethod: 'FINANCING' }
  await callAs(owner, ['PATCH', `/invoice/cart/${id}`, { ...choice, financingBank: 'OTHERS' }])
  await callAs(owner, ['POST', `/invoice/${id}`])
  const commercial = await logIn(server, 'administrator')
  const validation = { discount: 0 }
  await callAs(commercial, ['PATCH', `/invoice/${id}/validate`, validation])
  await callAs(commercial, ['PATCH', `/invoice/${id}/approve`])
  const isApproved = async () => {
    const { status } = await callAs<{ status: string }>(commercial, ['GET', `/invoice/${id}`])
    expect(status).toBe('INVOICE_APPROVED')
  }
  await vi.waitFor(isApproved, { timeout: 20_000, interval: 200 })
  return id
}

describe.each(testedDatabases)('a process killed while a voucher is sent, on %s', (kind) => {
  let protheus: FakeProtheus
  let faults: { delayMs: number; failure: null } = { delayMs: 0, failure: null }
  let environment: Record<string, string> = {}
  let tidy = async () => undefined as unknown

  beforeAll(async () => {
    protheus = await startFakeProtheus([], () => faults)
    const created = await createTestEnvironment(kind)
    environment = {
      ...created.environment,
      SIMULATOR_SECONDS: '0',
      ERP: 'http',
      PROTHEUS_URL: protheus.url,
      PROTHEUS_USERNAME: protheus.username,
      PROTHEUS_PASSWORD: protheus.password,
      PROTHEUS_TENANT: '01,0101',
      OUTBOX_RETRY_SECONDS: '1',
    }
    tidy = async () => {
      await protheus.close()
      await created.remove()
    }
  })
  afterAll(() => tidy())

  const booked = () => protheus.state.effects.filter(({ what }) => what === 'vouchers')

  test('VOU-021 VOU-036 C-107 kill -9 before and after the ERP booked it: it ends as sent, booked once', async () => {
    const first = await startTestServer(environment)
    const id = await placeOrder(first)
    const financial = await logIn(first, 'financial')
    const path = `/invoice/${id}/attachments`
    const voucher = { type: 'FINANCING', file: files.pdf, voucherNumber: '88219', voucherDate: '2026-11-20' }
    const added = await callAs<AttachmentView>(financial, ['POST', path, { ...voucher, voucherAmount: 10.5 }])
    // The ERP responds slowly, and the process is killed while it waits for the response.
    faults = { delayMs: 60_000, failure: null }
    const before = protheus.requests.length
    await callAs(financial, ['PATCH', `${path}/${added.id}/send`])
    const expectRequested = () =>
      expect(protheus.requests.slice(before).some((each) => each.endsWith('/vouchers'))).toBe(true)
    await vi.waitFor(expectRequested, { timeout: 20_000, interval: 50 })
    await first.kill()
    // The ERP books it now and its response is lost: the second process is killed while it waits too.
    faults = { delayMs: 0, failure: null }
    protheus.failNext('losesAnswer')
    const second = await startTestServer(environment)
    await vi.waitFor(() => expect(booked()).toHaveLength(1), { timeout: 40_000, interval: 100 })
    await second.kill()
    const third = await startTestServer(environment)
    const reader = await logIn(third, 'financial')
    const isSent = async () => {
      const { status } = await callAs<AttachmentView>(reader, ['GET', `${path}/${added.id}?file=no`])
      expect(status).toBe('SENT')
    }
    try {
      await vi.waitFor(isSent, { timeout: 40_000, interval: 200 })
    } finally {
      await third.kill()
    }
    expect(booked().map(({ key }) => key)).toEqual([`voucher-${added.id}-1`])
  }, 170_000)
})
