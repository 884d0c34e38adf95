import { simulateDiscount } from '@girassol/contract/cart'
import { toFieldMessages } from '@girassol/contract/http/check-body'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { ValidationCheck } from '@girassol/contract/order-validation'
import { validationProblems } from '@girassol/domain/order-validation'
import { isReason } from '@girassol/domain/orders'
import { centsFromReais, toDecimal } from '@girassol/domain/shared'
import { useDebouncedValue } from '@mantine/hooks'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

/** The values in the fields of the validation (VAL-002). */
export type ValidationValues = {
  /** Reais; null when empty. */
  readonly discount: number | null
  readonly freightDiscount: number | null
  readonly deliveryDate: string | null
  readonly isFutureSale: boolean
  readonly isTriangulation: boolean
  readonly highlightShippingNf: boolean
  readonly feedback: string
  /** The reason for a margin below zero (USE-021). */
  readonly marginReason: string
  /** Whether the user confirmed another discount than the agreed one (C-183). */
  readonly isChangeConfirmed: boolean
}

export const toValidationValues = ({ invoice }: ValidationCheck): ValidationValues => ({
  discount: invoice.discountValue,
  freightDiscount: null,
  deliveryDate: null,
  isFutureSale: false,
  isTriangulation: false,
  highlightShippingNf: false,
  feedback: '',
  marginReason: '',
  isChangeConfirmed: false,
})

export const validationLabels = {
  discount: 'Desconto',
  freightDiscount: 'Desconto no frete',
  deliveryDate: 'Data de entrega',
  isFutureSale: 'Venda futura',
  isTriangulation: 'Conta e ordem',
  highlightShippingNf: 'Destacar frete na NF',
  feedback: 'Feedback',
  marginReason: 'Motivo',
  isChangeConfirmed: 'Mudar o desconto acordado',
} as const satisfies Record<keyof ValidationValues, string>

/** Only users who see prices see and type values (C-29); for the others the discount is unchanged. */
export const seesPrices = ({ invoice }: ValidationCheck): boolean => invoice.subTotal !== null

/** C-183: the typed discount is neither the agreed one nor the one that the order already has. */
export const changesAgreement = (
  { invoice: { agreedDiscount, discountValue } }: ValidationCheck,
  { discount }: Pick<ValidationValues, 'discount'>,
): boolean => agreedDiscount !== null && ![agreedDiscount, discountValue ?? 0].includes(discount ?? 0)

const unconfirmedChange = 'Confirme que o desconto acordado muda, ou volte a ele.'

export type ValidationEffect = ResponseFor<typeof simulateDiscount>

const quietMs = 300

/** The server's calculation of the order; the last response remains until the next one arrives. */
export const useValidationEffect = (check: ValidationCheck, values: ValidationValues) => {
  const { discount, freightDiscount } = values
  const isTyped = seesPrices(check) && discount !== null && discount <= (check.invoice.subTotal ?? 0)
  const wanted = { discountValue: discount ?? 0, freightDiscount: freightDiscount ?? 0 }
  const [body] = useDebouncedValue(wanted, quietMs, { leading: true })
  const { data: effect, isError: hasFailed } = useEndpointQuery(
    simulateDiscount,
    { params: { id: check.invoice.id }, body },
    { enabled: isTyped, staleTime: 0, showPrevious: true, refetchOnWindowFocus: () => false },
  )
  return { effect, hasFailed }
}

/** The server's rules for the typed values, field by field (VAL-006…VAL-014). */
export const validationRules = (
  check: ValidationCheck,
  values: ValidationValues,
  effect: ValidationEffect | undefined,
) => {
  const { invoice } = check
  const discount = values.discount === null ? null : toDecimal(values.discount, 5)
  const problems = validationProblems(
    {
      discount: seesPrices(check) ? discount : '0',
      freightDiscountCents: centsFromReais(values.freightDiscount ?? 0),
      deliveryDate: values.deliveryDate,
      isFutureSale: values.isFutureSale,
      isTriangulation: values.isTriangulation,
    },
    {
      subTotalCents: centsFromReais(invoice.subTotal ?? 0),
      // Before the server sent the freight, only the server checks this limit.
      grossFreightCents: effect?.grossFreight == null ? Number.MAX_SAFE_INTEGER : centsFromReais(effect.grossFreight),
      totalInvoiceCents: effect?.totalInvoice == null ? null : centsFromReais(effect.totalInvoice),
      isPickup: invoice.addressType === 'pickup',
      minimumDeliveryDate: check.minDeliveryDate,
      separationDays: check.deliveryDateSeparationCapacity,
      canDoTriangulation: check.canDoTriangulation,
    },
  )
  const messages = toFieldMessages(problems)
  const isUnconfirmed = changesAgreement(check, values) && !values.isChangeConfirmed
  return isUnconfirmed ? { ...messages, isChangeConfirmed: unconfirmedChange } : messages
}

/** USE-021: the discount leaves a margin below zero, and no reason is stored yet. */
export const needsMarginReason = (
  { invoice }: ValidationCheck,
  values: ValidationValues,
  effect: ValidationEffect | undefined,
): boolean => {
  const isGiven = invoice.marginReason !== null && values.discount === invoice.discountValue
  return (effect ?? invoice).isMarginBelowAllowed && !isGiven
}

/** The body of a request: an empty discount is 0, and only a whole reason is sent. */
export const toValidationBody = (
  check: ValidationCheck,
  { discount, freightDiscount, marginReason, isChangeConfirmed: _, ...values }: ValidationValues,
) => ({
  ...values,
  version: check.invoice.version,
  ...(seesPrices(check) && { discount: discount ?? 0 }),
  freightDiscount: freightDiscount ?? 0,
  ...(isReason(marginReason) && { marginReason }),
})
