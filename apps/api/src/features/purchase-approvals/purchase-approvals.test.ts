import { listAuditEntries } from '@girassol/contract/administration'
import * as cart from '@girassol/contract/cart'
import * as companyUsers from '@girassol/contract/company-users'
import { listNotifications } from '@girassol/contract/notifications'
import * as contract from '@girassol/contract/purchase-approvals'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Caller } from '../../test-application.ts'
import { noon, products, readyCart } from '../cart/test-shop.ts'
import { admin, approver, buyer, openPurchases, type Purchases } from './test-purchases.ts'

describe.each(bothDatabases)('purchases that the company has to approve on %s', (kind) => {
  let shop: Purchases
  let asAdmin: Caller
  let asApprover: Caller
  let asBuyer: Caller

  beforeAll(async () => {
    shop = await openPurchases(kind)
  })
  beforeEach(async () => {
    shop.setNow(noon)
    await shop.reset()
    asAdmin = await shop.as(admin)
    asApprover = await shop.as(approver)
    asBuyer = await shop.as(buyer)
  })
  afterAll(() => shop.close())

  const statusOf = async (id: number) =>
    (await shop.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
  const ordersOf = async (ids: readonly number[]) => {
    const rows = await shop.db.selectFrom('orders').select('status').where('id', 'in', ids).execute()
    return rows.filter(({ status }) => status === 'INVOICE').length
  }
  const titlesOf = async (call: Caller): Promise<string[]> =>
    (await call(listNotifications)).json().data.map(({ title }: { title: string }) => title)
  const runJob = () => timetable.find(({ name }) => name === 'expire-approvals')?.run(shop.deps)
  /** A budget of the BUYER, above his limit, that waits for an approval. */
  const waitingBudget = async (total = 300_000) => {
    await shop.set(buyer, { order_limit_cents: 1000 })
    const id = await shop.budgetOf(asBuyer, total)
    expect((await shop.place(asBuyer, id)).statusCode).toBe(202)
    return id
  }
  /** A cart of the BUYER, above his limit, that waits for an approval. */
  const waitingCart = async () => {
    await shop.set(buyer, { order_limit_cents: 1000 })
    const { id } = await readyCart(shop, asBuyer)
    const answer = await shop.finish(asBuyer, id)
    expect(answer.statusCode).toBe(202)
    return { id, answer: answer.json() }
  }

  test('COMP-011 ten orders of 10,000 at once with 50,000 a month give five orders and five approvals', async () => {
    const ids: number[] = []
    for (let each = 0; each < 10; each += 1) ids.push(await shop.budgetOf(asBuyer, 1_000_000))
    const before = await shop.db
      .selectFrom('orders')
      .innerJoin('app_user', 'app_user.id', 'orders.finished_by')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('total_invoice_cents'), eb.lit(0)).as('used'))
      .where('email', '=', buyer)
      .where('status', 'not in', ['BUDGET', 'BUDGET_EXPIRED', 'CART', 'INVOICE_REPROVED'])
      .executeTakeFirstOrThrow()
    await shop.set(buyer, { month_limit_cents: Number(before.used) + 5_000_000 })
    const answers = await Promise.all(ids.map((id) => shop.place(asBuyer, id)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(5).fill(200),
      ...Array(5).fill(202),
    ])
    expect(await ordersOf(ids)).toBe(5)
    expect((await shop.list(asApprover)).waiting).toBe(5)
  })

  test('COMP-012 of an approval and a withdrawal at once exactly one counts', async () => {
    const id = await waitingBudget()
    const approval = await shop.find(asApprover, id)
    const answers = await Promise.all([shop.approve(asApprover, approval), shop.withdraw(asBuyer, approval)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const isApproved = answers[0]?.statusCode === 200
    expect((await shop.find(asApprover, id)).status).toBe(isApproved ? 'APPROVED' : 'WITHDRAWN')
    expect(await statusOf(id)).toBe(isApproved ? 'INVOICE' : 'BUDGET')
  })

  test('COMP-012 two colleagues approve the same cart at once: one order, one approval', async () => {
    const { id } = await waitingCart()
    const approval = await shop.find(asAdmin, id)
    const answers = await Promise.all([shop.approve(asAdmin, approval), shop.approve(asApprover, approval)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await statusOf(id)).toBe('INVOICE')
    const lines = await shop.db.selectFrom('order_log').select('to_status').where('order_id', '=', id).execute()
    expect(lines.map(({ to_status }) => to_status)).toEqual(['CART', 'INVOICE'])
  })

  whereTested(kind, () => {
    test('COMP-010 of 50,000 a month with 42,300 used and 5,000 pending, 3,000 waits and 2,700 is ordered', async () => {
      const used = await shop.budgetOf(asBuyer, 4_230_000)
      expect((await shop.place(asBuyer, used)).statusCode).toBe(200)
      const others = (await readUsed()) - 4_230_000
      await shop.set(buyer, { month_limit_cents: 5_000_000 + others, order_limit_cents: 490_000 })
      const pending = await shop.budgetOf(asBuyer, 500_000)
      expect((await shop.place(asBuyer, pending)).statusCode).toBe(202)
      const third = await shop.budgetOf(asBuyer, 300_000)
      const answer = await shop.place(asBuyer, third)
      expect([answer.statusCode, answer.json().id, answer.json().status]).toEqual([202, third, 'BUDGET'])
      expect(await shop.find(asBuyer, third)).toMatchObject({
        status: 'PENDING',
        total: 3000,
        reasons: [{ code: 'MONTH_LIMIT', limit: 50_000 + others / 100, used: 47_300 + others / 100 }],
      })
      await shop.withdraw(asBuyer, await shop.find(asBuyer, third))
      const fits = await shop.budgetOf(asBuyer, 270_000)
      expect((await shop.place(asBuyer, fits)).statusCode).toBe(200)
      expect(await statusOf(fits)).toBe('INVOICE')
    })

    /** What counts against the month's limit of the BUYER, in cents. */
    const readUsed = async (): Promise<number> => {
      await shop.set(buyer, { month_limit_cents: 9_999_999_999 })
      const users = (await asAdmin(companyUsers.listCompanyUsers)).json().data as companyUsers.CompanyUser[]
      return Math.round((users.find(({ email }) => email === buyer)?.monthUsed ?? 0) * 100)
    }

    test('COMP-011 a cancelled or rejected order no longer counts, and a pending approval counts once', async () => {
      const before = await readUsed()
      const id = await shop.budgetOf(asBuyer, 100_000)
      await shop.place(asBuyer, id)
      expect((await readUsed()) - before).toBe(100_000)
      for (const status of ['INVOICE_CANCELED', 'INVOICE_REPROVED', 'INVOICE_CANCELED_PAID'] as const) {
        await shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
        expect([status, (await readUsed()) - before]).toEqual([status, 0])
      }
      await waitingBudget(200_000)
      expect((await readUsed()) - before).toBe(200_000)
      shop.setNow('2026-12-01T03:00:00.000Z')
      asAdmin = await shop.as(admin)
      expect(await readUsed()).toBe(0)
    })

    test('COMP-010 a cart above the limit stays a cart, says why, and is not ordered', async () => {
      const { id, answer } = await waitingCart()
      expect(answer).toEqual({
        id,
        status: 'CART',
        approval: {
          id: expect.any(Number),
          reasons: [{ code: 'ORDER_LIMIT', limit: 10, used: null }],
          expiresAt: plusHours(noon, 120),
        },
      })
      expect((await asBuyer(cart.readCart)).json()).toMatchObject({
        id,
        status: 'CART',
        awaitsApprovalUntil: plusHours(noon, 120),
        actions: {
          finishAsOrder: { allowed: false, reason: 'Este pedido aguarda aprovação da empresa.' },
          edit: { allowed: false, reason: 'Este pedido aguarda aprovação da empresa.' },
        },
      })
      expect(await titlesOf(asApprover)).toEqual(['Aprovação de compra pedida'])
      expect(await titlesOf(asBuyer)).toEqual([])
    })

    test('COMP-010 the same key gives the same 202 again', async () => {
      await shop.set(buyer, { order_limit_cents: 1000 })
      const { id } = await readyCart(shop, asBuyer)
      const call = () => asBuyer(cart.finishAsOrder, { params: { id } }, { 'idempotency-key': 'approval-key-1' })
      const [first, second] = [await call(), await call()]
      expect([first.statusCode, second.statusCode]).toEqual([202, 202])
      expect(second.json()).toEqual(first.json())
      expect((await shop.list(asApprover)).waiting).toBe(1)
    })

    test('COMP-010 C-196 without a colleague who may approve the value it is refused, and nothing waits', async () => {
      await shop.set(buyer, { order_limit_cents: 1000 })
      await shop.set(admin, { order_limit_cents: 2000 })
      await shop.set(approver, { can_view_product_prices: false })
      const id = await shop.budgetOf(asBuyer, 300_000)
      const answer = await shop.place(asBuyer, id)
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        'Nenhum aprovador da sua empresa pode aprovar este valor.',
      ])
      expect((await shop.list(asAdmin)).total).toBe(0)
    })

    test('COMP-012 C-196 an expired budget cannot be approved: its approval has expired with it', async () => {
      const id = await waitingBudget()
      const finished_at = plusHours(noon, -100)
      await shop.withdraw(asBuyer, await shop.find(asBuyer, id))
      await shop.db.updateTable('orders').set({ finished_at }).where('id', '=', id).execute()
      expect((await shop.place(asBuyer, id)).statusCode).toBe(202)
      expect(await shop.find(asApprover, id)).toMatchObject({ status: 'PENDING', expiresAt: plusHours(noon, 68) })
      shop.setNow(plusHours(noon, 68))
      const answer = await shop.approve(await shop.as(approver), { ...(await shop.find(await shop.as(approver), id)) })
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'Este pedido de aprovação venceu.'])
    })

    test('COMP-012 nobody answers for five days: it expires, once, and the cart can be changed again', async () => {
      const { id } = await waitingCart()
      shop.setNow(plusHours(noon, 120 - 1 / 3600))
      await runJob()
      expect((await shop.find(await shop.as(approver), id)).status).toBe('PENDING')
      shop.setNow(plusHours(noon, 120))
      expect(await shop.find(await shop.as(approver), id)).toMatchObject({
        status: 'EXPIRED',
        actions: { approve: { allowed: false, reason: 'Este pedido de aprovação venceu.' } },
      })
      const later = await shop.as(buyer)
      expect((await later(cart.addCartItem, { body: { erpCode: products.clamp, quantity: 10 } })).statusCode).toBe(200)
      await runJob()
      await runJob()
      expect(await titlesOf(later)).toEqual(['Aprovação de compra: Vencida'])
    })

    test('COMP-012 the administration sets the number of days, for the approvals requested from then on', async () => {
      await shop.db.insertInto('setting').values({ key: 'approval-days', value: '2' }).execute()
      const { id } = await waitingCart()
      expect((await shop.find(asApprover, id)).expiresAt).toBe(plusHours(noon, 48))
    })

    test('COMP-012 COMP-015 each answer is given once, rejected with its reason, withdrawn by who asked', async () => {
      const rejected = await waitingBudget()
      const first = await shop.find(asApprover, rejected)
      expect((await shop.withdraw(asApprover, first)).json().message).toBe('Só quem pediu a aprovação pode retirá-la.')
      expect((await shop.reject(asApprover, first, '')).statusCode).toBe(400)
      const answer = await shop.reject(asApprover, first)
      expect(answer.json()).toMatchObject({
        status: 'REJECTED',
        answer: 'Fora do orçamento do mês',
        answeredBy: expect.any(String),
      })
      const again = await shop.find(asAdmin, rejected)
      expect((await shop.approve(asAdmin, again)).json().message).toBe('Este pedido de aprovação já foi rejeitado.')
      expect(await titlesOf(asBuyer)).toEqual(['Aprovação de compra: Rejeitada'])
      expect(await statusOf(rejected)).toBe('BUDGET')
      expect((await shop.place(asBuyer, rejected)).statusCode).toBe(202)
      const second = await shop.find(asBuyer, rejected)
      expect((await shop.approve(asApprover, { ...second, version: 7 })).statusCode).toBe(409)
      expect((await shop.withdraw(asBuyer, second)).json()).toMatchObject({ status: 'WITHDRAWN' })
    })

    test('COMP-014 approving orders the cart in the name of who asked, with the approver in the log', async () => {
      const { id } = await waitingCart()
      const answer = await shop.approve(asApprover, await shop.find(asApprover, id))
      expect(answer.json()).toMatchObject({ status: 'APPROVED', orderId: id })
      const order = await shop.db
        .selectFrom('orders')
        .innerJoin('app_user', 'app_user.id', 'orders.finished_by')
        .select(['orders.status', 'email', 'approval_until'])
        .where('orders.id', '=', id)
        .executeTakeFirstOrThrow()
      expect(order).toEqual({ status: 'INVOICE', email: buyer, approval_until: null })
      const line = await shop.db
        .selectFrom('order_log')
        .innerJoin('app_user', 'app_user.id', 'order_log.user_id')
        .select(['email', 'description'])
        .where('order_id', '=', id)
        .where('to_status', '=', 'INVOICE')
        .executeTakeFirstOrThrow()
      expect(line).toEqual({
        email: approver,
        description: expect.stringMatching(/^Pedido criado em nome de .+, com aprovação da empresa$/),
      })
      expect(await titlesOf(asBuyer)).toEqual(['Aprovação de compra: Aprovada'])
      expect((await asBuyer(cart.readCart)).json()).toBeNull()
    })

    test('COMP-014 another price since the request: the approver sees both totals and names the new one', async () => {
      const { id } = await waitingCart()
      const asked = await shop.find(asApprover, id)
      const { price_cents } = await shop.db
        .selectFrom('product')
        .select('price_cents')
        .where('code', '=', products.panel)
        .executeTakeFirstOrThrow()
      const setPrice = (cents: number) =>
        shop.db.updateTable('product').set({ price_cents: cents }).where('code', '=', products.panel).execute()
      await setPrice(price_cents + 1000)
      const refused = await shop.approve(asApprover, asked)
      const { details } = refused.json()
      expect([refused.statusCode, refused.json().reason]).toEqual([409, 'totalChanged'])
      expect(details.asked).toBe(asked.total)
      expect(details.now).toBeGreaterThan(details.asked)
      expect(await statusOf(id)).toBe('CART')
      const approved = await shop.approve(asApprover, asked, details.now)
      expect(approved.json()).toMatchObject({ status: 'APPROVED', total: details.now })
      await setPrice(price_cents)
    })

    test('COMP-014 what can no longer be ordered is rejected with the reason, and the cart is free again', async () => {
      const { id } = await waitingCart()
      const setSold = (is_active: boolean) =>
        shop.db.updateTable('product').set({ active: is_active }).where('code', '=', products.inverter).execute()
      await setSold(false)
      const answer = await shop.approve(asApprover, await shop.find(asApprover, id))
      await setSold(true)
      expect(answer.json()).toMatchObject({ status: 'REJECTED', answer: expect.stringMatching(/.{10}/) })
      expect(await statusOf(id)).toBe('CART')
      expect((await asBuyer(cart.readCart)).json().awaitsApprovalUntil).toBeNull()
    })

    test('COMP-015 an own request, a value above the own limit and a BUYER are refused with 403', async () => {
      await shop.set(approver, { order_limit_cents: 200_000 })
      const own = await shop.budgetOf(asApprover, 300_000)
      expect((await shop.place(asApprover, own)).statusCode).toBe(202)
      const request = await shop.find(asApprover, own)
      expect(request.actions.approve).toMatchObject({ allowed: false })
      const ownAnswer = await shop.approve(asApprover, request)
      expect([ownAnswer.statusCode, ownAnswer.json().message]).toEqual([
        403,
        'Você não pode responder ao seu próprio pedido de aprovação.',
      ])
      const id = await waitingBudget(200_001)
      const above = await shop.approve(asApprover, await shop.find(asApprover, id))
      expect([above.statusCode, above.json().message]).toEqual([
        403,
        'Este valor passa do seu limite por pedido: outra pessoa da empresa precisa aprovar.',
      ])
      const byBuyer = await shop.approve(asBuyer, request)
      expect([byBuyer.statusCode, byBuyer.json().message]).toEqual([403, 'Você não tem permissão para esta ação.'])
      expect((await shop.reject(asBuyer, request)).statusCode).toBe(403)
      expect((await shop.approve(asAdmin, request)).statusCode).toBe(200)
    })

    test('COMP-016 approvers see what waits in their company, a BUYER his own, another company nothing', async () => {
      const id = await waitingBudget()
      const listed = await shop.list(asApprover)
      expect(listed).toMatchObject({ total: 1, waiting: 1 })
      expect(listed.data[0]).toMatchObject({ orderId: id, source: 'BUDGET', isOwn: false, total: 3000 })
      expect(listed.data[0]?.items.map(({ quantity }) => quantity)).toEqual([10, 1, 20])
      expect(await shop.list(asBuyer)).toMatchObject({ total: 1, waiting: 0, data: [{ isOwn: true }] })
      const stranger = await shop.as('integrator2@girassol.demo')
      expect(await shop.list(stranger)).toMatchObject({ total: 0, waiting: 0 })
      const approval = await shop.find(asApprover, id)
      expect((await shop.approve(stranger, approval)).statusCode).toBe(404)
      await shop.set(approver, { can_view_product_prices: false })
      const hidden = await shop.find(await shop.as(approver), id)
      expect(hidden).toMatchObject({ total: null, reasons: [{ code: 'ORDER_LIMIT', limit: null, used: null }] })
      await shop.reject(asAdmin, approval)
      expect((await shop.list(asAdmin)).waiting).toBe(0)
      expect((await shop.list(asAdmin, { status: 'PENDING' })).total).toBe(0)
    })

    test('COMP-009 COMP-010 the rule of the company asks for an approval of every order above a value', async () => {
      const save = (body: { approveAbove: number | null; version: number }, call = asAdmin) =>
        call(contract.saveCompanyRules, { body })
      expect((await asAdmin(contract.readCompanyRules)).json()).toEqual({ approveAbove: null, version: 0 })
      expect((await save({ approveAbove: 2000, version: 0 })).json()).toEqual({ approveAbove: 2000, version: 1 })
      expect((await save({ approveAbove: 1, version: 0 })).statusCode).toBe(409)
      expect((await save({ approveAbove: 1, version: 1 }, asApprover)).statusCode).toBe(403)
      const exact = await shop.budgetOf(asBuyer, 200_000)
      expect((await shop.place(asBuyer, exact)).statusCode).toBe(200)
      const above = await shop.budgetOf(asAdmin, 200_001)
      expect((await shop.place(asAdmin, above)).statusCode).toBe(202)
      expect((await shop.find(asAdmin, above)).reasons).toEqual([{ code: 'COMPANY_RULE', limit: 2000, used: null }])
      const entries = (await (await shop.as('administrator@girassol.demo'))(listAuditEntries)).json().data
      expect(entries).toContainEqual(
        expect.objectContaining({
          subject: expect.objectContaining({ kind: 'company-rules' }),
          after: { approveAbove: 2000 },
        }),
      )
    })

    test('COMP-010 staff who order for the integrator and budgets need no approval', async () => {
      await shop.set(buyer, { order_limit_cents: 0, month_limit_cents: 0 })
      const { id } = await readyCart(shop, asBuyer)
      expect((await asBuyer(cart.finishAsBudget, { params: { id } })).statusCode).toBe(200)
      const staff = await shop.as('commercial@girassol.demo', 'INT001')
      expect((await shop.place(staff, id)).statusCode).toBe(200)
    })
  })
})
