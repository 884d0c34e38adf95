import { listPaymentMethods } from '@girassol/contract/payment-methods'
import type { OrderType } from '@girassol/domain/orders'
import { isSplitPayment, offeredPaymentMethods, type PaymentMethodSettings } from '@girassol/domain/payments'
import { toDecimal } from '@girassol/domain/shared'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useToday } from '../../../lib/use-now.ts'

const anHour = 3_600_000 // PAY-046

/** The methods that an order of this type may use today, with their instalments and interest (PAY-003, PAY-004). */
export const usePaymentSettings = (order: { readonly type: OrderType; readonly showsPrices: boolean }) => {
  const today = useToday()
  const methods = useEndpointQuery(listPaymentMethods, {}, { staleTime: anHour })
  const offered = offeredPaymentMethods({ type: order.type, today })
  const settings = (methods.data ?? []).map(
    ({ interestRates, ...method }): PaymentMethodSettings => ({
      ...method,
      interestRates: interestRates.map(({ installment, percentage }) => ({
        installment,
        percentage: toDecimal(percentage, 6),
      })),
    }),
  )
  // Users who do not see values cannot divide one between two parts (C-29).
  const isUsable = ({ reference }: PaymentMethodSettings) => order.showsPrices || !isSplitPayment(reference)
  return {
    settings,
    choosable: settings.filter((method) => offered.includes(method.reference) && isUsable(method)),
    isLoading: methods.isLoading,
    error: methods.error,
    retry: () => void methods.refetch(),
  }
}
