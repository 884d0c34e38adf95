import { type CompanyUser, changeCompanyUser } from '@girassol/contract/company-users'
import { useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { companyUserRefreshes } from './company-user-refreshes.ts'

type Props = { readonly user: CompanyUser; readonly onEdit: (user: CompanyUser) => void }

const useStateChange = ({ id, version }: CompanyUser, isActive: boolean, onSuccess: () => void) => {
  const success = isActive ? 'Usuário reativado' : 'Usuário desativado'
  const call = useEndpointMutation(changeCompanyUser, { refreshes: companyUserRefreshes, success, onSuccess })
  return { isPending: call.isPending, run: () => call.mutate({ params: { id }, body: { version, isActive } }) }
}

/** Edits, deactivates or reactivates a user; what ends an access must be confirmed (COMP-007). */
export const CompanyUserActions = ({ user, onEdit }: Props) => {
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const deactivate = useStateChange(user, false, close)
  const reactivate = useStateChange(user, true, close)
  const { actions, name, state } = user
  return (
    <>
      <ActionMenu
        label={`Ações de ${name}`}
        actions={[
          { id: 'edit', label: 'Editar', onRun: () => onEdit(user) },
          state === 'INACTIVE'
            ? { id: 'reactivate', label: 'Reativar', permission: actions.reactivate, onRun: reactivate.run }
            : {
                id: 'deactivate',
                label: 'Desativar',
                permission: actions.deactivate,
                isDangerous: true,
                onRun: () => setConfirming(true),
              },
        ]}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        title={`Desativar ${name}`}
        verb="Desativar"
        runningVerb="Desativando…"
        isDangerous
        isRunning={deactivate.isPending}
        onConfirm={deactivate.run}
        onClose={close}
      >
        As sessões abertas terminam agora e o acesso fica bloqueado até você reativar. Pedidos e registros continuam
        como estão.
      </ConfirmDialog>
    </>
  )
}
