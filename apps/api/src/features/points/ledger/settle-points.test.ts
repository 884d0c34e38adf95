import { receiveErpEvent } from '@girassol/contract/inbound'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { type Life, openLife } from '../../orders/test-life.ts'

const note = { nf: '7', nfKey: '35261111222333000181550010000104821500104827' }

describe.each(testedDatabases)('the points of an order on %s', (kind) => {
  let life: Life
  beforeAll(async () => {
    life = await openLife(kind)
  })
  afterAll(() => life.close())

  const sendEvent = async (invoiceId: number, event: string, data: object = {}) =>
    (await life.signed(receiveErpEvent, { invoiceId, event, data })).json()
  const wholeReais = async (id: number) => Math.floor((await life.read(id)).sub_total_with_discount_cents / 100)

  test('PTS-046 PTS-048 C-123 the ERP’s confirmation of a payment credits one point a real until the season ends', async () => {
    const id = await life.orderAt('CONFIRMING_PAYMENT_ERP')
    await sendEvent(id, 'PAYMENT_CONFIRMED')
    expect(await life.readPoints(id)).toEqual([{ type: 'CREDIT', value: await wholeReais(id) }])
    const [entry] = await life.db.selectFrom('point_entry').selectAll().where('order_id', '=', id).execute()
    expect(entry).toMatchObject({
      qualifiable: true,
      expiration_date: '2026-12-31',
      origin_user_id: null,
      seller_id: (await life.read(id)).seller_id,
    })
    expect(entry?.season_id).not.toBeNull()
  })

  test('C-123 whatever follows, the order is credited once', async () => {
    const id = await life.orderAt('CONFIRMING_PAYMENT_ERP')
    await sendEvent(id, 'PAYMENT_CONFIRMED')
    await sendEvent(id, 'PICKING_STARTED')
    await sendEvent(id, 'BILLED', note)
    await sendEvent(id, 'DELIVERED')
    expect(await life.readPoints(id)).toHaveLength(1)
  })

  test('C-123 an order whose confirmation was missed is credited by the next event', async () => {
    const id = await life.orderAt('INVOICE_PAYED')
    await sendEvent(id, 'PICKING_STARTED')
    expect(await life.readPoints(id)).toMatchObject([{ type: 'CREDIT' }])
  })

  test.each(['FINANCING', 'OTHERS'] as const)('C-123 with %s the NF-e credits, not the release', async (method) => {
    const bank = method === 'FINANCING' ? ({ financing_bank: 'BV' } as const) : {}
    const id = await life.orderAt('CONFIRMING_BILL_ERP', { payment_method: method, ...bank })
    await sendEvent(id, 'BILLING_CONFIRMED')
    await sendEvent(id, 'PICKING_STARTED')
    expect(await life.readPoints(id)).toEqual([])
    await sendEvent(id, 'BILLED', note)
    expect(await life.readPoints(id)).toEqual([{ type: 'CREDIT', value: await wholeReais(id) }])
  })

  test('C-123 promotions, sellers outside the programme and days outside the season earn nothing', async () => {
    const promotion = await life.orderAt('CONFIRMING_PAYMENT_ERP', { type: 'BF' })
    await sendEvent(promotion, 'PAYMENT_CONFIRMED')
    expect(await life.readPoints(promotion)).toEqual([])
    const outsider = await life.orderAt('CONFIRMING_PAYMENT_ERP')
    const setEnabled = (enabled: boolean) => life.db.updateTable('seller').set({ points_enabled: enabled }).execute()
    await setEnabled(false)
    await sendEvent(outsider, 'PAYMENT_CONFIRMED')
    await setEnabled(true)
    expect(await life.readPoints(outsider)).toEqual([])
    const unseasonable = await life.orderAt('CONFIRMING_PAYMENT_ERP')
    await life.db.deleteFrom('setting').where('key', '=', 'active-season').execute()
    await sendEvent(unseasonable, 'PAYMENT_CONFIRMED')
    await life.db.insertInto('setting').values({ key: 'active-season', value: '"2"' }).execute()
    expect(await life.readPoints(unseasonable)).toEqual([])
    expect(await life.readStatus(unseasonable)).toBe('INVOICE_PAYED_ERP')
  })

  test('PTS-050 C-124 a cancelled order gives back what it earned, once', async () => {
    const id = await life.orderAt('CONFIRMING_PAYMENT_ERP')
    await sendEvent(id, 'PAYMENT_CONFIRMED')
    const earned = await wholeReais(id)
    const away = { status: 'PROCESSING_CANCELLATION', status_before: 'INVOICE_PAYED_ERP' } as const
    await life.db.updateTable('orders').set(away).where('id', '=', id).execute()
    await sendEvent(id, 'CANCELED')
    await sendEvent(id, 'CANCELED')
    expect(await life.readStatus(id)).toBe('INVOICE_CANCELED_PAID')
    expect(await life.readPoints(id)).toEqual([
      { type: 'CREDIT', value: earned },
      { type: 'CHARGEBACK', value: earned },
    ])
  })

  test('C-124 a returned order gives its points back; one that never earned gives nothing', async () => {
    const id = await life.orderAt('INVOICE_PAYED')
    await sendEvent(id, 'DELIVERED')
    const away = { status: 'PROCESSING_DISASSEMBLY', status_before: 'INVOICE_DELIVERED' } as const
    await life.db.updateTable('orders').set(away).where('id', '=', id).execute()
    await sendEvent(id, 'RETURNED')
    expect((await life.readPoints(id)).map(({ type }) => type)).toEqual(['CREDIT', 'CHARGEBACK'])
    const unpaid = await life.orderAt('PROCESSING_CANCELLATION', { status_before: 'INVOICE_APPROVED' })
    await sendEvent(unpaid, 'CANCELED')
    expect([await life.readStatus(unpaid), await life.readPoints(unpaid)]).toEqual(['INVOICE_CANCELED', []])
  })

  test('PTS-116 C-123 a purchase before the first season earns nothing, though it is paid in the season', async () => {
    const id = await life.orderAt('CONFIRMING_PAYMENT_ERP', { finished_at: '2023-12-31T15:00:00.000Z' })
    await sendEvent(id, 'PAYMENT_CONFIRMED')
    expect([await life.readStatus(id), await life.readPoints(id)]).toEqual(['INVOICE_PAYED_ERP', []])
  })

  const types = async (id: number) => (await life.readPoints(id)).map(({ type }) => type)

  test.each(['WAITING_DISPATCH', 'DELIVERY_IN_TRANSIT', 'INVOICE_DELIVERED'] as const)(
    'PTS-050 C-124 a return from %s that the ERP reports without a request takes the points back once',
    async (status) => {
      const id = await life.orderAt('CONFIRMING_PAYMENT_ERP')
      await sendEvent(id, 'PAYMENT_CONFIRMED')
      await life.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
      await Promise.all(Array.from({ length: 4 }, (_, at) => sendEvent(id, 'RETURNED', { at })))
      expect([await life.readStatus(id), await types(id)]).toEqual(['INVOICE_RETURNED', ['CREDIT', 'CHARGEBACK']])
    },
  )

  test('PTS-050 C-124 a cancelled order that is paid late is charged back once, whatever its way', async () => {
    const id = await life.orderAt('CONFIRMING_PAYMENT_ERP')
    await sendEvent(id, 'PAYMENT_CONFIRMED')
    // Credited, then cancelled as if it were unpaid: the ERP and the portal may disagree about the money.
    const away = { status: 'PROCESSING_CANCELLATION', status_before: 'INVOICE_APPROVED' } as const
    await life.db.updateTable('orders').set(away).where('id', '=', id).execute()
    await sendEvent(id, 'CANCELED')
    expect([await life.readStatus(id), await types(id)]).toEqual(['INVOICE_CANCELED', ['CREDIT', 'CHARGEBACK']])
    await life.db.updateTable('orders').set({ status: 'PROCESSING_CANCELLATION' }).where('id', '=', id).execute()
    await sendEvent(id, 'CANCELED', { again: true })
    expect(await types(id)).toEqual(['CREDIT', 'CHARGEBACK'])
  })
})
