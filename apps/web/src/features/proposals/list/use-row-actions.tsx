import type { ProposalRow } from '@girassol/contract/proposals'
import {
  canConvertProposal,
  canOpenVersion,
  canRemoveProposal,
  canRevokeProposal,
  type ProposalFacts,
} from '@girassol/domain/proposals'
import {
  IconArrowRight,
  IconBrandWhatsapp,
  IconCopyPlus,
  IconFileInvoice,
  IconPencil,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Action } from '../../../ui/action.ts'
import { useProposalDialogs } from '../acting/proposal-dialogs.tsx'
import { useOpenVersion } from '../acting/use-open-version.ts'
import type { RowActions } from './proposal-columns.tsx'

type RowCommand = {
  readonly id: 'edit' | 'open' | 'share' | 'convert' | 'version' | 'revoke' | 'remove'
  readonly label: string
  readonly icon: ReactNode
  readonly isOffered: (facts: ProposalFacts) => boolean
  readonly isDangerous?: true
}

/** In the order of the menu. */
const commands: readonly RowCommand[] = [
  {
    id: 'edit',
    label: 'Editar',
    icon: <IconPencil size={16} aria-hidden />,
    isOffered: ({ hasDraft }) => hasDraft,
  },
  {
    id: 'open',
    label: 'Abrir',
    icon: <IconArrowRight size={16} aria-hidden />,
    isOffered: ({ hasDraft }) => !hasDraft,
  },
  {
    id: 'share',
    label: 'WhatsApp',
    icon: <IconBrandWhatsapp size={16} aria-hidden />,
    isOffered: (facts) => canRevokeProposal(facts).allowed,
  },
  {
    id: 'convert',
    label: 'Fazer orçamento',
    icon: <IconFileInvoice size={16} aria-hidden />,
    isOffered: (facts) => canConvertProposal(facts).allowed,
  },
  {
    id: 'version',
    label: 'Nova versão',
    icon: <IconCopyPlus size={16} aria-hidden />,
    isOffered: (facts) => canOpenVersion(facts).allowed,
  },
  {
    id: 'revoke',
    label: 'Revogar',
    icon: <IconX size={16} aria-hidden />,
    isOffered: (facts) => canRevokeProposal(facts).allowed,
    isDangerous: true,
  },
  {
    id: 'remove',
    label: 'Remover',
    icon: <IconTrash size={16} aria-hidden />,
    isOffered: (facts) => canRemoveProposal(facts).allowed,
    isDangerous: true,
  },
]

/** A row does not say whether a new version is being written: the server decides, with its sentence. */
const toFacts = ({ status }: ProposalRow): ProposalFacts => ({ status, hasDraft: status === 'DRAFT' })

/** What is done next in each status; the other statuses wait for the customer or are over. */
const nextByStatus: Readonly<Partial<Record<ProposalRow['status'], RowCommand['id']>>> = {
  VIEWED: 'share',
  ACCEPTED: 'convert',
  DECLINED: 'version',
  EXPIRED: 'version',
}

/** The actions of a row of the list, and the dialog that one of them opened. */
export const useRowActions = () => {
  const navigate = useNavigate()
  const { open, dialog } = useProposalDialogs()
  const { openVersion } = useOpenVersion()
  const run = (command: RowCommand['id'], id: number) => {
    if (command === 'edit' || command === 'open') void navigate({ to: `/propostas/${id}` })
    else if (command === 'version') openVersion(id)
    else open(command, id)
  }
  const rowActions: RowActions = (row) => {
    const offered = commands.filter(({ isOffered }) => isOffered(toFacts(row)))
    const all = offered.map(
      ({ isOffered: _, ...command }): Action => ({ ...command, onRun: () => run(command.id, row.id) }),
    )
    return { all, next: all.find(({ id }) => id === nextByStatus[row.status]) }
  }
  return { rowActions, dialog }
}
