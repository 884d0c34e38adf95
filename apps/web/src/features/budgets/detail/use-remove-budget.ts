import { removeBudget } from '@girassol/contract/budgets'
import { listOrders } from '@girassol/contract/orders'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'

/** BUD-021: removes a budget permanently and returns to the list. */
export const useRemoveBudget = (onRemoved: () => void) => {
  const navigate = useNavigate()
  return useEndpointMutation(removeBudget, {
    success: 'Orçamento removido com sucesso', // BUD-038
    failure: 'Ocorreu um erro ao remover o orçamento.', // BUD-037
    refreshes: [listOrders],
    onSuccess: () => {
      onRemoved()
      void navigate({ to: '/orcamentos' })
    },
  })
}
