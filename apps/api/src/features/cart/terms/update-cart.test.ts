import * as contract from '@girassol/contract/cart'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { add, change, emptied, isUnsafeIn, kitOptions, openShop, products, readyCart, type Shop } from '../test-shop.ts'

const email = 'integrator@girassol.demo'

/**
 * Ten in series on the inverter of `kitOptions` are safe at the lowest temperatures of São Paulo, not of Santa
 * Catarina.
 */
const coldModule = '10010006'

describe.each(testedDatabases)('customer, delivery and payment of the cart on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as(email)
  })
  beforeEach(() => shop.db.deleteFrom('orders').where('status', '=', 'CART').execute())
  afterAll(() => shop.close())

  const readRefusal = async (id: number, body: Parameters<typeof change>[2]) => {
    const answer = await integrator(contract.updateCart, { params: { id }, body })
    return { status: answer.statusCode, message: answer.json().message, reason: answer.json().reason }
  }
  const missingFields = (cart: { missing: readonly { field: string }[] }) => cart.missing.map(({ field }) => field)

  test('CART-028 C-68 choosing a customer sets document, contact, billing address and insurance', async () => {
    const { id } = await emptied(integrator)
    const customerId = await shop.customerIn('SP', { name: 'Maria Souza', document: '52998224725' })
    const cart = await change(integrator, id, { customerId })
    expect(cart).toMatchObject({
      customerId,
      customerType: 'CUSTOMER',
      insurance: true,
      customerDocument: '52998224725',
      customerName: 'Maria Souza',
      customerPhone: '11988887777',
      chargeAddressErpState: 'SP',
      chargeAddressCep: '01310100',
      deliveryAddressCep: null,
    })
    expect(await change(integrator, id, { customerId: null })).toMatchObject({
      customerDocument: null,
      insurance: false,
    })
  })

  test('C-68 a purchase under the own CNPJ has no insurance', async () => {
    const { id } = await emptied(integrator)
    const own = await change(integrator, id, { customerType: 'INTEGRATOR' })
    expect(own).toMatchObject({ customerType: 'INTEGRATOR', insurance: false, customerDocument: '11222333000181' })
    const registered = await shop.customerIn('SP', { document: '11222333000181', document_type: 'J' })
    expect(await change(integrator, id, { customerId: registered })).toMatchObject({ customerType: 'INTEGRATOR' })
    await change(integrator, id, { customerType: 'INTEGRATOR' })
    expect(await change(integrator, id, { customerType: 'CUSTOMER' })).toMatchObject({ customerDocument: null })
  })

  test('C-08 another seller’s customer does not exist', async () => {
    const { id } = await emptied(integrator)
    const customerId = await shop.customerIn('SP', { sellerCode: 'INT002' })
    expect(await readRefusal(id, { customerId })).toMatchObject({ status: 404, message: 'Cliente não encontrado.' })
  })

  test('CUS-036 C-34 C-80 delivery to the billing address uses the freight and deadline of its city', async () => {
    const { id } = await readyCart(shop, integrator)
    const cart = await change(integrator, id, { addressType: 'same' })
    expect(cart).toMatchObject({
      addressType: 'same',
      deliveryAddressCep: '01310100',
      deliveryAddressErpCityName: 'São Paulo',
      freightPercentage: 1.5,
      freightValue: 250,
      deliveryDeadline: 3,
      rawInvoice: 7198,
      totalInvoice: 7198,
      missing: [],
    })
    await add(integrator, products.panel, 90)
    const bigger = await integrator(contract.chooseSameAddress, { params: { id } })
    expect(bigger.json()).toMatchObject({ subTotal: 47439, freightValue: 711.59, totalInvoice: 48150.59 })
  })

  test('CUS-044 CUS-021 a pickup has no freight, no address and no state that must match', async () => {
    const { id } = await readyCart(shop, integrator)
    const cart = (await integrator(contract.choosePickup, { params: { id } })).json()
    expect(cart).toMatchObject({
      addressType: 'pickup',
      freightValue: 0,
      deliveryAddressCep: null,
      deliveryDeadline: null,
    })
    expect(missingFields(cart)).toEqual([])
  })

  test('CUS-020 the delivery state must be the billing state', async () => {
    const { id } = await readyCart(shop, integrator)
    const other = { deliveryAddressErpState: 'SC', deliveryAddressErpCity: '4205407' }
    expect(await readRefusal(id, other)).toMatchObject({
      status: 409,
      message: 'O estado do endereço de entrega precisa ser o mesmo que o estado de cobrança.',
    })
    const unchanged = (await integrator(contract.readCart)).json()
    expect(unchanged).toMatchObject({ addressType: 'same', deliveryAddressErpState: 'SP' })
  })

  test('CUS-017 C-34 another address of the customer, or a typed one, sets the freight of its region', async () => {
    const { id } = await readyCart(shop, integrator)
    const customerId = await shop.customerIn('SP')
    const stranger = await shop.customerIn('SP')
    const insertAddress = async (customer_id: number) =>
      (
        await shop.db
          .insertInto('customer_address')
          .values({
            customer_id,
            cep: '13015904',
            city_id: '3509502',
            city_name: 'Campinas',
            uf: 'SP',
            number: '7',
            reference: 'Rua do Sol',
            neighborhood: 'Centro',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    await change(integrator, id, { customerId })
    const saved = await change(integrator, id, { deliveryAddressId: await insertAddress(customerId) })
    expect(saved).toMatchObject({
      addressType: 'different',
      deliveryAddressDescription: 'Rua do Sol',
      deliveryAddressErpCityName: 'Campinas',
      freightPercentage: 2,
      deliveryDeadline: 7,
    })
    const strangers = await insertAddress(stranger)
    expect(await readRefusal(id, { deliveryAddressId: strangers })).toMatchObject({ status: 404 })
    const written = await change(integrator, id, { deliveryAddressCep: '13015-905', deliveryAddressNumber: '8' })
    expect(written).toMatchObject({
      deliveryAddressCep: '13015905',
      deliveryAddressNumber: '8',
      deliveryAddressId: null,
    })
    expect(missingFields(await change(integrator, id, { customerId: stranger }))).toEqual(['addressType'])
  })

  test('WIZ-025 each removed field is reported as missing, in the order of the screen', async () => {
    const { id } = await emptied(integrator)
    const empty = await change(integrator, id, { customerId: null, addressType: 'different', paymentMethod: null })
    expect(missingFields(empty)).toEqual([
      'items',
      'customerDocument',
      'deliveryAddressCep',
      'deliveryAddressDescription',
      'deliveryAddressErpState',
      'deliveryAddressErpCity',
      'deliveryAddressNeighborhood',
      'paymentMethod',
    ])
    expect(empty.actions.finishAsOrder).toEqual({ allowed: false, reason: 'Selecione um produto para avançar' })
  })

  test('DET-064 characters that would break the XML are removed from the additional data', async () => {
    const { id } = await emptied(integrator)
    const cart = await change(integrator, id, { additionalData: `Obra <b>"Sol" & 'Lua'</b>` })
    expect(cart.additionalData).toBe('Obra bSol  Lua/b')
  })

  test('PAY-007 PAY-033 a card starts with its default instalments and includes their interest', async () => {
    const { id } = await readyCart(shop, integrator)
    const rates = await shop.db
      .selectFrom('payment_interest')
      .selectAll()
      .where('reference', '=', 'CREDIT_CARD')
      .execute()
    const findRate = (installment: number) =>
      Number(rates.find((rate) => rate.installment === installment)?.percentage ?? 0)
    const card = await change(integrator, id, { paymentMethod: 'CREDIT_CARD', card1installments: 12 })
    const interest = Math.round(7198 * findRate(12)) / 100
    expect(findRate(12)).toBeGreaterThan(0)
    expect(card).toMatchObject({
      cards: 1,
      card1installments: 12,
      card1value: 7198,
      cardMaxInstallmentNumber: 18,
      interestValue: interest,
      totalInvoice: Math.round((7198 + interest) * 100) / 100,
      missing: [],
    })
    const again = await change(integrator, id, { paymentMethod: 'PIX' })
    expect(again).toMatchObject({ cards: 0, card1installments: null, interestValue: 0, totalInvoice: 7198 })
    expect(await change(integrator, id, { paymentMethod: 'CREDIT_CARD' })).toMatchObject({ card1installments: 1 })
    expect(await readRefusal(id, { card1installments: 19 })).toMatchObject({
      status: 409,
      reason: 'instalmentsNotOffered',
    })
  })

  test('C-85 PAY-031 the parts of two cards sum to the raw total, to the cent', async () => {
    const { id } = await readyCart(shop, integrator)
    const chosen = await change(integrator, id, { paymentMethod: 'CREDIT_CARD + CREDIT_CARD' })
    expect(missingFields(chosen)).toEqual(['paymentMethod'])
    const first = await change(integrator, id, { card1value: 3000.01 })
    expect(first).toMatchObject({ cards: 2, card1value: 3000.01, card2value: 4197.99, missing: [] })
    expect(await readRefusal(id, { card1value: 3000, card2value: 4197.99 })).toMatchObject({
      reason: 'partsDifferFromTotal',
    })
    expect(await readRefusal(id, { card2value: 0.99 })).toMatchObject({ reason: 'partTooSmall' })
    expect(await readRefusal(id, { card2installments: 11 })).toMatchObject({ reason: 'instalmentsNotOffered' })
    await change(integrator, id, { card1installments: 1, card2installments: 3 })
    const grown = await add(integrator, products.panel, 1)
    // Once adjusted as the screen offers it, the parts bear the same interest.
    const rest = Math.round((Number(grown.rawInvoice) - 3000.01) * 100) / 100
    const adjusted = await change(integrator, id, { card1value: 3000.01, card2value: rest })
    expect([grown.interestValue, grown.totalInvoice]).toEqual([adjusted.interestValue, adjusted.totalInvoice])
    expect(adjusted.missing).toEqual([])
    expect(grown.missing).toEqual([
      { field: 'paymentMethod', message: 'A soma das partes deve ser igual ao valor antes dos juros.' },
    ])
  })

  test('PAY-003 PAY-004 C-83 a deposit is never offered, and promotions are paid by boleto or Pix', async () => {
    const { id } = await readyCart(shop, integrator)
    expect(await readRefusal(id, { paymentMethod: 'DEPOSIT' })).toMatchObject({
      status: 409,
      reason: 'methodNotOffered',
    })
    await change(integrator, id, { paymentMethod: 'CREDIT_CARD' })
    const promotion = await emptied(integrator, 'BF')
    expect(promotion.paymentMethod).toBeNull()
    expect(await readRefusal(id, { paymentMethod: 'CREDIT_CARD' })).toMatchObject({ reason: 'methodNotOffered' })
    expect(await change(integrator, id, { paymentMethod: 'BARCODE' })).toMatchObject({ paymentMethod: 'BARCODE' })
  })

  test('PAY-008 WIZ-027 financing selects another bank by default, and BV requires its form', async () => {
    const { id } = await readyCart(shop, integrator)
    const financed = await change(integrator, id, { paymentMethod: 'FINANCING' })
    expect(financed).toMatchObject({ financingBank: 'OTHERS', missing: [] })
    expect(missingFields(await change(integrator, id, { financingBank: 'BV' }))).toEqual(['financing'])
    expect(await change(integrator, id, { paymentMethod: 'PIX' })).toMatchObject({ financingBank: null, missing: [] })
  })

  const setOffer = (isEnabled: boolean) =>
    shop.db
      .updateTable('setting')
      .set({ value: sql<string>`jsonb_set(value, '{isEnabled}', ${String(isEnabled)}::jsonb)` })
      .where('key', '=', 'special-financing')
      .execute()

  test('PAY-009 PAY-010 PAY-014 the special offer clears the bank and a bank clears the offer; a closed offer is refused', async () => {
    const { id } = await readyCart(shop, integrator)
    await change(integrator, id, { paymentMethod: 'FINANCING', financingBank: 'REDUCED_FEE' })
    const special = await change(integrator, id, { isPaymentSpecialFinancing: true })
    expect(special).toMatchObject({ isPaymentSpecialFinancing: true, financingBank: null, missing: [] })
    await setOffer(false)
    const sentence = 'A oferta de financiamento especial não está disponível. Escolha um banco.'
    expect((await integrator(contract.readCart)).json().missing).toEqual([
      { field: 'paymentMethod', message: sentence },
    ])
    const order = await integrator(contract.finishAsOrder, { params: { id } })
    expect([order.statusCode, order.json().message]).toEqual([409, sentence])
    const bank = await change(integrator, id, { financingBank: 'OTHERS' })
    expect(bank).toMatchObject({ isPaymentSpecialFinancing: false, financingBank: 'OTHERS', missing: [] })
    expect(await readRefusal(id, { isPaymentSpecialFinancing: true })).toMatchObject({
      status: 409,
      reason: 'specialOfferClosed',
    })
    await setOffer(true)
    await change(integrator, id, { isPaymentSpecialFinancing: true })
    expect(await change(integrator, id, { paymentMethod: 'PIX' })).toMatchObject({ isPaymentSpecialFinancing: false })
  })

  test('C-23 a sized kit is delivered only where its strings are safe; the refusal contains the options to resize it', async () => {
    const { id } = await emptied(integrator)
    await change(integrator, id, { customerId: null })
    const options = { ...kitOptions, moduleId: coldModule }
    const kit = await shop.sizeKit(options, 'PA')
    expect([isUnsafeIn(kit, 1, 'SP'), isUnsafeIn(kit, 1, 'SC')]).toEqual([false, true])
    await shop.putKit(email, { kit, options })
    const customerId = await shop.customerIn('SC')
    await change(integrator, id, { customerId })
    const answer = await integrator(contract.chooseSameAddress, { params: { id } })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      reason: 'kitUnsafeForState',
      details: { uf: 'SC', options: { ...options, uf: 'SC' } },
    })
    expect(answer.json().message).toMatch(/^Em SC, /)
    expect((await integrator(contract.readCart)).json().deliveryAddressErpState).toBeNull()
    const resized = { ...options, uf: 'SC' }
    await shop.putKit(email, { kit: await shop.sizeKit(resized, 'SC'), options: resized })
    const moved = await integrator(contract.chooseSameAddress, { params: { id } })
    expect(moved.statusCode).toBe(200)
    expect(moved.json()).toMatchObject({ deliveryAddressErpState: 'SC', generator: options })
    expect(moved.json().generator.uf).toBeUndefined()
  })
})
