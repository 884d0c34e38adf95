import {
  deactivateUser,
  listAuditEntries,
  listUsers,
  reactivateUser,
  resetUserFactors,
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

const useUserActions = ({ id }: UserView, onDone: () => void) => ({
  deactivate: useEndpointMutation(deactivateUser, {
    refreshes,
    success: 'Usuário desativado',
    onSuccess: onDone,
  }),
  reactivate: useEndpointMutation(reactivateUser, { refreshes, success: 'Usuário reativado' }),
  resetFactors: useEndpointMutation(resetUserFactors, {
    refreshes,
    success: 'Verificação em duas etapas redefinida',
    onSuccess: onDone,
  }),
  sendLink: useEndpointMutation(sendUserLink, { success: 'Link enviado por e-mail' }),
  request: { params: { id } },
})

type Confirming = 'deactivate' | 'reset'

type ConfirmsProps = {
  readonly user: UserView
  readonly confirming: Confirming | undefined
  readonly calls: ReturnType<typeof useUserActions>
  readonly onClose: () => void
}

const Confirms = ({ user, confirming, calls, onClose }: ConfirmsProps) => (
  <>
    <ConfirmDialog
      isOpen={confirming === 'deactivate'}
      title={`Desativar ${user.name}`}
      verb="Desativar"
      runningVerb="Desativando…"
      isDangerous
      isRunning={calls.deactivate.isPending}
      onConfirm={() => calls.deactivate.mutate(calls.request)}
      onClose={onClose}
    >
      As sessões abertas terminam agora e o acesso fica bloqueado até você reativar. Pedidos e registros continuam como
      estão.
    </ConfirmDialog>
    <ConfirmDialog
      isOpen={confirming === 'reset'}
      title={`Redefinir a verificação de ${user.name}`}
      verb="Redefinir"
      runningVerb="Redefinindo…"
      isDangerous
      isRunning={calls.resetFactors.isPending}
      onConfirm={() => calls.resetFactors.mutate(calls.request)}
      onClose={onClose}
    >
      Confirme antes, por outro meio, que é {user.name} quem pede. As sessões terminam agora, e {user.name} recebe um
      e-mail e entra só com a senha até configurar de novo.
    </ConfirmDialog>
  </>
)

/**
 * Sends a link to choose a password, resets the second factor (SEC-007), and deactivates or activates the user; what ends
 * an access must be confirmed.
 */
export const UserActions = ({ user }: { readonly user: UserView }) => {
  const [confirming, setConfirming] = useState<Confirming>()
  const close = () => setConfirming(undefined)
  const calls = useUserActions(user, close)
  const { reactivate, sendLink, request } = calls
  const actions: readonly Action[] = [
    {
      id: 'link',
      label: user.state === 'INVITED' ? 'Enviar o convite de novo' : 'Enviar link para nova senha',
      permission: user.actions.sendLink,
      onRun: () => sendLink.mutate(request),
    },
    {
      id: 'reset-second-factor',
      label: 'Redefinir verificação em duas etapas',
      permission: user.actions.resetSecondFactor,
      isDangerous: true,
      onRun: () => setConfirming('reset'),
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
          onRun: () => setConfirming('deactivate'),
        },
  ]
  return (
    <>
      <ActionMenu label={`Ações de ${user.name}`} shape="page" actions={actions} />
      <Confirms user={user} confirming={confirming} calls={calls} onClose={close} />
    </>
  )
}
