import { finishAsBudget, finishAsOrder, readCart } from '@girassol/contract/cart'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { listOrders, type OrderView } from '@girassol/contract/orders'
import { listApprovals } from '@girassol/contract/purchase-approvals'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { isRefusal, toSentences } from '../../../lib/api-error.ts'
import { refreshEndpoints, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toast } from '../../../ui/toaster.tsx'
import { notifyOtherTabs } from '../saving/cart-tabs.ts'

export type FinishTarget = 'BUDGET' | 'INVOICE'

const toPath = (target: FinishTarget, id: number) => (target === 'BUDGET' ? `/orcamentos/${id}` : `/pedidos/${id}`)

type Finished = ResponseFor<typeof finishAsOrder>

/** What follows when the cart was finished: its order or budget is opened, or it waits for the company (COMP-010). */
const useCompletion = () => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [sent, setSent] = useState<Finished>()
  // The wizard redirects to step 2 without a cart, so it is left before the cart is read again.
  const leaveFor = async (to: string) => {
    await navigate({ to })
    await refreshEndpoints(client, [readCart])
    notifyOtherTabs()
  }
  const complete = (target: FinishTarget, finished: Finished) => {
    if (finished.status !== 'CART') {
      toast.success('Pedido confirmado com sucesso!') // APR-032
      return void leaveFor(toPath(target, finished.id))
    }
    setSent(finished)
    void refreshEndpoints(client, [readCart, listApprovals])
    notifyOtherTabs()
  }
  return { sent, complete }
}

/**
 * Finishes the cart once (WIZ-029, C-33): a second click, or a retry after a lost response, returns the same order.
 * Afterwards the order or budget is opened; a cart that the company has to approve stays (COMP-010).
 */
export const useFinishCart = (cart: OrderView) => {
  const client = useQueryClient()
  const { sent, complete } = useCompletion()
  const options = (target: FinishTarget) => ({
    failure: false as const,
    isOnce: true as const,
    refreshes: [listOrders],
    onSuccess: (finished: Finished) => complete(target, finished),
  })
  /** The cart at the time when its outdated total was confirmed. */
  const [confirmed, setConfirmed] = useState<OrderView>()
  const asBudget = useEndpointMutation(finishAsBudget, options('BUDGET'))
  const asOrder = useEndpointMutation(finishAsOrder, options('INVOICE'))
  const calls = { BUDGET: asBudget, INVOICE: asOrder } as const
  // The second click of a double click arrives before the button is redrawn.
  const isSent = useRef(false)
  const fail = (error: unknown) => {
    isSent.current = false
    setConfirmed(isRefusal(error) && error.reason === 'totalChanged' ? cart : undefined)
    // Any refusal means that the shown cart is outdated.
    if (isRefusal(error)) void refreshEndpoints(client, [readCart])
    else toast.failures(toSentences(error, 'Ocorreu um erro ao confirmar pedido.')) // APR-031
  }
  const isRunning = [asBudget, asOrder].some(({ isPending, isSuccess }) => isPending || isSuccess)
  const refused = [asBudget.error, asOrder.error].find(isRefusal)
  return {
    isRunning,
    /** The answer, when the company has to approve the cart first. */
    sent,
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
