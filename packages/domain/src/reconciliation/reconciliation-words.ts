/** The systems with which the portal's money of a day is compared (REL-013). */
export const reconciledSystems = ['GATEWAY', 'ERP'] as const
export type ReconciledSystem = (typeof reconciledSystems)[number]

export const reconciledSystemLabels = {
  GATEWAY: 'Gateway',
  ERP: 'ERP',
} as const satisfies Record<ReconciledSystem, string>

/** How a payment is known on both sides; every kind but EQUAL is a difference. */
export const differenceKinds = ['EQUAL', 'MISSING_HERE', 'MISSING_THERE', 'OTHER_AMOUNT'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const differenceKindLabels = {
  EQUAL: 'Igual',
  MISSING_HERE: 'Falta nos pedidos',
  MISSING_THERE: 'Falta no outro sistema',
  OTHER_AMOUNT: 'Valor diferente',
} as const satisfies Record<DifferenceKind, string>

const missingThereLabels = {
  GATEWAY: 'Falta no gateway',
  ERP: 'Falta no ERP',
} as const satisfies Record<ReconciledSystem, string>

/** The kind in the words of its system: 'Falta no ERP'. */
export const describeKind = (kind: DifferenceKind, system: ReconciledSystem): string =>
  kind === 'MISSING_THERE' ? missingThereLabels[system] : differenceKindLabels[kind]

/** Whether a difference still waits for a person. */
export const differenceStates = ['OPEN', 'HANDLED'] as const
export type DifferenceState = (typeof differenceStates)[number]

export const differenceStateLabels = {
  OPEN: 'Em aberto',
  HANDLED: 'Tratada',
} as const satisfies Record<DifferenceState, string>
