import { readCart } from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { ApiError } from '../lib/api-error.ts'
import { useSellerId } from '../lib/seller-scope.ts'
import { useEndpointQuery } from '../lib/use-endpoint.ts'
import { useCan } from './session.tsx'

const isNone = (error: unknown) => error instanceof ApiError && error.status === 404

export type OpenCart = {
  /** Null when there is none, when it is not known yet and for those without a store. */
  readonly cart: OrderView | null
  readonly isLoading: boolean
  readonly error: unknown
}

/** The open cart of this user and the integrator in context (C-30); what staff have before choosing one is no cart. */
export const useOpenCart = (): OpenCart => {
  const isChooser = useCan('requester.select')
  const hasSeller = useSellerId() !== undefined || !isChooser
  const isAsked = useCan('store.use') && hasSeller
  const { data, error, isLoading } = useEndpointQuery(readCart, {}, { enabled: isAsked })
  // After a 404 the answer before it is still at hand, and no longer true.
  const isThere = isAsked && !isNone(error) && data?.status === 'CART'
  return { cart: isThere ? data : null, isLoading, error: isNone(error) ? null : error }
}
