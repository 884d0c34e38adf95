import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { useChangeSearch } from '../../../lib/use-change-search.ts'

/** Restarts the flow when another integrator is selected: its first step, and panels first in a list (WIZ-033). */
export const FreshStart = ({ children }: { readonly children: ReactNode }) => {
  const sellerId = useSellerId()
  const changeSearch = useChangeSearch()
  const before = useRef(sellerId)
  const restart = useEffectEvent(() => changeSearch(() => ({}), { replace: true }))
  useEffect(() => {
    if (before.current !== undefined && before.current !== sellerId) restart()
    before.current = sellerId
  }, [sellerId])
  return <Fragment key={sellerId}>{children}</Fragment>
}
