import { type ProposalView, readProposal } from '@girassol/contract/proposals'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isNotFound } from '../../../lib/api-error.ts'
import { isRecordNumber } from '../../../lib/record-number.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { ProposalEditor } from './proposal-editor.tsx'
import { SentProposal } from './sent-proposal.tsx'

const SentDialog = lazyDialog(async () => (await import('../sending/sent-dialog.tsx')).SentDialog)

type LoadedProps = { readonly proposal: ProposalView; readonly reload: () => Promise<unknown> }

/** The draft to edit, else the sent version to read; after sending, its link. */
const Loaded = ({ proposal, reload }: LoadedProps) => {
  const [restarts, setRestarts] = useState(0)
  const [sent, setSent] = useState<ProposalView>()
  const restart = () => void reload().then(() => setRestarts((count) => count + 1))
  const isEditable = proposal.actions.edit.allowed && sent?.versionNumber !== proposal.versionNumber
  return (
    <>
      {isEditable ? (
        <ProposalEditor
          key={`${proposal.id} ${proposal.versionNumber} ${restarts}`}
          proposal={proposal}
          onRestart={restart}
          onSent={setSent}
        />
      ) : (
        <SentProposal
          proposal={sent?.versionNumber === proposal.versionNumber && proposal.hasDraft ? sent : proposal}
        />
      )}
      {sent && <SentDialog proposal={sent} onClose={() => setSent(undefined)} />}
    </>
  )
}

/** One proposal: a draft to edit (PROP-005), or a sent version to read. */
export const ProposalScreen = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const queryOptions = { enabled: isRecordNumber(id), refetchOnMount: 'always' } as const
  const proposal = useEndpointQuery(readProposal, { params: { id: Number(id) } }, queryOptions)
  if (proposal.data !== undefined && (proposal.isFetchedAfterMount || proposal.isError))
    return <Loaded key={proposal.data.id} proposal={proposal.data} reload={proposal.refetch} />
  if (queryOptions.enabled && proposal.error === null) return <SkeletonLines lines={8} />
  const isMissing = !queryOptions.enabled || isNotFound(proposal.error)
  return (
    <>
      <PageHeader title="Proposta" back={{ to: '/propostas', label: 'Propostas' }} />
      {isMissing ? (
        <ErrorState error={null} title="Proposta não encontrada." />
      ) : (
        <ErrorState error={proposal.error} onRetry={() => void proposal.refetch()} isRetrying={proposal.isFetching} />
      )}
    </>
  )
}
