import { listProposals, readProposal, removeProposal } from '@girassol/contract/proposals'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'
import type { ProposalDialogProps } from './proposal-dialog-props.ts'

/** C-168: removes a proposal that was never sent, or the draft of a new version. */
export const RemoveDraftDialog = ({ proposal, onClose }: ProposalDialogProps) => {
  const { id, number, versionNumber, currentVersion } = proposal
  const navigate = useNavigate()
  const isWhole = currentVersion === null
  const remove = useEndpointMutation(removeProposal, {
    success: isWhole ? 'Proposta removida' : 'Rascunho removido',
    refreshes: isWhole ? [listProposals] : [listProposals, readProposal],
    onSuccess: () => {
      onClose()
      if (isWhole) void navigate({ to: '/propostas' })
    },
  })
  return (
    <RemoveDialog
      what={isWhole ? `a proposta ${number}` : `o rascunho da versão ${versionNumber}`}
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    >
      {isWhole
        ? 'A proposta some da lista. Não dá para desfazer.'
        : `A versão ${currentVersion} continua com o cliente. Não dá para desfazer.`}
    </RemoveDialog>
  )
}
