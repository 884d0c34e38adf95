import { readCart } from '@girassol/contract/cart'
import { useEffect } from 'react'
import { useCan } from '../../../access/session.tsx'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useCartCache } from './cart-cache.ts'

const reported = new WeakSet<Error>()

/** Once, however many parts of the screen read the cart. */
const logOnce = (error: Error) => {
  if (reported.has(error)) return
  reported.add(error)
  // biome-ignore lint/suspicious/noConsole: CART-022 asks for the console
  console.error(error)
}

export type CartReading = {
  /** Read anew on entry, whatever is known already (WIZ-008). */
  readonly isReloaded?: boolean
}

/**
 * The open cart, null while there is none, for those without a store and for staff before they choose an integrator
 * (C-30). A failure counts as an empty cart, told only to the console (CART-022). Whoever comes back to the page sees
 * what has become of the cart elsewhere.
 */
export const useCart = ({ isReloaded = false }: CartReading = {}) => {
  const hasChosen = useSellerId() !== undefined
  const isChooser = useCan('requester.select')
  const enabled = useCan('store.use') && (!isChooser || hasChosen)
  const { isWaiting } = useCartCache()
  const { data, error, isLoading } = useEndpointQuery(
    readCart,
    {},
    {
      enabled,
      refetchOnWindowFocus: () => (isWaiting() ? false : 'always'),
      ...(isReloaded && { refetchOnMount: 'always' as const }),
    },
  )
  useEffect(() => {
    if (error !== null) logOnce(error)
  }, [error])
  return { cart: enabled ? (data ?? null) : null, isLoading }
}
