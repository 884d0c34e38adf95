import { type Cents, computePercent, type DecimalText } from '../shared/money.ts'
import { whenUsed } from '../shared/when-used.ts'

/** How the freight of an order came about (USE-006); 'none' where nothing is charged or nothing is known yet. */
export const freightKinds = ['percent', 'minimum', 'agreed', 'pickup', 'none'] as const
export type FreightKind = (typeof freightKinds)[number]

export type ChargedFreight = {
  readonly addressType: string | null
  readonly freightCents: Cents
  /** What was taken off it, in cents: more than zero is an agreement. */
  readonly discountCents: Cents
  readonly percentage: DecimalText
  readonly minimumCents: Cents
  /** The value of the items after their discount, which the percentage is of. */
  readonly basisCents: Cents
}

/** 'percent' only where percentage times basis equals the freight to the cent; what fits neither rule was agreed. */
export const findFreightKind = (freight: ChargedFreight): FreightKind => {
  const { addressType, freightCents, discountCents, percentage, minimumCents, basisCents } = freight
  if (addressType === 'pickup') return 'pickup'
  if (addressType === null) return 'none'
  if (discountCents > 0) return 'agreed'
  if (freightCents === 0) return 'none'
  if (freightCents === computePercent(basisCents, percentage)) return 'percent'
  return freightCents === minimumCents ? 'minimum' : 'agreed'
}

const percentText = whenUsed(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
)

/** The name of the freight's line, or null where there is no such line. Every decimal of `percentage` is written. */
export const describeFreight = (kind: FreightKind, percentage: number | null): string | null => {
  if (kind === 'none') return null
  if (kind === 'pickup') return 'Retirada'
  if (kind === 'minimum') return 'Frete (mínimo)'
  return kind === 'agreed' || percentage === null ? 'Frete combinado' : `Frete (${percentText().format(percentage)}%)`
}
