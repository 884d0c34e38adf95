import type { updateCart } from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { OrderView } from '@girassol/contract/orders'
import type { PaymentChoice, PaymentMethodSettings } from '@girassol/domain/payments'
import type { Cents } from '@girassol/domain/shared'

type PaymentFields =
  | 'paymentMethod'
  | 'financingBank'
  | 'isPaymentSpecialFinancing'
  | 'card1value'
  | 'card2value'
  | 'card1installments'
  | 'card2installments'

/** The changed fields of the payment; the others are unchanged. */
export type PaymentChange = Pick<RequestFor<typeof updateCart>['body'], PaymentFields>

/** Saves a change; `failure` is the quoted sentence if it fails. */
export type SavePayment = (change: PaymentChange, failure: string) => void

type DefinedChange = { -readonly [Field in PaymentFields]?: NonNullable<PaymentChange[Field]> | null }

/** What to show before the server responds: a bank clears the special offer, the offer the bank (PAY-009, PAY-010). */
export const shownBy = (change: PaymentChange): Partial<OrderView> => {
  const defined: DefinedChange = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const lender =
    change.financingBank === undefined
      ? { ...(change.isPaymentSpecialFinancing === true && { financingBank: null }) }
      : { isPaymentSpecialFinancing: false }
  return { ...(defined as Partial<OrderView>), ...lender }
}

export type PaymentDetailProps = {
  readonly choice: PaymentChoice
  readonly settings: readonly PaymentMethodSettings[]
  readonly grossCommissionCents: Cents
  readonly onSave: SavePayment
}
