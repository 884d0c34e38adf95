import { isValidBoleto } from '@brazilian-utils/brazilian-utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { misbehaviours } from '../fake-http-server.ts'
import { type FakePagarme, startFakePagarme } from './fake-pagarme.ts'
import { type PaymentGateway, refusedByGateway } from './gateway.ts'
import { aCharge } from './gateway-samples.ts'
import { describeGateway } from './gateway-suite.ts'
import { pagarmeGateway } from './pagarme-gateway.ts'
import { isSimulatedGateway, simulatedGateway } from './simulated-gateway.ts'

const secretKey = 'sk_test_of_the_suite'
const now = () => new Date('2026-11-23T15:00:00.000Z')
const logged: { fields: Record<string, unknown>; message: string }[] = []
const log = {
  info: () => undefined,
  warn: (fields: Record<string, unknown>, message: string) => void logged.push({ fields, message }),
}
const pagarmeAt = (url: string, key = secretKey) =>
  pagarmeGateway({ url, secretKey: key, timeoutMs: 800, log, now, pageSize: 2 })

describeGateway('simulated', async () => {
  const refusals: string[] = []
  const gateway = simulatedGateway({ delayMs: 2, now, pageSize: 2, refuse: () => refusals.shift() ?? null })
  return {
    gateway,
    settle: gateway.settle,
    refuseNext: (reason) => void refusals.push(reason),
    close: async () => undefined,
  }
})

describeGateway('Pagar.me', async () => {
  const fake = await startFakePagarme(secretKey, now)
  return { gateway: pagarmeAt(fake.url), settle: fake.settle, refuseNext: fake.refuseNext, close: fake.close }
})

describe('simulatedGateway', () => {
  it('C-107 C-141 stores a charge in its book, so that another process finds it and its payment', async () => {
    const records = new Map<string, unknown>()
    const book = {
      get: async (id: string) => records.get(id) ?? null,
      put: async (id: string, record: unknown) => void records.set(id, JSON.parse(JSON.stringify(record))),
      listPaid: async () => [],
    }
    const made = await simulatedGateway({ book }).createPix(aCharge())
    const gatewayId = made.outcome === 'created' ? made.charge.gatewayId : ''
    const other = simulatedGateway({ book })
    await other.settle(gatewayId, { state: 'PAID' })
    expect(await simulatedGateway({ book }).readCharge(gatewayId)).toMatchObject({ state: 'PAID' })
    await simulatedGateway({ book }).createPix(aCharge())
    expect(await other.readCharge(gatewayId)).toMatchObject({ state: 'PAID' })
    await expect(other.settle('or_none', { state: 'PAID' })).rejects.toThrow(RangeError)
  })

  it('PAY-042 creates boletos that other software can read, with the right day and amount', async () => {
    const made = await simulatedGateway().createBoleto(aCharge())
    const line = made.outcome === 'created' ? made.charge.line : ''
    expect(isValidBoleto(line)).toBe(true)
    expect(line.slice(33)).toBe('16420000719800')
  })

  it('C-107 is distinguishable from a real one', () => {
    expect([isSimulatedGateway(simulatedGateway()), isSimulatedGateway(pagarmeAt('http://127.0.0.1:9'))]).toEqual([
      true,
      false,
    ])
  })
})

describe('pagarmeGateway', () => {
  let fake: FakePagarme
  let gateway: PaymentGateway
  beforeAll(async () => {
    fake = await startFakePagarme(secretKey)
    gateway = pagarmeAt(fake.url)
  })
  afterAll(() => fake.close())

  let keys = 0
  const fresh = (rest = {}) => {
    keys += 1
    return aCharge({ idempotencyKey: `key-${keys}`, ...rest })
  }

  it('PAY-042 C-80 sends one card with exactly the instalments and the total that were sold, until the due day', async () => {
    await gateway.createCheckout(fresh())
    expect(fake.received.at(-1)).toMatchObject({
      code: '10001-1',
      items: [{ amount: 719_800, quantity: 1 }],
      customer: {
        document: '52998224725',
        document_type: 'CPF',
        type: 'individual',
        phones: { mobile_phone: { country_code: '55', area_code: '11', number: '988887777' } },
        address: { line_1: '1000, Avenida Paulista, Bela Vista', zip_code: '01310100', country: 'BR' },
      },
      payments: [
        {
          amount: 719_800,
          payment_method: 'checkout',
          checkout: {
            expires_in: 5039,
            accepted_payment_methods: ['credit_card'],
            credit_card: { installments: [{ number: 6, total: 719_800 }] },
          },
        },
      ],
    })
  })

  it('PAY-042 PAY-043 a boleto and a Pix expire at the end of their day in São Paulo, and a company pays as a company', async () => {
    const payer = { ...aCharge().payer, document: '11222333000181' }
    await gateway.createBoleto(fresh({ payer }))
    expect(fake.received.at(-1)).toMatchObject({
      customer: { document_type: 'CNPJ', type: 'company' },
      payments: [{ boleto: { due_at: '2026-11-26T23:59:59-03:00', document_number: '100011' } }],
    })
    await gateway.createPix(fresh())
    expect(fake.received.at(-1)).toMatchObject({ payments: [{ pix: { expires_at: '2026-11-26T23:59:59-03:00' } }] })
  })

  it('C-87 reads a refusal sent with HTTP 200, in the acquirer’s words', async () => {
    fake.refuseNext('Cartão sem limite')
    expect(await gateway.createBoleto(fresh())).toEqual({ outcome: 'refused', reason: 'Cartão sem limite' })
  })

  it('C-107 an incomplete customer is a refusal; the log names the fields and no value', async () => {
    const payer = { ...aCharge().payer, email: '' }
    expect(await gateway.createPix(fresh({ payer }))).toEqual({ outcome: 'refused', reason: refusedByGateway })
    expect(logged.at(-1)).toEqual({
      fields: { status: 422, fields: ['order.customer'] },
      message: 'the gateway refused a charge',
    })
  })

  it.each(misbehaviours)(
    'C-107 rejects when the gateway %s, and a retry with the same key creates one charge',
    async (how) => {
      const request = fresh()
      const before = fake.received.length
      fake.misbehaveNext(how)
      await expect(gateway.createPix(request)).rejects.toThrow()
      fake.misbehaveNext(how)
      await expect(gateway.readCharge('or_0000000000000001')).rejects.toThrow()
      fake.misbehaveNext(how)
      await expect(gateway.listPaidCharges({ day: '2026-11-23', page: 1 })).rejects.toThrow()
      expect(await gateway.createPix(request)).toMatchObject({ outcome: 'created' })
      await gateway.createPix(request)
      expect(fake.received.length).toBe(before + 1)
    },
  )

  it('REL-012 a refused cancellation leaves the charge open, and is logged', async () => {
    const made = await gateway.createPix(fresh())
    const gatewayId = made.outcome === 'created' ? made.charge.gatewayId : ''
    fake.refuseNextCancellation()
    expect(await gateway.cancelCharge(gatewayId)).toMatchObject({ state: 'OPEN' })
    expect(logged.at(-1)).toEqual({ fields: { status: 412 }, message: 'the gateway refused a cancellation' })
  })

  it('C-107 a refused gateway account is an outage, not a refusal of the customer', async () => {
    await expect(pagarmeAt(fake.url, 'sk_wrong').createPix(fresh())).rejects.toThrow('HTTP 401')
  })
})
