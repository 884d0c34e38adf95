/** Wire and database values; the type gives the sign of an entry (C-125). */
export const pointTypes = ['CREDIT', 'DEBIT', 'CHARGEBACK'] as const
export type PointType = (typeof pointTypes)[number]

/** PTS-033 … PTS-035 name them. */
export const pointTypeLabels = {
  CREDIT: 'Crédito',
  DEBIT: 'Débito',
  CHARGEBACK: 'Estorno',
} as const satisfies Record<PointType, string>
