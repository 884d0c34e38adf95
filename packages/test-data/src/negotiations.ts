import type { NegotiationView } from '@girassol/contract/negotiations'

const refused = { allowed: false, reason: 'Esta negociação já terminou.' } as const

/** A negotiation that the distributor refused, as one of its staff reads it. */
export const aNegotiation = (changes: Partial<NegotiationView> = {}): NegotiationView => ({
  orderId: 10482,
  status: 'REFUSED',
  openedAt: '2026-11-23T12:00:00.000Z',
  endedAt: '2026-11-23T15:00:00.000Z',
  round: 1,
  validUntil: null,
  rounds: [],
  hasOtherPrices: false,
  messages: [],
  readers: [],
  end: { reason: 'COMPETITOR', text: null, competitorName: null, competitorPrice: null },
  isAgreementInForce: false,
  side: 'distributor',
  actions: {
    ask: refused,
    counter: refused,
    acceptOffer: refused,
    withdraw: refused,
    offer: refused,
    acceptAsked: refused,
    approve: refused,
    sendBack: refused,
    refuse: refused,
    write: refused,
  },
  mayWriteInternally: false,
  ...changes,
})
