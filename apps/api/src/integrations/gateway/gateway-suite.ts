import { isPixCode } from '@girassol/domain/payments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutRequest, GatewayAnswer, PaidCharge, PaymentGateway } from './gateway.ts'
import { aCharge } from './gateway-samples.ts'
import type { Settlement } from './simulated-gateway.ts'

/** `gateway` lists two charges a page, and its charges are created on 2026-11-23. */
export type GatewayUnderTest = {
  gateway: PaymentGateway
  settle(gatewayId: string, settlement: Settlement): Promise<void> | void
  /** The next charge is refused with this sentence. */
  refuseNext(reason: string): void
  close(): Promise<void>
}

const requireCreated = <Created>(answer: GatewayAnswer<Created>): Created => {
  if (answer.outcome === 'refused') throw new Error(answer.reason)
  return answer.charge
}

let keys = 0
const fresh = (rest: Partial<CheckoutRequest> = {}) => {
  keys += 1
  return aCharge({ idempotencyKey: `suite-${keys}`, orderNumber: 20_000 + keys, ...rest })
}

/** What every adapter of the port must do. */
export const describeGateway = (adapter: string, make: () => Promise<GatewayUnderTest>): void => {
  describe(`PaymentGateway, ${adapter}`, () => {
    let tested: GatewayUnderTest
    beforeAll(async () => {
      tested = await make()
    })
    afterAll(() => tested.close())

    describeCreation(() => tested)
    describeReading(() => tested)
    describeCancelling(() => tested)
    describePaidCharges(() => tested)
  })
}

const describeCreation = (tested: () => GatewayUnderTest): void => {
  it('PAY-042 C-107 makes a page for a card and a slip for a boleto, which are open until somebody pays', async () => {
    const { gateway } = tested()
    const page = requireCreated(await gateway.createCheckout(fresh()))
    expect([page.url, page.token]).toEqual([expect.stringContaining('/'), expect.stringMatching(/^chk_/)])
    const slip = requireCreated(await gateway.createBoleto(fresh()))
    expect([slip.url, slip.line]).toEqual([expect.stringContaining('/'), expect.stringMatching(/^\d{47}$/)])
    for (const gatewayId of [page.gatewayId, slip.gatewayId]) {
      expect(await gateway.readCharge(gatewayId)).toMatchObject({ gatewayId, state: 'OPEN', paidCents: 0, card: null })
    }
  })

  it('PAY-043 C-107 makes a Pix code that banks accept', async () => {
    const pix = requireCreated(await tested().gateway.createPix(fresh({ amountCents: 12_345 })))
    expect([isPixCode(pix.code), pix.code.includes('5406123.45')]).toEqual([true, true])
    expect(pix.url).toContain('/')
  })

  it('C-107 makes one charge of the same key, also at once', async () => {
    const { gateway } = tested()
    const request = fresh()
    const answers = await Promise.all([gateway.createPix(request), gateway.createPix(request)])
    expect(requireCreated(answers[0])).toEqual(requireCreated(answers[1]))
    expect(requireCreated(await gateway.createPix(request))).toEqual(requireCreated(answers[0]))
    expect(requireCreated(await gateway.createPix(fresh())).gatewayId).not.toBe(requireCreated(answers[0]).gatewayId)
  })

  it('C-87 PAY-044 says why a charge was turned away', async () => {
    tested().refuseNext('Conta do recebedor bloqueada.')
    const answer = await tested().gateway.createCheckout(fresh())
    // The request, not an acquirer, refuses a page, so an adapter may have no text of the gateway.
    expect(answer).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/\w/) })
  })
}

const describeReading = (tested: () => GatewayUnderTest): void => {
  const paid = async (settlement: Settlement) => {
    const { gatewayId } = requireCreated(await tested().gateway.createCheckout(fresh()))
    await tested().settle(gatewayId, settlement)
    return tested().gateway.readCharge(gatewayId)
  }

  it('C-87 C-98 tells what was paid and with which card, six and four digits of it', async () => {
    expect(await paid({ state: 'PAID', holderDocument: '11144477735' })).toMatchObject({
      state: 'PAID',
      amountCents: 719_800,
      paidCents: 719_800,
      card: { firstSix: '400000', lastFour: '0010', holderDocument: '11144477735' },
    })
  })

  it.each(['REFUSED', 'REVERSED', 'CANCELED'] as const)('C-87 tells %s', async (state) => {
    expect(await paid({ state })).toMatchObject({ state })
  })

  it('C-87 tells that another amount came than was charged', async () => {
    expect(await paid({ state: 'MISMATCHED', paidCents: 700_000 })).toMatchObject({
      state: 'MISMATCHED',
      paidCents: 700_000,
    })
  })

  it('C-107 knows nothing of a charge that it did not make', async () => {
    expect(await tested().gateway.readCharge('or_9999999999999999')).toBeNull()
  })
}

