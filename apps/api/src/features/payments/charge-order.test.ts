import { listOrders, showOrder } from '@girassol/contract/orders'
import * as contract from '@girassol/contract/payments'
import { isPixCode } from '@girassol/domain/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { type SimulatedGateway, simulatedGateway } from '../../integrations/gateway/simulated-gateway.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, type Shop } from '../cart/test-shop.ts'
import { approvedOrder } from './test-payer.ts'

/** The simulated gateway, failing or refusing if a test wants it; its calls are counted. */
const adjustableGateway = () => {
  const state = { down: 0, refusals: [] as string[], requests: [] as string[] }
  const gateway = simulatedGateway({
    refuse: (request) => {
      state.requests.push(request.idempotencyKey)
      if (state.down > 0) {
        state.down -= 1
        throw new Error('the gateway is down')
      }
      return state.refusals.shift() ?? null
    },
  })
  return { state, gateway }
}

describe.each(testedDatabases)('paying an approved order on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let gateway: SimulatedGateway
  let state: ReturnType<typeof adjustableGateway>['state']

  beforeAll(async () => {
    const moody = adjustableGateway()
    gateway = moody.gateway
    state = moody.state
    shop = await openShop(kind, { ports: { gateway } })
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const checkout = (id: number, call = integrator) => call(contract.openCheckout, { params: { id } })
  const pix = (id: number, call = integrator) => call(contract.openPix, { params: { id } })
  const readCharges = (id: number) =>
    shop.db.selectFrom('order_charge').selectAll().where('order_id', '=', id).orderBy('id').execute()
  const readOrder = (id: number) =>
    shop.db
      .selectFrom('orders')
      .select(['status', 'payment_due_date', 'barcode_url'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('PAY-042 PAY-044 a card is charged on the gateway’s page, with the whole total in the instalments that were sold', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'CREDIT_CARD')
    const answer = await checkout(id)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        isError: false,
        message: null,
        mundipaggBoletoUrl: null,
        mundipaggCheckoutToken: expect.stringMatching(/^chk_/),
        mundipaggCheckoutUrl: expect.stringContaining('/'),
        parts: [
          expect.objectContaining({ part: 1, means: 'CREDIT_CARD', amount: 7198, installments: 6, state: 'OPEN' }),
        ],
      },
    ])
    expect(await readOrder(id)).toEqual({ status: 'INVOICE_APPROVED', payment_due_date: null, barcode_url: null })
  })

  test('PAY-042 PAY-040 C-62 a boleto has a payment line, a due day and the address that the payment button opens', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'BARCODE')
    const { mundipaggBoletoUrl, mundipaggCheckoutUrl, parts } = (await checkout(id)).json()
    expect([mundipaggCheckoutUrl, parts[0].code.length, parts[0].dueDate]).toEqual([null, 47, '2026-11-26'])
    expect(await readOrder(id)).toMatchObject({ payment_due_date: '2026-11-26', barcode_url: mundipaggBoletoUrl })
    const { actions, barcodeUrl } = (await integrator(showOrder, { params: { id } })).json()
    expect([actions.pay, barcodeUrl]).toEqual([{ allowed: true }, mundipaggBoletoUrl])
    const [row] = (await integrator(listOrders, { query: { term: String(id) } })).json().data
    expect([row.id, row.barcodeUrl]).toEqual([id, mundipaggBoletoUrl])
  })

  test('PAY-043 PAY-044 a Pix has a code to copy and a QR picture', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'PIX')
    const { mundipaggPixQrCode, ...rest } = (await pix(id)).json()
    expect(isPixCode(mundipaggPixQrCode)).toBe(true)
    expect(mundipaggPixQrCode).toContain('54077198.00')
    expect(rest).toEqual({ mundipaggPixUrl: expect.stringContaining('/'), dueDate: '2026-11-26' })
    expect(await readOrder(id)).toMatchObject({ payment_due_date: '2026-11-26', barcode_url: null })
  })

  test('C-141 a card and a boleto are two charges that sum to the total', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'CREDIT_CARD + BARCODE')
    const { mundipaggBoletoUrl, mundipaggCheckoutUrl, parts } = (await checkout(id)).json()
    expect([typeof mundipaggBoletoUrl, typeof mundipaggCheckoutUrl]).toEqual(['string', 'string'])
    expect(parts.map(({ amount }: { amount: number }) => amount)).toEqual([4000, 3198])
    expect((await readOrder(id)).barcode_url).toBeNull()
  })

  test('C-141 of two cards the first unpaid one opens its page', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'CREDIT_CARD + CREDIT_CARD')
    const first = (await checkout(id)).json()
    await shop.db
      .updateTable('order_charge')
      .set({ state: 'PAID' })
      .where('order_id', '=', id)
      .where('part', '=', 1)
      .execute()
    const second = (await checkout(id)).json()
    expect(second.mundipaggCheckoutUrl).not.toBe(first.mundipaggCheckoutUrl)
    expect(second.mundipaggCheckoutUrl).toBe(first.parts[1].url)
    expect(await readCharges(id)).toHaveLength(2)
  })

  test('PAY-042 PAY-043 a double click and a later visit create one charge', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'PIX')
    const [one, other] = await Promise.all([pix(id), pix(id)])
    expect([one.statusCode, other.json()]).toEqual([200, one.json()])
    expect((await pix(id)).json()).toEqual(one.json())
    expect(await readCharges(id)).toHaveLength(1)
    const lines = await shop.db.selectFrom('order_log').select('description').where('order_id', '=', id).execute()
    expect(lines.filter(({ description }) => description === 'Cobrança gerada: Pix')).toHaveLength(1)
  })

  test('C-107 PAY-042 a gateway that is down is a 503, and the request is retried under the same key', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'CREDIT_CARD')
    state.down = 1
    const failed = await checkout(id)
    expect([failed.statusCode, failed.json().message]).toEqual([
      503,
      'Ocorreu um erro ao gerar checkout para pagamento, entre em contato com nosso time comercial. O sistema de pagamentos não respondeu. Tente de novo em alguns minutos.',
    ])
    expect((await checkout(id)).statusCode).toBe(200)
    expect(state.requests.filter((key) => key.startsWith(`order-${id}-`))).toEqual([
      `order-${id}-1-1`,
      `order-${id}-1-1`,
    ])
    expect(await readCharges(id)).toHaveLength(1)
  })

  test('PAY-044 C-107 a refusal is shown in the gateway’s words and may be retried', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'CREDIT_CARD')
    state.refusals.push('Dados do pagador incompletos.')
    expect((await checkout(id)).json()).toMatchObject({
      isError: true,
      message: 'Dados do pagador incompletos.',
      mundipaggCheckoutUrl: null,
    })
    expect((await checkout(id)).json()).toMatchObject({ isError: false, mundipaggCheckoutUrl: expect.any(String) })
    expect((await readCharges(id)).map(({ attempt, state: each }) => [attempt, each])).toEqual([
      [1, 'REFUSED'],
      [2, 'OPEN'],
    ])
    const byPix = await approvedOrder({ shop, call: integrator }, 'PIX')
    state.refusals.push('Conta bloqueada.')
    const refused = await pix(byPix)
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Conta bloqueada.'])
  })

  test('C-62 a charge that expired unpaid is created again', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'PIX')
    const before = (await pix(id)).json()
    shop.setNow('2026-11-27T15:00:00.000Z')
    const after = (await pix(id)).json()
    shop.setNow(noon)
    expect(after.dueDate).toBe('2026-12-02')
    expect(after.mundipaggPixQrCode).not.toBe(before.mundipaggPixQrCode)
  })

  test.each([
    ['C-86 a deposit', 'DEPOSIT', 'checkout', 'paidByDeposit'],
    ['PAY-042 a Pix', 'PIX', 'checkout', 'paidByPix'],
    ['PAY-043 a boleto', 'BARCODE', 'pix', 'notPaidByPix'],
    ['PAY-042 financing', 'FINANCING', 'checkout', 'notPaidHere'],
    ['PAY-043 others', 'OTHERS', 'pix', 'notPaidHere'],
  ] as const)('%s has no such charge', async (...row) => {
    const [, method, by, reason] = row
    const id = await approvedOrder({ shop, call: integrator }, method)
    const answer = await (by === 'pix' ? pix(id) : checkout(id))
    expect([answer.statusCode, answer.json().reason]).toEqual([409, reason])
    expect(await readCharges(id)).toEqual([])
  })

  test('PAY-042 PAY-043 an order that is not awaiting payment is refused, with the reason', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'PIX', { status: 'INVOICE_PAYED_ERP' })
    const answer = await pix(id)
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'notNow'])
  })

  test('C-08 C-12 a stranger does not find the order, and financial roles may not pay', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'CREDIT_CARD')
    expect((await checkout(id, await shop.as('integrator2@girassol.demo'))).statusCode).toBe(404)
    expect((await checkout(id, await shop.as('financial@girassol.demo'))).statusCode).toBe(403)
    expect((await checkout(id, await shop.as('commercial@girassol.demo'))).statusCode).toBe(200)
    expect(await readCharges(id)).toHaveLength(1)
  })

  test('C-141 C-29 readers of the order see its charges, and amounts only with the permission to see prices', async () => {
    const id = await approvedOrder({ shop, call: integrator }, 'CREDIT_CARD + BARCODE')
    const list = async (call: Caller) => (await call(contract.listCharges, { params: { id } })).json()
    expect(await list(integrator)).toEqual([])
    await checkout(id)
    const listAmounts = async (call: Caller) => (await list(call)).map(({ amount }: contract.ChargeView) => amount)
    expect(await listAmounts(await shop.as('financial@girassol.demo'))).toEqual([4000, 3198])
    expect(await listAmounts(await shop.as('contributor@girassol.demo'))).toEqual([null, null])
    const stranger = await shop.as('integrator2@girassol.demo')
    expect((await stranger(contract.listCharges, { params: { id } })).statusCode).toBe(404)
  })

  test.each(['PIX', 'BARCODE', 'CREDIT_CARD'] as const)(
    'C-107 C-08 the simulated gateway has a page for %s, for users who may read the order',
    async (method) => {
      const id = await approvedOrder({ shop, call: integrator }, method)
      const look = (call: Caller, part = 1) => call(contract.showSimulatedPayment, { params: { id, part } })
      expect((await look(integrator)).statusCode).toBe(404)
      const made = method === 'PIX' ? await pix(id) : await checkout(id)
      const url = made.json().mundipaggPixUrl ?? made.json().mundipaggBoletoUrl ?? made.json().mundipaggCheckoutUrl
      expect(url).toBe(`/api/dev/payments/invoice/${id}/1`)
      const page = await look(integrator)
      expect([page.statusCode, page.headers['content-type'], page.rawPayload.toString('latin1', 0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ])
      expect((await look(integrator, 2)).statusCode).toBe(404)
      expect((await look(await shop.as('integrator2@girassol.demo'))).statusCode).toBe(404)
    },
  )
})
