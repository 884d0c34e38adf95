import { receiveErpEvent } from '@girassol/contract/inbound'
import * as contract from '@girassol/contract/warranties'
import { type Role, roles } from '@girassol/domain/access'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../database/test-database.ts'
import { noon, products } from '../cart/test-shop.ts'
import { type OrderColumns, type OrderDesk, openOrderDesk } from '../order-approval/test-order-desk.ts'
import { linkNewSite } from './test-linked-site.ts'

type Serials = contract.OrderSerialsView

describe.each(bothDatabases)('the serial numbers of an order on %s', (kind) => {
  let desk: OrderDesk
  let made = 0

  beforeAll(async () => {
    desk = await openOrderDesk(kind)
  })
  afterAll(() => desk.close())

  const as = (role: Role) => desk.callers[role]
  /** Ten panels and an inverter, on the road. */
  const order = (columns: OrderColumns = {}) => desk.order({ status: 'INVOICE_DISPATCHED', ...columns })
  /** Numbers that no other test uses. */
  const fresh = (count: number): string[] => {
    made += 1
    return Array.from({ length: count }, (_, at) => `SN${made}-${1000 + at}`)
  }
  const read = async (id: number, role: Role = 'LOGISTICS'): Promise<Serials> =>
    (await as(role)(contract.listSerials, { params: { id } })).json()
  const findItem = async (id: number, code: string = products.panel): Promise<number> =>
    (await read(id)).products.find((product) => product.code === code)?.itemId ?? 0
  const enter = async (
    id: number,
    serials: readonly string[],
    {
      role = 'LOGISTICS',
      code = products.panel,
      confirm = true,
    }: { role?: Role; code?: string; confirm?: boolean } = {},
  ) => {
    const body = { itemId: await findItem(id, code), serials: [...serials], confirm }
    return as(role)(contract.registerSerials, { params: { id }, body })
  }
  const listNumbers = async (id: number, code: string = products.panel) =>
    (await read(id)).products.find((product) => product.code === code)?.serials.map(({ number }) => number) ?? []
  const remove = async (id: number, role: Role, reason?: string) => {
    const [serial] = (await read(id)).products.flatMap(({ serials }) => serials)
    const query = reason === undefined ? {} : { reason }
    return as(role)(contract.removeSerial, { params: { id, serialId: serial?.id ?? 0 }, query })
  }
  const sendErp = async (invoiceId: number, event: string, data: object) => {
    made += 1
    return (await desk.signed(receiveErpEvent, { id: `serial-${made}`, invoiceId, event, data })).json()
  }

  test('WAR-002 of two that enter one number at once one wins, and the other is told without where it is', async () => {
    const [first, second] = [await order(), await order()]
    const [number = ''] = fresh(1)
    const answers = await Promise.all([
      enter(first, [number]),
      enter(second, [` ${number.toLowerCase()} `], { role: 'INTEGRATOR' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refusal = answers.find(({ statusCode }) => statusCode === 409)
    expect(refusal?.json().message).toBe('Este número de série já está registrado.')
    const winner = answers[0]?.statusCode === 200 ? first : second
    expect(refusal?.body).not.toContain(String(winner))
    expect([...(await listNumbers(first)), ...(await listNumbers(second))]).toEqual([number])
  })

  test('WAR-001 of two pastes of six numbers at once for ten panels, ten are stored', async () => {
    const id = await order()
    const answers = await Promise.all([enter(id, fresh(6)), enter(id, fresh(6))])
    const verdicts = answers.flatMap((answer) => answer.json().rows.map((row: { verdict: string }) => row.verdict))
    expect(verdicts.filter((verdict) => verdict === 'OK')).toHaveLength(10)
    expect(verdicts.filter((verdict) => verdict === 'TOO_MANY')).toHaveLength(2)
    expect(await listNumbers(id)).toHaveLength(10)
  })

  test('WAR-003 a paste is judged line by line and stored only when it is confirmed, once', async () => {
    const id = await order()
    const [good = '', taken = '', another = ''] = fresh(3)
    await enter(await order(), [taken])
    const paste = [good, ` ${good.toLowerCase()}`, taken, '?!', another]
    const expected = [
      { serial: good, verdict: 'OK' },
      { serial: good, verdict: 'DUPLICATE' },
      { serial: taken, verdict: 'DUPLICATE' },
      { serial: '?!', verdict: 'INVALID' },
      { serial: another, verdict: 'OK' },
    ]
    expect((await enter(id, paste, { confirm: false })).json().rows).toEqual(expected)
    expect(await listNumbers(id)).toEqual([])
    expect((await enter(id, paste)).json().rows).toEqual(expected)
    expect((await enter(id, paste)).statusCode).toBe(200)
    expect(await listNumbers(id)).toEqual([good, another])
    const log = (await desk.readLog(id)).filter(({ description }) => description.includes('números de série'))
    expect(log).toHaveLength(1)
    expect(
      (
        await enter(
          id,
          Array.from({ length: 1001 }, (_, at) => `A-${1000 + at}`),
        )
      ).statusCode,
    ).toBe(400)
  })

  if (kind === 'pglite') return

  test('WAR-001 a product of another group is refused, and the groups are a setting', async () => {
    const id = await order()
    const { products: tracked } = await read(id)
    expect(tracked.map(({ code, units }) => [code, units])).toEqual([
      [products.panel, 10],
      [products.inverter, 1],
    ])
    await desk.db
      .insertInto('setting')
      .values({ key: 'serial-groups', value: JSON.stringify(['1001']) })
      .execute()
    const itemOfInverter = tracked[1]?.itemId ?? 0
    const body = { itemId: itemOfInverter, serials: fresh(1), confirm: true }
    expect((await as('LOGISTICS')(contract.registerSerials, { params: { id }, body })).statusCode).toBe(400)
    await desk.db.deleteFrom('setting').where('key', '=', 'serial-groups').execute()
    expect((await as('LOGISTICS')(contract.registerSerials, { params: { id }, body })).statusCode).toBe(200)
  })

  test('WAR-001 the pieces of a ready kit have numbers, by their product', async () => {
    const id = await order()
    const kit = await desk.db
      .selectFrom('kit_item')
      .innerJoin('product', 'product.code', 'kit_item.product_code')
      .select(['kit_code', 'product_code', 'quantity'])
      .where('group_code', 'in', ['1001', '1010'])
      .orderBy('kit_code')
      .limit(2)
      .execute()
    const [piece] = kit
    const itemId = await findItem(id)
    await desk.db
      .updateTable('order_item')
      .set({ product_code: piece?.kit_code ?? '', quantity: 2 })
      .where('id', '=', itemId)
      .execute()
    const found = (await read(id)).products.filter((product) => product.itemId === itemId)
    expect(found.find(({ code }) => code === piece?.product_code)?.units).toBe(2 * (piece?.quantity ?? 0))
    const body = { itemId, serials: fresh(1), confirm: true }
    const nameless = await as('LOGISTICS')(contract.registerSerials, { params: { id }, body })
    expect(nameless.statusCode).toBe(found.length > 1 ? 400 : 200)
    const named = { ...body, serials: fresh(1), productCode: piece?.product_code ?? '' }
    expect((await as('LOGISTICS')(contract.registerSerials, { params: { id }, body: named })).statusCode).toBe(200)
  })

  test('WAR-002 a single number that is malformed or beyond the units is refused with its sentence', async () => {
    const id = await order()
    expect((await enter(id, ['a b'])).statusCode).toBe(400)
    await enter(id, fresh(1), { code: products.inverter })
    const beyond = await enter(id, fresh(1), { code: products.inverter })
    expect([beyond.statusCode, beyond.json().message]).toEqual([
      409,
      'O item já tem um número de série para cada unidade.',
    ])
  })

  test('C-204 integrators enter numbers once the goods have left, logistics from the billing on, others never', async () => {
    const id = await order({ status: 'WAITING_DISPATCH' })
    expect((await enter(id, fresh(1), { role: 'INTEGRATOR' })).statusCode).toBe(409)
    expect(await read(id, 'INTEGRATOR')).toMatchObject({
      mayRegister: false,
      refusal: 'Os números de série são registrados depois que o pedido é expedido.',
    })
    expect((await enter(id, fresh(1))).statusCode).toBe(200)
    await desk.place(id, { status: 'INVOICE_APPROVED' })
    expect((await enter(id, fresh(1))).statusCode).toBe(409)
    await desk.place(id, { status: 'INVOICE_DELIVERED' })
    for (const role of roles) {
      const mayWrite = ['ADMINISTRATOR', 'LOGISTICS', 'INTEGRATOR', 'MANAGER', 'CONTRIBUTOR'].includes(role)
      expect([role, (await enter(id, fresh(1), { role })).statusCode]).toEqual([role, mayWrite ? 200 : 403])
      if (role !== 'SHIPPING_COMPANY') expect((await read(id, role)).mayRegister).toBe(mayWrite)
    }
    expect((await desk.callers.LOGISTICS(contract.listSerials, { params: { id: 999_999 } })).statusCode).toBe(404)
  })

  test('C-204 a wrong number is removed by its author within 24 hours, by logistics later with a reason', async () => {
    const [own, late] = [await order(), await order()]
    for (const id of [own, late]) await enter(id, fresh(1), { role: 'INTEGRATOR' })
    expect((await remove(own, 'MANAGER')).statusCode).toBe(403)
    expect((await remove(own, 'INTEGRATOR')).json().products[0].serials).toEqual([])
    desk.setNow(plusHours(noon, 24))
    expect((await remove(late, 'INTEGRATOR')).json().message).toBe(
      'Só quem registrou remove um número de série, em até 24 horas.',
    )
    expect((await remove(late, 'LOGISTICS')).statusCode).toBe(400)
    expect((await remove(late, 'LOGISTICS', 'Etiqueta trocada')).statusCode).toBe(200)
    desk.setNow(noon)
    expect((await desk.readLog(late)).at(-1)?.description).toMatch(/^Número de série .* removido \(Etiqueta trocada\)$/)
  })

  test('WAR-003 numbers come with a delivery of the ERP or alone; what cannot be stored is named and stops nothing', async () => {
    const id = await order({ status: 'WAITING_DISPATCH' })
    const [good = '', taken = '', alone = ''] = fresh(3)
    await enter(await order(), [taken])
    const lines = [{ code: products.panel, quantity: 10 }]
    const sent = { number: 1, lines, serials: [{ code: products.panel, numbers: [good, taken] }] }
    expect(await sendErp(id, 'delivery.dispatched', sent)).toMatchObject({ outcome: 'noted' })
    expect((await read(id)).products[0]?.serials).toMatchObject([{ number: good, source: 'ERP', delivery: 1 }])
    const later = { delivery: 1, serials: [{ code: products.panel, numbers: [good, alone] }] }
    expect(await sendErp(id, 'serials.registered', later)).toMatchObject({ outcome: 'noted' })
    expect(await listNumbers(id)).toEqual([good, alone])
    const log = (await desk.readLog(id)).map(({ description }) => description)
    expect(log.filter((line) => line.includes('não registrados'))).toEqual([
      `Números de série de ${products.panel} não registrados: ${taken}`,
    ])
    expect(await sendErp(999_999, 'serials.registered', later)).toMatchObject({ outcome: 'dead' })
    expect(await sendErp(id, 'serials.registered', { serials: [] })).toMatchObject({ outcome: 'dead' })
  })

  test('WAR-004 WAR-008 warranties begin with the invoice, else with the arrival; unknown months give no day', async () => {
    const id = await order({ status: 'WAITING_DISPATCH' })
    await desk.db
      .updateTable('product')
      .set({ warranty_months: 120, performance_months: null })
      .where('code', '=', products.panel)
      .execute()
    await enter(id, fresh(1))
    const cover = async () => (await read(id)).products[0]?.serials[0]
    expect(await cover()).toMatchObject({ startsOn: null, productUntil: null, productMonths: 120 })
    await sendErp(id, 'delivery.dispatched', { number: 1, lines: [{ code: products.panel, quantity: 10 }] })
    await sendErp(id, 'delivery.delivered', { number: 1 })
    await desk.db
      .updateTable('serial_number')
      .set({ delivery_id: (eb) => eb.selectFrom('delivery').select('delivery.id').where('delivery.order_id', '=', id) })
      .where('order_id', '=', id)
      .execute()
    expect(await cover()).toMatchObject({ startsOn: '2026-11-23', productUntil: '2036-11-22', performanceUntil: null })
    const line = { order_id: id, author: 'ERP', description: 'Faturado', user_id: null } as const
    const moved = { from_status: 'INVOICE_SEPARATE', to_status: 'INVOICE_BILLED' } as const
    await desk.db
      .insertInto('order_log')
      .values({ ...line, ...moved, created_at: '2026-08-15T12:00:00Z' })
      .execute()
    expect(await cover()).toMatchObject({ startsOn: '2026-08-15', productUntil: '2036-08-14' })
  })

  describe('WAR-005 the list of warranties', () => {
    const search = async (term: string, role: Role = 'LOGISTICS'): Promise<readonly contract.WarrantyRow[]> =>
      (await as(role)(contract.listWarranties, { query: { term } })).json().data

    test('WAR-005 finds by number, order, customer and site, an exact number first', async () => {
      const id = await order()
      const [number = ''] = fresh(1)
      await enter(id, [number, `${number}-LONGER`])
      expect((await search(number.toLowerCase())).map(({ serial }) => serial)).toEqual([number, `${number}-LONGER`])
      expect((await search(String(id))).map(({ orderId }) => orderId)).toEqual([id, id])
      const [row] = await search(number)
      const found = await search(row?.customerName ?? '-')
      expect(found.some(({ serial }) => serial === number)).toBe(true)
      expect(await search('nada disso')).toEqual([])
      const site = await linkNewSite(desk, id, 'Galpão das Garantias')
      expect(await search(site.title, 'INTEGRATOR')).toMatchObject([{ site }, { site }])
      expect(await search(site.title)).toEqual([])
    })

    test('WAR-005 an integrator finds the numbers of its own orders alone, and no role a CPF that it may not read', async () => {
      const id = await order()
      const [number = ''] = fresh(1)
      await enter(id, [number])
      await desk.db.updateTable('orders').set({ customer_document: '52998224725' }).where('id', '=', id).execute()
      const stranger = await desk.as('integrator2@girassol.demo')
      expect((await stranger(contract.listWarranties, { query: { term: number } })).json().data).toEqual([])
      expect(await search(number, 'INTEGRATOR')).toHaveLength(1)
      expect((await search('52998224725', 'INTEGRATOR')).map(({ serial }) => serial)).toContain(number)
      expect(await search('52998224725', 'PRODUCTION')).toEqual([])
    })
  })
})
