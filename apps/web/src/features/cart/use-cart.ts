import { readCart } from '@girassol/contract/cart'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

const isAbsent = (error: unknown) => error instanceof ApiError && error.status === 404

export type CartReading = {
  /** Read anew on entry, whatever is known already (WIZ-008). */
  readonly isReloaded?: boolean
  readonly isEnabled?: boolean
}

/** The open cart, null while there is none. A failure counts as an empty cart, told only to the console (CART-022). */
export const useCart = ({ isReloaded = false, isEnabled = true }: CartReading = {}) => {
  const { data, error, isLoading } = useEndpointQuery(
    readCart,
    {},
    { enabled: isEnabled, ...(isReloaded && { refetchOnMount: 'always' }) },
  )
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: CART-022 asks for the console
    if (error !== null && !isAbsent(error)) console.error(error)
  }, [error])
  return { cart: isAbsent(error) ? null : (data ?? null), isLoading }
}
