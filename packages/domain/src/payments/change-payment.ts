import type { Cents } from '../shared/money.ts'
import type { FinancingBank } from './financing-bank.ts'
import { countCards, initialPaymentChoice, isSplitPayment, type PaymentChoice } from './payment-choice.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { PaymentMethodSettings } from './payment-settings.ts'

/** The complete choice of a payment. */
export type Payment = PaymentChoice & {
  /** Of a financing without the special offer; null otherwise (PAY-008, PAY-010). */
  readonly financingBank: FinancingBank | null
  readonly isSpecialFinancing: boolean
}

/** The changed values; absent ones stay. */
export type PaymentPatch = { readonly [Field in keyof Payment]?: Payment[Field] | undefined }

export type PaymentTerms = {
  readonly settings: readonly PaymentMethodSettings[]
  readonly rawInvoiceCents: Cents
}

const withoutSettings = (method: PaymentMethod): Payment => ({
  method,
  card1ValueCents: null,
  card2ValueCents: null,
  card1Installments: null,
  card2Installments: null,
  financingBank: method === 'FINANCING' ? 'OTHERS' : null,
  isSpecialFinancing: false,
})

/** Another method starts with its default instalments and its bank (PAY-007, PAY-008). */
const toInitialPayment = (method: PaymentMethod, settings: readonly PaymentMethodSettings[]): Payment => {
  const own = settings.find(({ reference }) => reference === method)
  return own ? { ...initialPaymentChoice(own), isSpecialFinancing: false } : withoutSettings(method)
}

type Parts = Pick<Payment, 'card1ValueCents' | 'card2ValueCents'>

/** Of two parts, the one that is not given becomes the rest of the raw value (C-85). */
const computeParts = (before: Payment, patch: PaymentPatch, rawInvoiceCents: Cents): Parts => {
  if (!isSplitPayment(before.method)) return { card1ValueCents: null, card2ValueCents: null }
  const { card1ValueCents: first, card2ValueCents: second } = patch
  const computeRest = (cents: Cents | null) => (cents === null ? null : rawInvoiceCents - cents)
  if (first !== undefined) return { card1ValueCents: first, card2ValueCents: second ?? computeRest(first) }
  if (second !== undefined) return { card1ValueCents: computeRest(second), card2ValueCents: second }
  return before
}

type Lender = Pick<Payment, 'financingBank' | 'isSpecialFinancing'>

/** A bank clears the special offer and the offer clears the bank (PAY-009, PAY-010); only a financing has either. */
const chooseLender = (before: Payment, { financingBank, isSpecialFinancing }: PaymentPatch): Lender => {
  if (before.method !== 'FINANCING') return { financingBank: null, isSpecialFinancing: false }
  if (financingBank) return { financingBank, isSpecialFinancing: false }
  if (isSpecialFinancing === true) return { financingBank: null, isSpecialFinancing: true }
  return isSpecialFinancing === false && before.isSpecialFinancing
    ? { financingBank: 'OTHERS', isSpecialFinancing: false }
    : before
}

/**
 * A payment after a change. It refuses nothing; `canChoosePayment` does. The browser uses it to preview what the server
 * will store (PAY-007…PAY-010, C-85).
 */
export const changePayment = (
  before: Payment | null,
  patch: PaymentPatch & { readonly method: PaymentMethod },
  { settings, rawInvoiceCents }: PaymentTerms,
): Payment => {
  const start = before?.method === patch.method ? before : toInitialPayment(patch.method, settings)
  const cards = countCards(start.method)
  const first = patch.card1Installments === undefined ? start.card1Installments : patch.card1Installments
  const second = patch.card2Installments === undefined ? start.card2Installments : patch.card2Installments
  const { financingBank, isSpecialFinancing } = chooseLender(start, patch)
  const { card1ValueCents, card2ValueCents } = computeParts(start, patch, rawInvoiceCents)
  return {
    method: start.method,
    card1ValueCents,
    card2ValueCents,
    card1Installments: cards > 0 ? first : null,
    card2Installments: cards > 1 ? second : null,
    financingBank,
    isSpecialFinancing,
  }
}

/** WIZ-027: only the bank BV needs the credit analysis. */
export const needsFinancing = ({
  method,
  financingBank,
}: {
  readonly method: PaymentMethod | null
  readonly financingBank: FinancingBank | null
}): boolean => method === 'FINANCING' && financingBank === 'BV'
