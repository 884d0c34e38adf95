import type { PublicProposal } from '@girassol/contract/proposals'
import { IconCalendarEvent } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { formatDate } from '../../../lib/format.ts'
import type { AnswerActions } from './answering/answer-actions.ts'
import { BottomBar } from './frame/bottom-bar.tsx'
import { Hero } from './frame/hero.tsx'
import { ChatButton } from './frame/link-button.tsx'
import { NoticeStrip } from './frame/notice-strip.tsx'
import { TopBar } from './frame/top-bar.tsx'
import { useIsPassed } from './frame/use-is-passed.ts'
import page from './page.module.css'
import { PageFrame } from './page-frame.tsx'
import { describeOffer, describeReturn, describeSystem, toContactAddress } from './page-texts.ts'
import classes from './proposal-page.module.css'
import { ProposalSections } from './proposal-sections.tsx'
import { ContactSection } from './sections/contact-section.tsx'
import { KeyFacts } from './sections/key-facts.tsx'
import { OfferCard } from './sections/offer-card.tsx'

/** Why the proposal waits for no answer, above the hero (PROP-015). */
const EndNotice = ({ proposal }: { readonly proposal: PublicProposal }) => {
  const { status, notice, number } = proposal
  if (notice === null || status === 'DRAFT') return null
  const isExpired = status === 'EXPIRED'
  const wish = `Olá! A proposta ${number} venceu. Pode me enviar uma nova?`
  return (
    <NoticeStrip tone={isExpired ? 'attention' : 'neutral'}>
      <p>{notice}</p>
      {isExpired ? (
        <ChatButton href={toContactAddress(proposal, wish)} kind="outlined">
          Pedir proposta nova
        </ChatButton>
      ) : (
        <ChatButton href={toContactAddress(proposal)} kind="outlined" />
      )}
    </NoticeStrip>
  )
}

type OfferProps = Pick<ProposalPageProps, 'proposal' | 'actions'> & { readonly card: RefObject<HTMLDivElement | null> }

const Words = ({ proposal }: Pick<ProposalPageProps, 'proposal'>) => {
  const { customer, validUntil } = proposal
  return (
    <>
      <p>{customer.name === null ? `Proposta ${proposal.number}` : `Proposta para ${customer.name}`}</p>
      <h1>{describeOffer(proposal)}</h1>
      <p>
        {describeSystem(proposal)} <span className={classes.return}>{describeReturn(proposal)}</span>
      </p>
      {validUntil !== null && proposal.status !== 'EXPIRED' && (
        <p className={classes.until}>
          <IconCalendarEvent size={18} stroke={1.75} aria-hidden="true" />
          Válida até {formatDate(validUntil)}
        </p>
      )}
    </>
  )
}

const Offer = ({ proposal, actions, card }: OfferProps) => (
  <Hero
    below={
      <>
        <div className={classes.facts}>
          <KeyFacts proposal={proposal} />
        </div>
        <div className={classes.offer}>
          <OfferCard proposal={proposal} actions={actions} card={card} />
        </div>
      </>
    }
  >
    <Words proposal={proposal} />
  </Hero>
)

export type ProposalPageProps = {
  readonly proposal: PublicProposal
  readonly now: Date
  /** Absent when the proposal waits for no answer. */
  readonly actions?: AnswerActions | undefined
  /** The address of the PDF; absent in a preview. */
  readonly pdf?: string | undefined
  /** Strips above the page: no connection, preview. */
  readonly strips?: ReactNode
  /** Whether only the first view is drawn yet; the rest takes its place. */
  readonly isPartial?: boolean
  /** Sheets over the page. */
  readonly sheets?: ReactNode
}

/** A proposal as its customer sees it (PROP-011). */
export const ProposalPage = ({ proposal, now, actions, pdf, strips, isPartial, sheets }: ProposalPageProps) => {
  const card = useRef<HTMLDivElement>(null)
  const isPassed = useIsPassed(card)
  return (
    <PageFrame
      proposal={proposal}
      head={
        <>
          {strips}
          <TopBar proposal={proposal} pdf={pdf} staying={isPassed ? actions : undefined} />
        </>
      }
      sheets={sheets}
      bottom={actions === undefined ? undefined : <BottomBar proposal={proposal} accept={actions.accept} />}
    >
      <EndNotice proposal={proposal} />
      <Offer proposal={proposal} actions={actions} card={card} />
      {isPartial ? (
        <div className={classes.undrawn} />
      ) : (
        <div className={page.column}>
          <ProposalSections proposal={proposal} now={now} />
          <ContactSection proposal={proposal} refuse={actions?.refuse} />
        </div>
      )}
    </PageFrame>
  )
}
