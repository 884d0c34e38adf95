import { type CreditView, showCredit, showOwnCredit } from '@girassol/contract/credit'
import { useCan } from '../../access/session.tsx'
import { useSellerId } from '../../lib/seller-scope.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

type Seller = { readonly id: number; readonly erpCode: string }

/**
 * The credit of an integrator, as far as the user may read it: the own one, for commercial roles the selected
 * integrator's, for others any (CRED-001). Undefined until it is read, and for those who may not.
 */
export const useCredit = ({ id, erpCode }: Seller): CreditView | undefined => {
  const isOwn = useCan('credit.readOwn')
  const managesAll = useCan('credit.manage')
  const isReader = useCan('credit.read')
  const isSelected = useSellerId() === erpCode
  const own = useEndpointQuery(showOwnCredit, {}, { enabled: isOwn })
  const other = useEndpointQuery(
    showCredit,
    { params: { id } },
    { enabled: !isOwn && (managesAll || (isReader && isSelected)) },
  )
  return isOwn ? own.data : other.data
}
