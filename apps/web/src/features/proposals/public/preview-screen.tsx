import { previewProposal } from '@girassol/contract/proposals'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, fallbackMessage } from '../../../lib/api-error.ts'
import { callWithSession } from '../../../lib/public-call.ts'
import { useNow } from '../../../lib/use-now.ts'
import { FailedPage, LoadingPage } from './closed-pages.tsx'
import { ProposalPreview } from './proposal-preview.tsx'
import type { LoadedProposal } from './use-public-proposal.ts'

type Previewed = Extract<LoadedProposal, { state: 'found' }> | { readonly state: 'loading' | 'signedOut' | 'failed' }

const signedOutSentence = 'Sua sessão terminou. Entre no portal e abra a prévia de novo.'

type PreviewScreenProps = { readonly id: number }

/** The page of a proposal as the integrator checks it, in a window of its own; it counts no view (PROP-010). */
export const PreviewScreen = ({ id }: PreviewScreenProps) => {
  const now = useNow()
  const [previewed, setPreviewed] = useState<Previewed>({ state: 'loading' })
  const load = useCallback(async () => {
    try {
      setPreviewed({ state: 'found', proposal: await callWithSession(previewProposal, { params: { id }, query: {} }) })
    } catch (error) {
      setPreviewed({ state: error instanceof ApiError && error.status === 401 ? 'signedOut' : 'failed' })
    }
  }, [id])
  useEffect(() => {
    document.title = 'Prévia da proposta'
    void load()
  }, [load])
  if (previewed.state === 'found') return <ProposalPreview proposal={previewed.proposal} now={now} />
  if (previewed.state === 'loading') return <LoadingPage />
  const sentence = previewed.state === 'signedOut' ? signedOutSentence : fallbackMessage
  return <FailedPage sentence={sentence} onRetry={() => void load()} />
}
