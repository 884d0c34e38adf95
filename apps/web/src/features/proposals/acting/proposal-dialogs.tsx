import { readProposal } from '@girassol/contract/proposals'
import { useState } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import type { ProposalDialogProps } from './proposal-dialog-props.ts'

const ShareDialog = lazyDialog<ProposalDialogProps>(
  async () => (await import('../sending/share-dialog.tsx')).ShareDialog,
)
const ConvertDialog = lazyDialog<ProposalDialogProps>(
  async () => (await import('../converting/convert-dialog.tsx')).ConvertDialog,
)
const RevokeDialog = lazyDialog<ProposalDialogProps>(async () => (await import('./revoke-dialog.tsx')).RevokeDialog)
const RemoveDraftDialog = lazyDialog<ProposalDialogProps>(
  async () => (await import('./remove-draft-dialog.tsx')).RemoveDraftDialog,
)

const dialogs = { share: ShareDialog, convert: ConvertDialog, revoke: RevokeDialog, remove: RemoveDraftDialog } as const

export type ProposalDialogKind = keyof typeof dialogs

type Opened = { readonly kind: ProposalDialogKind; readonly id: number }

/** A dialog about a proposal of the list, which has too little of it to act: the proposal is read first. */
const ReadFirst = ({ kind, id, onClose }: Opened & { readonly onClose: () => void }) => {
  const proposal = useEndpointQuery(readProposal, { params: { id } }, { refetchOnMount: 'always' })
  const ProposalDialog = dialogs[kind]
  if (proposal.data !== undefined && proposal.isFetchedAfterMount)
    return <ProposalDialog proposal={proposal.data} onClose={onClose} />
  return (
    <Dialog isOpen title="Proposta" onClose={onClose}>
      {proposal.error === null ? (
        <SkeletonLines lines={4} />
      ) : (
        <ErrorState error={proposal.error} onRetry={() => void proposal.refetch()} isRetrying={proposal.isFetching} />
      )}
    </Dialog>
  )
}

/** The open dialog about a proposal, if there is one. */
export const useProposalDialogs = () => {
  const [opened, setOpened] = useState<Opened>()
  return {
    open: (kind: ProposalDialogKind, id: number) => setOpened({ kind, id }),
    dialog: opened && <ReadFirst {...opened} onClose={() => setOpened(undefined)} />,
  }
}
