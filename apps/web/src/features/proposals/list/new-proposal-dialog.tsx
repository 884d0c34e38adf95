import { readCart } from '@girassol/contract/cart'
import { listOrders, type OrderRow } from '@girassol/contract/orders'
import { formatDate, formatItems } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { type ProposalSource, useMakeProposal } from '../use-make-proposal.ts'
import classes from './proposal-list.module.css'

type Choice = {
  readonly source: ProposalSource
  readonly label: string
  readonly note: string
  readonly total: number | null
}

const toBudgetChoice = ({ id, customerName, totalInvoice, finishedAt }: OrderRow): Choice => ({
  source: { kind: 'BUDGET', id },
  label: customerName ?? 'Cliente não informado',
  note: `Orçamento ${id}${finishedAt === null ? '' : ` · salvo em ${formatDate(finishedAt)}`}`,
  total: totalInvoice,
})

const shownBudgets = 30

/** The valid budgets, newest first, after the cart when a kit is in it. */
const useChoices = () => {
  const query = { status: 'BUDGET', take: shownBudgets, skip: 1 }
  const budgets = useEndpointQuery(listOrders, { query }, { refetchOnMount: 'always' })
  const { data: cart } = useEndpointQuery(readCart, {})
  const isKit = cart?.status === 'CART' && cart.type === 'MP' && cart.invoiceItems.length > 0
  const cartChoice: readonly Choice[] = isKit
    ? [
        {
          source: { kind: 'CART', id: cart.id },
          label: 'Carrinho aberto',
          note: formatItems(cart.invoiceItems.length),
          total: cart.totalInvoice,
        },
      ]
    : []
  return { budgets, choices: [...cartChoice, ...(budgets.data?.data ?? []).map(toBudgetChoice)] }
}

type ChoicesProps = { readonly choices: readonly Choice[]; readonly onChoose: (source: ProposalSource) => void }

const Choices = ({ choices, onChoose }: ChoicesProps) => (
  <ul className={classes.sources} aria-label="De onde fazer a proposta">
    {choices.map(({ source, label, note, total }) => (
      <li key={`${source.kind} ${source.id}`}>
        <button type="button" className={classes.source} onClick={() => onChoose(source)}>
          <span>
            {label}
            <span className={classes.sourceNote}>{note}</span>
          </span>
          <MoneyText reais={total} />
        </button>
      </li>
    ))}
  </ul>
)

export type NewProposalDialogProps = {
  /** The site that the proposal is for (SITE-007). */
  readonly siteId?: number
  readonly onClose: () => void
}

/** PROP-002: chooses the budget or the cart that a proposal is made from; it does not change. */
export const NewProposalDialog = ({ siteId, onClose }: NewProposalDialogProps) => {
  const { budgets, choices } = useChoices()
  const { makeProposal, isMaking } = useMakeProposal(siteId)
  return (
    <Dialog
      isOpen
      title="Nova proposta"
      isStatic={isMaking}
      onClose={onClose}
      footer={<ActionButton label="Cancelar" variant="text" onRun={onClose} />}
    >
      <p>Escolha o orçamento ou o carrinho. Os itens são copiados, e a origem não muda.</p>
      {budgets.isPending && <SkeletonLines lines={4} />}
      {budgets.isError && <ErrorState error={budgets.error} onRetry={() => void budgets.refetch()} />}
      {choices.length > 0 && <Choices choices={choices} onChoose={makeProposal} />}
      {budgets.isSuccess && choices.length === 0 && (
        <EmptyState
          title="Nenhum orçamento válido"
          text="Monte um gerador ou salve um orçamento, e a proposta começa dele."
        />
      )}
    </Dialog>
  )
}
