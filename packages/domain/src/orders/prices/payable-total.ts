import type { Cents } from '../../shared/money.ts'

/**
 * Whether something remains to be paid (C-233, REL-006): a total of zero has no payment and no NF-e. A discount may
 * equal the sub total as long as freight, interest or service leave a total above zero.
 */
export const isPayableTotal = (totalInvoiceCents: Cents): boolean => totalInvoiceCents > 0

export const nothingToPay = 'O valor total precisa ser maior que zero.'
