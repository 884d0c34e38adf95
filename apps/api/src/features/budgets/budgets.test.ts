import * as contract from '@girassol/contract/budgets'
import * as orders from '@girassol/contract/orders'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { takeSnapshot } from '../../database/test-snapshot.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, products, type Shop } from '../cart/test-shop.ts'
import { aBudget, type EditBody, showBudget, toEditItems } from './test-budgets.ts'

describe.each(bothDatabases)('editing budgets on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let staff: Caller
  let stranger: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    staff = await shop.as('commercial@girassol.demo', 'INT001')
    stranger = await shop.as('integrator2@girassol.demo')
  })
  afterAll(() => shop.close())

  const price = (code: string, price_cents: number) =>
    shop.db.updateTable('product').set({ price_cents }).where('code', '=', code).execute()
  const simulate = (call: Caller, id: number, body: EditBody) => call(contract.simulateBudget, { params: { id }, body })
  const save = (call: Caller, id: number, body: EditBody) => call(contract.saveBudget, { params: { id }, body })

  whereTested(kind, () => {
    test('BUD-026 a simulation returns every figure and changes nothing', async () => {
      const budget = await aBudget(shop, integrator)
      const before = await takeSnapshot(shop.db)
      const answer = await simulate(integrator, budget.id, { items: toEditItems(budget, { [products.panel]: 12 }) })
      expect(answer.statusCode).toBe(200)
      const simulated = answer.json()
      for (const figure of [
        'interestValue',
        'interestPercentage',
        'netCommission',
        'grossCommission',
        'freightValue',
        'freightPercentage',
        'discountValue',
        'percentage',
        'rawInvoice',
        'subTotal',
        'subTotalWithDiscount',
        'kitPower',
        'totalInvoice',
      ]) {
        expect([figure, typeof simulated[figure]]).toEqual([figure, 'number'])
      }
      expect(simulated.kitPower).toBeCloseTo(6.6)
      expect(simulated.subTotal).toBeCloseTo((budget.subTotal ?? 0) + 2 * 449.9)
      expect(simulated.difference.items).toHaveLength(1)
      expect(await takeSnapshot(shop.db)).toEqual(before)
      expect(await showBudget(integrator, budget.id)).toEqual(budget)
    })

    test('BUD-027 C-63 saving stores the items at the prices of today and renews the seven days', async () => {
      const budget = await aBudget(shop, integrator)
      await price(products.inverter, 410_000)
      const later = plusHours(noon, 30)
      shop.setNow(later)
      const body = {
        items: toEditItems(budget, { [products.panel]: 12, [products.clamp]: 0 }),
        version: budget.version,
      }
      const expected = (await simulate(integrator, budget.id, body)).json()
      const saved = (await save(integrator, budget.id, body)).json()
      shop.setNow(noon)
      await price(products.inverter, budget.invoiceItems[1]?.unitValue ? budget.invoiceItems[1].unitValue * 100 : 0)
      expect(saved.invoiceItems.map(({ productErpCode, quantity }: never) => [productErpCode, quantity])).toEqual([
        [products.panel, 12],
        [products.inverter, 1],
      ])
      expect(saved.invoiceItems[1].unitValue).toBe(4100)
      expect(saved).toMatchObject({
        finishedAt: later,
        expiresAt: plusHours(later, 168),
        version: budget.version + 1,
        status: 'BUDGET',
        totalInvoice: expected.totalInvoice,
        freightValue: expected.freightValue,
      })
      expect(saved.subTotal).toBeCloseTo(12 * 449.9 + 4100)
      const log = await shop.db.selectFrom('order_log').selectAll().where('order_id', '=', budget.id).execute()
      expect(log.at(-1)).toMatchObject({ description: 'Orçamento editado', from_status: 'BUDGET', to_status: 'BUDGET' })
    })

    test('BUD-027 customer, delivery, payment and notes are saved with the items', async () => {
      const budget = await aBudget(shop, integrator)
      const customerId = await shop.customerIn('SC')
      const terms = {
        customerId,
        addressType: 'same',
        paymentMethod: 'BARCODE',
        additionalData: 'Portão azul',
      } as const
      const saved = (await save(integrator, budget.id, { items: toEditItems(budget), ...terms })).json()
      expect(saved).toMatchObject({
        customerId,
        deliveryAddressErpState: 'SC',
        paymentMethod: 'BARCODE',
        additionalData: 'Portão azul',
      })
      expect(saved.freightPercentage).not.toBe(budget.freightPercentage)
    })

    test('BUD-022 BUD-023 an incomplete budget is refused with what it lacks and is not saved', async () => {
      const budget = await aBudget(shop, integrator)
      const incomplete: readonly (readonly [EditBody, string])[] = [
        [{ items: [] }, 'items'],
        [{ items: toEditItems(budget, { [products.inverter]: 0 }) }, 'items'],
        [{ items: toEditItems(budget), customerId: null }, 'customerDocument'],
        [{ items: toEditItems(budget), addressType: 'different' }, 'deliveryAddressCep'],
        [{ items: toEditItems(budget), paymentMethod: null }, 'paymentMethod'],
        [{ items: toEditItems(budget), paymentMethod: 'FINANCING', financingBank: 'BV' }, 'financing'],
      ]
      for (const [body, field] of incomplete) {
        const simulated = (await simulate(integrator, budget.id, body)).json()
        expect(simulated.missing[0]?.field).toBe(field)
        const refused = await save(integrator, budget.id, body)
        expect([refused.statusCode, refused.json().details[0].field]).toEqual([409, field])
      }
      expect(await showBudget(integrator, budget.id)).toEqual(budget)
    })

    test('BUD-026 BUD-027 stock, multiples, types and unknown products are validated as in a cart', async () => {
      const budget = await aBudget(shop, integrator)
      const rounded = await simulate(integrator, budget.id, { items: toEditItems(budget, { [products.clamp]: 21 }) })
      expect(rounded.json().invoiceItems[2].quantity).toBe(30)
      for (const [code, status] of [
        [products.soldOutPanel, 409],
        [products.readyKit, 409],
        [products.internalPanel, 404],
        ['99999999', 404],
      ] as const) {
        const answer = await simulate(integrator, budget.id, { items: toEditItems(budget, { [code]: 1 }) })
        expect([code, answer.statusCode]).toEqual([code, status])
      }
    })

    test('C-61 BUD-026 only users with the permission may change a discount; everyone may send the stored one along', async () => {
      const budget = await aBudget(shop, integrator)
      const items = toEditItems(budget)
      expect((await save(integrator, budget.id, { items, discountValue: 100 })).statusCode).toBe(403)
      const given = (await save(staff, budget.id, { items, discountValue: 100 })).json()
      expect([given.discountValue, given.subTotalWithDiscount]).toEqual([100, (budget.subTotal ?? 0) - 100])
      expect((await save(integrator, budget.id, { items, discountValue: 100 })).statusCode).toBe(200)
      const tooMuch = await save(staff, budget.id, { items, discountValue: 9_999_999 })
      expect(tooMuch.statusCode).toBe(409)
    })

    test('BUD-043 an edit is compared with the version before, money hidden from who may not see it', async () => {
      const budget = await aBudget(shop, integrator)
      const compare = (call: Caller) => call(contract.compareBudget, { params: { id: budget.id } })
      expect((await compare(integrator)).json()).toBeNull()
      await save(integrator, budget.id, { items: toEditItems(budget) })
      expect((await compare(integrator)).json()).toBeNull()
      await save(integrator, budget.id, { items: toEditItems(budget, { [products.panel]: 12 }) })
      const compared = (await compare(integrator)).json()
      expect(compared).toMatchObject({ previousAt: noon, editedAt: noon })
      expect(compared.difference.items).toMatchObject([
        { kind: 'changed', productErpCode: products.panel, quantity: { before: 10, after: 12 } },
      ])
      expect(compared.difference.values.at(-1)).toMatchObject({ name: 'total', before: budget.totalInvoice })
      const user = shop.db.updateTable('app_user').where('email', '=', 'contributor@girassol.demo')
      await user.set({ can_view_product_prices: false }).execute()
      const blind = (await compare(await shop.as('contributor@girassol.demo'))).json()
      await user.set({ can_view_product_prices: true }).execute()
      expect(blind.difference.values.at(-1)).toEqual({ name: 'total', before: null, after: null })
      expect((await compare(stranger)).statusCode).toBe(404)
    })

    test('C-08 C-65 a stranger does not find the budget, and an expired budget cannot be edited', async () => {
      const budget = await aBudget(shop, integrator)
      const items = toEditItems(budget)
      expect((await simulate(stranger, budget.id, { items })).statusCode).toBe(404)
      expect((await save(stranger, budget.id, { items })).statusCode).toBe(404)
      shop.setNow(plusHours(noon, 167.9))
      const last = await simulate(integrator, budget.id, { items })
      shop.setNow(plusHours(noon, 168))
      const expired = [await simulate(integrator, budget.id, { items }), await save(integrator, budget.id, { items })]
      shop.setNow(noon)
      expect([last, ...expired].map(({ statusCode }) => statusCode)).toEqual([200, 409, 409])
    })

    test('BUD-024 BUD-030 a budget is shown with its own fields and its branch, values for price viewers alone', async () => {
      const budget = await aBudget(shop, integrator)
      expect(budget).toMatchObject({
        finishedAt: noon,
        expiresAt: plusHours(noon, 168),
        addressType: 'same',
        cardMaxInstallmentNumber: 1,
        deliveryDeadline: 3,
        branchName: 'Goiânia',
      })
      expect(typeof budget.subTotal).toBe('number')
      const user = shop.db.updateTable('app_user').where('email', '=', 'contributor@girassol.demo')
      await user.set({ can_view_product_prices: false }).execute()
      const blind = await showBudget(await shop.as('contributor@girassol.demo'), budget.id)
      await user.set({ can_view_product_prices: true }).execute()
      expect([blind.subTotal, blind.totalInvoice, blind.invoiceItems[0]?.unitValue]).toEqual([null, null, null])
    })

    test('BUD-028 SEC-024 a budget is removed once and permanently, but for its log; strangers and other roles are refused', async () => {
      const budget = await aBudget(shop, integrator)
      const remove = (call: Caller) => call(contract.removeBudget, { params: { id: budget.id } })
      expect((await remove(stranger)).statusCode).toBe(404)
      const financial = await shop.as('financial@girassol.demo')
      expect((await remove(financial)).statusCode).toBe(403)
      expect((await remove(integrator)).statusCode).toBe(204)
      expect((await remove(integrator)).statusCode).toBe(404)
      expect((await integrator(orders.showOrder, { params: { id: budget.id } })).statusCode).toBe(404)
      const lines = await shop.db
        .selectFrom('order_log')
        .select('description')
        .where('order_id', '=', budget.id)
        .execute()
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.at(-1)?.description).toBe('Orçamento removido')
    })

    test('BUD-029 C-58 BUD-039 two roles may change the branch, and only to one that exists', async () => {
      const budget = await aBudget(shop, integrator)
      await shop.db.insertInto('branch').values({ company_code: '07', branch_code: '03', name: 'Recife' }).execute()
      const change = (call: Caller, erpTenantId: string) =>
        call(contract.changeBranch, { params: { id: budget.id }, body: { erpTenantId } })
      const supervisor = await shop.as('commercial-supervisor@girassol.demo', 'INT001')
      expect((await change(staff, '07,03')).statusCode).toBe(403)
      const changed = await change(supervisor, '07,03')
      expect([changed.statusCode, changed.json().branchName]).toEqual([200, 'Recife'])
      const unknown = await change(supervisor, '99,99')
      expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Filial não encontrada'])
    })
  })

  test('BUD-027 of two people editing one budget, the second is refused with the name of the first and saves nothing', async () => {
    const budget = await aBudget(shop, integrator)
    const body = (panels: number) => ({
      items: toEditItems(budget, { [products.panel]: panels }),
      version: budget.version,
    })
    expect((await save(staff, budget.id, body(14))).statusCode).toBe(200)
    const second = await save(integrator, budget.id, body(16))
    expect([second.statusCode, second.json().reason]).toEqual([409, 'changedMeanwhile'])
    expect(second.json().message).toMatch(
      /^O orçamento mudou depois.* Orçamento editado por .+ em 23\/11\/2026 às 12:00\.$/,
    )
    expect((await showBudget(integrator, budget.id)).invoiceItems[0]?.quantity).toBe(14)
  })

  test('BUD-027 of ten saves at once one wins', async () => {
    const budget = await aBudget(shop, integrator)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        save(integrator, budget.id, {
          items: toEditItems(budget, { [products.panel]: 11 + at }),
          version: budget.version,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
  })
})
