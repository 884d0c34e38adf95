import {
  IconArrowsExchange,
  IconFileInvoice,
  IconPencil,
  IconPresentation,
  IconPrinter,
  IconRefresh,
  IconRepeat,
  IconTrash,
} from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useCan, useCanChange } from '../../../access/session.tsx'
import type { Action } from '../../../ui/action.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { OpenBudgetHomologationDialog } from '../../homologations/index.ts'
import { usePrintBudget } from '../../printing/index.ts'
import { useMakeProposal } from '../../proposals/index.ts'
import { ChangeSellerDialog } from '../../sellers/index.ts'
import type { ActedBudget, BudgetDialogProps } from './budget-record.ts'

const PlaceOrderDialog = lazyDialog(async () => (await import('./place-order-dialog.tsx')).PlaceOrderDialog)
const EditBudgetDialog = lazyDialog(async () => (await import('../editing/edit-budget-dialog.tsx')).EditBudgetDialog)
const RemakeDialog = lazyDialog(async () => (await import('../remaking/remake-dialog.tsx')).RemakeDialog)
const RepeatOrderDialog = lazyDialog(
  async () => (await import('../remaking/repeat-order-dialog.tsx')).RepeatOrderDialog,
)
const RemoveBudgetDialog = lazyDialog(async () => (await import('./remove-budget-dialog.tsx')).RemoveBudgetDialog)

type BudgetCommand = {
  readonly id: string
  /** The server's decision: allowed, or the reason why not. */
  readonly action: 'placeOrder' | 'editBudget' | 'remake' | 'removeBudget' | 'changeSeller'
  readonly label: string
  readonly icon: ReactNode
  readonly Dialog: ComponentType<BudgetDialogProps>
  readonly isDangerous?: boolean
}

const place: BudgetCommand = {
  id: 'placeOrder',
  action: 'placeOrder',
  label: 'Fazer pedido',
  icon: <IconFileInvoice size={16} aria-hidden />,
  Dialog: PlaceOrderDialog,
}
const remake: BudgetCommand = {
  id: 'remake',
  action: 'remake',
  label: 'Refazer orçamento',
  icon: <IconRefresh size={16} aria-hidden />,
  Dialog: RemakeDialog,
}
/** USE-017: every order that may be remade may be repeated. */
const repeat: BudgetCommand = {
  id: 'repeat',
  action: 'remake',
  label: 'Repetir para outro cliente',
  icon: <IconRepeat size={16} aria-hidden />,
  Dialog: RepeatOrderDialog,
}
const edit: BudgetCommand = {
  id: 'editBudget',
  action: 'editBudget',
  label: 'Editar',
  icon: <IconPencil size={16} aria-hidden />,
  Dialog: EditBudgetDialog,
}
const changeSeller: BudgetCommand = {
  id: 'changeSeller',
  action: 'changeSeller',
  label: 'Mudar integrador',
  icon: <IconArrowsExchange size={16} aria-hidden />,
  Dialog: ChangeSellerDialog,
}
const remove: BudgetCommand = {
  id: 'removeBudget',
  action: 'removeBudget',
  label: 'Remover',
  icon: <IconTrash size={16} aria-hidden />,
  Dialog: RemoveBudgetDialog,
  isDangerous: true,
}

/** BUD-019: an expired budget is remade; it can no longer be ordered. */
const listCommands = ({ status }: ActedBudget): readonly BudgetCommand[] => [
  status === 'BUDGET_EXPIRED' ? remake : place,
  edit,
  repeat,
  changeSeller,
  remove,
]

/** Absent in list rows, and hidden from users who never may. */
const isOffered = ({ action }: BudgetCommand, { actions }: ActedBudget): boolean => {
  const answer = actions[action]
  return answer !== undefined && (answer.allowed || answer.hidden !== true)
}

type Open = { readonly command: Pick<BudgetCommand, 'Dialog'>; readonly budget: ActedBudget }

/** PROP-002: only a budget that is still valid becomes a proposal, and only its integrator makes one. */
const useProposalAction = () => {
  const makesProposals = useCanChange('proposals.use')
  const { makeProposal } = useMakeProposal()
  return ({ id, status }: ActedBudget): readonly Action[] =>
    makesProposals && status === 'BUDGET'
      ? [
          {
            id: 'propose',
            label: 'Fazer proposta',
            icon: <IconPresentation size={16} aria-hidden />,
            onRun: () => makeProposal({ kind: 'BUDGET', id }),
          },
        ]
      : []
}

/** HOM-001: the generator of a budget may be homologated before it is ordered. */
const homologation = {
  id: 'open-homologation',
  label: 'Abrir homologação',
  icon: <IconFileInvoice size={16} aria-hidden />,
} as const

const printing = { id: 'print', label: 'Impressão', icon: <IconPrinter size={16} aria-hidden /> } as const

/** The actions on budgets of this screen, and the open dialog; the dialog stays open when its row is removed. */
export const useBudgetActing = () => {
  const [open, setOpen] = useState<Open>()
  const { print, isPrinting } = usePrintBudget()
  const toProposalAction = useProposalAction()
  const mayHomologate = useCan('homologation.use')
  const listActions = (budget: ActedBudget): readonly Action[] => [
    ...listCommands(budget)
      .filter((command) => isOffered(command, budget))
      .map((command) => ({
        id: command.id,
        label: command.label,
        icon: command.icon,
        ...(budget.actions[command.action] && { permission: budget.actions[command.action] }),
        ...(command.isDangerous && { isDangerous: true }),
        onRun: () => setOpen({ command, budget }),
      })),
    ...toProposalAction(budget),
    ...(mayHomologate && budget.type === 'MP'
      ? [{ ...homologation, onRun: () => setOpen({ command: { Dialog: OpenBudgetHomologationDialog }, budget }) }]
      : []),
    { ...printing, permission: budget.actions.print, onRun: () => !isPrinting && print(budget.id) },
  ]
  const dialog = open && <open.command.Dialog order={open.budget} onClose={() => setOpen(undefined)} />
  return { listActions, dialog }
}
