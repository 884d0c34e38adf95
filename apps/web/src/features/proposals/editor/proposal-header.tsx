import { downloadProposal, downloadReceipt, type ProposalView } from '@girassol/contract/proposals'
import { IconDownload, IconEye, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { useDownload } from '../../../lib/use-download.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSiteAction } from '../../sites/index.ts'
import { useProposalDialogs } from '../acting/proposal-dialogs.tsx'
import { ProposalStatusBadge } from '../proposal-status-badge.tsx'
import classes from './editor.module.css'

const back = { to: '/propostas', label: 'Propostas' }

/** 'versão 1 · do orçamento 10479' */
const describeOrigin = ({ versionNumber, source, createdAt }: ProposalView): string => {
  const origin =
    source.kind === 'CART' ? 'do carrinho' : source.id === null ? 'de um orçamento' : `do orçamento ${source.id}`
  return `versão ${versionNumber} · ${origin} · criada em ${formatDate(createdAt)}`
}

const listOffered = (actions: readonly (readonly [isOffered: boolean, action: Action])[]): readonly Action[] =>
  actions.flatMap(([isOffered, action]) => (isOffered ? [action] : []))

const Unsaved = () => (
  <span className={classes.unsaved} role="status">
    <IconPencil size={14} aria-hidden />
    Alterações não salvas
  </span>
)

/** The preview in a window of its own, and the documents of what was sent and signed (PROP-016, PROP-018). */
const useDocuments = ({ id, number, currentVersion, acceptance, link }: ProposalView): readonly Action[] => {
  const pdf = useDownload(
    downloadProposal,
    { params: { id }, query: {} },
    { name: `Proposta ${number}.pdf`, failure: 'Não foi possível baixar a proposta.' },
  )
  const receipt = useDownload(
    downloadReceipt,
    { params: { token: link?.split('/').at(-1) ?? '' } },
    { name: `Comprovante de aceite ${number}.pdf`, failure: 'Não foi possível baixar o recibo.' },
  )
  const openPreview = () => window.open(`/p/previa/${id}`, '_blank', 'noopener')
  const icon = <IconDownload size={16} aria-hidden />
  const offered: readonly (readonly [boolean, Action])[] = [
    [true, { id: 'preview', label: 'Ver prévia', icon: <IconEye size={16} aria-hidden />, onRun: openPreview }],
    [currentVersion !== null, { id: 'pdf', label: 'Baixar PDF', icon, onRun: () => pdf.mutate() }],
    [acceptance !== null && link !== null, { id: 'receipt', label: 'Recibo', icon, onRun: () => receipt.mutate() }],
  ]
  return listOffered(offered)
}

export type ProposalHeaderProps = {
  readonly proposal: ProposalView
  readonly isUnsaved?: boolean
  readonly primary?: ReactNode
  /** Before the actions that every proposal has. */
  readonly actions?: readonly Action[]
}

/** The title of a proposal, its status and its menu. */
export const ProposalHeader = ({ proposal, isUnsaved = false, primary, actions = [] }: ProposalHeaderProps) => {
  const { open, dialog } = useProposalDialogs()
  const { id, number, status, hasDraft } = proposal
  const site = useSiteAction('PROPOSAL', id)
  const offered: readonly (readonly [boolean, Action])[] = [
    [proposal.link !== null, { id: 'share', label: 'Ver o link', onRun: () => open('share', id) }],
    [
      proposal.actions.revoke.allowed,
      { id: 'revoke', label: 'Revogar', isDangerous: true, onRun: () => open('revoke', id) },
    ],
    [
      proposal.actions.remove.allowed,
      {
        id: 'remove',
        label: hasDraft && status !== 'DRAFT' ? 'Remover rascunho' : 'Remover',
        isDangerous: true,
        onRun: () => open('remove', id),
      },
    ],
  ]
  const menu = [...actions, ...useDocuments(proposal), ...site.actions, ...listOffered(offered)]
  return (
    <>
      <PageHeader
        title={`Proposta ${number}`}
        back={back}
        badge={<ProposalStatusBadge status={status} />}
        note={describeOrigin(proposal)}
        aside={isUnsaved ? <Unsaved /> : undefined}
        primary={primary}
        menu={<ActionMenu label={`Ações da proposta ${number}`} actions={menu} shape="page" />}
      />
      {dialog}
      {site.dialog}
    </>
  )
}
