import * as administration from '@girassol/contract/administration'
import * as contract from '@girassol/contract/credit'
import { receiveErpEvent } from '@girassol/contract/inbound'
import { approveOrder } from '@girassol/contract/order-approval'
import { type Role, roles } from '@girassol/domain/access'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { noon } from '../cart/test-shop.ts'
import { type OrderColumns, type OrderDesk, openOrderDesk, released } from '../order-approval/test-order-desk.ts'

const reason = 'Cliente antigo, paga em dia.'

describe.each(bothDatabases)('the credit of an integrator on %s', (kind) => {
  let desk: OrderDesk
  let sellerId: number

  beforeAll(async () => {
    desk = await openOrderDesk(kind)
    const { id } = await desk.db
      .selectFrom('seller')
      .select('id')
      .where('erp_code', '=', 'INT001')
      .executeTakeFirstOrThrow()
    sellerId = id
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    for (const table of ['seller_credit', 'credit_receipt', 'credit_release'] as const)
      await desk.db.deleteFrom(table).execute()
    // The orders of other tests use no credit.
    await desk.db.updateTable('orders').set({ money_in_at: noon }).where('seller_id', '=', sellerId).execute()
  })

  /** An order of R$ 7.198,00 that is paid by 'others'. */
  const order = (columns: OrderColumns = {}) =>
    desk.order({
      payment_method: 'OTHERS',
      others_payment_method: released,
      status: 'INVOICE_VALIDATED',
      ...columns,
    })
  const as = (role: Role) => desk.callers[role]
  const setLimit = async (limit: number | null, role: Role = 'FINANCIAL') => {
    const { version } = await read()
    return as(role)(contract.changeCreditLimit, { params: { id: sellerId }, body: { limit, reason, version } })
  }
  const read = async (): Promise<contract.CreditView> =>
    (await as('FINANCIAL')(contract.showCredit, { params: { id: sellerId } })).json()
  const readUsed = async () => (await read()).account?.used
  const approve = (id: number) => as('COMMERCIAL')(approveOrder, { params: { id } })
  const release = (id: number, role: Role = 'FINANCIAL') =>
    as(role)(contract.releaseCredit, { params: { id }, body: { reason } })
  const sendCredit = async (data: object, id?: string) => {
    const answer = await desk.signed(receiveErpEvent, { event: 'credit.updated', data, ...(id && { id }) })
    expect(answer.statusCode).toBe(202)
    return answer.json() as { outcome: string; reason: string | null }
  }

  test('CRED-003 of two orders that fit singly, approved at once, one is approved and the other 409', async () => {
    await setLimit(10_000)
    const ids = [await order(), await order()]
    const codes = (await Promise.all(ids.map(approve))).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([200, 409])
    expect(await readUsed()).toBe(7198)
  })

  test('CRED-007 of two first limits that are set at once one counts', async () => {
    const set = (limit: number) =>
      as('FINANCIAL')(contract.changeCreditLimit, { params: { id: sellerId }, body: { limit, reason, version: 0 } })
    const answers = await Promise.all([set(1000), set(2000)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json()
    expect(await read()).toEqual(winner)
  })

  whereTested(kind, () => {
    test('CRED-001 limit, used and free, for the own users and for staff, and for nobody else', async () => {
      await setLimit(80_000)
      await order({ status: 'INVOICE_APPROVED', total_invoice_cents: 6_125_040 })
      const account = { limit: 80_000, used: 61_250.4, free: 18_749.6 }
      expect((await as('INTEGRATOR')(contract.showOwnCredit)).json().account).toMatchObject(account)
      const params = { id: sellerId }
      const selected = await desk.as('commercial@girassol.demo', 'INT001')
      expect((await selected(contract.showCredit, { params })).json().account).toMatchObject(account)
      const elsewhere = await desk.as('commercial@girassol.demo', 'INT002')
      expect((await elsewhere(contract.showCredit, { params })).statusCode).toBe(404)
      for (const role of roles.filter((each) => !['ADMINISTRATOR', 'FINANCIAL'].includes(each))) {
        const isCommercial = ['COMMERCIAL', 'COMMERCIAL_SUPERVISOR'].includes(role)
        expect([role, (await as(role)(contract.showCredit, { params })).statusCode]).toEqual([
          role,
          isCommercial ? 404 : 403,
        ])
      }
      const foreign = await desk.as('integrator2@girassol.demo')
      expect((await foreign(contract.showOwnCredit)).json()).toEqual({ version: 0 })
    })

    test('CRED-002 an order counts from its approval until its money is in, or it is cancelled or returned', async () => {
      await setLimit(50_000)
      const id = await order()
      expect(await readUsed()).toBe(0)
      for (const [status, used] of [
        ['PROCESSING', 7198],
        ['INVOICE_APPROVED', 7198],
        ['INVOICE_BILLED', 7198],
        ['INVOICE_DELIVERED', 7198],
        ['PROCESSING_CANCELLATION', 7198],
        ['INVOICE_CANCELED', 0],
        ['INVOICE_RETURNED', 0],
        ['INVOICE_REPROVED', 0],
      ] as const) {
        await desk.place(id, { status })
        expect([status, await readUsed()]).toEqual([status, used])
      }
      await desk.place(id, { status: 'INVOICE_DELIVERED', payment_method: 'PIX' })
      expect(await readUsed()).toBe(0)
      await desk.place(id, { payment_method: 'OTHERS', money_in_at: noon })
      expect(await readUsed()).toBe(0)
    })

    test('CRED-003 an order beyond the free credit is 409 with what is missing, until it is released with a reason', async () => {
      await setLimit(7000)
      const id = await order()
      const refusal = await approve(id)
      expect(refusal.statusCode).toBe(409)
      expect(refusal.json()).toMatchObject({ reason: 'overLimit', details: { missing: 198 } })
      expect(refusal.json().message).toMatch(/^Limite de crédito insuficiente: faltam R\$\s198,00\./)
      expect((await desk.show(id)).status).toBe('INVOICE_VALIDATED')
      expect((await release(id, 'COMMERCIAL')).statusCode).toBe(403)
      const noReason = await as('FINANCIAL')(contract.releaseCredit, { params: { id }, body: { reason: ' ' } })
      expect([noReason.statusCode, noReason.json().errors[0].property]).toEqual([400, 'reason'])
      expect((await release(id)).json()).toEqual({ released: 7198 })
      expect((await desk.readLog(id)).at(-1)).toMatchObject({
        author: 'Fernanda Lima',
        description: `Crédito liberado para este pedido: ${reason}`,
      })
      await desk.place(id, { total_invoice_cents: 719_900 })
      expect((await approve(id)).statusCode).toBe(409)
      await desk.place(id, { total_invoice_cents: 719_800 })
      expect((await approve(id)).statusCode).toBe(200)
    })

    test('CRED-003 only an order on credit is released, and only before its approval', async () => {
      const id = await order()
      const refusals = async () => (await release(id)).json().message
      expect(await refusals()).toBe('O crédito deste integrador não é controlado.')
      await setLimit(1)
      await desk.place(id, { status: 'INVOICE_BILLED' })
      expect(await refusals()).toBe('O crédito só é liberado antes da aprovação do pedido.')
      await desk.place(id, { payment_method: 'PIX', status: 'INVOICE_VALIDATED' })
      expect(await refusals()).toBe('Só pedidos pagos por outros métodos usam crédito.')
      expect((await release(999_999)).statusCode).toBe(404)
    })

    test('C-198 an instalment that is late by more than 15 days stops approvals as well, unless the setting is 0', async () => {
      await setLimit(50_000)
      const installments = [{ numberInstallment: 1, valueCents: 719_800, dueDate: '2026-11-07' }]
      await order({ status: 'INVOICE_DELIVERED', others_payment_method: { ...released, installments } })
      const id = await order()
      const refusal = await approve(id)
      expect(refusal.json()).toMatchObject({ statusCode: 409, reason: 'overdue', details: { missing: 0 } })
      expect(refusal.json().message).toContain('parcela vencida há 16 dias')
      const key = 'credit-overdue-days'
      await desk.db.insertInto('setting').values({ key, value: sql`'0'::jsonb` }).execute()
      expect((await approve(id)).statusCode).toBe(200)
      await desk.db.deleteFrom('setting').where('key', '=', key).execute()
    })

    test('CRED-004 the open amounts by due day and age; their sum is what is used, on every day', async () => {
      await setLimit(50_000)
      const installments = [
        { numberInstallment: 1, valueCents: 359_900, dueDate: '2026-12-01' },
        { numberInstallment: 2, valueCents: 359_900, dueDate: '2026-12-31' },
      ]
      const id = await order({ status: 'INVOICE_BILLED', others_payment_method: { ...released, installments } })
      const days = [
        ['2026-12-01', { DUE_LATER: 7198, LATE_30: 0, LATE_60: 0, LATER: 0 }],
        ['2026-12-02', { DUE_LATER: 3599, LATE_30: 3599, LATE_60: 0, LATER: 0 }],
        ['2027-01-15', { DUE_LATER: 0, LATE_30: 3599, LATE_60: 3599, LATER: 0 }],
        ['2027-03-10', { DUE_LATER: 0, LATE_30: 0, LATE_60: 0, LATER: 7198 }],
      ] as const
      for (const [day, aging] of days) {
        desk.setNow(`${day}T15:00:00.000Z`)
        const { account } = (
          await desk.as('integrator@girassol.demo').then((caller) => caller(contract.showOwnCredit))
        ).json()
        expect([day, account.aging]).toEqual([day, aging])
        expect(account.open.map(({ invoiceId, dueOn }: contract.OpenAmount) => [invoiceId, dueOn])).toEqual([
          [id, '2026-12-01'],
          [id, '2026-12-31'],
        ])
        expect(account.used).toBe(7198)
      }
    })

    test('CRED-005 the ERP sets limit and received amounts; an older event overwrites nothing, a repeated one has no effect', async () => {
      const id = await order({ status: 'INVOICE_BILLED' })
      const at = '2026-11-23T10:00:00Z'
      const first = { seller: 'INT001', at, limit: 9000, received: [{ invoiceId: id, amount: 198 }] }
      expect(await sendCredit(first, 'credit-1')).toEqual({ outcome: 'noted', reason: null })
      expect((await read()).account).toMatchObject({ limit: 9000, used: 7000, free: 2000 })
      expect(await sendCredit(first, 'credit-1')).toMatchObject({ outcome: 'repeated' })
      const older = { ...first, at: '2026-11-23T09:59:59Z', limit: 1, received: [{ invoiceId: id, amount: 1 }] }
      expect(await sendCredit(older)).toEqual({ outcome: 'late', reason: null })
      expect((await read()).account).toMatchObject({ limit: 9000, used: 7000 })
      const newer = { ...first, at: '2026-11-23T07:00:01-03:00', limit: 9500.5, received: [] }
      expect(await sendCredit(newer)).toMatchObject({ outcome: 'noted' })
      expect((await read()).account).toMatchObject({ limit: 9500.5, used: 7000 })
    })

    test('CRED-005 C-198 of a limit of the ERP and one set by hand the later one counts', async () => {
      await setLimit(100)
      const event = { seller: 'INT001', limit: 200 }
      expect(await sendCredit({ ...event, at: '2026-11-23T14:59:59Z' })).toMatchObject({ outcome: 'late' })
      expect(await sendCredit({ ...event, at: '2026-11-23T15:00:01Z' })).toMatchObject({ outcome: 'noted' })
      expect((await read()).account?.limit).toBe(200)
    })

    test('CRED-005 an unknown integrator, an order of another one and unreadable data wait for an administrator', async () => {
      const at = '2026-11-23T10:00:00Z'
      const dead = async (data: object) => {
        const { outcome, reason: why } = await sendCredit(data)
        return [outcome, why]
      }
      expect(await dead({ seller: 'NADA', at, limit: 1 })).toEqual(['dead', 'Integrador NADA não encontrado.'])
      const id = await order({ status: 'INVOICE_BILLED' })
      const received = [{ invoiceId: id, amount: 1 }]
      expect(await dead({ seller: 'INT002', at, limit: 1, received })).toEqual([
        'dead',
        `O pedido ${id} não é do integrador INT002.`,
      ])
      const known = { seller: 'INT001', at, limit: 1 }
      const unreadable = [
        {},
        { ...known, limit: -1 },
        { ...known, at: 'ontem' },
        { ...known, received: [...received, ...received] },
        { ...known, received: [{ invoiceId: 2 ** 31, amount: 1 }] },
      ]
      for (const data of unreadable)
        expect(await dead(data)).toEqual(['dead', 'Os dados do evento credit.updated estão incompletos.'])
      expect(await desk.db.selectFrom('seller_credit').selectAll().execute()).toEqual([])
      const withoutOrder = await desk.signed(receiveErpEvent, { event: 'BILLED', data: {} })
      expect(withoutOrder.json()).toMatchObject({ outcome: 'dead' })
    })

    test('CRED-006 without a limit nothing is shown or refused', async () => {
      await order({ status: 'INVOICE_BILLED', total_invoice_cents: 900_000_000 })
      expect((await as('INTEGRATOR')(contract.showOwnCredit)).json()).toEqual({ version: 0 })
      expect((await approve(await order())).statusCode).toBe(200)
      await setLimit(1)
      await setLimit(null)
      expect((await as('INTEGRATOR')(contract.showOwnCredit)).json()).toEqual({ version: 2 })
      expect((await approve(await order())).statusCode).toBe(200)
    })

    test('CRED-007 FINANCIAL and ADMINISTRATOR set limits with a reason, and the audit log has before and after', async () => {
      for (const role of roles) {
        const isAllowed = ['ADMINISTRATOR', 'FINANCIAL'].includes(role)
        expect([role, (await setLimit(5000, role)).statusCode]).toEqual([role, isAllowed ? 200 : 403])
      }
      const { version } = await read()
      const params = { id: sellerId }
      const empty = { limit: 1, reason: ' ', version }
      const refusal = await as('FINANCIAL')(contract.changeCreditLimit, { params, body: empty })
      expect([refusal.statusCode, refusal.json().errors[0].property]).toEqual([400, 'reason'])
      const stale = { limit: 1, reason, version: version - 1 }
      expect((await as('FINANCIAL')(contract.changeCreditLimit, { params, body: stale })).statusCode).toBe(409)
      await setLimit(6000.5)
      const { data } = (await as('ADMINISTRATOR')(administration.listAuditEntries, { query: {} })).json()
      expect(data[0]).toMatchObject({
        author: { name: 'Fernanda Lima' },
        action: 'change',
        subject: { kind: 'seller', id: String(sellerId) },
        before: { creditLimit: 5000 },
        after: { creditLimit: 6000.5, creditReason: reason },
      })
      const nobody = { limit: 1, reason, version: 0 }
      const unknown = await as('FINANCIAL')(contract.changeCreditLimit, { params: { id: 999_999 }, body: nobody })
      expect(unknown.statusCode).toBe(404)
    })
  })
})
