import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { Cents } from '../shared/money.ts'
import { countCards, isSplitPayment, leastPartCents, type PaymentChoice } from './payment-choice.ts'
import type { PaymentMethod } from './payment-method.ts'
import { findMaxInstalments, limitInstalments, type PaymentMethodSettings } from './payment-settings.ts'

export type PaymentFacts = {
  /** The result of `offeredPaymentMethods` for the order. */
  readonly offered: readonly PaymentMethod[]
  readonly settings: readonly PaymentMethodSettings[]
  readonly rawInvoiceCents: Cents
}

const listInstalments = (choice: PaymentChoice): readonly (number | null)[] =>
  [choice.card1Installments, choice.card2Installments].slice(0, countCards(choice.method))

const listParts = (choice: PaymentChoice): readonly (Cents | null)[] =>
  isSplitPayment(choice.method) ? [choice.card1ValueCents, choice.card2ValueCents] : []

const isGiven = (value: number | null): value is number => value !== null

/** Whether a card has more instalments than its amount allows; a missing amount is not checked. */
const hasTooSmallInstalments = (choice: PaymentChoice, rawInvoiceCents: Cents): boolean => {
  const amounts = isSplitPayment(choice.method) ? listParts(choice) : [rawInvoiceCents]
  return listInstalments(choice).some((count, index) => {
    const cents = amounts[index] ?? null
    return isGiven(count) && isGiven(cents) && count > limitInstalments(cents, count)
  })
}

/** Whether each part and each instalment is large enough to be charged (C-85, USE-034); missing amounts may follow. */
export const canChargeAmounts = (choice: PaymentChoice, rawInvoiceCents: Cents) =>
  firstRefusal(
    [listParts(choice).some((cents) => isGiven(cents) && cents < leastPartCents), 'partTooSmall'],
    [hasTooSmallInstalments(choice, rawInvoiceCents), 'instalmentTooSmall'],
  )

const isOffered = ({ method }: PaymentChoice, { offered, settings }: PaymentFacts): boolean =>
  offered.includes(method) && settings.some(({ reference }) => reference === method)

/**
 * Whether this may be stored in a cart. Given values must be valid (PAY-003, PAY-004, PAY-031, PAY-032, C-85, USE-034);
 * missing ones may follow. Two given parts must equal the raw value to the cent.
 */
export const canChoosePayment = (choice: PaymentChoice, facts: PaymentFacts) => {
  const most = findMaxInstalments(choice.method, facts.settings)
  const parts = listParts(choice).filter(isGiven)
  const sumCents = parts.reduce((sum, cents) => sum + cents, 0)
  const offer = firstRefusal(
    [!isOffered(choice, facts), 'methodNotOffered'],
    [listInstalments(choice).some((count) => isGiven(count) && (count < 1 || count > most)), 'instalmentsNotOffered'],
  )
  if (!offer.allowed) return offer
  const amounts = canChargeAmounts(choice, facts.rawInvoiceCents)
  if (!amounts.allowed) return amounts
  return firstRefusal([parts.length === 2 && sumCents !== facts.rawInvoiceCents, 'partsDifferFromTotal'])
}

/** PAY-014: the special offer may be chosen, and an order made with it, only while it is open. */
export const canTakeSpecialOffer = (payment: { readonly isSpecialFinancing: boolean }, isOpen: boolean) =>
  firstRefusal([payment.isSpecialFinancing && !isOpen, 'specialOfferClosed'])

/** Whether an order may be made with it: as `canChoosePayment`, with nothing missing (C-85). */
export const canPayAsChosen = (choice: PaymentChoice, facts: PaymentFacts) => {
  const decision = canChoosePayment(choice, facts)
  if (!decision.allowed) return decision
  return firstRefusal(
    [!listInstalments(choice).every(isGiven), 'instalmentsMissing'],
    [!listParts(choice).every(isGiven), 'partsMissing'],
  )
}

export const paymentRefusals = {
  methodNotOffered: 'Esta forma de pagamento não está disponível para o pedido.',
  instalmentsNotOffered: 'Este número de parcelas não está disponível para a forma de pagamento.',
  partTooSmall: 'Cada parte do pagamento deve ser de pelo menos R$ 1,00.',
  instalmentTooSmall: 'Cada parcela deve ser de pelo menos R$ 1,00.',
  partsDifferFromTotal: 'A soma das partes deve ser igual ao valor antes dos juros.',
  instalmentsMissing: 'Escolha o número de parcelas.',
  partsMissing: 'Informe o valor de cada parte do pagamento.',
  specialOfferClosed: 'A oferta de financiamento especial não está disponível. Escolha um banco.',
} as const satisfies Record<
  RuleRefusal<typeof canPayAsChosen> | RuleRefusal<typeof canChoosePayment> | RuleRefusal<typeof canTakeSpecialOffer>,
  string
>
