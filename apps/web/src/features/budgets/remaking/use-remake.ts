import { remakeOrder } from '@girassol/contract/budgets'
import { listOrders } from '@girassol/contract/orders'
import { isBudgetStatus } from '@girassol/domain/orders'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import type { ActedBudget } from '../detail/budget-record.ts'

const words = {
  budget: {
    success: 'Orçamento refeito com sucesso', // BUD-034
    failure: 'Ocorreu um erro ao refazer o orçamento.', // BUD-033
  },
  order: {
    success: 'Pedido refeito com sucesso', // APR-028
    failure: 'Ocorreu um erro ao refazer o pedido', // APR-027
  },
} as const

/** Optional parts to copy. */
export type RemakeChoices = { readonly unavailable: boolean; readonly attachments: boolean }

/** Remakes once, even after several clicks, and opens the new budget (BUD-020, APR-025). */
export const useRemake = ({ id, status }: Pick<ActedBudget, 'id' | 'status'>, onDone: () => void) => {
  const navigate = useNavigate()
  const source = isBudgetStatus(status) ? 'budget' : 'order'
  const remake = useEndpointMutation(remakeOrder, {
    ...words[source],
    isOnce: true,
    refreshes: [listOrders],
    onSuccess: (made) => {
      onDone()
      void navigate({ to: `/orcamentos/${made.id}` })
    },
  })
  const toFlag = (isOn: boolean) => (isOn ? 'true' : 'false')
  return {
    remake: (choices: RemakeChoices) =>
      remake.mutate({
        params: { id },
        query: {
          keepAttachments: toFlag(choices.attachments),
          keepUnavailableItems: toFlag(choices.unavailable),
          flag: toFlag(source === 'order'),
        },
      }),
    isRunning: remake.isPending,
  }
}
