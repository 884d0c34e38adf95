import { listProposals, readProposal, revokeProposal } from '@girassol/contract/proposals'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { ProposalDialogProps } from './proposal-dialog-props.ts'

/** PROP-025: ends a proposal that waits for an answer. */
export const RevokeDialog = ({ proposal, onClose }: ProposalDialogProps) => {
  const { id, number, version, customer } = proposal
  const revoke = useEndpointMutation(revokeProposal, {
    success: 'Proposta revogada',
    refreshes: [listProposals, readProposal],
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Revogar proposta ${number}`}
      verb="Revogar"
      runningVerb="Revogando…"
      isDangerous
      isRunning={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { id }, body: { version } })}
      onClose={onClose}
    >
      O link deixa de abrir na hora{customer.name === null ? '' : ` para ${customer.name}`}. Não dá para desfazer.
    </ConfirmDialog>
  )
}
