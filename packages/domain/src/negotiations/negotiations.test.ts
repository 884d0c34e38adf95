import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowed, refused } from '../shared/decision.ts'
import { needsReasonText, takesReason } from './loss-reasons.ts'
import { isNegotiatedAt } from './negotiated-budget.ts'
import { canNegotiate, describeRefusal, mostRounds, type NegotiationFacts } from './negotiation-rules.ts'
import {
  isOpenNegotiation,
  leadsFrom,
  negotiationMoveNames,
  negotiationMoves,
  negotiationStatusAt,
  negotiationStatuses,
  negotiationStatusNames,
  showNegotiationStatus,
} from './negotiation-status.ts'
import {
  completeOffer,
  computeDiscountPercent,
  computeOfferDiscount,
  computeOfferMargin,
  findOfferFaults,
  findOwnFloor,
  hasOtherPrices,
  isSameOffer,
  reachesFloor,
  sumListCents,
  usualFloors,
} from './offer-figures.ts'
import { findOfferEnd, findValidityFault } from './offer-validity.ts'

const now = '2026-11-23T15:00:00.000Z'

describe('the statuses of a negotiation', () => {
  test('QUO-002 each has its name', () => {
    expect(Object.entries(negotiationStatuses).map(([name, { label }]) => `${name} ${label}`)).toEqual([
      'REQUESTED Aguardando a distribuidora',
      'COUNTERED Aguardando o integrador',
      'PENDING_APPROVAL Aguardando alçada',
      'AGREED Acordo fechado',
      'REFUSED Recusada',
      'WITHDRAWN Retirada',
      'EXPIRED Vencida',
    ])
  })

  test('QUO-002 C-182 the moves are those of the table, and no other', () => {
    const arrows = negotiationMoveNames.flatMap((move) =>
      negotiationMoves[move].from.flatMap((from) => negotiationMoves[move].to.map((to) => `${from} ${to}`)),
    )
    expect([...new Set(arrows)].toSorted()).toEqual(
      [
        ['REQUESTED', 'COUNTERED', 'PENDING_APPROVAL', 'AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'],
        ['PENDING_APPROVAL', 'COUNTERED', 'AGREED', 'REQUESTED', 'WITHDRAWN', 'EXPIRED'],
        ['COUNTERED', 'AGREED', 'REQUESTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'],
      ]
        .flatMap(([from, ...to]) => to.map((each) => `${from} ${each}`))
        .toSorted(),
    )
    for (const move of negotiationMoveNames)
      for (const status of negotiationStatusNames)
        if (!isOpenNegotiation(status)) expect([move, status, leadsFrom(move, status)]).toEqual([move, status, false])
  })

  test('QUO-010 integrators read a pending approval as their request', () => {
    expect(showNegotiationStatus('PENDING_APPROVAL', { isIntegrator: true })).toBe('REQUESTED')
    expect(showNegotiationStatus('PENDING_APPROVAL', { isIntegrator: false })).toBe('PENDING_APPROVAL')
  })

  test('QUO-015 QUO-016 an offer ends at its instant, and every open negotiation with its budget', () => {
    const offered = { status: 'COUNTERED', validUntil: now } as const
    expect(negotiationStatusAt(offered, { budget: 'BUDGET', now: '2026-11-23T14:59:59.000Z' })).toBe('COUNTERED')
    expect(negotiationStatusAt(offered, { budget: 'BUDGET', now })).toBe('EXPIRED')
    const asked = { status: 'REQUESTED', validUntil: null } as const
    expect(negotiationStatusAt(asked, { budget: 'BUDGET_EXPIRED', now })).toBe('EXPIRED')
    expect(negotiationStatusAt({ ...asked, status: 'AGREED' }, { budget: 'BUDGET_EXPIRED', now })).toBe('AGREED')
    expect([isNegotiatedAt(null, now), isNegotiatedAt(now, now), isNegotiatedAt('2026-11-24T00:00:00Z', now)]).toEqual([
      false,
      false,
      true,
    ])
  })
})

