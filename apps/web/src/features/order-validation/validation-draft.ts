import { simulateDiscount } from '@girassol/contract/cart'
import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { ValidationCheck, validateOrder } from '@girassol/contract/order-validation'
import { type ValidationProblem, validationProblems } from '@girassol/domain/order-validation'
import { isReason } from '@girassol/domain/orders'
import { centsFromReais, reaisFrom, toDecimal } from '@girassol/domain/shared'
import { useDebouncedValue } from '@mantine/hooks'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

/** The values in the fields of the validation (VAL-002). */
export type ValidationDraft = {
  /** Reais; null when empty. */
  readonly discount: number | null
  readonly freightDiscountCents: number | null
  readonly deliveryDate: string | null
  readonly isFutureSale: boolean
  readonly isTriangulation: boolean
  readonly highlightShippingNf: boolean
  readonly feedback: string
  /** The reason for a margin below zero (USE-021). */
  readonly marginReason: string
}

export const newDraft = ({ invoice }: ValidationCheck): ValidationDraft => ({
  discount: invoice.discountValue,
  freightDiscountCents: null,
  deliveryDate: null,
  isFutureSale: false,
  isTriangulation: false,
  highlightShippingNf: false,
  feedback: '',
  marginReason: '',
})

/** A change of the draft: 'conta e ordem' switches the future sale off (VAL-014). */
export const changedDraft = (draft: ValidationDraft, change: Partial<ValidationDraft>): ValidationDraft => {
  const next = { ...draft, ...change }
  return next.isTriangulation ? { ...next, isFutureSale: false } : next
}

/** Only users who see prices see and type values (C-29); for the others the discount is unchanged. */
export const seesPrices = ({ invoice }: ValidationCheck): boolean => invoice.subTotal !== null

export type ValidationEffect = ResponseFor<typeof simulateDiscount>

const quietMs = 300

/** The server's calculation of the order; the last response remains until the next one arrives. */
export const useValidationEffect = (check: ValidationCheck, draft: ValidationDraft) => {
  const { discount, freightDiscountCents } = draft
  const isTyped = seesPrices(check) && discount !== null && discount <= (check.invoice.subTotal ?? 0)
  const wanted = { discountValue: discount ?? 0, freightDiscount: reaisFrom(freightDiscountCents ?? 0) }
  const [body] = useDebouncedValue(wanted, quietMs, { leading: true })
  const { data: effect, isError: hasFailed } = useEndpointQuery(
    simulateDiscount,
    { params: { id: check.invoice.id }, body },
    { enabled: isTyped, staleTime: 0, showPrevious: true, refetchOnWindowFocus: () => false },
  )
  return { effect, hasFailed }
}

/** The server's rules for the typed values, field by field (VAL-006…VAL-014). */
export const findValidationProblems = (
  check: ValidationCheck,
  draft: ValidationDraft,
  effect: ValidationEffect | undefined,
): readonly ValidationProblem[] => {
  const { invoice } = check
  const hidden = !seesPrices(check)
  const discount = draft.discount === null ? null : toDecimal(draft.discount, 5)
  return validationProblems(
    {
      discount: hidden ? '0' : discount,
      freightDiscountCents: draft.freightDiscountCents ?? 0,
      deliveryDate: draft.deliveryDate,
      isFutureSale: draft.isFutureSale,
      isTriangulation: draft.isTriangulation,
    },
    {
      subTotalCents: centsFromReais(invoice.subTotal ?? 0),
      // Before the server sent the freight, only the server checks this limit.
      grossFreightCents: effect?.grossFreight == null ? Number.MAX_SAFE_INTEGER : centsFromReais(effect.grossFreight),
      isPickup: invoice.addressType === 'pickup',
      minimumDeliveryDate: check.minDeliveryDate,
      separationDays: check.deliveryDateSeparationCapacity,
      canDoTriangulation: check.canDoTriangulation,
    },
  )
}

/** USE-021: the discount leaves a margin below zero, and no reason is stored yet. */
export const needsMarginReason = (
  { invoice }: ValidationCheck,
  draft: ValidationDraft,
  effect: ValidationEffect | undefined,
): boolean => {
  const isGiven = invoice.marginReason !== null && draft.discount === invoice.discountValue
  return (effect ?? invoice).isMarginBelowAllowed && !isGiven
}

export const toValidationBody = (
  check: ValidationCheck,
  draft: ValidationDraft,
): RequestFor<typeof validateOrder>['body'] => ({
  ...(seesPrices(check) && { discount: draft.discount ?? 0 }),
  deliveryDate: draft.deliveryDate,
  isFutureSale: draft.isFutureSale,
  isTriangulation: draft.isTriangulation,
  highlightShippingNf: draft.highlightShippingNf,
  feedback: draft.feedback.trim(),
  freightDiscount: reaisFrom(draft.freightDiscountCents ?? 0),
  ...(isReason(draft.marginReason) && { marginReason: draft.marginReason.trim() }),
})
