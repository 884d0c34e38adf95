/** Every effect that leaves the system after a commit, by name, with what it carries: ids, never copies of records. */
export type Effects = {
  /** Send the link of a password reset. The token is not stored in clear anywhere else. */
  'mail.password-reset': { readonly userId: number; readonly token: string }
  /** Tell the address that a user had until then that the password or the address is another one. */
  'mail.access-changed': {
    readonly userId: number
    readonly email: string
    readonly changes: readonly ('password' | 'email')[]
  }
  /** Copy a notification to its user by e-mail. */
  'mail.notification': { readonly notificationId: number }
  /** Remove the file of a picture that its user replaced. */
  'profile.avatar-replaced': { readonly name: string }
  /** Send the link with which an invited user chooses a first password. */
  'mail.invitation': { readonly userId: number; readonly token: string }
  /** Tell the ERP about a new or changed customer. */
  'erp.customer-saved': { readonly customerId: number }
  /** Ask the ERP for a step of an order; `moveId` is the move that asks, the same however often it is told. */
  'erp.order-step': {
    readonly orderId: number
    readonly step: 'create' | 'confirmPayment' | 'confirmBilling' | 'cancel' | 'requestReturn' | 'approveOperation'
    readonly moveId: number
  }
  /** Send a voucher to the ERP; `sending` counts how often a user sent it, and is the same for every try. */
  'erp.voucher': { readonly orderId: number; readonly voucherId: number; readonly sending: number }
}

export const effectNames = [
  'mail.password-reset',
  'mail.access-changed',
  'mail.notification',
  'profile.avatar-replaced',
  'mail.invitation',
  'erp.customer-saved',
  'erp.order-step',
  'erp.voucher',
] as const satisfies readonly (keyof Effects)[]