const items = [
  { code: 'panel', quantity: 10, listCents: 44_990, costCents: 35_092 },
  { code: 'inverter', quantity: 1, listCents: 244_900, costCents: 191_022 },
]
const asked = {
  lines: [
    { code: 'panel', unitCents: 43_000 },
    { code: 'inverter', unitCents: 240_000 },
  ],
  totalDiscountCents: 0,
}
const costCents = 541_942
const marginOf = (discountCents: number) => ({ netCents: 694_800 - discountCents, costCents })

describe('what an offer takes off', () => {
  test('QUO-006 C-183 is 248.00 of 6948.00, and 1248.00 with 1,000.00 on the total', () => {
    const offer = completeOffer(asked, items)
    expect(sumListCents(offer.lines)).toBe(694_800)
    expect(computeOfferDiscount(offer)).toBe(24_800)
    expect(computeOfferDiscount({ ...offer, totalDiscountCents: 100_000 })).toBe(124_800)
    expect(computeDiscountPercent(24_800, 694_800)).toBe(3.57)
  })

  test('QUO-003 prices are above zero and at most the list price, and something is asked', () => {
    const faults = (code: string, unitCents: number, totalDiscountCents = 0) =>
      findOfferFaults({ lines: [{ code, unitCents }], totalDiscountCents }, items).map(({ field }) => field)
    expect(faults('panel', 0)).toEqual(['lines.0.unitPrice'])
    expect(faults('panel', 44_991)).toEqual(['lines.0.unitPrice'])
    expect(faults('other', 1)).toEqual(['lines.0.code'])
    expect(faults('panel', 44_990)).toEqual(['lines'])
    expect(faults('panel', 44_990, 694_801)).toEqual(['totalDiscount'])
    expect(faults('panel', 44_990, 694_800)).toEqual([])
    expect(findOfferFaults({ lines: [], totalDiscountCents: 0 }, items).map(({ field }) => field)).toEqual(['lines'])
  })

  test('QUO-006 the discount is never below zero nor above the sub total, in whole cents', () => {
    const line = fc
      .record({ listCents: fc.integer({ min: 1, max: 9_999_999 }), quantity: fc.integer({ min: 1, max: 999 }) })
      .chain(({ listCents, quantity }) =>
        fc.record({
          unitCents: fc.integer({ min: 1, max: listCents }),
          listCents: fc.constant(listCents),
          quantity: fc.constant(quantity),
        }),
      )
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (drawn) => {
        const lines = drawn.map((each, index) => ({ ...each, code: String(index) }))
        const discount = computeOfferDiscount({ lines, totalDiscountCents: 0 })
        const left = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0)
        expect(Number.isInteger(discount)).toBe(true)
        expect(discount + left).toBe(sumListCents(lines))
      }),
    )
  })

  test('QUO-012 an offer is as asked when every price and the discount are the same', () => {
    const offer = completeOffer(asked, items)
    expect(isSameOffer(offer, completeOffer(asked, items))).toBe(true)
    expect(isSameOffer(offer, { ...offer, totalDiscountCents: 1 })).toBe(false)
    expect(isSameOffer(offer, completeOffer({ ...asked, lines: asked.lines.slice(1) }, items))).toBe(false)
  })

  test('C-183 another list price, cost, quantity or item is another price than that of the round', () => {
    const { lines } = completeOffer(asked, items)
    expect(hasOtherPrices(lines, items)).toBe(false)
    expect(hasOtherPrices(lines, items.slice(1))).toBe(true)
    for (const change of [{ listCents: 45_000 }, { costCents: 1 }, { quantity: 20 }])
      expect(hasOtherPrices(lines, [{ ...items[0], ...change } as (typeof items)[number], ...items.slice(1)])).toBe(
        true,
      )
  })
})

