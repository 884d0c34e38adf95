import {
  deactivateUser,
  listAuditEntries,
  listUsers,
  reactivateUser,
  sendUserLink,
  showUser,
  type UserView,
} from '@girassol/contract/administration'
import { useState } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

const refreshes = [listUsers, showUser, listAuditEntries] as const

const useUserActions = ({ id }: UserView, onDeactivated: () => void) => ({
  deactivate: useEndpointMutation(deactivateUser, {
    refreshes,
    success: 'Usuário desativado',
    onSuccess: onDeactivated,
  }),
  reactivate: useEndpointMutation(reactivateUser, { refreshes, success: 'Usuário reativado' }),
  sendLink: useEndpointMutation(sendUserLink, { success: 'Link enviado por e-mail' }),
  request: { params: { id } },
})

/** Sends a link to choose a password, and deactivates or activates the user; only deactivating must be confirmed. */
export const UserActions = ({ user }: { readonly user: UserView }) => {
  const [isConfirming, setConfirming] = useState(false)
  const { deactivate, reactivate, sendLink, request } = useUserActions(user, () => setConfirming(false))
  const actions: readonly Action[] = [
    {
      id: 'link',
      label: user.state === 'INVITED' ? 'Enviar o convite de novo' : 'Enviar link para nova senha',
      permission: user.actions.sendLink,
      onRun: () => sendLink.mutate(request),
    },
    user.state === 'INACTIVE'
      ? {
          id: 'reactivate',
          label: 'Reativar',
          permission: user.actions.reactivate,
          onRun: () => reactivate.mutate(request),
        }
      : {
          id: 'deactivate',
          label: 'Desativar',
          permission: user.actions.deactivate,
          isDangerous: true,
          onRun: () => setConfirming(true),
        },
  ]
  return (
    <>
      <ActionMenu label={`Ações de ${user.name}`} shape="page" actions={actions} />
      <ConfirmDialog
        isOpen={isConfirming}
        title={`Desativar ${user.name}`}
        verb="Desativar"
        runningVerb="Desativando…"
        isDangerous
        isRunning={deactivate.isPending}
        onConfirm={() => deactivate.mutate(request)}
        onClose={() => setConfirming(false)}
      >
        As sessões abertas terminam agora e o acesso fica bloqueado até você reativar. Pedidos e registros continuam
        como estão.
      </ConfirmDialog>
    </>
  )
}
