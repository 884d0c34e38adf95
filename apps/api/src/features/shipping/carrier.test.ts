import * as cart from '@girassol/contract/cart'
import { showOrder } from '@girassol/contract/orders'
import * as contract from '@girassol/contract/shipping'
import { can, type Role, roles } from '@girassol/domain/access'
import { type OrderStatus, orderStatusNames } from '@girassol/domain/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { toDemoEmail } from '../../http/test-contract.ts'
import type { FreightCargo, FreightHub } from '../../integrations/freight/freight.ts'
import { simulatedFreight } from '../../integrations/freight/simulated-freight.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, readyCart, type Shop } from '../cart/test-shop.ts'

const nfKey = '33150308370779000149550010001100931002410775'

/** FRT-001, listed again independently of the code. */
const sendable: readonly OrderStatus[] = [
  'INVOICE_PAYED_ERP',
  'INVOICE_SEPARATE',
  'INVOICE_BILLED',
  'INVOICE_BILLING_ERP',
  'WAITING_DISPATCH',
]
const senders: readonly Role[] = ['ADMINISTRATOR', 'LOGISTICS']

describe.each(bothDatabases)('the freight hub on %s', (kind) => {
  let shop: Shop
  let logistics: Caller
  let admin: Caller
  let id: number
  const hub: FreightHub = { ...simulatedFreight({ now: () => new Date(noon) }) }
  const simulated = { ...hub }

  beforeAll(async () => {
    shop = await openShop(kind)
    shop.deps.ports.freight = hub
    logistics = await shop.as('logistics@girassol.demo')
    admin = await shop.as('administrator@girassol.demo')
    const integrator = await shop.as('integrator@girassol.demo')
    id = (await readyCart(shop, integrator)).id
    await integrator(cart.finishAsOrder, { params: { id } })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    Object.assign(hub, simulated)
    shop.setNow(noon)
    const untouched = { fretefy_code: null, fretefy_freight_cents: null, fretefy_carrier_name: null }
    await shop.db
      .updateTable('orders')
      .set({ status: 'INVOICE_BILLED', address_type: 'same', nf_key: nfKey, ...untouched })
      .execute()
    await shop.db.deleteFrom('freight_sending').execute()
  })

  const send = (call: Caller) => call(contract.sendToCarrier, { params: { id } })
  const calculate = (call: Caller) => call(contract.calculateCarrierFreight, { params: { id } })
  const put = (status: OrderStatus) => shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
  const stored = () => shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  whereTested(kind, () => {
    test('FRT-003 the hub receives the whole order, and its code, carrier, value and cubage are stored', async () => {
      const sent: FreightCargo[] = []
      hub.sendCargo = (cargo) => {
        sent.push(cargo)
        return simulated.sendCargo(cargo)
      }
      const answer = await send(logistics)
      expect(answer.statusCode).toBe(200)
      expect(sent).toMatchObject([
        {
          orderNumber: id,
          originBranch: '01,01',
          destinationCep: '01310100',
          destinationCityCode: '3550308',
          nfeKey: nfKey,
        },
      ])
      expect(sent[0]?.volumes.map(({ quantity }) => quantity)).toEqual([10, 1])
      expect(sent[0]?.volumes.every(({ weightKg, cubageM3 }) => weightKg > 0 && cubageM3 > 0)).toBe(true)
      const order = await stored()
      expect(answer.json()).toEqual({ fretefyCode: order.fretefy_code })
      expect(order).toMatchObject({ status: 'INVOICE_BILLED', fretefy_carrier_name: 'TRANSPORTES IPE' })
      expect(order.fretefy_freight_cents).toBeGreaterThan(0)
      expect(Number(order.fretefy_cubage_m3)).toBeGreaterThan(0)
    })

    test('FRT-003 FRT-002 the log shows the code, not the carrier or the price', async () => {
      await send(logistics)
      const line = await shop.db
        .selectFrom('order_log')
        .selectAll()
        .where('order_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const { fretefy_code } = await stored()
      expect(line).toMatchObject({ from_status: 'INVOICE_BILLED', to_status: 'INVOICE_BILLED' })
      expect(line.description).toBe(`Pedido enviado para o Fretefy: ${fretefy_code}`)
    })

    test('FRT-005 a hub that fails or refuses leaves the order as it was, and sending may be retried', async () => {
      hub.sendCargo = () => Promise.reject(new Error('no route'))
      const down = await send(logistics)
      expect([down.statusCode, down.json().message]).toEqual([
        503,
        'O Fretefy não respondeu. Tente de novo em alguns minutos.',
      ])
      hub.sendCargo = async () => ({ outcome: 'refused', reason: 'Carga acima do limite.' })
      const refused = await send(logistics)
      expect([refused.statusCode, refused.json().message]).toEqual([409, 'Carga acima do limite.'])
      expect((await stored()).fretefy_code).toBeNull()
      Object.assign(hub, simulated)
      expect((await send(logistics)).statusCode).toBe(200)
    })

    test('FRT-003 a sending interrupted by a crash blocks the order for two minutes only', async () => {
      await shop.db.insertInto('freight_sending').values({ order_id: id, started_at: noon }).execute()
      expect((await send(logistics)).statusCode).toBe(409)
      shop.setNow(new Date(Date.parse(noon) + 120_001).toISOString())
      expect((await send(logistics)).statusCode).toBe(200)
    })

    test.each([
      ['is picked up', { address_type: 'pickup' }, 'Um pedido com retirada não é enviado para o Fretefy.'],
      ['has no address', { delivery_address_cep: null }, 'Este pedido não tem endereço de entrega.'],
    ] as const)('FRT-003 an order that %s is not sent', async (_what, changes, message) => {
      const cep = (await stored()).delivery_address_cep
      await shop.db.updateTable('orders').set(changes).where('id', '=', id).execute()
      const answer = await send(logistics)
      expect([answer.statusCode, answer.json().message]).toEqual([409, message])
      const { actions } = (await logistics(showOrder, { params: { id } })).json()
      expect(actions.sendToCarrier).toEqual({ allowed: false, reason: message })
      await shop.db.updateTable('orders').set({ delivery_address_cep: cep }).where('id', '=', id).execute()
    })

    test('VAL-017 FRT-002 after the validation the freight is requested and stored, and only administrators see it', async () => {
      await put('INVOICE_VALIDATED')
      const commercial = await shop.as('commercial@girassol.demo')
      const answer = await calculate(commercial)
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { fretefyFreightValue: null, carrier: null, totalCubage: null },
      ])
      const order = await stored()
      expect(order.fretefy_freight_cents).toBeGreaterThan(0)
      expect((await calculate(admin)).json()).toEqual({
        fretefyFreightValue: Number(order.fretefy_freight_cents) / 100,
        carrier: 'TRANSPORTES IPE',
        totalCubage: Number(order.fretefy_cubage_m3),
      })
    })

    test('FRT-007 a hub that does not answer, or refuses, reports a failed calculation', async () => {
      await put('INVOICE_VALIDATED')
      hub.quote = () => Promise.reject(new Error('no route'))
      const down = await calculate(admin)
      expect(down.statusCode).toBe(503)
      expect(down.json().message).toContain('Erro ao calcular valor de frete na Fretefy')
      hub.quote = async () => ({ outcome: 'refused', reason: 'CEP de destino inválido.' })
      const refused = await calculate(admin)
      expect(refused.statusCode).toBe(409)
      expect(refused.json().message).toBe('Erro ao calcular valor de frete na Fretefy. CEP de destino inválido.')
    })

    test('VAL-017 no freight is calculated before the validation, after payment, or for a pickup', async () => {
      await put('INVOICE')
      expect((await calculate(admin)).statusCode).toBe(409)
      await put('INVOICE_PAYED')
      expect((await calculate(admin)).statusCode).toBe(409)
      await shop.db.updateTable('orders').set({ status: 'INVOICE_VALIDATED', address_type: 'pickup' }).execute()
      expect((await calculate(admin)).json()).toEqual({ fretefyFreightValue: null, carrier: null, totalCubage: null })
      expect((await stored()).fretefy_freight_cents).toBeNull()
    })

    test('FRT-003 VAL-017 an unknown order is 404, and another role 403', async () => {
      const params = { id: 999_999 }
      expect((await admin(contract.sendToCarrier, { params })).statusCode).toBe(404)
      expect((await admin(contract.calculateCarrierFreight, { params })).statusCode).toBe(404)
      expect((await calculate(logistics)).statusCode).toBe(403)
    })
  })

  test('FRT-003 two clicks at once create one cargo', async () => {
    let cargoes = 0
    const hubAnswers = Promise.withResolvers<undefined>()
    hub.sendCargo = async (cargo) => {
      cargoes += 1
      await hubAnswers.promise
      return simulated.sendCargo(cargo)
    }
    const clicks = [send(logistics), send(admin)]
    const late = await Promise.race(clicks)
    expect([late.statusCode, late.json().message]).toEqual([409, 'Este pedido já está sendo enviado para o Fretefy.'])
    hubAnswers.resolve(undefined)
    expect((await Promise.all(clicks)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(cargoes).toBe(1)
    const again = await send(admin)
    expect([again.statusCode, again.json().message]).toEqual([409, 'Este pedido já foi enviado para o Fretefy.'])
    expect(cargoes).toBe(1)
  })
})

describe('who sends an order to the freight hub', () => {
  let shop: Shop
  let id: number
  beforeAll(async () => {
    shop = await openShop('postgres')
    id = (await readyCart(shop, await shop.as('integrator@girassol.demo'))).id
  })
  afterAll(() => shop.close())

  test.each(roles)('FRT-001 %s, in every status', async (role) => {
    const call = await shop.as(toDemoEmail(role))
    for (const status of orderStatusNames.filter((each) => each !== 'CART')) {
      await shop.db.updateTable('orders').set({ status, fretefy_code: null }).where('id', '=', id).execute()
      const { statusCode } = await call(contract.sendToCarrier, { params: { id } })
      const isBudget = status === 'BUDGET' || status === 'BUDGET_EXPIRED'
      const unseen = isBudget && !can([role], 'budgets.use') ? 404 : 409
      const expected = senders.includes(role) ? (sendable.includes(status) ? 200 : unseen) : 403
      expect([status, statusCode]).toEqual([status, expected])
    }
  })
})
