import { isApproverRole } from '@girassol/domain/purchase-approvals'
import { useSession } from '../../../access/session.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

const forApprovers =
  'Quando um pedido de outra pessoa passa de um limite dela ou da regra da empresa, ele aparece aqui para você aprovar ou rejeitar.'
const forRequesters =
  'Quando um pedido seu passa de um limite ou da regra da empresa, ele aparece aqui até um aprovador responder.'

/** What the page is for, while there is nothing on it (COMP-016). */
export const NoApprovals = ({ isWaiting }: { readonly isWaiting: boolean }) => {
  const isApprover = isApproverRole(useSession().companyRole)
  return (
    <EmptyState
      title={isWaiting ? 'Nada aguarda aprovação' : 'Nenhum pedido precisou de aprovação'}
      text={isApprover ? forApprovers : forRequesters}
    />
  )
}
