import { listAuditEntries, listUsers } from '@girassol/contract/administration'
import {
  approveSeller,
  listRegistrations,
  type RegistrationView,
  rejectSeller,
  showRegistration,
} from '@girassol/contract/seller-registration'
import { listSellers } from '@girassol/contract/sellers'
import { useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const refreshes = [listRegistrations, showRegistration, listSellers, listUsers, listAuditEntries] as const

type ReviewProps = { readonly seller: RegistrationView }

/** C-140: approves the seller, who may then buy; users without a password are invited. */
export const ApproveButton = ({ seller }: ReviewProps) => {
  const approve = useEndpointMutation(approveSeller, { refreshes, success: 'Integrador aprovado' })
  return (
    <ActionButton
      label="Aprovar"
      runningLabel="Aprovando…"
      variant="next"
      permission={seller.actions.approve}
      isRunning={approve.isPending}
      onRun={() => approve.mutate({ params: { id: seller.id } })}
    />
  )
}

/** C-140: asks for the reason; the seller's users can no longer log in. */
export const ReviewMenu = ({ seller }: ReviewProps) => {
  const [reason, setReason] = useState<string>()
  const close = () => setReason(undefined)
  const reject = useEndpointMutation(rejectSeller, {
    refreshes,
    success: 'Integrador reprovado',
    onSuccess: close,
  })
  return (
    <>
      <ActionMenu
        label={`Ações de ${seller.fancyName}`}
        shape="page"
        actions={[
          {
            id: 'reject',
            label: 'Reprovar',
            permission: seller.actions.reprove,
            isDangerous: true,
            onRun: () => setReason(''),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={reason !== undefined}
        title={`Reprovar ${seller.fancyName}`}
        verb="Reprovar"
        runningVerb="Reprovando…"
        isDangerous
        isRunning={reject.isPending}
        comment={{ label: 'Motivo', value: reason ?? '', onChange: setReason, isRequired: true }}
        onConfirm={() =>
          reject.mutate({ params: { id: seller.id }, body: { reason: (reason ?? '').trim().slice(0, 500) } })
        }
        onClose={close}
      >
        Os usuários deste integrador saem agora e não entram mais enquanto o cadastro estiver reprovado. O motivo fica
        visível só para a equipe.
      </ConfirmDialog>
    </>
  )
}
