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

type ReviewProps = {
  readonly seller: RegistrationView
  /** Whether the registration has changes that are not saved: a decision would be about other values. */
  readonly isChanged: boolean
}

const unsaved = { allowed: false, reason: 'Salve ou descarte as alterações antes.' } as const

/** C-140: approves the seller, who may then buy; users without a password are invited. */
export const ApproveButton = ({ seller, isChanged }: ReviewProps) => {
  const approve = useEndpointMutation(approveSeller, { refreshes, success: 'Integrador aprovado' })
  return (
    <ActionButton
      label="Aprovar"
      runningLabel="Aprovando…"
      variant="next"
      permission={isChanged ? unsaved : seller.actions.approve}
      isRunning={approve.isPending}
      onRun={() => approve.mutate({ params: { id: seller.id } })}
    />
  )
}

/** C-140: asks for the reason; the seller's users can no longer log in. */
export const ReviewMenu = ({ seller, isChanged }: ReviewProps) => {
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
            permission: isChanged ? unsaved : seller.actions.reprove,
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
