import * as contract from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as orders from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { moveInTest } from '../../orders/test-moves.ts'
import { openShop, readyCart, type Shop } from '../test-shop.ts'

const avenue = {
  addressType: 'different',
  deliveryAddressCep: '01310-100',
  deliveryAddressDescription: 'Avenida Paulista',
  deliveryAddressNumber: '1500',
  deliveryAddressNeighborhood: 'Bela Vista',
  deliveryAddressErpState: 'SP',
  deliveryAddressErpCity: '3550308',
} as const

describe.each(testedDatabases)('customer and delivery of a saved order on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const placed = async (
    as: typeof contract.finishAsOrder | typeof contract.finishAsBudget = contract.finishAsOrder,
  ) => {
    const { id } = await readyCart(shop, integrator)
    await integrator(as, { params: { id } })
    return id
  }
  const edit = (id: number, body: RequestFor<typeof contract.changeOrderDetails>['body'], call: Caller = integrator) =>
    call(contract.changeOrderDetails, { params: { id }, body })
  const readRefusal = async (answer: ReturnType<typeof edit>) => {
    const { statusCode, json } = await answer
    return [statusCode, (json() as { message: string }).message]
  }
  const lastLog = async (id: number) =>
    (
      await shop.db
        .selectFrom('order_log')
        .select('description')
        .where('order_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).description

  test('DET-027 C-61 changing the customer changes the billed customer, the insurance and the address', async () => {
    const id = await placed()
    const customerId = await shop.customerIn('SP', { name: 'Mercado Novo' })
    expect((await edit(id, { customerId })).json()).toMatchObject({ customerName: 'Mercado Novo', insurance: true })
    expect(await lastLog(id)).toBe('Cliente alterado')
    expect((await edit(id, { customerType: 'INTEGRATOR' })).json()).toMatchObject({
      customerType: 'INTEGRATOR',
      insurance: false,
    })
  })

  test('DET-027 changing the delivery address changes freight, deadline and arrival', async () => {
    const id = await placed()
    const before = (await integrator(orders.showOrder, { params: { id } })).json()
    const fetched = (await edit(id, { addressType: 'pickup' })).json()
    expect(fetched).toMatchObject({ addressType: 'pickup', freightValue: 0, deliveryAddressCep: null })
    expect(fetched.totalInvoice).toBeLessThan(before.totalInvoice)
    expect(await lastLog(id)).toBe('Entrega alterada')
    const sent = (await edit(id, avenue)).json()
    expect(sent).toMatchObject({ deliveryAddressErpCityName: 'São Paulo', freightValue: before.freightValue })
  })

  test('DET-064 DET-027 characters that would break the XML are removed from the additional data', async () => {
    const id = await placed()
    const changed = await edit(id, { additionalData: `Obra <A> & 'B'` })
    expect(changed.json().additionalData).toBe('Obra A  B')
    expect(await lastLog(id)).toBe('Dados adicionais alterados')
    expect((await edit(id, { additionalData: null })).json().additionalData).toBeNull()
  })

  test('DET-027 an order must have a customer, a complete address and an address in its billing state', async () => {
    const id = await placed()
    expect(await readRefusal(edit(id, { customerId: null }))).toEqual([409, 'Escolha o cliente.'])
    const { deliveryAddressCep: _, ...withoutCep } = avenue
    expect(await readRefusal(edit(id, { ...withoutCep, deliveryAddressCep: '' }))).toEqual([
      409,
      'Informe o CEP de entrega.',
    ])
    const rio = { deliveryAddressErpState: 'RJ', deliveryAddressErpCity: '3304557' }
    expect((await edit(id, { ...avenue, ...rio })).statusCode).toBe(409)
    const foreign = await shop.customerIn('SP', { sellerCode: 'INT002' })
    expect((await edit(id, { customerId: foreign })).statusCode).toBe(404)
  })

  test('DET-027 C-61 a validated order cannot be changed; carts and budgets have their own calls', async () => {
    const id = await placed()
    const budget = await placed(contract.finishAsBudget)
    const other = 'Altere os dados no carrinho ou na edição do orçamento.'
    expect(await readRefusal(edit(budget, { addressType: 'pickup' }))).toEqual([409, other])
    const financial = await shop.as('financial@girassol.demo')
    expect((await edit(id, { addressType: 'pickup' }, financial)).statusCode).toBe(403)
    const stranger = await shop.as('integrator2@girassol.demo')
    expect((await edit(id, { addressType: 'pickup' }, stranger)).statusCode).toBe(404)
    await moveInTest(shop, id, { event: 'validate' })
    const [status, message] = await readRefusal(edit(id, { addressType: 'pickup' }))
    expect([status, String(message).startsWith('Este pedido não pode mais ser alterado.')]).toEqual([409, true])
  })
})
