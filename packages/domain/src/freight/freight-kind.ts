import { type Cents, computePercent, type DecimalText } from '../shared/money.ts'
import { whenUsed } from '../shared/when-used.ts'

/** How the freight of an order was set (USE-006); 'none' where nothing is charged or nothing is known yet. */
export const freightKinds = ['percent', 'minimum', 'agreed', 'pickup', 'none'] as const
export type FreightKind = (typeof freightKinds)[number]

export type ChargedFreight = {
  readonly addressType: string | null
  readonly freightCents: Cents
  /** The discount on the freight, in cents; more than zero means that the freight was agreed. */
  readonly discountCents: Cents
  readonly percentage: DecimalText
  readonly minimumCents: Cents
  /** The value of the items after their discount, to which the percentage applies. */
  readonly basisCents: Cents
}

/**
 * 'percent' only where percentage times basis equals the freight to the cent; a freight that matches no rule was
 * agreed.
 */
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

/** The label of the freight's line, or null without such a line. Every decimal of `percentage` is written. */
export const describeFreight = (kind: FreightKind, percentage: number | null): string | null => {
  if (kind === 'none') return null
  if (kind === 'pickup') return 'Retirada'
  if (kind === 'minimum') return 'Frete (mínimo)'
  return kind === 'agreed' || percentage === null ? 'Frete combinado' : `Frete (${percentText().format(percentage)}%)`
}
