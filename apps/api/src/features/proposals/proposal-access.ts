import type { Actor } from '../../http/actor.ts'
import { notFound, orNotFound } from '../../http/refused.ts'

type Caller = Pick<Actor, 'scope' | 'canViewProductPrices'>

/**
 * The seller whose proposals the caller uses (PROP-003): always the user's own, whatever a header selects. Null for users
 * who may not see prices, because the parts of a proposal's price reveal those of the distributor (C-29).
 */
export const findOwnSeller = ({ scope, canViewProductPrices }: Caller): number | null => {
  if (scope.sees !== 'seller') throw notFound('Proposta não encontrada.')
  return canViewProductPrices ? scope.sellerId : null
}

/** The same; 404 for users who may not see prices. */
export const requireOwnSeller = (actor: Caller): number =>
  orNotFound(findOwnSeller(actor), 'Só quem vê preços usa propostas.')