describe('the margin of an offer', () => {
  test('QUO-008 C-184 is 22.0003 at list prices, 19.1131 as asked and 4.9225 with 1,000.00 more', () => {
    expect([0, 24_800, 124_800].map((discount) => computeOfferMargin(marginOf(discount)))).toEqual([
      22.0003, 19.1131, 4.9225,
    ])
    expect(computeOfferMargin(marginOf(694_800))).toBe(null)
  })

  test('QUO-008 a floor that is exactly met passes, and a ten-thousandth below it does not', () => {
    expect(reachesFloor({ netCents: 10_000_000, costCents: 8_500_000 }, 15)).toBe(true)
    expect(reachesFloor({ netCents: 10_000_000, costCents: 8_500_010 }, 15)).toBe(false)
    expect(reachesFloor({ netCents: 0, costCents: 0 }, 0)).toBe(false)
    expect(reachesFloor(marginOf(24_800), usualFloors.COMMERCIAL)).toBe(true)
    expect(reachesFloor(marginOf(124_800), usualFloors.COMMERCIAL_SUPERVISOR)).toBe(false)
    expect(reachesFloor(marginOf(124_800), usualFloors.ADMINISTRATOR)).toBe(true)
  })

  test('QUO-008 the comparison is exact where the rounded margin would pass', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 0, max: 99_999_999 }),
        (netCents, cost) => {
          const exact = BigInt(netCents - cost) * 10_000n >= 1500n * BigInt(netCents)
          expect(reachesFloor({ netCents, costCents: cost }, 15)).toBe(exact)
        },
      ),
    )
  })

  test('QUO-009 several roles give the lowest floor, and other roles none', () => {
    expect(findOwnFloor(['COMMERCIAL', 'CUSTOMER_SUCCESS'], usualFloors)).toBe(15)
    expect(findOwnFloor(['COMMERCIAL', 'ADMINISTRATOR'], usualFloors)).toBe(0)
    expect(findOwnFloor(['FINANCIAL'], usualFloors)).toBe(null)
  })
})

describe('the validity of an offer', () => {
  const budgetEnd = '2026-11-30T12:00:00.000Z'
  const fault = (wanted: string) => findValidityFault({ wanted, budgetEnd }, now)

  test('QUO-015 is 48 hours by default, cut to the end of the budget', () => {
    const end = (budget: string) => findOfferEnd({ wanted: null, usualHours: 48, budgetEnd: budget }, now)
    expect(end(budgetEnd)).toBe('2026-11-25T15:00:00.000Z')
    expect(end('2026-11-24T09:00:00.000Z')).toBe('2026-11-24T09:00:00.000Z')
  })

  test('QUO-015 is one hour to seven days, and never past the expiry of the budget', () => {
    expect(fault('2026-11-23T15:59:59.000Z')).toBe('A proposta vale ao menos 1 hora.')
    expect(fault('2026-11-23T16:00:00.000Z')).toBe(null)
    expect(fault('2026-11-30T12:00:00.000Z')).toBe(null)
    expect(fault('2026-11-30T12:00:01.000Z')).toContain('O orçamento expira em 30/11/2026')
    expect(fault('2026-11-30T15:00:01.000Z')).toBe('A proposta vale no máximo 7 dias.')
  })
})

const base: NegotiationFacts = {
  negotiator: { mayAsk: true, mayOffer: true, mayApprove: true, isIntegrator: false, seesPrices: true, side: null },
  budget: { status: 'BUDGET', type: 'MP', awaitsCompany: false },
  status: 'REQUESTED',
  rounds: 1,
  hasOtherPrices: false,
  offer: { isOwn: false, reachesOwnFloor: true, hasEnded: false },
}

