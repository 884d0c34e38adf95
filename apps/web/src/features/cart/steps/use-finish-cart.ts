import { finishAsBudget, finishAsOrder, readCart } from '@girassol/contract/cart'
import { listOrders, type OrderView } from '@girassol/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { isRefusal, toSentences } from '../../../lib/api-error.ts'
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { refreshEndpoints, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toast } from '../../../ui/toaster.tsx'
import { notifyOtherTabs } from '../saving/cart-tabs.ts'

export type FinishTarget = 'BUDGET' | 'INVOICE'

const toPath = (target: FinishTarget, id: number) => (target === 'BUDGET' ? `/orcamentos/${id}` : `/pedidos/${id}`)

/**
 * Finishes the cart once (WIZ-029, C-33): one key for each opening of the dialog, so that a second click or a try after
 * a lost answer gives the same order. Afterwards the order or budget is on screen.
 */
export const useFinishCart = (cart: OrderView) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  // The wizard sends whoever has no cart back to its second step, so it is left before the cart is read again.
  const leaveFor = async (to: string) => {
    await navigate({ to })
    await refreshEndpoints(client, [readCart])
    notifyOtherTabs()
  }
  const options = (target: FinishTarget) => ({
    success: 'Pedido confirmado com sucesso!', // APR-032
    failure: false as const,
    idempotencyKey: `${key}-${target}`,
    refreshes: [listOrders],
    onSuccess: ({ id }: { readonly id: number }) => void leaveFor(toPath(target, id)),
  })
  /** The cart as it was when a total was confirmed that had moved. */
  const [confirmed, setConfirmed] = useState<OrderView>()
  const asBudget = useEndpointMutation(finishAsBudget, options('BUDGET'))
  const asOrder = useEndpointMutation(finishAsOrder, options('INVOICE'))
  const calls = { BUDGET: asBudget, INVOICE: asOrder } as const
  // The second click of a double click comes before the first is drawn.
  const isSent = useRef(false)
  const fail = (error: unknown) => {
    isSent.current = false
    setConfirmed(isRefusal(error) && error.reason === 'totalChanged' ? cart : undefined)
    // Whatever was refused, the cart is no longer as it was shown.
    if (isRefusal(error)) void refreshEndpoints(client, [readCart])
    else toast.failures(toSentences(error, 'Ocorreu um erro ao confirmar pedido.')) // APR-031
  }
  const isRunning = [asBudget, asOrder].some(({ isPending, isSuccess }) => isPending || isSuccess)
  const refused = [asBudget.error, asOrder.error].find(isRefusal)
  return {
    isRunning,
    refusal: isRunning ? undefined : refused?.message,
    confirmed: isRunning ? undefined : confirmed,
    finish: (target: FinishTarget) => {
      if (isSent.current) return
      isSent.current = true
      asBudget.reset()
      asOrder.reset()
      const body = cart.totalInvoice === null ? undefined : { totalInvoice: cart.totalInvoice }
      calls[target].mutate({ params: { id: cart.id }, body }, { onError: fail })
    },
  }
}
