import type { PublicProposal } from '@girassol/contract/proposals'
import { IconCheck, IconChevronDown, IconFileDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatDateTime, formatReais } from '../../../lib/format.ts'
import classes from './accepted-page.module.css'
import { Hero } from './frame/hero.tsx'
import { LinkButton } from './frame/link-button.tsx'
import { TopBar } from './frame/top-bar.tsx'
import { listNextSteps } from './next-steps.ts'
import page from './page.module.css'
import { PageFrame } from './page-frame.tsx'
import type { ProposalPageProps } from './proposal-page.tsx'
import { ProposalSections } from './proposal-sections.tsx'
import { ContactSection } from './sections/contact-section.tsx'

type Acceptance = NonNullable<PublicProposal['acceptance']>

/** '9f2c 41d7 … a80e 6b13' */
const shortenHash = (hash: string): string => {
  const groups = hash.match(/.{4}/g) ?? []
  return [...groups.slice(0, 2), '…', ...groups.slice(-2)].join(' ')
}

const listReceipt = (proposal: PublicProposal, acceptance: Acceptance): readonly (readonly [string, string])[] => [
  ['Assinado por', acceptance.name],
  [acceptance.document.includes('/') ? 'CNPJ' : 'CPF', acceptance.document],
  ['Quando', `${formatDateTime(acceptance.acceptedAt)}, São Paulo`],
  ...(acceptance.address === undefined ? [] : [['Endereço IP', acceptance.address] as const]),
  ['Proposta', `${proposal.number}, versão ${acceptance.version}`],
  ['Investimento', formatReais(proposal.finalPrice)],
  ...(acceptance.sha256 === undefined ? [] : [['Documento (SHA-256)', shortenHash(acceptance.sha256)] as const]),
]

export type ProposalFiles = { readonly pdf: string; readonly receipt: string }

type ReceiptProps = {
  readonly proposal: PublicProposal
  readonly acceptance: Acceptance
  readonly files: ProposalFiles | undefined
}

const Receipt = ({ proposal, acceptance, files }: ReceiptProps) => (
  <section className={`${page.card} ${classes.receipt}`}>
    <h2>Comprovante de aceite</h2>
    <dl className={classes.lines}>
      {listReceipt(proposal, acceptance).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {files !== undefined && (
      <div className={classes.files}>
        <LinkButton href={files.receipt} kind="main" download>
          <IconFileDownload size={20} stroke={1.75} aria-hidden="true" />
          Baixar comprovante
        </LinkButton>
        <LinkButton href={files.pdf} kind="outlined" download>
          Baixar proposta (PDF)
        </LinkButton>
      </div>
    )}
  </section>
)

const NextSteps = ({ proposal, acceptance }: Omit<ReceiptProps, 'files'>) => (
  <section className={page.card}>
    <h2>O que acontece agora</h2>
    <ol className={classes.steps}>
      <li>
        <span className={classes.done}>
          <IconCheck size={16} stroke={2.5} aria-hidden="true" />
        </span>
        <b>Aceite registrado</b>
        <small>{formatDateTime(acceptance.acceptedAt)}</small>
      </li>
      {listNextSteps(proposal).map(({ name, note }, index) => (
        <li key={name}>
          <span className={classes.number} aria-hidden="true">
            {index + 2}
          </span>
          <b>{name}</b>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ol>
  </section>
)

type AcceptedPageProps = Pick<ProposalPageProps, 'proposal' | 'now' | 'strips'> & {
  readonly acceptance: Acceptance
  readonly files?: ProposalFiles | undefined
  /** Accepted on this page: the heading receives the focus. */
  readonly isNew: boolean
}

/** After the yes: the receipt, what happens next, and the proposal folded (PROP-012, PROP-016). */
export const AcceptedPage = ({ proposal, acceptance, files, isNew, now, strips }: AcceptedPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    window.scrollTo({ top: 0 })
    heading.current?.focus()
  }, [isNew])
  const [firstName = ''] = acceptance.name.split(' ')
  return (
    <PageFrame
      proposal={proposal}
      head={
        <>
          {strips}
          <TopBar proposal={proposal} pdf={files?.pdf} />
        </>
      }
    >
      <Hero>
        <span className={classes.check}>
          <IconCheck size={30} stroke={2.25} aria-hidden="true" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          Proposta aceita
        </h1>
        <p>
          {firstName}, a {proposal.brand.tradeName} já recebeu o seu aceite.
        </p>
      </Hero>
      <div className={classes.column}>
        <Receipt proposal={proposal} acceptance={acceptance} files={files} />
        <NextSteps proposal={proposal} acceptance={acceptance} />
        <ContactSection proposal={proposal} isPlain />
      </div>
      <details className={classes.whole}>
        <summary className={page.card}>
          Ver a proposta completa
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </summary>
        <div className={page.column}>
          <ProposalSections proposal={proposal} now={now} />
        </div>
      </details>
    </PageFrame>
  )
}