const describeCancelling = (tested: () => GatewayUnderTest): void => {
  const makers = {
    page: async () => requireCreated(await tested().gateway.createCheckout(fresh())),
    boleto: async () => requireCreated(await tested().gateway.createBoleto(fresh())),
    Pix: async () => requireCreated(await tested().gateway.createPix(fresh())),
  }
  const pay = async (gatewayId: string) => tested().settle(gatewayId, { state: 'PAID' })

  it.each(['page', 'boleto', 'Pix'] as const)('REL-012 a cancelled %s cannot be paid any more', async (kind) => {
    const { gateway } = tested()
    const { gatewayId } = await makers[kind]()
    expect(await gateway.cancelCharge(gatewayId)).toMatchObject({ gatewayId, state: 'CANCELED', paidCents: 0 })
    expect(await gateway.cancelCharge(gatewayId)).toMatchObject({ state: 'CANCELED' })
    await expect(pay(gatewayId)).rejects.toThrow('cancelled')
    expect(await gateway.readCharge(gatewayId)).toMatchObject({ state: 'CANCELED' })
  })

  it('REL-012 C-87 a page on which a card was refused is cancelled too', async () => {
    const { gatewayId } = await makers.page()
    await tested().settle(gatewayId, { state: 'REFUSED' })
    expect(await tested().gateway.cancelCharge(gatewayId)).toMatchObject({ state: 'CANCELED' })
  })

  it('REL-012 a charge that was paid meanwhile remains paid, and nothing is refunded', async () => {
    const { gatewayId } = await makers.Pix()
    await pay(gatewayId)
    expect(await tested().gateway.cancelCharge(gatewayId)).toMatchObject({ state: 'PAID', paidCents: 719_800 })
    expect(await tested().gateway.readCharge(gatewayId)).toMatchObject({ state: 'PAID' })
  })

  it('REL-012 an unknown charge cannot be cancelled', async () => {
    expect(await tested().gateway.cancelCharge('or_9999999999999999')).toBeNull()
  })
}

const describePaidCharges = (tested: () => GatewayUnderTest): void => {
  const listAll = async (day: string) => {
    const charges: PaidCharge[] = []
    let page = 0
    for (let hasNext = true; hasNext; ) {
      page += 1
      const answer = await tested().gateway.listPaidCharges({ day, page })
      charges.push(...answer.charges)
      hasNext = answer.hasNext
    }
    return { charges: charges.toSorted((a, b) => (a.gatewayId < b.gatewayId ? -1 : 1)), page }
  }
  const paid = async (orderNumber: number, paidAt: string, rest: Partial<Settlement> = {}) => {
    const { gatewayId } = requireCreated(await tested().gateway.createPix(fresh({ orderNumber })))
    await tested().settle(gatewayId, { state: 'PAID', paidAt, ...rest })
    return gatewayId
  }

  it('REL-013 lists every charge that was paid on a day of São Paulo, page by page', async () => {
    await paid(30_001, '2026-11-25T02:59:59.000Z')
    const ids = [
      await paid(30_002, '2026-11-25T03:00:00.000Z'),
      await paid(30_003, '2026-11-26T02:59:59.000Z'),
      await paid(30_004, '2026-11-25T15:00:00.000Z', { state: 'MISMATCHED', paidCents: 700_000 }),
    ]
    await paid(30_005, '2026-11-26T03:00:00.000Z')
    const { charges, page } = await listAll('2026-11-25')
    const expected = ids.map((gatewayId, index) => ({
      gatewayId,
      orderNumber: 30_002 + index,
      paidCents: index === 2 ? 700_000 : 719_800,
    }))
    expect(charges).toEqual(expected.toSorted((a, b) => (a.gatewayId < b.gatewayId ? -1 : 1)))
    expect(page).toBeGreaterThan(1)
  })

  it('REL-013 does not list open charges, nor money that went back', async () => {
    requireCreated(await tested().gateway.createPix(fresh()))
    const gatewayId = await paid(30_006, '2026-11-27T15:00:00.000Z')
    expect((await listAll('2026-11-27')).charges).toMatchObject([{ gatewayId }])
    await tested().settle(gatewayId, { state: 'REVERSED' })
    expect((await listAll('2026-11-27')).charges).toEqual([])
  })

  it('REL-013 reports when a charge was paid', async () => {
    const gatewayId = await paid(30_007, '2026-11-28T15:00:00.000Z')
    expect(await tested().gateway.readCharge(gatewayId)).toMatchObject({ paidAt: '2026-11-28T15:00:00.000Z' })
  })
}
