import type { CheckLineView, DeliveryCheckView } from '@girassol/contract/delivery-checks'

export const aCheckLine = (changes: Partial<CheckLineView> = {}): CheckLineView => ({
  itemId: 501,
  code: '10010005',
  name: 'MÓDULO HELIAR 550W',
  sent: 10,
  saved: null,
  photos: [],
  ...changes,
})

export const aSavedCount = (changes: Partial<NonNullable<CheckLineView['saved']>> = {}) => ({
  counted: 10,
  condition: 'OK' as const,
  affected: 0,
  note: null,
  savedBy: 'Marina Alves',
  savedAt: '2026-11-23T12:00:00.000Z',
  ...changes,
})

/** A delivery of three items that has arrived and is not counted yet. */
export const aDeliveryCheck = (changes: Partial<DeliveryCheckView> = {}): DeliveryCheckView => ({
  deliveryId: 71,
  number: 1,
  orderId: 10010,
  carrier: 'Transportes Serra Azul',
  deliveredAt: '2026-11-23T11:00:00.000Z',
  lastDay: '2026-12-03',
  state: 'OPEN',
  lines: [
    aCheckLine(),
    aCheckLine({ itemId: 502, code: '10100012', name: 'INVERSOR SOLARE 5KW', sent: 1 }),
    aCheckLine({ itemId: 503, code: '10200003', name: 'CABO SOLAR 6MM PRETO', sent: 100 }),
  ],
  closedAt: null,
  signedBy: null,
  claim: null,
  mayCheck: true,
  refusal: null,
  closingRefusal: null,
  ...changes,
})
