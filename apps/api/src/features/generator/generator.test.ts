import * as contract from '@girassol/contract/generator'
import type { OrderItemView } from '@girassol/contract/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const kit550 = { power: 5.5, inverterBrandId: '201', inverterId: '10100003', moduleId: '10010005', roofTypeId: 1 }
const tooSmall = { ...kit550, power: 3, inverterBrandId: '202', inverterId: '10100012' }

const toItems = (cart: { invoiceItems: OrderItemView[] }) =>
  cart.invoiceItems
    .map(({ productErpCode, quantity }) => ({ code: productErpCode, quantity }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))

describe.each(bothDatabases)('the kit search on %s', (kind) => {
  let test$: TestApplication
  let integrator: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await loadDemoData(test$.deps.connection.db, new Date().toISOString())
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(() => test$.close())
  afterEach(async () => {
    await test$.deps.connection.db.deleteFrom('orders').where('status', '=', 'CART').execute()
    await test$.deps.connection.db.deleteFrom('rate_limit').execute()
  })

  const search = async (body: object = kit550, caller = integrator): Promise<contract.Proposals> => {
    const answer = await caller(contract.searchKits, { body: body as contract.Proposals['options'] })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  const countCarts = async () => {
    const { db } = test$.deps.connection
    return (await db.selectFrom('orders').select('id').where('status', '=', 'CART').execute()).length
  }

  whereTested(kind, () => {
    test('KIT-001 USE-005 C-22 C-23 the best fit is put in the cart, and up to three kits are compared with their figures', async () => {
      const found = await search()
      expect(found).toMatchObject({
        found: true,
        reason: null,
        options: kit550,
        site: { uf: 'SP', tMinC: -2, tMaxC: 39 },
      })
      expect(
        found.kits.map(({ tags, moduleCode, inverterCode, total, inCart }) => [
          tags,
          moduleCode,
          inverterCode,
          total,
          inCart,
        ]),
      ).toEqual([
        [['MELHOR_AJUSTE'], '10010005', '10100003', 9375.9, true],
        [['MENOR_PRECO'], '10010007', '10100002', 9285.9, false],
        [['MAIOR_EFICIENCIA'], '10010008', '10100002', 8823.5, false],
      ])
      expect(found.kits.map(({ labels }) => labels)).toEqual([
        ['MELHOR_AJUSTE'],
        ['MENOR_PRECO'],
        ['MENOR_TOTAL', 'MAIOR_EFICIENCIA'],
      ])
      expect(found.kits[0]).toMatchObject({
        moduleName: 'Módulo HELIAR 550W mono PERC 144C',
        moduleBrand: 'HELIAR',
        moduleTechnology: 'Mono PERC',
        inverterBrand: 'VOLTARA',
        powerW: 5500,
        modules: 10,
        inverters: 1,
        phases: 1,
        strings: '1 string de 10',
        pricePerWp: 1.7,
        weightKg: found.cart?.totalWeight,
        warnings: [],
      })
      expect(found.cart).toMatchObject({ subTotal: 9375.9, kitPower: 5.5, generator: kit550, type: 'MP' })
      expect(toItems(found.cart as NonNullable<typeof found.cart>)).toEqual(found.kits[0]?.items)
    })

    test('KIT-001 C-22 a new search replaces the earlier kit and leaves manually added products', async () => {
      const first = await search()
      const { db } = test$.deps.connection
      await db
        .insertInto('order_item')
        .values({
          order_id: first.cart?.id ?? 0,
          product_code: '10600001',
          product_name: 'MEDIDOR',
          quantity: 2,
          unit_value_cents: 1,
          cost_cents: 1,
        })
        .execute()
      const second = await search({
        ...kit550,
        power: 7.5,
        moduleId: '10010008',
        inverterId: '10100004',
        roofTypeId: 4,
      })
      const kit = second.kits[0]?.items ?? []
      expect(second.cart?.id).toBe(first.cart?.id)
      expect(toItems(second.cart as NonNullable<typeof second.cart>)).toEqual([
        ...kit,
        { code: '10600001', quantity: 2 },
      ])
    })

    test('KIT-002 C-22 an impossible pair returns the reason and leaves the cart as it is', async () => {
      const before = await search()
      const after = await search(tooSmall)
      expect(after).toMatchObject({
        found: false,
        reason: { code: 'POWER_TOO_LOW', text: 'Inversor grande demais para a potência' },
        kits: [],
      })
      expect(after.cart?.invoiceItems).toEqual(before.cart?.invoiceItems)
      expect(after.cart?.generator).toEqual(kit550)
    })

    test('KIT-002 C-22 an impossible pair returns alternatives that work, and puts none of them in the cart', async () => {
      const options = { ...kit550, power: 200, inverterId: '10100001', roofTypeId: 4 }
      const { found, kits, cart } = await search(options)
      expect(found).toBe(false)
      expect(kits.map(({ tags, inCart }) => [tags, inCart])).toEqual([
        [['MENOR_PRECO'], false],
        [['MAIOR_EFICIENCIA'], false],
      ])
      expect(cart?.invoiceItems).toEqual([])
    })

    test.each([
      ['moduleId', { moduleId: '10019999' }, 'Módulo não encontrado'],
      ['inverterId', { inverterId: '10010005' }, 'Inversor não encontrado'],
      ['inverterBrandId', { inverterBrandId: '202' }, 'O inversor não é da marca escolhida'],
      ['roofTypeId', { roofTypeId: 99 }, 'Tipo de telhado não encontrado'],
      ['power', { power: 201 }, undefined],
      ['power', { power: -1 }, undefined],
    ])('KIT-001 WIZ-022 a wrong %s is refused with its field and opens no cart', async (property, wrong, message) => {
      const answer = await integrator(contract.searchKits, { body: { ...kit550, ...wrong } })
      expect(answer.statusCode).toBe(400)
      const [error] = answer.json().errors
      expect(error.property).toBe(property)
      if (message) expect(error).toMatchObject({ value: Object.values(wrong)[0], constraints: { custom: message } })
      expect(await countCarts()).toBe(0)
    })

    test('KIT-001 C-29 users who may not see prices get the same kit without any', async () => {
      const { kits, cart } = await search(kit550, await test$.as('contributor@girassol.demo'))
      expect(kits.map(({ total, pricePerWp }) => [total, pricePerWp])).toEqual([
        [null, null],
        [null, null],
        [null, null],
      ])
      expect(cart).toMatchObject({ subTotal: null, kitPower: 5.5 })
      expect(cart?.invoiceItems).toHaveLength(kits[0]?.items.length ?? 0)
    })

    test('C-38 internal-only products are proposed to staff and to nobody else', async () => {
      const internal = { ...kit550, moduleId: '10010001', power: 4.5 }
      const refused = await integrator(contract.searchKits, { body: internal })
      expect(refused.json().errors[0].property).toBe('moduleId')
      const staff = await search(internal, await test$.as('commercial@girassol.demo', 'INT001'))
      expect(staff.kits[0]).toMatchObject({ moduleCode: '10010001', inCart: true })
      for (const power of [2, 3.6, 4.5, 9, 15]) {
        const { kits } = await search({ ...kit550, power })
        expect(kits.flatMap(({ items }) => items.map(({ code }) => code))).not.toContain('10010001')
      }
    })

    test('C-28 C-22 a kit with a product out of stock stays complete, with that product marked', async () => {
      const { cart } = await search({ ...kit550, power: 6.6, moduleId: '10010011', inverterId: '10100004' })
      const statuses = cart?.invoiceItems.map(({ productErpCode, status }) => [productErpCode, status])
      expect(statuses).toContainEqual(['10010011', 'UNAVAILABLE'])
      expect(cart?.missing).not.toEqual([])
    })

    test('C-23 the kit is sized for the delivery state once it is set, and for the seller’s state before', async () => {
      const south = await test$.as('integrator2@girassol.demo')
      const first = await search(kit550, south)
      expect(first.site).toEqual({ uf: 'RS', tMinC: -5, tMaxC: 40 })
      await test$.deps.connection.db
        .updateTable('orders')
        .set({ address_type: 'same', charge_address_erp_state: 'CE', delivery_address_erp_state: 'CE' })
        .where('id', '=', first.cart?.id ?? 0)
        .execute()
      const second = await search(kit550, south)
      expect(second.site.uf).toBe('CE')
      expect(second.kits[0]?.stringVocMaxV).toBeLessThan(first.kits[0]?.stringVocMaxV ?? 0)
    })

    test('C-23 a search and a swap are sized for the state in their options, and the cart does not store that state', async () => {
      const cold = { ...kit550, moduleId: '10010006' }
      const warm = await test$.as('commercial@girassol.demo', 'INT004')
      const first = await search(cold, warm)
      const moving = await search({ ...cold, uf: 'SC' }, warm)
      expect([first.site.uf, moving.site.uf]).toEqual(['PA', 'SC'])
      expect(moving.kits.find(({ inCart }) => inCart)?.strings).not.toBe(
        first.kits.find(({ inCart }) => inCart)?.strings,
      )
      expect(moving.cart?.generator?.uf).toBeUndefined()
      const body = { ...moving.options, chosenModuleId: '10010005', chosenInverterId: '10100003' }
      expect((await warm(contract.swapKit, { body })).json().site.uf).toBe('SC')
    })

    test('KIT-001 only store roles may search, staff only for a selected seller, each in their own cart', async () => {
      const body = kit550
      expect((await test$.anonymous(contract.searchKits, { body })).statusCode).toBe(401)
      for (const email of ['financial@girassol.demo', 'marketing@girassol.demo', 'shipping-company@girassol.demo']) {
        const caller = await test$.as(email)
        expect((await caller(contract.searchKits, { body })).statusCode).toBe(403)
        expect((await caller(contract.readProposals)).statusCode).toBe(403)
      }
      const commercial = await test$.as('commercial@girassol.demo')
      const unselected = await commercial(contract.searchKits, { body })
      expect([unselected.statusCode, unselected.json().message]).toEqual([409, 'Selecione um integrador'])
      const own = await search()
      const colleague = await search(kit550, await test$.as('manager@girassol.demo'))
      expect(colleague.cart?.id).not.toBe(own.cart?.id)
      const stranger = await test$.as('integrator2@girassol.demo')
      expect((await stranger(contract.readProposals)).statusCode).toBe(404)
    })
  })

  test('KIT-001 C-22 after several searches at once the one cart contains exactly one kit', async () => {
    const modules = ['10010005', '10010007', '10010008', '10010006']
    const all = await Promise.all(modules.map((moduleId) => search({ ...kit550, moduleId })))
    expect(new Set(all.map(({ cart }) => cart?.id)).size).toBe(1)
    const now = (await integrator(contract.readProposals)).json()
    const inCart = now.kits.filter((kit: contract.KitView) => kit.inCart)
    expect(inCart).toHaveLength(1)
    expect(toItems(now.cart)).toEqual(inCart[0].items)
  })
})
