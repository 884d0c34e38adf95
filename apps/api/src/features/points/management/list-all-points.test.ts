import * as contract from '@girassol/contract/points-management'
import type { Role } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { toDemoEmail } from '../../../http/test-contract.ts'
import { type Life, openLife } from '../../orders/test-life.ts'

const body = (sellerId: number, part: object = {}) => ({ sellerId, value: 10, type: 'CREDIT' as const, ...part })

describe.each(testedDatabases)('the points of all integrators on %s', (kind) => {
  let life: Life
  let order: number
  const sellers: { id: number; name: string }[] = []

  beforeAll(async () => {
    life = await openLife(kind)
    order = await life.orderAt('INVOICE_PAYED', { customer_name: 'Padaria Estrela Ltda' })
    sellers.push(...(await life.db.selectFrom('seller').select(['id', 'name']).orderBy('erp_code').limit(3).execute()))
    const earned = { qualifiable: true, order_id: order, created_at: '2026-11-20T12:00:00Z' }
    const owner = (await life.read(order)).seller_id
    await life.db.deleteFrom('point_entry').execute()
    await life.db
      .insertInto('point_entry')
      .values([
        { ...earned, seller_id: owner, type: 'CREDIT', value: 900, expiration_date: '2026-12-31' },
        { ...earned, seller_id: owner, type: 'CHARGEBACK', value: 900 },
      ])
      .execute()
    const points = await life.as('points-administrator@girassol.demo')
    for (const part of [{}, { type: 'DEBIT', value: 4 }]) {
      const answer = await points(contract.postPoints, { body: body(sellers[2]?.id ?? 0, part) })
      if (answer.statusCode !== 201) throw new Error(answer.body)
    }
  })
  afterAll(() => life.close())

  const list = async (query: { term?: string; skip?: number; take?: number } = {}) => {
    const points = await life.as('points-administrator@girassol.demo')
    return (await points(contract.listAllPoints, { query })).json()
  }
  const listTypes = async (term: string) => (await list({ term })).data.map(({ type }: { type: string }) => type)

  test('PTS-025 PTS-057 PTS-064 every integrator’s entries, newest first, with the order that earned them', async () => {
    const { data, total } = await list()
    expect([total, data.length]).toEqual([4, 4])
    expect(data.map(({ type }: { type: string }) => type)).toEqual(['DEBIT', 'CREDIT', 'CHARGEBACK', 'CREDIT'])
    expect(data[0]).toMatchObject({ invoice: null, seller: sellers[2], value: 4, qualifiable: false })
    expect(data[3]).toMatchObject({ invoice: { id: order }, expirationDate: '2026-12-31', qualifiable: true })
  })

  test('PTS-026 a term finds by integrator, invoice, customer or condition, whatever its accents', async () => {
    expect(await listTypes(sellers[2]?.name ?? '')).toEqual(['DEBIT', 'CREDIT'])
    expect(await listTypes(String(order))).toEqual(['CHARGEBACK', 'CREDIT'])
    expect(await listTypes('padaria estrela')).toEqual(['CHARGEBACK', 'CREDIT'])
    expect(await listTypes('debito')).toEqual(['DEBIT'])
    expect(await listTypes('Estorno')).toEqual(['CHARGEBACK'])
    expect(await listTypes('nada disso')).toEqual([])
  })

  test('PTS-044 PTS-075 page after page until all are there', async () => {
    const first = await list({ take: 3 })
    const second = await list({ take: 3, skip: 2 })
    expect([first.total, first.data.length, second.total, second.data.length]).toEqual([4, 3, 4, 1])
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(4)
  })

  test.each<[Role, number, number]>([
    ['CUSTOMER_SUCCESS', 200, 403],
    ['COMMERCIAL', 200, 201],
    ['COMMERCIAL_SUPERVISOR', 200, 201],
    ['ADMINISTRATOR', 200, 201],
    ['INTEGRATOR', 403, 403],
    ['FINANCIAL', 403, 403],
  ])('PTS-066 PTS-067 C-122 %s reads with %i and posts with %i', async (role, reads, posts) => {
    const caller = await life.as(toDemoEmail(role))
    const read = await caller(contract.listAllPoints, { query: { take: 1 } })
    const posted = await caller(contract.postPoints, { body: body(sellers[1]?.id ?? 0) })
    await life.db
      .deleteFrom('point_entry')
      .where('seller_id', '=', sellers[1]?.id ?? 0)
      .execute()
    expect([read.statusCode, posted.statusCode]).toEqual([reads, posts])
  })

  test('PTS-063 PTS-080 C-08 an integrator reads their own balances, of another nothing', async () => {
    const integrator = await life.as('integrator@girassol.demo')
    const own = (await life.read(order)).seller_id
    const other = sellers.find(({ id }) => id !== own)?.id ?? 0
    expect((await integrator(contract.showIntegratorPoints, { params: { id: own } })).statusCode).toBe(200)
    expect((await integrator(contract.showIntegratorPoints, { params: { id: other } })).statusCode).toBe(404)
  })
})
