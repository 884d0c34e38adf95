import * as contract from '@girassol/contract/card-analysis'
import { cancelOrder } from '@girassol/contract/order-approval'
import { openCheckout, openPix } from '@girassol/contract/payments'
import { type Role, roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { toDemoEmail } from '../../http/test-contract.ts'
import { isSimulatedGateway, type Settlement } from '../../integrations/gateway/simulated-gateway.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import type { Caller } from '../../test-application.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'
import { payAtSimulatedGateway } from '../payments/pay-at-simulated-gateway.ts'
import { settleHook } from '../payments/receive-payment-webhook.ts'
import { approvedOrder } from '../payments/test-payer.ts'

type Method = 'CREDIT_CARD' | 'CREDIT_CARD + CREDIT_CARD' | 'CREDIT_CARD + BARCODE'

describe.each(bothDatabases)('the analysis of captured cards on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let financial: Caller
  let isDown = false
  /** The register's next answer, for one query only. */
  let pending: Promise<number> | null = null

  beforeAll(async () => {
    const cardCheck = {
      match: async ({
        customerDocument,
        holderDocument,
      }: {
        customerDocument: string
        holderDocument: string | null
      }) => {
        if (isDown) throw new Error('the register is down')
        const answer = pending
        pending = null
        if (answer !== null) return answer
        return customerDocument === holderDocument ? 1 : 0
      },
    }
    shop = await openShop(kind, { ports: { cardCheck } })
    integrator = await shop.as('integrator@girassol.demo')
    financial = await shop.as('financial@girassol.demo')
  })
  afterAll(() => shop.close())

  const readAnalysis = (orderId: number) =>
    shop.db.selectFrom('card_analysis').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
  const readStatus = async (id: number) =>
    (await shop.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

  /** An order whose cards were captured, with its analysis. */
  const captured = async (method: Method = 'CREDIT_CARD') => {
    const orderId = await approvedOrder({ shop, call: integrator }, method)
    await payAtSimulatedGateway(shop.deps, orderId)
    return { orderId, id: (await readAnalysis(orderId)).id }
  }
  const readCharges = (orderId: number) =>
    shop.db.selectFrom('order_charge').selectAll().where('order_id', '=', orderId).orderBy('part').execute()

  /** The gateway reports the result of a charge. */
  const settle = async (gatewayId: string, settlement: Settlement) => {
    const { gateway } = shop.deps.ports
    if (isSimulatedGateway(gateway)) await gateway.settle(gatewayId, settlement)
    const { db } = shop.deps.connection
    const write = <Result>(work: (tx: never, outbox: never) => Promise<Result>) =>
      db.transaction().execute((tx) => work(tx as never, createOutbox(shop.deps.boss, tx) as never))
    const context = { ports: shop.deps.ports, now: shop.deps.clock(), write: write as never }
    return settleHook(context, { key: `${settlement.state}-${gatewayId}`, type: 'order.paid', gatewayId })
  }
  const reverse = async (orderId: number) => {
    const [charge] = await readCharges(orderId)
    return settle(charge?.gateway_id ?? '', { state: 'REVERSED' })
  }
  const list = async (query: Record<string, unknown> = {}, call = financial) => {
    const answer = await call(contract.listCardAnalyses, { query })
    return answer.json() as { data: contract.CardAnalysisView[]; total: number }
  }
  const check = (id: number, call = financial) => call(contract.checkCreditCard, { params: { id } })
  const confirm = (id: number, analysis = 'Titular é sócio da empresa', call = financial) =>
    call(contract.sendCreditCardAnalysis, { body: { invoicePaycreditId: id, analysis } })
  const readLogs = async (id: number) => (await financial(contract.listCardAnalysisLogs, { query: { id } })).json().data

  whereTested(kind, () => {
    test('CCA-010 CCA-027 C-98 C-99 a captured card waits for analysis with its customer, its amount and ten digits', async () => {
      const { orderId, id } = await captured()
      const document = (
        await shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
      ).customer_document
      expect((await list()).data[0]).toEqual({
        id,
        invoice: { id: orderId },
        costumerDocument: document,
        costumerName: expect.stringMatching(/^Cliente/),
        paymentMethod: 'CREDIT_CARD',
        status: 'AWAITING_ANALYSIS',
        match: null,
        cardNumber: '400000******0010',
        match2: null,
        cardNumber2: null,
        consult: null,
        payments: [{ value: 7198, installments: 6 }],
        totalInvoice: 7198,
        finishedAt: null,
        checkFailedAt: null,
        actions: {
          checkCompatibility: { allowed: true },
          confirmPayment: { allowed: false, reason: 'Verifique a compatibilidade antes' },
        },
      })
    })

    test('C-99 CCA-028 two cards are each compared with their own holder', async () => {
      const orderId = await approvedOrder({ shop, call: integrator }, 'CREDIT_CARD + CREDIT_CARD')
      await integrator(openCheckout, { params: { id: orderId } })
      const charges = await readCharges(orderId)
      await settle(charges[0]?.gateway_id ?? '', { state: 'PAID' })
      await settle(charges[1]?.gateway_id ?? '', { state: 'PAID', holderDocument: '11144477735' })
      const { id } = await readAnalysis(orderId)
      expect((await check(id)).json()).toMatchObject({
        match: 1,
        match2: 0,
        cardNumber: '400000******0010',
        cardNumber2: '400000******0010',
        payments: [
          { value: 4000, installments: 3 },
          { value: 3198, installments: 2 },
        ],
      })
    })

    test('CCA-012 CCA-028 CCA-029 E6 a card is checked, confirmed with an opinion and paid, each step once', async () => {
      const { orderId, id } = await captured()
      const early = await confirm(id)
      expect([early.statusCode, early.json().reason]).toEqual([409, 'notConsulted'])
      const checked = await check(id)
      expect([checked.statusCode, checked.json()]).toEqual([
        201,
        expect.objectContaining({
          status: 'ANALYSIS_DONE',
          consult: true,
          match: 1,
          match2: null,
          actions: {
            checkCompatibility: { allowed: false, reason: 'A compatibilidade deste cartão já foi verificada.' },
            confirmPayment: { allowed: true },
          },
        }),
      ])
      const again = await check(id)
      expect([again.statusCode, again.json().reason]).toEqual([409, 'alreadyConsulted'])
      const blank = await confirm(id, '  \n ')
      expect([blank.statusCode, blank.json().message]).toEqual([409, 'O preenchimento do campo acima é obrigatório'])
      expect(await readStatus(orderId)).toBe('INVOICE_ANALYSIS')
      const done = await confirm(id)
      expect([done.statusCode, done.json().status, await readStatus(orderId)]).toEqual([
        201,
        'FINISHED_ANALYSIS',
        'INVOICE_PAYED',
      ])
      expect(done.json()).toMatchObject({
        finishedAt: shop.deps.clock(),
        actions: { confirmPayment: { allowed: false } },
      })
      const second = await confirm(id)
      expect([second.statusCode, second.json().message]).toEqual([409, 'A análise deste pagamento já foi finalizada.'])
    })

    test('CCA-011 CCA-030 the log of an analysis names who checked and who confirmed, newest first', async () => {
      const { orderId, id } = await captured('CREDIT_CARD + BARCODE')
      await check(id)
      await confirm(id)
      const people = shop.db.selectFrom('app_user').select('name').where('email', '=', toDemoEmail('FINANCIAL'))
      const { name } = await people.executeTakeFirstOrThrow()
      expect(await readLogs(id)).toEqual([
        {
          description: 'Titular é sócio da empresa',
          user: { name },
          createdAt: shop.deps.clock(),
          type: 'analysis',
        },
        expect.objectContaining({ description: 'Compatibilidade verificada: Compatível', type: 'CONSULT' }),
      ])
      const lines = await shop.db
        .selectFrom('order_log')
        .select(['author', 'description'])
        .where('order_id', '=', orderId)
        .execute()
      expect(lines.at(-1)).toEqual({ author: name, description: 'Pagamento com cartão confirmado' })
    })

    test('CCA-033 C-107 a register that is down is a 503; the row says since when, and is checked again', async () => {
      const { id } = await captured()
      isDown = true
      const failed = await check(id)
      isDown = false
      expect([failed.statusCode, failed.json().message]).toEqual([
        503,
        'Houve um erro ao verificar compatibilidade, por favor tente novamente mais tarde. A verificação de cartão não respondeu. Tente de novo em alguns minutos.',
      ])
      const [row] = (await list()).data
      expect(row).toMatchObject({ id, status: 'AWAITING_ANALYSIS', consult: null, checkFailedAt: shop.deps.clock() })
      expect([await readLogs(id), (await check(id)).statusCode]).toEqual([[], 201])
      expect((await list()).data[0]).toMatchObject({ id, checkFailedAt: null })
    })

    test('C-87 E7 a card reversed before the opinion can no longer be confirmed', async () => {
      const { orderId, id } = await captured()
      await check(id)
      await shop.db.updateTable('orders').set({ status: 'INVOICE_PAYMENT_ERROR' }).where('id', '=', orderId).execute()
      const answer = await confirm(id)
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'O pedido saiu da análise de crédito.'])
      const [row] = (await list({ status: 'ANALYSIS_DONE' })).data
      expect(row).toMatchObject({
        id,
        actions: { confirmPayment: { allowed: false, reason: 'O pedido saiu da análise de crédito.' } },
      })
      expect((await readLogs(id)).map(({ type }: { type: string }) => type)).toEqual(['CONSULT'])
    })

    test('CCA-027 the list is filtered by order, customer, card and status, is paged, and rejects bad input', async () => {
      const { orderId, id } = await captured()
      const listIds = async (query: Record<string, unknown>) => (await list(query)).data.map((each) => each.id)
      expect(await listIds({ term: String(orderId) })).toEqual([id])
      expect(await listIds({ term: '400000' })).toContain(id)
      expect(await listIds({ term: 'nobody at all' })).toEqual([])
      expect(await listIds({ status: 'AWAITING_ANALYSIS,ANALYSIS_DONE' })).toContain(id)
      expect(await listIds({ status: 'FINISHED_ANALYSIS' })).not.toContain(id)
      const all = await list()
      expect(all.data.map((each) => each.id)).toEqual(all.data.map((each) => each.id).toSorted((a, b) => b - a))
      expect(await list({ take: 1 })).toMatchObject({ data: [{ id }], total: all.total })
      expect(await list({ skip: 999 })).toMatchObject({ data: [], total: 0 })
      expect((await financial(contract.listCardAnalyses, { query: { status: 'X' } })).statusCode).toBe(400)
      expect((await check(999_999)).statusCode).toBe(404)
      expect((await confirm(999_999)).statusCode).toBe(404)
      expect((await financial(contract.listCardAnalysisLogs, { query: { id: 999_999 } })).statusCode).toBe(404)
    })

    test('C-87 a Pix is not analysed', async () => {
      const id = await approvedOrder({ shop, call: integrator }, 'PIX')
      await integrator(openPix, { params: { id } })
      await payAtSimulatedGateway(shop.deps, id)
      expect((await list({ term: String(id) })).data).toEqual([])
    })

    test('CCA-026 C-98 only the financial department and the administrator may use the analysis', async () => {
      const { id } = await captured()
      const allowed: Role[] = []
      for (const role of roles) {
        const call = await shop.as(toDemoEmail(role))
        const answers = [
          await call(contract.listCardAnalyses, { query: {} }),
          await call(contract.listCardAnalysisLogs, { query: { id } }),
        ]
        if (answers.every(({ statusCode }) => statusCode === 200)) allowed.push(role)
        else expect([role, ...answers.map(({ statusCode }) => statusCode)]).toEqual([role, 403, 403])
      }
      expect(allowed.toSorted()).toEqual(['ADMINISTRATOR', 'FINANCIAL'])
      expect((await check(id, integrator)).statusCode).toBe(403)
      expect((await confirm(id, 'ok', integrator)).statusCode).toBe(403)
    })
  })

  test('CCA-012 CCA-033 a late failure does not overwrite the result that another person got meanwhile', async () => {
    const { id } = await captured()
    const slow = Promise.withResolvers<number>()
    pending = slow.promise
    const late = check(id)
    await vi.waitFor(() => expect(pending).toBeNull())
    expect((await check(id)).statusCode).toBe(201)
    slow.reject(new Error('timed out'))
    expect((await late).statusCode).toBe(503)
    expect((await list()).data[0]).toMatchObject({ id, status: 'ANALYSIS_DONE', match: 1, checkFailedAt: null })
  })

  test('CCA-012 when two people act at once, one check and one confirmation succeed and the others are refused', async () => {
    const { orderId, id } = await captured()
    const checks = await Promise.all([check(id), check(id)])
    expect(checks.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const confirms = await Promise.all([confirm(id), confirm(id)])
    expect(confirms.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect(confirms.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'A análise deste pagamento já foi finalizada.',
    )
    expect((await readLogs(id)).map(({ type }: { type: string }) => type)).toEqual(['analysis', 'CONSULT'])
    expect(await readStatus(orderId)).toBe('INVOICE_PAYED')
  })

  test('C-87 E6 E7 opinion and reversal at once leave the order in one status, and the opinion is logged or refused', async () => {
    const { orderId, id } = await captured()
    await check(id)
    const [opinion] = await Promise.all([confirm(id), reverse(orderId)])
    const logs = (await readLogs(id)).map(({ type }: { type: string }) => type)
    expect(logs).toEqual(opinion.statusCode === 201 ? ['analysis', 'CONSULT'] : ['CONSULT'])
    if (opinion.statusCode !== 201) {
      expect([opinion.statusCode, opinion.json().message]).toEqual([409, 'O pedido saiu da análise de crédito.'])
    }
    // A reversal is allowed before and after the opinion, so the money never counts as paid.
    expect(await readStatus(orderId)).toBe('INVOICE_PAYMENT_ERROR')
  })

  test('C-87 T16 opinion and cancellation at once: the opinion wins, and the cancellation is refused with its sentence', async () => {
    const { orderId, id } = await captured()
    await check(id)
    const [opinion, cancellation] = await Promise.all([
      confirm(id),
      financial(cancelOrder, { params: { id: orderId }, body: { reason: 'Desistiu' } }),
    ])
    expect([opinion.statusCode, cancellation.statusCode]).toEqual([201, 409])
    expect(cancellation.json().message).toMatch(/^Não é possível cancelar o pedido no ERP com o status/)
    expect(await readStatus(orderId)).toBe('INVOICE_PAYED')
  })
})
