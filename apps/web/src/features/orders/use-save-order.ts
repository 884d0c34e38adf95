import { changeOrderDetails } from '@girassol/contract/cart'
import { listOrderLog, listOrders, type OrderView, showOrder } from '@girassol/contract/orders'
import { useState } from 'react'
import { isRefusal, sentencesOf } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'
import type { CartRefusal, CartSave, SaveCart, SaveProgress } from '../cart/index.ts'

const failure = 'Ocorreu um erro ao salvar dados do pedido.' // DET-063

/** 'Outro endereço' and 'Cliente final' ask which one: an order is never without, so nothing is stored before. */
const isQuestion = ({ change }: CartSave): boolean => {
  const { addressType, deliveryAddressId, customerType } = change
  return customerType === 'CUSTOMER' || (addressType === 'different' && deliveryAddressId === undefined)
}

/** Stores customer, delivery and additional data of a saved order as they are chosen, as step 4 does of a cart (C-61). */
export const useSaveOrder = (order: OrderView): SaveCart => {
  const [shows, setShows] = useState<Partial<OrderView>>({})
  const [progress, setProgress] = useState<SaveProgress>({ phase: 'idle' })
  const [refusal, setRefusal] = useState<CartRefusal>()
  const { mutateAsync } = useEndpointMutation(changeOrderDetails, {
    failure: false,
    scope: `order-${order.id}`,
    refreshes: [showOrder, listOrders, listOrderLog],
  })
  const fail = (wanted: CartSave, error: unknown) => {
    setProgress({ phase: 'failed', retry: isRefusal(error) ? undefined : wanted })
    if (isRefusal(error)) setRefusal({ save: wanted, error })
    else toast.failures(sentencesOf(error, failure))
  }
  const save = async (wanted: CartSave) => {
    setRefusal(undefined)
    setShows((before) => Object.assign({ ...before }, wanted.shows ?? wanted.change))
    if (isQuestion(wanted)) return
    setProgress({ phase: 'saving' })
    try {
      await mutateAsync({ params: { id: order.id }, body: wanted.change })
      setProgress({ phase: 'saved', at: new Date().toISOString() })
    } catch (error) {
      fail(wanted, error)
    }
    setShows({})
  }
  return { shown: { ...order, ...shows }, progress, refusal, save: (wanted) => void save(wanted) }
}
