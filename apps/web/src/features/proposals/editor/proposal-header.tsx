import type { ProposalView } from '@girassol/contract/proposals'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
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

const Unsaved = () => (
  <span className={classes.unsaved} role="status">
    <IconPencil size={14} aria-hidden />
    Alterações não salvas
  </span>
)

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
  const menu = [...actions, ...offered.flatMap(([isOffered, action]) => (isOffered ? [action] : []))]
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
    </>
  )
}
