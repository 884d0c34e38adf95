import * as contract from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { openShop, type Shop } from '../../cart/test-shop.ts'

describe.each(testedDatabases)('saved filters on %s', (kind) => {
  let shop: Shop
  let commercial: Caller
  let financial: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    commercial = await shop.as('commercial@girassol.demo')
    financial = await shop.as('financial@girassol.demo')
  })
  afterAll(() => shop.close())

  const save = (call: Caller, name: string, search = 'status=INVOICE') =>
    call(contract.saveView, { body: { name, search } })
  const listNames = async (call: Caller) =>
    ((await call(contract.listSavedViews)).json() as contract.SavedView[]).map(({ name }) => name)

  test('ORD-040 saved views belong to their user: others neither list nor remove them', async () => {
    const saved = await save(commercial, 'Pix do Sul', 'pagamento=PIX&regiao=5')
    expect([saved.statusCode, saved.json()]).toEqual([
      201,
      { id: expect.any(Number), name: 'Pix do Sul', search: 'pagamento=PIX&regiao=5' },
    ])
    await save(commercial, 'Às vezes')
    expect(await listNames(commercial)).toEqual(['Às vezes', 'Pix do Sul'])
    expect(await listNames(financial)).toEqual([])
    const { id } = saved.json()
    expect((await financial(contract.removeSavedView, { params: { id } })).statusCode).toBe(404)
    expect((await commercial(contract.removeSavedView, { params: { id } })).statusCode).toBe(204)
    expect((await commercial(contract.removeSavedView, { params: { id } })).statusCode).toBe(404)
    expect(await listNames(commercial)).toEqual(['Às vezes'])
  })

  test('ORD-040 a name is used once, even from two tabs at once, and a user has at most twelve views', async () => {
    const caller = await shop.as('customer-success@girassol.demo')
    const two = await Promise.all([save(caller, 'Boletos'), save(caller, 'boletos')])
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const refused = two.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().message).toBe('Você já tem uma visão com este nome.')
    expect((await save(caller, '  ')).statusCode).toBe(400)
    for (let count = 2; count <= 12; count += 1) await save(caller, `Visão ${count}`)
    expect((await save(caller, 'Mais uma')).json().reason).toBe('tooManyViews')
    expect(await listNames(caller)).toHaveLength(12)
  })

  test('C-05 the carrier may not save, list or remove views', async () => {
    const carrier = await shop.as('shipping-company@girassol.demo')
    expect((await carrier(contract.listSavedViews)).statusCode).toBe(403)
    expect((await save(carrier, 'Minha')).statusCode).toBe(403)
    expect((await carrier(contract.removeSavedView, { params: { id: 1 } })).statusCode).toBe(403)
  })
})
