import type { OrderView } from '@girassol/contract/orders'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../ui/toaster.tsx'
import { type Step, stepFrom, stepRefusal } from './wizard-step.ts'

const tell = ({ message, returnsTo }: NonNullable<ReturnType<typeof stepRefusal>>) =>
  returnsTo === undefined ? toast.info(message) : toast.failure(message)

/** The step in the URL (`?passo=`) and the ways to another one, refused in the quoted words (WIZ-011…018). */
export const useWizardStep = (cart: OrderView | null, isCartKnown: boolean) => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const step = stepFrom(search.passo)
  const open = (next: Step, replace = false) => {
    const passo = next === 1 ? undefined : String(next)
    void navigate({
      to: '.',
      replace,
      search: ((current: Record<string, unknown>) => ({ ...current, passo })) as never,
    })
  }
  const go = (next: Step) => {
    const refusal = stepRefusal(next, cart)
    if (refusal === undefined) return open(next)
    tell(refusal)
    if (refusal.returnsTo !== undefined && refusal.returnsTo !== step) open(refusal.returnsTo)
  }
  const leaveRefused = useEffectEvent(() => {
    const refusal = stepRefusal(step, cart)
    if (refusal === undefined) return
    tell(refusal)
    open(refusal.returnsTo ?? 2, true)
  })
  // Step 4 reached by its address, or left without a part by another tab.
  const isRefused = isCartKnown && step === 4 && stepRefusal(4, cart) !== undefined
  useEffect(() => {
    if (isRefused) leaveRefused()
  }, [isRefused])
  return { step, go, open }
}
