import type { Borrower, FinancingForm, FinancingStep } from '@girassol/domain/financing'
import { registerPageReset } from '../../lib/page-memory.ts'

export type FinancingDraft = {
  /** Null while it is not chosen. */
  readonly borrower: Borrower | null
  readonly step: FinancingStep
  readonly form: FinancingForm
}

/**
 * What was typed of each order's credit analysis and not saved yet, so that a closed dialog can go on where it was. It
 * lives in this page's memory alone: nothing that identifies a person is stored by the browser, and the end of the
 * session, which leaves the page, forgets it.
 */
const drafts = new Map<number, FinancingDraft>()

registerPageReset(() => drafts.clear())

export const findFinancingDraft = (orderId: number): FinancingDraft | undefined => drafts.get(orderId)

export const storeFinancingDraft = (orderId: number, draft: FinancingDraft): void => {
  drafts.set(orderId, draft)
}

export const forgetDraft = (orderId: number): void => {
  drafts.delete(orderId)
}
