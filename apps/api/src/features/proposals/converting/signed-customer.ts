import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/proposals'
import { type CustomerForm, customerProblems, normaliseCustomer } from '@girassol/domain/customers'
import type { ProposalContent } from '@girassol/domain/proposals'
import { isCnpj } from '@girassol/domain/shared'
import type { Context } from '../../../http/context.ts'
import { refuseProblems } from '../../../http/refuse-problems.ts'
import { requireSeller } from '../../../http/require-seller.ts'
import { toCustomerPatch } from '../../cart/opening/change-integrator.ts'
import type { CartPatch } from '../../cart/terms/customer-changes.ts'
import { partyChanges } from '../../cart/terms/update-cart.ts'
import { findOrRegisterCustomer } from '../../customers/find-or-register-customer.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { findOrder } from '../../order-record/readable-orders.ts'
import { findAcceptance } from '../proposal-queries.ts'
import type { ProposalRecord } from '../proposal-store.ts'

type Registration = NonNullable<InputFor<typeof contract.convertProposal>['body']['customer']>

type Signed = { readonly name: string; readonly document: string }

/** Who is billed: the customer of the patch, or who signed and is no customer yet. */
type Billed = { readonly patch: CartPatch; readonly newCustomer: Signed | null }

const toBilled = (patch: CartPatch): Billed => ({ patch, newCustomer: null })

const selectCustomer = (tx: Context['tx'], sellerId: number) =>
  tx.selectFrom('customer').select('id').where('seller_id', '=', sellerId)

/**
 * C-173: the registered customer that the proposal is for; else the customer of the signed document, who is new when the
 * seller has none. Nobody when the signature was anonymised, and the integrator itself when it signed with its own CNPJ.
 */
export const findBilled = async (
  { tx }: Context,
  { id, seller_id: sellerId }: Pick<ProposalRecord, 'id' | 'seller_id'>,
  { customer }: ProposalContent,
): Promise<Billed> => {
  const chosen = await selectCustomer(tx, sellerId)
    .where('id', '=', customer.customerId ?? 0)
    .executeTakeFirst()
  if (chosen) return toBilled({ customerId: chosen.id })
  const signed = await findAcceptance(tx, id)
  if (signed === null || signed.document === '') return toBilled({ customerId: null })
  const known = await selectCustomer(tx, sellerId).where('document', '=', signed.document).executeTakeFirst()
  if (known) return toBilled({ customerId: known.id })
  const { cnpj } = await tx.selectFrom('seller').select('cnpj').where('id', '=', sellerId).executeTakeFirstOrThrow()
  if (signed.document === cnpj) return toBilled({ customerType: 'INTEGRATOR' })
  return { patch: { customerId: null }, newCustomer: signed }
}

const toForm = ({ name, document }: Signed, registration: Registration): CustomerForm => ({
  documentType: isCnpj(document) ? 'J' : 'F',
  document,
  name,
  fancyName: '',
  ...registration,
})

/** Registers who signed, with the address that the integrator gave (C-173). */
export const registerSigner = async (
  context: Context,
  signed: Signed,
  registration: Registration,
): Promise<CartPatch> => {
  const form = toForm(signed, registration)
  refuseProblems(customerProblems(form).map(({ field, message }) => ({ field: `customer.${field}`, message })))
  const seller = requireSeller(context.actor)
  return { customerId: await findOrRegisterCustomer(context, seller, normaliseCustomer(form)) }
}

/** A delivery address that was written for another customer is replaced by that of this one. */
const toDelivered = (budget: OrderRecord, patch: CartPatch): CartPatch => {
  const { customerId } = patch
  return customerId == null || customerId === budget.customer_id ? patch : toCustomerPatch(budget, customerId)
}

/** Puts the customer and where the goods go on a budget, as in a cart; returns the registered customer (C-173). */
export const billCustomer = async (context: Context, budgetId: number, patch: CartPatch): Promise<number | null> => {
  const budget = await findOrder(context, budgetId)
  const columns = await partyChanges(context, budget, toDelivered(budget, patch))
  await context.tx.updateTable('orders').set(columns).where('id', '=', budgetId).execute()
  return columns.customer_id ?? null
}
