import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { ProposalDialogProps } from '../acting/proposal-dialog-props.ts'
import { LinkPanel } from './link-panel.tsx'

/** The link of a sent proposal, to send it again. */
export const ShareDialog = ({ proposal, onClose }: ProposalDialogProps) => (
  <Dialog
    isOpen
    title={`Link da proposta ${proposal.number}`}
    onClose={onClose}
    footer={<ActionButton label="Fechar" variant="text" onRun={onClose} />}
  >
    {proposal.link === null ? (
      <p>Esta proposta não tem link.</p>
    ) : (
      <LinkPanel link={proposal.link} customer={proposal.customer} />
    )}
  </Dialog>
)
