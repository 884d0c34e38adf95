import type { Borrower, FinancingForm, FinancingStep } from '@girassol/domain/financing'
import { registerPageReset } from '../../lib/page-memory.ts'

export type FinancingDraft = {
  /** Null while none is chosen. */
  readonly borrower: Borrower | null
  readonly step: FinancingStep
  readonly form: FinancingForm
}

/**
 * The typed, unsaved values of each order's credit analysis, so that a reopened dialog can continue. They are only in
 * the memory of this page: the browser stores nothing that identifies a person, and the end of the session, which
 * leaves the page, deletes them.
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
