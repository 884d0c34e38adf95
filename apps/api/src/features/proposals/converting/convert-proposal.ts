import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/proposals'
import { canConvertProposal, proposalSentences } from '@girassol/domain/proposals'
import type { Context, Handler } from '../../../http/context.ts'
import { orRefuse, Refused } from '../../../http/refused.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { discardBudget, insertBudget, priceBudget } from '../../budgets/insert-budget.ts'
import { logOrder } from '../../order-record/log-order.ts'
import { byUser } from '../../order-record/mover.ts'
import { listOrderLines } from '../../order-record/order-lines.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { findProposalView } from '../proposal-queries.ts'
import { findVersion, lockProposal, moveProposal, type ProposalRecord, toContent } from '../proposal-store.ts'
import { toFacts } from '../proposal-view.ts'
import { findBudgetColumns } from './budget-columns.ts'
import { findItemChanges, toBudgetItems } from './item-changes.ts'

type Body = InputFor<typeof contract.convertProposal>['body']

const billed = '. Serviço faturado pela distribuidora'

type Logged = { readonly budgetId: number; readonly number: number; readonly asService: boolean }

const logConversion = (context: Context, { budgetId, number, asService }: Logged): Promise<unknown> =>
  logOrder(byUser(context), {
    orderId: budgetId,
    from: null,
    to: 'BUDGET',
    description: `Feito a partir da proposta ${number}${asService ? billed : ''}`,
  })

/** The budget, or null when it would differ from the proposal and the user has not seen how. */
const makeBudget = async (context: Context, record: ProposalRecord, { changesSeen, asService }: Body) => {
  const accepted = await findVersion(context.tx, { proposalId: record.id, number: record.current_version ?? 0 })
  const content = toContent(accepted)
  const columns = await findBudgetColumns(context, record, { content, asService })
  const budgetId = await insertBudget(context, columns, toBudgetItems(content))
  const lines = await listOrderLines(context, budgetId)
  const changes = findItemChanges(content, lines)
  if (changes.length > 0 && !changesSeen) {
    await discardBudget(context, budgetId)
    return { budgetId: null, changes }
  }
  const sold = lines.filter(({ isSold }) => isSold)
  if (sold.length === 0) {
    throw new Refused('Nenhum item da proposta está à venda hoje.', { status: 409, reason: 'nothingLeft' })
  }
  await context.tx
    .deleteFrom('order_item')
    .where('order_id', '=', budgetId)
    .where(
      'id',
      'not in',
      sold.map(({ id }) => id),
    )
    .execute()
  await priceBudget(context, budgetId)
  await logConversion(context, { budgetId, number: record.number, asService })
  return { budgetId, changes }
}

/**
 * PROP-023, PROP-024, C-173: makes a budget of an accepted proposal at today's prices, once; a repeated call gets the same
 * budget. What differs from the proposal is returned first, and nothing is made until the user has seen it.
 */
export const convertProposal: Handler<typeof contract.convertProposal> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const own = { id: params.id, sellerId: requireOwnSeller(actor) }
  const record = await lockProposal(tx, own)
  if (record.status === 'CONVERTED' && record.budget_id !== null) {
    return { budgetId: record.budget_id, changes: [], proposal: await findProposalView(context, own) }
  }
  orRefuse(canConvertProposal(toFacts(record, now)), proposalSentences)
  refuseStale(record, body.version)
  const { budgetId, changes } = await makeBudget(context, record, body)
  if (budgetId !== null) await moveProposal(tx, record.id, { move: 'convert', now, budget_id: budgetId })
  return { budgetId, changes: [...changes], proposal: await findProposalView(context, own) }
}