describe('who may do what', () => {
  test('QUO-003 only valid budgets that are no promotion are negotiated, one negotiation at a time', () => {
    const ask = (budget: Partial<NegotiationFacts['budget']>, status: NegotiationFacts['status'] = null) =>
      canNegotiate('ask', { ...base, status, budget: { ...base.budget, ...budget } })
    expect(ask({})).toEqual(allowed)
    expect(ask({}, 'REFUSED')).toEqual(allowed)
    expect(ask({}, 'COUNTERED')).toEqual(refused('alreadyOpen'))
    expect(ask({ status: 'BUDGET_EXPIRED' })).toEqual(refused('budgetExpired'))
    expect(ask({ type: 'BF' })).toEqual(refused('notABudget'))
    expect(ask({ status: 'INVOICE' })).toEqual(refused('notABudget'))
    expect(ask({ status: null })).toEqual(refused('notABudget'))
    expect(ask({ awaitsCompany: true })).toEqual(refused('awaitsCompany'))
  })

  test('QUO-005 nobody stands on both sides, and nobody approves an own offer', () => {
    const asker = { ...base, negotiator: { ...base.negotiator, side: 'integrator' } } as const
    for (const action of ['offer', 'acceptAsked', 'refuse', 'approve', 'sendBack'] as const)
      expect(canNegotiate(action, asker)).toEqual(refused('otherSide'))
    const offerer = { ...base, negotiator: { ...base.negotiator, side: 'distributor' } } as const
    for (const action of ['counter', 'acceptOffer', 'withdraw'] as const)
      expect(canNegotiate(action, offerer)).toEqual(refused('otherSide'))
    const own = { ...base, status: 'PENDING_APPROVAL', offer: { ...base.offer, isOwn: true } } as const
    expect(canNegotiate('approve', own)).toEqual(refused('ownOffer'))
    expect(canNegotiate('sendBack', own)).toEqual(allowed)
  })

  test('QUO-013 the eleventh round is refused, while accepting and refusing stay possible', () => {
    const full = { ...base, status: 'COUNTERED', rounds: mostRounds } as const
    expect(canNegotiate('counter', { ...full, rounds: mostRounds - 1 })).toEqual(allowed)
    expect(canNegotiate('counter', full)).toEqual(refused('tooManyRounds'))
    expect(describeRefusal('tooManyRounds', { status: 'COUNTERED', isIntegrator: true })).toBe(
      'Esta negociação chegou ao limite de rodadas.',
    )
    expect([canNegotiate('acceptOffer', full), canNegotiate('refuse', full)]).toEqual([allowed, allowed])
  })

  test('QUO-010 the sentences for integrators are the same while an approval is pending', () => {
    const integrator = {
      ...base.negotiator,
      mayOffer: false,
      mayApprove: false,
      isIntegrator: true,
      side: 'integrator',
    }
    for (const action of ['ask', 'counter', 'acceptOffer', 'withdraw', 'write', 'offer', 'approve'] as const) {
      const [one, other] = (['REQUESTED', 'PENDING_APPROVAL'] as const).map((status) => {
        const facts = { ...base, status, negotiator: integrator } as NegotiationFacts
        const decision = canNegotiate(action, facts)
        return decision.allowed ? decision : describeRefusal(decision.refusal, { status, isIntegrator: true })
      })
      expect([action, one]).toEqual([action, other])
    }
  })
})

test('QUO-023 C-188 the first reason wins, and "Venceu" yields to a person for 30 days', () => {
  expect([needsReasonText('OTHER'), needsReasonText('PRICE')]).toEqual([true, false])
  expect(takesReason({ reason: null, decidedAt: null }, now)).toBe(true)
  expect(takesReason({ reason: 'PRICE', decidedAt: null }, now)).toBe(false)
  expect(takesReason({ reason: 'EXPIRED', decidedAt: '2026-10-24T15:00:00.000Z' }, now)).toBe(true)
  expect(takesReason({ reason: 'EXPIRED', decidedAt: '2026-10-24T14:59:59.000Z' }, now)).toBe(false)
})
