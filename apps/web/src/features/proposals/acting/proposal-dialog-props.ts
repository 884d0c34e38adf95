import type { ProposalView } from '@girassol/contract/proposals'

/** The props of every dialog about a proposal; the dialog is mounted open. */
export type ProposalDialogProps = { readonly proposal: ProposalView; readonly onClose: () => void }
