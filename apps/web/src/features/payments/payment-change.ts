import type { updateCart } from '@girassol/contract/cart'
import type { RequestOf } from '@girassol/contract/http/endpoint'
import type { PaymentChoice, PaymentMethodSettings } from '@girassol/domain/payments'
import type { Cents } from '@girassol/domain/shared'

export type PaymentFields =
  | 'paymentMethod'
  | 'financingBank'
  | 'card1value'
  | 'card2value'
  | 'card1installments'
  | 'card2installments'

/** What of the payment is changed; the rest stays. */
export type PaymentChange = Pick<RequestOf<typeof updateCart>['body'], PaymentFields>

/** Stores a change; `failure` is the quoted sentence should it fail. */
export type SavePayment = (change: PaymentChange, failure: string) => void

export type PaymentDetailProps = {
  readonly choice: PaymentChoice
  readonly settings: readonly PaymentMethodSettings[]
  readonly grossCommissionCents: Cents
  readonly onSave: SavePayment
}
