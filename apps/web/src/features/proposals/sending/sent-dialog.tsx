import { formatDate } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { ProposalDialogProps } from '../acting/proposal-dialog-props.ts'
import { LinkPanel } from './link-panel.tsx'

/** PROP-008: the proposal was sent; its link is handed on. */
export const SentDialog = ({ proposal, onClose }: ProposalDialogProps) => {
  const { number, link, validUntil, customer } = proposal
  return (
    <Dialog
      isOpen
      title={`Proposta ${number} enviada`}
      onClose={onClose}
      footer={<ActionButton label="Fechar" variant="text" onRun={onClose} />}
    >
      <p>
        Mande o link ao cliente. Ele pode aceitar{validUntil === null ? '' : ` até ${formatDate(validUntil)}`}, e você é
        avisado quando ele abrir.
      </p>
      {link !== null && <LinkPanel link={link} customer={customer} />}
    </Dialog>
  )
}
