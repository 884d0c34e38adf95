/** Every effect that is sent to another system after a commit, by name, with its data: ids, never copies of records. */
export type Effects = {
  /** Send the link of a password reset; null if the address had no account, and there is nothing to send (SEC-011). */
  'mail.password-reset': { readonly userId: number | null }
  /** Send the link that confirms a new e-mail to it, or a notice to the user who already has it (SEC-005). */
  'mail.email-requested': { readonly userId: number; readonly changeId: number }
  /** Notify the previous address of a confirmed e-mail, with the link that undoes it. */
  'mail.email-changed': { readonly userId: number; readonly changeId: number }
  /** Notify the user that the password changed; jobs of earlier releases are about the e-mail, too. */
  'mail.access-changed': {
    readonly userId: number
    readonly email: string
    readonly changes: readonly ('password' | 'email')[]
  }
  /** Notify the user that a second factor was added, removed or reset, or a recovery code used (SEC-006, SEC-007). */
  'mail.second-factor-changed': {
    readonly userId: number
    readonly change: 'added' | 'removed' | 'recoveryCodeUsed' | 'reset'
  }
  /** Copy a notification to its user by e-mail. */
  'mail.notification': { readonly notificationId: number }
  /** Remove the file of a picture that its user replaced. */
  'profile.avatar-replaced': { readonly name: string }
  /** Send the link with which an invited user chooses the first password. */
  'mail.invitation': { readonly userId: number }
  /**
   * Send the link of an invitation by a company, or a notice to the user who already has the address (COMP-005);
   * `sending` counts how many times it was sent.
   */
  'mail.company-invitation': { readonly invitationId: number; readonly sending: number }
  /** Send a new or changed customer to the ERP. */
  'erp.customer-saved': { readonly customerId: number }
  /** Request a step of an order from the ERP; `moveId` is the move that requests it, the same for every retry. */
  'erp.order-step': {
    readonly orderId: number
    readonly step: 'create' | 'confirmPayment' | 'confirmBilling' | 'cancel' | 'requestReturn' | 'approveOperation'
    readonly moveId: number
  }
  /** Put all that is stored about a person into a file (SEC-022). */
  'privacy.export': { readonly exportId: string }
  /** Put all data of a company into a file (COMP-019). */
  'company.export': { readonly exportId: string }
  /** Send the link of a finished file with a company's data to the user who requested it. */
  'mail.company-export': { readonly exportId: string }
  /** Mail a report of figures that is due on this day (ANA-014). */
  'mail.report': { readonly subscriptionId: number; readonly dueOn: string }
  /** Write a large report of figures into a file (C-214). */
  'analytics.file': { readonly fileId: string }
  /** Cancel the unpaid charges of a cancelled order at the gateway. */
  'gateway.cancel-charges': { readonly orderId: number }
  /** Send a voucher to the ERP; `sending` counts how many times a user sent it, and is the same for every retry. */
  'erp.voucher': { readonly orderId: number; readonly voucherId: number; readonly sending: number }
  /** Book the credit or refund that a claim was approved with in the ERP; `moveId` is the same for every retry (CLM-007). */
  'erp.claim-credit': { readonly orderId: number; readonly claimId: number; readonly moveId: number }
  /** Compare the money of a day of São Paulo (YYYY-MM-DD) with the gateway and the ERP (REL-013). */
  'reconciliation.compare-day': { readonly day: string }
}

export const effectNames = [
  'mail.password-reset',
  'mail.email-requested',
  'mail.email-changed',
  'mail.access-changed',
  'mail.second-factor-changed',
  'mail.notification',
  'profile.avatar-replaced',
  'mail.invitation',
  'mail.company-invitation',
  'erp.customer-saved',
  'erp.order-step',
  'erp.voucher',
  'erp.claim-credit',
  'privacy.export',
  'company.export',
  'mail.company-export',
  'mail.report',
  'analytics.file',
  'gateway.cancel-charges',
  'reconciliation.compare-day',
] as const satisfies readonly (keyof Effects)[]
