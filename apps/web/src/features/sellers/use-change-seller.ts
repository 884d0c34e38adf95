import { emptyCart } from '@girassol/contract/cart'
import type { SellerView } from '@girassol/contract/sellers'
import { useQueryClient } from '@tanstack/react-query'
import { sellerScope } from '../../lib/seller-scope.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'

/** Selects another integrator; data that was read before is read again (C-110). */
export const useChangeSeller = (onChanged: () => void) => {
  const client = useQueryClient()
  const empty = useEndpointMutation(emptyCart, { failure: 'Ocorreu um erro ao salvar dados do integrador.' }) // CUS-050
  const change = (seller: SellerView) => {
    sellerScope.set(seller.erpCode)
    void client.invalidateQueries()
    toast.success('Integrador alterado com sucesso!') // SEL-011
    onChanged()
  }
  return {
    change,
    /** C-30: the cart of the previous integrator is emptied first. */
    emptyAndChange: (seller: SellerView) => empty.mutate({}, { onSuccess: () => change(seller) }),
    isRunning: empty.isPending,
  }
}
