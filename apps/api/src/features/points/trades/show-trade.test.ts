import { listPoints } from '@girassol/contract/points'
import { listAllPoints } from '@girassol/contract/points-management'
import { showTrade, type TradeView } from '@girassol/contract/points-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from '../../catalogue/store/test-storefront.ts'

describe('a swap as it is read', () => {
  let store: Store
  let integrator: Caller
  let seller: { id: number; name: string; cnpj: string }
  let credit: number
  let debit: number

  beforeAll(async () => {
    store = await openStore()
    integrator = await store.as('integrator@girassol.demo')
    seller = await store.db
      .selectFrom('seller')
      .select(['id', 'name', 'cnpj'])
      .where('erp_code', '=', 'INT001')
      .executeTakeFirstOrThrow()
    await store.db.deleteFrom('point_entry').execute()
    const fixed = { seller_id: seller.id, qualifiable: false, created_at: '2026-11-20T15:00:00.000Z' }
    const entries = await store.db
      .insertInto('point_entry')
      .values([
        { ...fixed, type: 'CREDIT', value: 50_000 },
        { ...fixed, type: 'DEBIT', value: 32_000 },
      ])
      .returning('id')
      .execute()
    credit = entries[0]?.id ?? 0
    debit = entries[1]?.id ?? 0
    await store.db
      .insertInto('point_trade')
      .values({
        entry_id: debit,
        product_code: '40010001',
        product_name: 'PARAFUSADEIRA/FURADEIRA 20V 2 BATERIAS',
        category_name: 'FERRAMENTAS',
        address_cep: '30130010',
        address_description: 'Avenida Afonso Pena',
        address_number: '1500',
        address_neighborhood: 'Centro',
        address_complement: 'Sala 3',
        erp_state: 'MG',
        erp_city: '3106200',
        erp_city_name: 'Belo Horizonte',
      })
      .execute()
  })
  afterAll(() => store.close())

  const show = (call: Caller, id: number) => call(showTrade, { params: { id } })

  test('PTS-058 PTS-078 it has the entry, the seller with its user, the product, the address and the balances', async () => {
    const answer = await show(integrator, debit)
    const trade: TradeView = answer.json()
    expect(answer.statusCode).toBe(200)
    expect(trade.entry).toEqual({ id: debit, createdAt: '2026-11-20T15:00:00.000Z', value: 32_000, type: 'DEBIT' })
    expect(trade.products).toEqual([
      {
        code: '40010001',
        description: 'PARAFUSADEIRA/FURADEIRA 20V 2 BATERIAS',
        category: 'FERRAMENTAS',
        quantity: 1,
        value: 32_000,
      },
    ])
    expect([trade.balanceBefore, trade.balanceAfter]).toEqual([50_000, 18_000])
    expect(trade.delivery).toEqual({
      addressCep: '30130010',
      erpState: 'MG',
      erpCityName: 'Belo Horizonte',
      addressDescription: 'Avenida Afonso Pena',
      addressNumber: '1500',
      addressNeighborhood: 'Centro',
      addressComplement: 'Sala 3',
    })
    const { name } = await store.db
      .selectFrom('app_user')
      .select('name')
      .where('email', '=', 'integrator@girassol.demo')
      .executeTakeFirstOrThrow()
    expect(trade.seller).toMatchObject({ ...seller, pointsEnabled: true, user: { name } })
    expect(trade.seller).toMatchObject({ addressCep: '01310100', erpState: 'SP', erpCityName: 'São Paulo' })
    for (const field of ['addressDescription', 'addressNeighborhood', 'addressNumber', 'addressComplement']) {
      expect(trade.seller).toHaveProperty(field)
    }
  })

  test('PTS-057 PTS-078 both lists mark the entry as a swap, with its product', async () => {
    const product = { code: '40010001', description: 'PARAFUSADEIRA/FURADEIRA 20V 2 BATERIAS' }
    const own = (await integrator(listPoints)).json().data
    const all = (await (await store.as('administrator@girassol.demo'))(listAllPoints)).json().data
    for (const entries of [own, all]) {
      expect(entries.map(({ id, trade }: { id: number; trade: unknown }) => [id, trade])).toEqual([
        [debit, product],
        [credit, null],
      ])
    }
  })

  test('PTS-078 PTS-063 C-08 staff read it without choosing the integrator; a stranger, and what is no swap, is 404', async () => {
    for (const email of ['points-administrator@girassol.demo', 'customer-success@girassol.demo']) {
      expect((await show(await store.as(email), debit)).statusCode).toBe(200)
    }
    const set = { points_enabled: true }
    await store.db.updateTable('seller').set(set).where('erp_code', '=', 'INT002').execute()
    const stranger = await store.as('integrator2@girassol.demo')
    const strange = await show(stranger, debit)
    expect([strange.statusCode, strange.json().message]).toEqual([404, 'Troca não encontrada.'])
    expect((await show(integrator, credit)).statusCode).toBe(404)
    expect((await show(await store.as('financial@girassol.demo'), debit)).statusCode).toBe(403)
    expect((await integrator(showTrade, { params: { id: Number.NaN } })).statusCode).toBe(400)
  })
})
