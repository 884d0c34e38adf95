import type { OrderStatus } from '../orders/index.ts'
import type { PaymentMethod } from '../payments/index.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

type ReleaseFacts = {
  readonly status: OrderStatus
  readonly paymentMethod: PaymentMethod | null
  /** Whether the seller has a limit. */
  readonly isControlled: boolean
}

/** An order is released before it is approved (CRED-003). */
export const releasableStatuses: readonly OrderStatus[] = ['INVOICE', 'INVOICE_VALIDATED']

/** Whether the financial department may release an order beyond the credit (CRED-003). */
export const canReleaseCredit = ({ status, paymentMethod, isControlled }: ReleaseFacts) =>
  firstRefusal(
    [paymentMethod !== 'OTHERS', 'notOthers'],
    [!isControlled, 'notControlled'],
    [!releasableStatuses.includes(status), 'notNow'],
  )

export const creditReleaseSentences = {
  notOthers: 'Só pedidos pagos por outros métodos usam crédito.',
  notControlled: 'O crédito deste integrador não é controlado.',
  notNow: 'O crédito só é liberado antes da aprovação do pedido.',
} as const satisfies Record<RuleRefusal<typeof canReleaseCredit>, string>
