import { compareBudget } from '@girassol/contract/budgets'
import { changeIntegrator } from '@girassol/contract/cart'
import { showFinancing } from '@girassol/contract/financing'
import { countOrderViews, listOrderLog, listOrders, listSellerChanges, showOrder } from '@girassol/contract/orders'
import { listAttachments } from '@girassol/contract/vouchers'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'

/** The reads that show something which another integrator may not see, or which was deleted. */
const outdated = [
  showOrder,
  listOrders,
  listOrderLog,
  listSellerChanges,
  countOrderViews,
  compareBudget,
  showFinancing,
  listAttachments,
]

type Giving = {
  readonly id: number
  readonly sellerId: number
  readonly customerId: number | null
  readonly version: number
}

/** Gives a budget or an order to another integrator with one of its customers (CART-032, C-227). */
export const useGiveRecord = (onDone: () => void) => {
  const { mutate, isPending } = useEndpointMutation(changeIntegrator, {
    success: 'Integrador alterado com sucesso!', // SEL-011
    failure: 'Ocorreu um erro ao salvar dados do integrador.', // CUS-050
    refreshes: outdated,
    onSuccess: onDone,
  })
  return {
    give: ({ id, sellerId, ...body }: Giving) => mutate({ params: { id, sellerId }, body }),
    isRunning: isPending,
  }
}
