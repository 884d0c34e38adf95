import { readCart } from '@girassol/contract/cart'
import { type FinancingView, saveFinancing, showFinancing } from '@girassol/contract/financing'
import { showOrder } from '@girassol/contract/orders'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'

export const saveFinancingFailure = 'Ocorreu um erro ao salvar informações de financiamento.' // FIN-019

/** FIN-018; the order is read again, because it now has fewer missing items. */
export const useSaveFinancing = (onSaved: (financing: FinancingView) => void) =>
  useEndpointMutation(saveFinancing, {
    success: 'Dados de financiamento salvos com sucesso!', // FIN-020
    failure: false,
    refreshes: [readCart, showOrder, showFinancing],
    onSuccess: onSaved,
  })
