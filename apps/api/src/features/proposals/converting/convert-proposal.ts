import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/proposals'
import { canConvertProposal, proposalSentences } from '@girassol/domain/proposals'
import type { Context, Handler } from '../../../http/context.ts'
import { orRefuse, Refused } from '../../../http/refused.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { discardBudget, insertBudget, priceBudget } from '../../budgets/insert-budget.ts'
import { logOrder } from '../../order-record/log-order.ts'
import { byUser } from '../../order-record/mover.ts'
import { listOrderLines, type OrderLine } from '../../order-record/order-lines.ts'
import { moveProposal } from '../move-proposal.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { findProposalView } from '../proposal-queries.ts'
import { findVersion, lockProposal, type ProposalRecord, toContent } from '../proposal-store.ts'
import { toFacts } from '../proposal-view.ts'
import { findBudgetColumns } from './budget-columns.ts'
import { findItemChanges, type ItemChange, toBudgetItems } from './item-changes.ts'
import { billCustomer, findBilled, registerSigner } from './signed-customer.ts'

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

type Outcome = Pick<ResponseFor<typeof contract.convertProposal>, 'budgetId' | 'needsCustomer'> & {
  readonly changes: readonly ItemChange[]
  /** Null for a budget without a registered customer, and when none was made. */
  readonly customerId: number | null
}

/** Leaves only what is sold today; 409 when that is nothing. */
const removeUnsold = async ({ tx }: Context, budgetId: number, lines: readonly OrderLine[]): Promise<void> => {
  const sold = lines.filter(({ isSold }) => isSold).map(({ id }) => id)
  if (sold.length === 0) {
    throw new Refused('Nenhum item da proposta está à venda hoje.', { status: 409, reason: 'nothingLeft' })
  }
  await tx.deleteFrom('order_item').where('order_id', '=', budgetId).where('id', 'not in', sold).execute()
}

/** The budget; none when it would differ from the proposal and the user has not seen how, or has no customer yet. */
const makeBudget = async (context: Context, record: ProposalRecord, body: Body): Promise<Outcome> => {
  const accepted = await findVersion(context.tx, { proposalId: record.id, number: record.current_version ?? 0 })
  const content = toContent(accepted)
  const { asService, changesSeen, customer: registration } = body
  const budgetId = await insertBudget(
    context,
    await findBudgetColumns(context, record, { content, asService }),
    toBudgetItems(content),
  )
  const lines = await listOrderLines(context, budgetId)
  const changes = findItemChanges(content, lines)
  const { patch, newCustomer } = await findBilled(context, record, content)
  const needsCustomer = newCustomer !== null && registration === undefined
  if (needsCustomer || (changes.length > 0 && !changesSeen)) {
    await discardBudget(context, budgetId)
    return { budgetId: null, changes, needsCustomer, customerId: null }
  }
  await removeUnsold(context, budgetId, lines)
  const isNew = newCustomer !== null && registration !== undefined
  const customer = isNew ? await registerSigner(context, newCustomer, registration) : patch
  const customerId = await billCustomer(context, budgetId, customer)
  await priceBudget(context, budgetId)
  await logConversion(context, { budgetId, number: record.number, asService })
  return { budgetId, changes, needsCustomer: false, customerId }
}

/**
 * PROP-023, PROP-024, C-173: makes a budget of an accepted proposal at today's prices, once; a repeated call gets the same
 * budget. What differs from the proposal is returned first, and who signed without being a customer is asked for an
 * address; nothing is made before.
 */
export const convertProposal: Handler<typeof contract.convertProposal> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const own = { id: params.id, sellerId: requireOwnSeller(actor) }
  const record = await lockProposal(tx, own)
  if (record.status === 'CONVERTED' && record.budget_id !== null) {
    return {
      budgetId: record.budget_id,
      changes: [],
      needsCustomer: false,
      proposal: await findProposalView(context, own),
    }
  }
  orRefuse(canConvertProposal(toFacts(record, now)), proposalSentences)
  refuseStale(record, body.version)
  const { budgetId, changes, needsCustomer, customerId } = await makeBudget(context, record, body)
  if (budgetId !== null)
    await moveProposal(tx, record, {
      move: 'convert',
      now,
      author: actor,
      budget_id: budgetId,
      customer_id: customerId,
    })
  return { budgetId, changes: [...changes], needsCustomer, proposal: await findProposalView(context, own) }
}
