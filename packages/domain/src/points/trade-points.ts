import type { Availability } from '../catalogue/availability.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { pointsSentences } from './points-access.ts'

/** A swap of points for one unit of a product. All amounts in whole points. */
export type TradeCase = {
  /** Does the integrator take part in the programme? */
  readonly isEnabled: boolean
  /** When the unit would leave; null while the product is out of stock (C-28). */
  readonly availability: Availability | null
  /** What the product costs now. */
  readonly requiredPoints: number
  /** What the person confirmed; null when the request does not say. */
  readonly confirmedPoints: number | null
  /** What the integrator may spend today. */
  readonly tradeable: number
}

/**
 * May the product be swapped (PTS-028, C-125, C-129)? Not while the programme is off or the product is out of stock, not
 * at another price than the person confirmed, and never for more points than there are.
 */
export const canTradePoints = (trade: TradeCase) =>
  firstRefusal(
    [!trade.isEnabled, 'pointsDisabled'],
    [trade.availability === null, 'outOfStock'],
    [trade.confirmedPoints !== null && trade.confirmedPoints !== trade.requiredPoints, 'priceChanged'],
    [computeBalanceAfterTrade(trade) < 0, 'notEnoughPoints'],
  )

/** The balance in points that a swap would leave; negative when it cannot be paid (PTS-028, PTS-029). */
export const computeBalanceAfterTrade = ({
  tradeable,
  requiredPoints,
}: Pick<TradeCase, 'tradeable' | 'requiredPoints'>): number => tradeable - requiredPoints

/** `notEnoughPoints` is PTS-028, verbatim. */
export const tradeSentences = {
  pointsDisabled: pointsSentences.disabled,
  outOfStock: 'Produto fora de estoque',
  priceChanged: 'O valor em pontos deste produto mudou. Confira o novo valor e confirme outra vez.',
  notEnoughPoints: 'Saldo Insuficiente para troca',
} as const satisfies Record<RuleRefusal<typeof canTradePoints>, string>
