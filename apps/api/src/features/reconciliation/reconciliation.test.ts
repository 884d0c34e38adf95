import { receivePaymentWebhook } from '@girassol/contract/inbound'
import { openPix } from '@girassol/contract/payments'
import * as contract from '@girassol/contract/reconciliation'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Effects } from '../../outbox/effects.ts'
import { noon } from '../cart/test-shop.ts'
import { sendErpStep } from '../orders/erp/send-erp-step.ts'
import { approvedOrder } from '../payments/test-payer.ts'
import { type MoneyDesk, openMoneyDesk } from './test-money-desk.ts'

describe.each(bothDatabases)('the money of a day in three systems, on %s', (kind) => {
  let desk: MoneyDesk
  beforeAll(async () => {
    desk = await openMoneyDesk(kind)
  })
  afterAll(() => desk.close())

  const found = async (day: string, system: 'GATEWAY' | 'ERP') =>
    (await desk.list(day, { system })).map(({ kind: found, orders, hereAmount, thereAmount, difference }) => [
      found,
      orders.map(({ id }) => id),
      hereAmount,
      thereAmount,
      difference,
    ])
  const handle = (row: contract.ReconciliationRow, comment = 'Estorno pedido ao banco.') =>
    desk.financial(contract.handleDifference, { params: { id: row.id }, body: { comment, version: row.version } })
  const notices = async () => {
    const { rows } = await sql<{ email: string; message: string }>`
      select email, message from notification join app_user on app_user.id = user_id
      where title = 'Diferenças na conciliação' order by notification.id`.execute(desk.shop.db)
    return rows
  }

  whereTested(kind, () => {
    test('REL-013 C-235 finds one of each kind in the gateway and in the ERP, with its orders, to the cent', async () => {
      const day = '2026-11-03'
      const equal = await desk.payEverywhere(day, 719_800)
      const missingThere = await desk.payHere(day, 100_001)
      const otherAmount = await desk.payHere(day, 300_000, { gatewayId: await desk.payAtGateway(day, 300_001) })
      await desk.settleAtErp(day, 299_999, otherAmount)
      const unknown = await desk.payHere('2026-11-01', 50_000)
      const stray = await desk.payAtGateway(day, 40_000, { orderNumber: unknown })
      await desk.settleAtErp(day, 60_000, unknown)
      await desk.compare(day)
      expect(await found(day, 'GATEWAY')).toEqual([
        ['MISSING_THERE', [missingThere], 1000.01, null, -1000.01],
        ['OTHER_AMOUNT', [otherAmount], 3000, 3000.01, 0.01],
        ['MISSING_HERE', [unknown], null, 400, 400],
        ['EQUAL', [equal], 7198, 7198, 0],
      ])
      expect(await found(day, 'ERP')).toEqual([
        ['MISSING_THERE', [missingThere], 1000.01, null, -1000.01],
        ['OTHER_AMOUNT', [otherAmount], 3000, 2999.99, -0.01],
        ['MISSING_HERE', [unknown], null, 600, 600],
        ['EQUAL', [equal], 7198, 7198, 0],
      ])
      expect((await desk.list(day, { system: 'GATEWAY', kind: 'MISSING_HERE' }))[0]?.reference).toBe(stray)
      const { comparisons } = await desk.show(day)
      expect(comparisons.map(({ counts }) => counts)).toEqual(
        [1, 2].map(() => ({ EQUAL: 1, MISSING_HERE: 1, MISSING_THERE: 1, OTHER_AMOUNT: 1, open: 3 })),
      )
    })

    test('REL-013 the sums of each system equal those of SQL to the cent', async () => {
      const day = '2026-11-04'
      for (const cents of [1, 33, 719_800, 99_999_999]) await desk.payEverywhere(day, cents)
      await desk.payHere(day, 12_345)
      await desk.payAtGateway(day, 678)
      await desk.compare(day)
      const { rows } = await sql<{ charges: number; orders: number; here: number; there: number }>`
      select
        (select sum(paid_cents)::bigint from order_charge
          where state = 'PAID' and (paid_at at time zone 'America/Sao_Paulo')::date = ${day}) as charges,
        (select sum(total_invoice_cents)::bigint from orders where id in (select order_id from order_log
          where to_status = 'INVOICE_PAYED' and (created_at at time zone 'America/Sao_Paulo')::date = ${day})) as orders,
        (select sum(here_cents)::bigint from reconciliation_row where day = ${day} and system = 'GATEWAY') as here,
        (select sum(there_cents)::bigint from reconciliation_row where day = ${day} and system = 'GATEWAY') as there
    `.execute(desk.shop.db)
      const [gateway, erp] = (await desk.show(day)).comparisons
      const cents = (reais: number | null | undefined) => Math.round((reais ?? 0) * 100)
      expect(cents(gateway?.hereAmount)).toBe(rows[0]?.charges)
      expect(cents(gateway?.hereAmount)).toBe(rows[0]?.here)
      expect(cents(gateway?.thereAmount)).toBe(rows[0]?.there)
      expect(cents(gateway?.thereAmount)).toBe(1 + 33 + 719_800 + 99_999_999 + 678)
      expect(cents(erp?.hereAmount)).toBe(rows[0]?.orders)
      expect(cents(erp?.thereAmount)).toBe(1 + 33 + 719_800 + 99_999_999)
    })

    test('REL-013 C-108 a day is one of São Paulo on every side', async () => {
      await desk.payEverywhere('2026-11-05', 100, { at: '2026-11-06T02:59:59.000Z' })
      for (const day of ['2026-11-05', '2026-11-06']) await desk.compare(day)
      expect((await desk.list('2026-11-05')).map(({ kind: each }) => each)).toEqual(['EQUAL', 'EQUAL'])
      expect(await desk.list('2026-11-06')).toEqual([])
    })

    test('REL-013 a payment belongs to the day on which the gateway received it, however late its message comes', async () => {
      const { shop, pagarme } = desk
      const integrator = await shop.as('integrator@girassol.demo')
      const id = await approvedOrder({ shop, call: integrator }, 'PIX')
      await integrator(openPix, { params: { id } })
      const charge = shop.db.selectFrom('order_charge').select('gateway_id').where('order_id', '=', id)
      const gatewayId = (await charge.executeTakeFirstOrThrow()).gateway_id ?? ''
      pagarme.settle(gatewayId, { state: 'PAID', paidAt: '2026-11-16T23:59:00.000Z' })
      await shop.signed(receivePaymentWebhook, { id: 'late', type: 'order.paid', data: { id: gatewayId } }, 'payments')
      const steps = await shop.deps.boss.fetch<Effects['erp.order-step']>('erp.order-step', { batchSize: 10 })
      for (const { data } of steps) await sendErpStep(shop.deps, data)
      for (const day of ['2026-11-16', '2026-11-23']) await desk.compare(day)
      const row = ['EQUAL', [id], expect.any(Number), expect.any(Number), 0]
      expect(await found('2026-11-16', 'GATEWAY')).toEqual([row])
      expect(await found('2026-11-23', 'GATEWAY')).toEqual([])
      expect(await found('2026-11-23', 'ERP')).toEqual([row])
    })

    test('REL-013 REL-011 a payment of another amount is a difference until somebody accepts it', async () => {
      const day = '2026-11-17'
      const id = await desk.payHere(day, 1000, { gatewayId: await desk.payAtGateway(day, 1001) })
      const change = (set: ReturnType<typeof sql>) =>
        sql`update order_charge set ${set} where order_id = ${id}`.execute(desk.shop.db)
      await change(sql`state = 'MISMATCHED', paid_cents = 1001`)
      await desk.compare(day)
      expect(await found(day, 'GATEWAY')).toEqual([['OTHER_AMOUNT', [id], 10, 10.01, 0.01]])
      await change(sql`state = 'PAID', resolution = 'ACCEPTED'`)
      await desk.compare(day)
      expect(await found(day, 'GATEWAY')).toEqual([['EQUAL', [id], 10.01, 10.01, 0]])
    })

    test('REL-013 VOU-021 vouchers that were sent are compared with the titles of their day and order', async () => {
      const day = '2026-11-16'
      const id = await desk.payHere('2026-11-02', 90_000)
      for (const cents of [30_000, 60_000]) {
        await sql`insert into order_attachment (order_id, filename, type, status, content_type, size_bytes, storage_key,
          added_by, created_at, voucher_number, amount_cents, voucher_date)
        select ${id}, 'v.pdf', 'FINANCING', 'SENT', 'application/pdf', 1, ${`v-${cents}`}, min(id), now(), '1', ${cents}, ${day}
        from app_user`.execute(desk.shop.db)
      }
      await desk.settleAtErp(day, 90_000, id)
      await desk.compare(day)
      expect(await found(day, 'ERP')).toEqual([['EQUAL', [id], 900, 900, 0]])
    })

    test('REL-013 a handled difference keeps its state and comment until its figures change', async () => {
      const day = '2026-11-08'
      const id = await desk.payHere(day, 9000)
      await desk.compare(day)
      const [row] = await desk.list(day, { system: 'GATEWAY' })
      if (!row) throw new Error('no difference')
      expect((await handle(row)).json()).toMatchObject({
        state: 'HANDLED',
        handled: { by: expect.any(String), comment: 'Estorno pedido ao banco.' },
        actions: { handle: { allowed: false, reason: 'Esta diferença já foi tratada.' } },
      })
      await desk.compare(day)
      expect((await desk.list(day, { state: 'HANDLED' })).map((each) => each.id)).toEqual([row.id])
      await sql`update order_charge set amount_cents = 9001 where order_id = ${id}`.execute(desk.shop.db)
      await desk.compare(day)
      expect((await desk.list(day, { system: 'GATEWAY' }))[0]).toMatchObject({
        id: row.id,
        state: 'OPEN',
        handled: null,
        hereAmount: 90.01,
        version: row.version + 1,
      })
      const stale = await handle(row)
      expect([stale.statusCode, stale.json().message]).toEqual([
        409,
        'Os valores desta diferença mudaram. Confira-os antes de marcar como tratada.',
      ])
    })

    test('REL-013 REL-007 what a system did not answer is not compared, the run says so and is tried again', async () => {
      const day = '2026-11-10'
      await desk.payEverywhere(day, 4200)
      desk.pagarme.misbehaveNext('fails')
      await expect(desk.compare(day)).rejects.toThrow('HTTP 500')
      expect(await desk.list(day, { system: 'GATEWAY' })).toEqual([])
      expect((await desk.show(day)).comparisons).toMatchObject([
        { system: 'GATEWAY', comparedAt: null, failedAt: expect.any(String), thereAmount: null, counts: { EQUAL: 0 } },
        { system: 'ERP', comparedAt: expect.any(String), failedAt: null, thereAmount: 42, counts: { EQUAL: 1 } },
      ])
      await desk.compare(day)
      expect((await desk.show(day)).comparisons).toMatchObject([{ failedAt: null, counts: { EQUAL: 1 } }, {}])
      const [compared] = (await desk.show(day)).comparisons
      desk.protheus.failNext('html')
      await expect(desk.compare(day)).rejects.toThrow()
      const [, erp] = (await desk.show(day)).comparisons
      expect(erp).toMatchObject({ comparedAt: expect.any(String), failedAt: expect.any(String), thereAmount: 42 })
      expect(compared?.isRunning).toBe(false)
    })

    test('REL-013 a page that cannot be read leaves no half list', async () => {
      const day = '2026-11-11'
      for (let each = 0; each < 31; each += 1) await desk.payAtGateway(day, 100 + each)
      const read = desk.shop.deps.ports.gateway.listPaidCharges
      desk.shop.deps.ports.gateway.listPaidCharges = async (request) => {
        const answer = await read(request)
        if (!answer.hasNext) throw new Error('the last page is lost')
        return answer
      }
      await expect(desk.compare(day)).rejects.toThrow('the last page is lost')
      expect(await desk.list(day)).toEqual([])
      desk.shop.deps.ports.gateway.listPaidCharges = read
      await desk.compare(day)
      expect(await desk.list(day)).toHaveLength(31)
    })

    test('REL-013 the financial department is notified of new differences, once', async () => {
      const day = '2026-11-12'
      await desk.payEverywhere(day, 1000)
      const before = (await notices()).length
      await desk.compare(day)
      expect(await notices()).toHaveLength(before)
      await desk.payHere(day, 2000)
      await desk.compare(day)
      await desk.compare(day)
      const sent = (await notices()).slice(before)
      expect(sent.map(({ email }) => email)).toEqual(['financial@girassol.demo'])
      expect(sent[0]?.message).toContain('Conciliação de 12/11/2026: 2 diferenças em aberto')
    })

    test('REL-013 C-235 every morning the day before is compared, and any day on demand', async () => {
      const { boss } = desk.shop.deps
      const job = timetable.find(({ name }) => name === 'compare-yesterday')
      expect(job?.when).toBe('30 5 * * *')
      desk.shop.setNow('2026-11-24T01:30:00.000Z')
      await job?.run(desk.shop.deps)
      desk.shop.setNow(noon)
      const asked = await desk.financial(contract.compareDay, { params: { day: '2026-11-13' } })
      expect([asked.statusCode, asked.json().comparisons[0].isRunning]).toEqual([202, true])
      const jobs = await boss.fetch<{ day: string }>('reconciliation.compare-day', { batchSize: 10 })
      expect(jobs.map(({ data }) => data.day).toSorted()).toEqual(['2026-11-13', '2026-11-22'])
      await desk.compare('2026-11-13')
      expect((await desk.show('2026-11-13')).comparisons.map(({ isRunning }) => isRunning)).toEqual([false, false])
      const early = await desk.financial(contract.compareDay, { params: { day: '2026-11-24' } })
      expect([early.statusCode, early.json().message]).toEqual([
        409,
        'Este dia ainda não começou. Escolha um dia até hoje.',
      ])
    })

    test('REL-013 SEC-014 the CSV has the rows of the filter, and no cell is a formula', async () => {
      const day = '2026-11-14'
      await desk.payHere(day, 123_456)
      await desk.compare(day)
      const [row] = await desk.list(day, { system: 'ERP' })
      if (!row) throw new Error('no difference')
      await handle(row, '=HYPERLINK("http://x")')
      const file = await desk.financial(contract.exportReconciliation, { params: { day }, query: { system: 'ERP' } })
      const lines = file.body.trim().split('\r\n')
      expect(lines).toHaveLength(2)
      expect(lines[1]).toContain(`ERP;Falta no ERP;${row.orders[0]?.id};${row.reference};1234,56;;-1234,56;Tratada;`)
      expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`)
    })

    test('REL-013 C-29 a user who may not see prices sees no amount, also in the file', async () => {
      const day = '2026-11-15'
      await desk.payHere(day, 777_700)
      await desk.compare(day)
      const see = (may: boolean) =>
        sql`update app_user set can_view_product_prices = ${may} where email = 'financial@girassol.demo'`.execute(
          desk.shop.db,
        )
      await see(false)
      const blind = await desk.shop.as('financial@girassol.demo')
      const bodies = [
        (await blind(contract.showReconciliation, { params: { day } })).body,
        (await blind(contract.listReconciliationRows, { params: { day }, query: {} })).body,
        (await blind(contract.exportReconciliation, { params: { day }, query: {} })).body,
      ]
      await see(true)
      for (const body of bodies) expect(body).not.toMatch(/7777/)
    })
  })

  test('REL-013 two runs at once, and a later one, have the effect of one', async () => {
    const day = '2026-11-07'
    await desk.payEverywhere(day, 5000)
    await desk.payHere(day, 700)
    await Promise.all([desk.compare(day), desk.compare(day)])
    const first = await desk.list(day)
    await desk.compare(day)
    expect(await desk.list(day)).toEqual(first)
    expect(first).toHaveLength(4)
  })

  test('REL-013 of two people who handle a difference at once one is refused; what is equal is not handled', async () => {
    const day = '2026-11-09'
    await desk.payHere(day, 800)
    await desk.payEverywhere(day, 900)
    await desk.compare(day)
    const rows = await desk.list(day, { system: 'ERP' })
    const [open] = rows
    const equal = rows.find(({ kind: each }) => each === 'EQUAL')
    if (!open || !equal) throw new Error('not planted')
    const answers = await Promise.all([handle(open, 'um'), handle(open, 'dois')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await handle(equal)).statusCode).toBe(409)
    const missing = { params: { id: 2_000_000_000 }, body: { comment: 'x', version: 1 } }
    expect((await desk.financial(contract.handleDifference, missing)).statusCode).toBe(404)
  })
})
