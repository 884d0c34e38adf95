import type { OrderView } from '@girassol/contract/orders'
import { formatDate, formatTime } from '../../../lib/format.ts'
import { awaitsApproval } from '../../purchase-approvals/index.ts'
import classes from './budget-detail.module.css'

const validityText = ({ status, expiresAt }: OrderView): string | null => {
  if (expiresAt === null) return null
  const until = `${formatDate(expiresAt)}, ${formatTime(expiresAt)}`
  return status === 'BUDGET' ? `Válido até ${until}` : `Expirou em ${until}`
}

/** The one next action of a budget as a text; its button is in the header. */
const nextStepText = (budget: OrderView): string => {
  const { status, actions } = budget
  if (awaitsApproval(budget)) return 'aguardar a aprovação da empresa'
  if (status === 'BUDGET_EXPIRED') return 'refazer o orçamento com os preços de hoje'
  const { placeOrder } = actions
  return placeOrder.allowed ? 'fazer o pedido' : `completar o orçamento. ${placeOrder.reason}`
}

/** USE-004: a budget has no order steps yet, so this shows its expiry and the next action. */
export const BudgetProgress = ({ budget }: { readonly budget: OrderView }) => (
  <section className={classes.progress} aria-label="Andamento">
    <strong>{validityText(budget)}</strong>
    <span>Próximo passo: {nextStepText(budget)}</span>
  </section>
)
