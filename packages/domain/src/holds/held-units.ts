import type { Stock } from '../catalogue/availability.ts'
import type { Day } from '../shared/brazil-time.ts'

/** Why a line holds less than its budget needs; wire and database values with their sentences (HOLD-001, HOLD-003). */
export const holdReasons = {
  UNKNOWN_STOCK: 'Estoque a consultar: não pode ser reservado.',
  LATER: 'Só com previsão de chegada: não pode ser reservado.',
  OUT_OF_STOCK: 'Sem estoque disponível.',
  NOT_ENOUGH: 'Só parte das unidades está disponível.',
  STOCK_FELL: 'O estoque diminuiu depois da reserva.',
} as const

export type HoldReason = keyof typeof holdReasons

export const holdReasonNames = [
  'UNKNOWN_STOCK',
  'LATER',
  'OUT_OF_STOCK',
  'NOT_ENOUGH',
  'STOCK_FELL',
] as const satisfies readonly HoldReason[]

/** What a budget needs of a product, and what nobody else holds of it. */
export type AskedUnits = Stock & { readonly asked: number }

/**
 * HOLD-003, HOLD-005: how many units are held: at most what is free now, and nothing of an unknown stock or of units
 * that only arrive later.
 */
export const computeHeldUnits = (
  { remainingQuantity: free, boardingDate, asked }: AskedUnits,
  today: Day,
): { readonly units: number; readonly reason: HoldReason | null } => {
  if (free === null) return { units: 0, reason: 'UNKNOWN_STOCK' }
  if (free >= asked) return { units: asked, reason: null }
  if (free > 0) return { units: free, reason: 'NOT_ENOUGH' }
  return { units: 0, reason: boardingDate !== null && boardingDate > today ? 'LATER' : 'OUT_OF_STOCK' }
}

/**
 * HOLD-010: the units that holds of one product have left after its stock fell. The holds are in the order of their
 * making, and the youngest lose units first.
 */
export const shareStock = (stock: number, held: readonly number[]): readonly number[] => {
  let left = Math.max(stock, 0)
  return held.map((units) => {
    const kept = Math.min(units, left)
    left -= kept
    return kept
  })
}
