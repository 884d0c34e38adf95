import type { OrderView } from '@girassol/contract/orders'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useChangeSearch } from '../../../lib/use-change-search.ts'
import { toast } from '../../../ui/toaster.tsx'
import { useCart } from '../saving/use-cart.ts'
import { getFirstStep, type PurchaseFlow, type Step, type StepRefusal, stepFrom, stepRefusal } from './purchase-flow.ts'

const showRefusal = ({ message, returnsTo }: StepRefusal) =>
  returnsTo === undefined ? toast.info(message) : toast.failure(message)

export type Purchase = {
  readonly flow: PurchaseFlow
  /** The open cart if it has the flow's type; a cart of another type counts as none (C-30). */
  readonly cart: OrderView | null
  /** The open cart of another type, which the user must decide about (C-31). */
  readonly otherCart: OrderView | null
  readonly isLoading: boolean
  readonly step: Step
  /** Opens a step or shows why it is blocked; while the cart is loading, once it is loaded. */
  readonly go: (step: Step) => void
  /** A step was requested and waits for the cart to load. */
  readonly isStepPending: boolean
  readonly open: (step: Step) => void
}

/** The step in the URL (`?passo=`) and the ways to other steps, refused with the quoted sentences (WIZ-011…018). */
const useStep = (flow: PurchaseFlow, cart: OrderView | null, isCartKnown: boolean) => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const step = stepFrom(search.passo, flow)
  const open = (next: Step, replace = false) => {
    const passo = next === getFirstStep(flow) ? undefined : String(next)
    changeSearch((current) => ({ ...current, passo }), { replace })
  }
  const [requested, setRequested] = useState<Step | null>(null)
  const go = (next: Step) => {
    if (!isCartKnown) return setRequested(next)
    const refusal = stepRefusal(next, cart)
    if (refusal === undefined) return open(next)
    showRefusal(refusal)
    if (refusal.returnsTo !== undefined && refusal.returnsTo !== step) open(refusal.returnsTo)
  }
  const openRequested = useEffectEvent(() => {
    setRequested(null)
    if (requested !== null) go(requested)
  })
  useEffect(() => {
    if (isCartKnown) openRequested()
  }, [isCartKnown])
  const leaveRefused = useEffectEvent(() => {
    const refusal = stepRefusal(step, cart)
    if (refusal === undefined) return
    showRefusal(refusal)
    open(refusal.returnsTo ?? 2, true)
  })
  // Step 4 was opened by its address, or another tab removed a required part.
  const isRefused = isCartKnown && step === 4 && stepRefusal(4, cart) !== undefined
  useEffect(() => {
    if (isRefused) leaveRefused()
  }, [isRefused])
  return { step, go, isStepPending: requested !== null, open: (next: Step) => open(next) }
}

/** A purchase flow with the open cart. */
export const usePurchase = (flow: PurchaseFlow): Purchase => {
  const { cart, isLoading } = useCart()
  const own = cart?.type === flow.type ? cart : null
  const otherCart = own === null ? cart : null
  const steps = useStep(flow, own, !isLoading)
  return { flow, cart: own, otherCart, isLoading, ...steps }
}
