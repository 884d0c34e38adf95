import type * as contract from '@girassol/contract/payment-methods'
import { findMaxInstalments, offeredPaymentMethods, paymentMethodLabels } from '@girassol/domain/payments'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { findPaymentSettings } from './payment-settings-queries.ts'

/** PAY-045: the methods that an order may be paid with today; the screen narrows them for a promotion (PAY-004). */
export const listPaymentMethods: Handler<typeof contract.listPaymentMethods> = async ({ tx, now }) => {
  const settings = await findPaymentSettings(tx)
  const offered = offeredPaymentMethods({ type: 'MP', today: toDay(now) })
  return settings
    .filter(({ reference }) => offered.includes(reference))
    .map(({ reference, defaultInstallment, interestRates }) => {
      const maxInstallments = findMaxInstalments(reference, settings)
      return {
        reference,
        label: paymentMethodLabels[reference],
        maxInstallments,
        defaultInstallment: Math.min(defaultInstallment, maxInstallments),
        interestRates: interestRates.map(({ installment, percentage }) => ({
          installment,
          percentage: Number(percentage),
        })),
      }
    })
}
