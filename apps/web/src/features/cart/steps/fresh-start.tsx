import { useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useSellerId } from '../../../lib/seller-scope.ts'

/** Restarts the flow when another integrator is selected: its first step, and panels first in a list (WIZ-033). */
export const FreshStart = ({ children }: { readonly children: ReactNode }) => {
  const sellerId = useSellerId()
  const navigate = useNavigate()
  const before = useRef(sellerId)
  const restart = useEffectEvent(() => void navigate({ to: '.', replace: true, search: {} as never }))
  useEffect(() => {
    if (before.current !== undefined && before.current !== sellerId) restart()
    before.current = sellerId
  }, [sellerId])
  return <Fragment key={sellerId}>{children}</Fragment>
}
