import { downloadPublicProposal, downloadReceipt, type PublicProposal } from '@girassol/contract/proposals'
import { useEffect, useState } from 'react'
import { toAddress } from '../../../lib/api-client.ts'
import { fallbackMessage } from '../../../lib/api-error.ts'
import { formatDate } from '../../../lib/format.ts'
import { tooManySentence } from '../../../lib/public-call.ts'
import { useNow } from '../../../lib/use-now.ts'
import { AcceptedPage, type ProposalFiles } from './accepted-page.tsx'
import { offlineSentence } from './answering/answer-failure.ts'
import { AnswerSheets, type OpenSheet } from './answering/answer-sheets.tsx'
import type { Accepted } from './answering/use-signature.ts'
import { FailedPage, LoadingPage, MissingPage } from './closed-pages.tsx'
import { Explanation } from './frame/explanation.tsx'
import { NoticeStrip } from './frame/notice-strip.tsx'
import { ProposalPage } from './proposal-page.tsx'
import { useConnection } from './use-connection.ts'
import { useIsPainted } from './use-is-painted.ts'
import { usePublicProposal } from './use-public-proposal.ts'

const OfflineStrip = () => (
  <NoticeStrip tone="attention">
    <p>Sem conexão. Os dados podem estar desatualizados.</p>
  </NoticeStrip>
)

type FoundProposalProps = {
  readonly proposal: PublicProposal
  readonly token: string
  readonly onChange: (proposal: PublicProposal) => void
  readonly onRenew: () => Promise<void>
}

const isOpen = ({ status }: PublicProposal): boolean => status === 'SENT' || status === 'VIEWED'

/** Which sheet is open, and why none can be opened now. */
const useAnswering = (isOnline: boolean) => {
  const [sheet, setSheet] = useState<OpenSheet>()
  const [isWanted, setWanted] = useState(false)
  const [explanation, setExplanation] = useState<string>()
  const open = (which: OpenSheet) => {
    setExplanation(isOnline ? undefined : offlineSentence)
    if (!isOnline) return
    setWanted(true)
    setSheet(which)
  }
  const actions = { accept: () => open('sign'), refuse: () => open('refuse') }
  const close = () => setSheet(undefined)
  return { sheet, isWanted, close, actions, explanation, dismiss: () => setExplanation(undefined) }
}

/** What the page becomes by an answer. */
const useAnswers = ({ proposal, onChange, onRenew }: FoundProposalProps, now: Date, close: () => void) => {
  const [isNew, setNew] = useState(false)
  const accept = (acceptance: Accepted) => {
    setNew(true)
    onChange({ ...proposal, status: 'ACCEPTED', notice: null, acceptance })
  }
  const refuse = () => {
    close()
    window.scrollTo({ top: 0 })
    const notice = `Proposta recusada em ${formatDate(now.toISOString())}.`
    onChange({ ...proposal, status: 'DECLINED', notice })
  }
  const renew = () => {
    close()
    void onRenew()
  }
  return { isNew, accept, refuse, renew }
}

const toFiles = (token: string): ProposalFiles => ({
  pdf: toAddress(downloadPublicProposal.path, { params: { token } }),
  receipt: toAddress(downloadReceipt.path, { params: { token } }),
})

const OpenOrEndedProposal = (props: FoundProposalProps & { readonly isOnline: boolean }) => {
  const { proposal, token, isOnline } = props
  const now = useNow()
  const isPainted = useIsPainted()
  const answering = useAnswering(isOnline)
  const { isNew, accept, refuse, renew } = useAnswers(props, now, answering.close)
  const shared = { proposal, now, strips: isOnline ? undefined : <OfflineStrip /> }
  const files = toFiles(token)
  const { sheet, close, isWanted } = answering
  if (proposal.acceptance !== null)
    return <AcceptedPage {...shared} acceptance={proposal.acceptance} files={files} isNew={isNew} />
  const sheets = isOpen(proposal) && isWanted && (
    <AnswerSheets
      {...{ proposal, token, sheet }}
      onClose={close}
      onAccepted={accept}
      onRefused={refuse}
      onRenew={renew}
    />
  )
  return (
    <>
      <ProposalPage
        {...shared}
        isPartial={!isPainted}
        actions={isOpen(proposal) ? answering.actions : undefined}
        pdf={files.pdf}
        sheets={sheets}
      />
      <Explanation sentence={answering.explanation} onDismiss={answering.dismiss} />
    </>
  )
}

const FoundProposal = (props: FoundProposalProps) => <OpenOrEndedProposal {...props} isOnline={useConnection()} />

type PublicProposalScreenProps = { readonly token: string }

/** The page of a public link, without a session (PROP-009, PROP-011). */
export const PublicProposalScreen = ({ token }: PublicProposalScreenProps) => {
  const { loaded, load, show } = usePublicProposal(token)
  const proposal = loaded.state === 'found' ? loaded.proposal : undefined
  const title = proposal && `Proposta ${proposal.number} – ${proposal.brand.tradeName}`
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  if (proposal !== undefined) return <FoundProposal proposal={proposal} token={token} onChange={show} onRenew={load} />
  if (loaded.state === 'loading') return <LoadingPage />
  if (loaded.state === 'missing') return <MissingPage />
  const sentence = loaded.state === 'tooMany' ? tooManySentence : fallbackMessage
  return <FailedPage sentence={sentence} onRetry={() => void load()} />
}
