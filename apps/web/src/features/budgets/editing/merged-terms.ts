import type { DraftTerms } from './budget-draft.ts'

type Term = keyof DraftTerms

const place: readonly Term[] = [
  'addressType',
  'deliveryAddressId',
  'deliveryAddressCep',
  'deliveryAddressDescription',
  'deliveryAddressNumber',
  'deliveryAddressComplement',
  'deliveryAddressNeighborhood',
  'deliveryAddressErpState',
  'deliveryAddressErpCity',
  'deliveryAddressErpCityName',
]

const lender: readonly Term[] = ['financingBank', 'isPaymentSpecialFinancing']
const values: readonly Term[] = ['card1value', 'card2value']
const payment: readonly Term[] = ['paymentMethod', ...lender, ...values, 'card1installments', 'card2installments']

/** The terms of earlier choices that a new choice removes: those of the previous customer, method or bank. */
const takenBack = (before: DraftTerms, change: DraftTerms): readonly Term[] => {
  const hasChange = (terms: readonly Term[]) => terms.some((term) => change[term] !== undefined)
  const changesCustomer = hasChange(['customerId', 'customerType'])
  return [
    ...(changesCustomer ? (['customerId', 'customerType'] as const) : []),
    ...((changesCustomer && before.addressType === 'different') || hasChange(place) ? place : []),
    ...(hasChange(['paymentMethod']) ? payment : []),
    ...(hasChange(lender) ? lender : []),
    ...(hasChange(values) ? values : []),
  ]
}

const parts: readonly (readonly Term[])[] = [['customerId', 'customerType'], place, payment, ['additionalData']]

/** How many of these were changed: customer, delivery, payment, additional data. */
export const countChangedTerms = (terms: DraftTerms): number =>
  parts.filter((part) => part.some((term) => terms[term] !== undefined)).length

/** The terms of a draft after another choice. All are sent together, so an earlier one must not contradict it. */
export const mergedTerms = (before: DraftTerms, change: DraftTerms): DraftTerms => {
  const gone = new Set<string>(takenBack(before, change))
  const remaining = Object.entries(before).filter(([term]) => !gone.has(term))
  return { ...Object.fromEntries(remaining), ...change }
}
