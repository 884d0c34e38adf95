import { type Invitation, resendInvitation, withdrawInvitation } from '@girassol/contract/company-users'
import { useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { invitationRefreshes } from './company-user-refreshes.ts'

/** Sends an invitation again, or withdraws it after a confirmation (COMP-004). */
export const InvitationActions = ({ invitation }: { readonly invitation: Invitation }) => {
  const { id, name, email, actions } = invitation
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const resend = useEndpointMutation(resendInvitation, { refreshes: invitationRefreshes, success: 'Convite reenviado' })
  const withdraw = useEndpointMutation(withdrawInvitation, {
    refreshes: invitationRefreshes,
    success: 'Convite cancelado',
    onSuccess: close,
  })
  return (
    <>
      <ActionMenu
        label={`Ações do convite de ${name}`}
        actions={[
          {
            id: 'resend',
            label: 'Reenviar convite',
            permission: actions.resend,
            description: 'O link enviado antes deixa de valer.',
            onRun: () => resend.mutate({ params: { id } }),
          },
          { id: 'withdraw', label: 'Cancelar convite', isDangerous: true, onRun: () => setConfirming(true) },
        ]}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        title={`Cancelar convite de ${name}`}
        verb="Cancelar convite"
        runningVerb="Cancelando…"
        cancel="Voltar"
        isDangerous
        isRunning={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { id } })}
        onClose={close}
      >
        O link enviado a {email} deixa de valer agora. Você pode convidar este endereço de novo.
      </ConfirmDialog>
    </>
  )
}
