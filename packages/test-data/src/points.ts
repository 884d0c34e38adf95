import type { PointEntryView } from '@girassol/contract/points'

/** A credit earned by an order. */
export const aPointEntry = (rest: Partial<PointEntryView> = {}): PointEntryView => ({
  id: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  value: 9375,
  type: 'CREDIT',
  qualifiable: true,
  expirationDate: '2026-12-31',
  balance: 9375,
  invoice: { id: 10482, customerName: 'Padaria São João' },
  seller: { id: 1, name: 'Sol do Cerrado Energia Ltda' },
  motive: null,
  trade: null,
  ...rest,
})

/** A debit that staff posted by hand. */
export const aManualDebit = (rest: Partial<PointEntryView> = {}): PointEntryView =>
  aPointEntry({
    id: 2,
    type: 'DEBIT',
    value: 250,
    qualifiable: false,
    expirationDate: null,
    balance: 9125,
    invoice: null,
    motive: 'Acerto',
    ...rest,
  })
