import { readCart } from '@girassol/contract/cart'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useSellerId } from '../../lib/seller-scope.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useCan } from '../../shell/session.tsx'

const isAbsent = (error: unknown) => error instanceof ApiError && error.status === 404

const told = new WeakSet<Error>()

/** Once, however many parts of the screen read the cart. */
const tellConsole = (error: Error) => {
  if (told.has(error)) return
  told.add(error)
  // biome-ignore lint/suspicious/noConsole: CART-022 asks for the console
  console.error(error)
}

export type CartReading = {
  /** Read anew on entry, whatever is known already (WIZ-008). */
  readonly isReloaded?: boolean
}

/**
 * The open cart, null while there is none, for those without a store and for staff before they choose an integrator
 * (C-30). A failure counts as an empty cart, told only to the console (CART-022).
 */
export const useCart = ({ isReloaded = false }: CartReading = {}) => {
  const hasChosen = useSellerId() !== undefined
  const isChooser = useCan('requester.select')
  const enabled = useCan('store.use') && (!isChooser || hasChosen)
  const options = { enabled, ...(isReloaded && { refetchOnMount: 'always' as const }) }
  const { data, error, isLoading } = useEndpointQuery(readCart, {}, options)
  useEffect(() => {
    if (error !== null && !isAbsent(error)) tellConsole(error)
  }, [error])
  return { cart: !enabled || isAbsent(error) ? null : (data ?? null), isLoading }
}
