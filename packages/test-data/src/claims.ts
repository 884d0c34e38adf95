import type { ClaimableUnits, ClaimMessageView, ClaimRow, ClaimView } from '@girassol/contract/claims'

export const aClaimRow = (changes: Partial<ClaimRow> = {}): ClaimRow => ({
  id: 31,
  protocol: 'R-2026-000031',
  orderId: 10010,
  seller: { id: 1, name: 'Sol do Cerrado Energia' },
  type: 'DAMAGED',
  status: 'OPEN',
  wish: 'REPLACE',
  openedAt: '2026-11-23T12:00:00.000Z',
  ageDays: 2,
  dueOn: '2026-11-25',
  isLate: false,
  handler: null,
  units: 2,
  value: 1290.4,
  ...changes,
})

export const aClaimMessage = (changes: Partial<ClaimMessageView> = {}): ClaimMessageView => ({
  id: 1,
  author: 'Bruno Costa',
  side: 'distributor',
  at: '2026-11-24T13:00:00.000Z',
  text: 'Recebemos as fotos. Vamos consultar a transportadora.',
  isInternal: false,
  files: [],
  ...changes,
})

/** A claim of two damaged modules that nobody has taken yet, as its integrator reads it. */
export const aClaim = (changes: Partial<ClaimView> = {}): ClaimView => ({
  ...aClaimRow(),
  version: 1,
  text: 'Dois módulos chegaram com o vidro trincado.',
  openedBy: 'Marina Alves',
  delivery: { id: 71, number: 1 },
  lines: [{ itemId: 501, code: '10010005', name: 'MÓDULO HELIAR 550W', type: 'DAMAGED', quantity: 2, serials: [] }],
  photos: [{ id: 5, itemId: 501, width: 1200, height: 900, address: '/claims/31/photos/5' }],
  decision: null,
  answeredAt: null,
  reopenableUntil: null,
  moves: [{ from: null, to: 'OPEN', at: '2026-11-23T12:00:00.000Z', author: 'Marina Alves', reason: null }],
  messages: [],
  actions: [{ to: 'CANCELED', allowed: true, reason: null }],
  solutions: [],
  mostAmount: null,
  mayWrite: true,
  mayWriteInternally: false,
  mayAddPhotos: true,
  mayReplaceSerials: false,
  ...changes,
})

/** One arrival of ten modules and one inverter, of which nothing is claimed yet. */
export const claimableOrder = (changes: Partial<ClaimableUnits> = {}): ClaimableUnits => ({
  arrivals: [
    {
      deliveryId: 71,
      number: 1,
      arrivedAt: '2026-11-23T11:00:00.000Z',
      lastDay: '2026-12-03',
      isOver: false,
      lines: [
        {
          itemId: 501,
          code: '10010005',
          name: 'MÓDULO HELIAR 550W',
          sent: 10,
          claimableAsMissing: 10,
          claimable: 10,
        },
        {
          itemId: 502,
          code: '10100012',
          name: 'INVERSOR SOLARE 5KW',
          sent: 1,
          claimableAsMissing: 1,
          claimable: 1,
        },
      ],
    },
  ],
  serials: [
    {
      id: 9,
      itemId: 502,
      number: 'SL5K-0001',
      product: 'Inversor Solare 5kW',
      lastDay: '2038-11-19',
      refusal: null,
    },
  ],
  mayOpen: true,
  refusal: null,
  ...changes,
})
