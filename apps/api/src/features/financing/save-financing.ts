import type * as contract from '@girassol/contract/financing'
import {
  type FinancingForm,
  type FinancingProblem,
  financingFrom,
  financingProblems,
  financingSentences,
  findBorrower,
  toWireName,
} from '@girassol/domain/financing'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { refuseProblems } from '../../http/refuse-problems.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { findBank } from './banks.ts'
import { findFinancing } from './financing-queries.ts'
import { upsertFinancing } from './financing-store.ts'

const bankProblems = ({ bank }: FinancingForm): readonly FinancingProblem[] =>
  bank === '' || findBank(bank) !== undefined ? [] : [{ field: 'bank', message: financingSentences.invalidBank }]

/** FIN-018: stores the credit analysis of a cart, budget or order, replacing the previous one (FIN-012…FIN-017). */
export const saveFinancing: Handler<typeof contract.saveFinancing> = async (context, { body }) => {
  const { invoiceId, ...wire } = body
  // A user who may edit the payment may also fill in its analysis (PAY-005).
  await lockOrderFor(context, invoiceId, 'editPayment')
  const form = financingFrom(wire)
  const borrower = findBorrower(form)
  const problems = financingProblems(form, { borrower, today: toDay(context.now) })
  const allProblems = problems.length > 0 ? problems : bankProblems(form)
  refuseProblems(allProblems.map(({ field, message }) => ({ field: toWireName(field), message })))
  await upsertFinancing(context, { orderId: invoiceId, borrower, form })
  return findFinancing(context, invoiceId)
}
