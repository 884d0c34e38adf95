import { readCart } from '@girassol/contract/cart'
import { useEffect } from 'react'
import { useCan, useCanChange } from '../../../access/session.tsx'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useCartCache } from './cart-cache.ts'

const reported = new WeakSet<Error>()

/** Reported once, however many parts of the screen read the cart. */
const logOnce = (error: Error) => {
  if (reported.has(error)) return
  reported.add(error)
  // biome-ignore lint/suspicious/noConsole: CART-022 asks for the console
  console.error(error)
}

export type CartReading = {
  /** Always reads the cart on entry, even if a cached one exists (WIZ-008). */
  readonly isReloaded?: boolean
}

/**
 * The open cart. Null when there is none, for users who may not buy, and for staff before they choose an integrator
 * (C-30). A failure counts as an empty cart and is logged only to the console (CART-022). A user who returns to the
 * page sees changes made elsewhere.
 */
export const useCart = ({ isReloaded = false }: CartReading = {}) => {
  const hasChosen = useSellerId() !== undefined
  const isChooser = useCan('requester.select')
  const enabled = useCanChange('store.use') && (!isChooser || hasChosen)
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
