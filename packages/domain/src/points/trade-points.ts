import type { Availability } from '../catalogue/availability.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { pointsSentences } from './points-access.ts'

/** A swap of points for one unit of a product. All amounts in whole points. */
export type TradeCase = {
  /** Whether the integrator takes part in the programme. */
  readonly isEnabled: boolean
  /** When the unit would be shipped; null while the product is out of stock (C-28). */
  readonly availability: Availability | null
  /** The price of the product now. */
  readonly requiredPoints: number
  /** The price that the user confirmed; null when the request has none. */
  readonly confirmedPoints: number | null
  /** What the integrator may spend today. */
  readonly tradeable: number
}

/**
 * Whether the product may be swapped (PTS-028, C-125, C-129). Refused while the programme is off, while the product is
 * out of stock, at another price than the user confirmed, and when the balance is too low.
 */
export const canTradePoints = (trade: TradeCase) =>
  firstRefusal(
    [!trade.isEnabled, 'pointsDisabled'],
    [trade.availability === null, 'outOfStock'],
    [trade.confirmedPoints !== null && trade.confirmedPoints !== trade.requiredPoints, 'priceChanged'],
    [computeBalanceAfterTrade(trade) < 0, 'notEnoughPoints'],
  )

/** The balance in points after a swap; negative when the points are not enough (PTS-028, PTS-029). */
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
