import * as contract from '@girassol/contract/generator'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const kit550 = { power: 5.5, inverterBrandId: '201', inverterId: '10100003', moduleId: '10010005', roofTypeId: 1 }

describe('answers beside the kit search', () => {
  let test$: TestApplication
  let integrator: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind: 'postgres' })
    await loadDemoData(test$.deps.connection.db, new Date().toISOString())
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(() => test$.close())
  afterEach(async () => {
    await test$.deps.connection.db.deleteFrom('orders').where('status', '=', 'CART').execute()
    await test$.deps.connection.db.deleteFrom('rate_limit').execute()
  })

  const search = async (body: contract.Proposals['options'], caller = integrator): Promise<contract.Proposals> => {
    const answer = await caller(contract.searchKits, { body })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  describe('the nearest kits', () => {
    test('KIT-002 C-22 the violated limit is returned with its figures, and the nearest kits can be searched for', async () => {
      const large = { ...kit550, power: 3, inverterId: '10100009' }
      const { reason, nearest, cart } = await search(large)
      expect(reason?.detail).toBe('3 kWp são 15% dos 20 kW do inversor; o mínimo é 80%, 16 kWp.')
      expect(nearest.map(({ change, kit }) => [change, kit.moduleCode, kit.inverterCode, kit.powerW])).toEqual([
        ['INVERTER', '10010005', '10100002', 3300],
        ['POWER', '10010005', '10100009', 16_500],
      ])
      expect(cart?.invoiceItems).toEqual([])
      for (const { options, kit } of nearest) {
        const taken = await search(options)
        expect(taken).toMatchObject({ found: true, nearest: [], options })
        expect(taken.kits[0]).toMatchObject({ total: kit.total, items: kit.items, inCart: true })
      }
    })

    test('KIT-002 C-29 an alternative shows no price to users who may not see prices', async () => {
      const large = { ...kit550, power: 3, inverterId: '10100009' }
      const { nearest } = await search(large, await test$.as('contributor@girassol.demo'))
      expect(nearest.map(({ kit }) => [kit.total, kit.pricePerWp])).toEqual([
        [null, null],
        [null, null],
      ])
    })

    test('KIT-002 C-38 an internal-only module is an alternative for staff and for nobody else', async () => {
      // The internal module of 450 W is the nearest in size to the one of 475 W.
      const micro = { ...kit550, power: 1.9, inverterBrandId: '204', inverterId: '10100024', moduleId: '10010005' }
      for (const power of [0, 0.5, 1.9, 60]) {
        const { nearest } = await search({ ...micro, power })
        expect(nearest.flatMap(({ kit }) => kit.items.map(({ code }) => code))).not.toContain('10010001')
      }
    })

    test('C-22 C-23 the electrical supply is stored with the kit and limits the alternatives', async () => {
      const options = { ...kit550, supply: 'TRI_220_380' as const }
      const { cart, kits } = await search(options)
      expect(cart?.generator).toEqual(options)
      expect(kits).toHaveLength(3)
      const three = { ...kit550, power: 15, inverterId: '10100008' }
      const refused = await search({ ...three, supply: 'BI_127_220' })
      expect(refused).toMatchObject({
        found: false,
        reason: {
          code: 'SUPPLY',
          detail: 'Um inversor trifásico 380 V não se conecta a uma ligação bifásica 127/220 V.',
        },
      })
      expect([...refused.kits, ...refused.nearest.map(({ kit }) => kit)].every(({ phases }) => phases === 1)).toBe(true)
      const behind = await search({ ...three, supply: 'TRI_127_220' })
      expect(behind.kits[0]?.warnings).toContainEqual({
        code: 'TRANSFORMADOR',
        text: 'Exige transformador para a ligação elétrica informada',
      })
    })
  })

  describe('the choices that make no kit', () => {
    const choices = (query: object, caller = integrator) =>
      caller(contract.listImpossibleChoices, { query: query as { power: number; inverterBrandId: string } })

    test('KIT-002 C-22 lists the reason for each, for the seller’s state unless another is given', async () => {
      const { inverters, modules } = (await choices({ power: 3, inverterBrandId: '201', moduleId: '10010005' })).json()
      expect(modules).toEqual([])
      expect(inverters).toContainEqual({ id: '10100009', reason: 'Inversor grande demais para a potência' })
      expect(inverters.map(({ id }: { id: string }) => id)).not.toContain('10100001')
      const cold = { power: 5.5, inverterBrandId: '201', inverterId: '10100003', uf: 'SC' }
      expect((await choices(cold)).json().inverters).toEqual([])
      expect((await choices({ power: 'x', inverterBrandId: '201' })).statusCode).toBe(400)
    })

    test('KIT-002 is refused to other roles than those of the store', async () => {
      const financial = await test$.as('financial@girassol.demo')
      expect((await choices({ power: 3, inverterBrandId: '201' }, financial)).statusCode).toBe(403)
    })
  })

  describe('the traffic light of a basket', () => {
    const judge = (items: string, more: object = {}, caller = integrator) =>
      caller(contract.judgeBasket, { query: { items, ...more } })

    test('WIZ-001 C-23 turns from red to yellow to green with the contents of the basket', async () => {
      const red = await judge('10010005:2,10100003:1')
      expect(red.json()).toEqual({
        light: 'RED',
        remarks: [{ code: 'POUCOS_MODULOS', text: 'Este inversor precisa de pelo menos 8 destes módulos, e são 2' }],
      })
      expect((await judge('10010005:10,10100003:1')).json()).toMatchObject({
        light: 'YELLOW',
        remarks: [{ code: 'FALTAM' }],
      })
      const { cart } = await search(kit550)
      const items = cart?.invoiceItems.map(({ productErpCode, quantity }) => `${productErpCode}:${quantity}`).join()
      expect((await judge(items ?? '')).json()).toEqual({ light: 'GREEN', remarks: [] })
    })

    test('C-23 uses the requested state rather than the seller’s', async () => {
      const tight = '10010005:15,10100007:1'
      const lightIn = async (more: object) => (await judge(tight, more)).json().light
      expect([await lightIn({}), await lightIn({ uf: 'SP' }), await lightIn({ uf: 'PA' })]).toEqual([
        'RED',
        'RED',
        'YELLOW',
      ])
    })

    test('C-23 is empty for half a generator, and reports a product without a data sheet', async () => {
      expect((await judge('10010005:10')).json()).toEqual({ light: null, remarks: [] })
      expect((await judge('10010005:10,10100003:0')).json().light).toBeNull()
      expect((await judge('10010005:10,10109999:1')).json()).toMatchObject({
        light: 'YELLOW',
        remarks: [{ text: 'Sem ficha técnica para conferir: 10109999' }],
      })
    })

    test('C-38 an internal-only module is unknown to an integrator and judged for staff', async () => {
      const internal = '10010001:10,10100003:1'
      expect((await judge(internal)).json().remarks[0].code).toBe('SEM_FICHA')
      const staff = await test$.as('commercial@girassol.demo', 'INT001')
      expect((await judge(internal, {}, staff)).json().remarks.map(({ code }: { code: string }) => code)).not.toContain(
        'SEM_FICHA',
      )
    })

    test('WIZ-001 is refused to other roles, without a session and for an invalid basket', async () => {
      expect((await judge('10010005:2', {}, await test$.as('financial@girassol.demo'))).statusCode).toBe(403)
      expect((await test$.anonymous(contract.judgeBasket, { query: { items: '10010005:2' } })).statusCode).toBe(401)
      for (const items of ['', '10010005', '10010005:x', `10010005:2,'; drop`]) {
        expect((await judge(items)).statusCode).toBe(400)
      }
    })
  })
})
