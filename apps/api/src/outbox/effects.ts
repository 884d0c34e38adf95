/** Every effect that leaves the system after a commit, by name, with what it carries: ids, never copies of records. */
export type Effects = {
  /** Send the link of a password reset. The token is not stored in clear anywhere else. */
  'mail.password-reset': { readonly userId: number; readonly token: string }
  /** Tell the ERP about a new or changed customer. */
  'erp.customer-saved': { readonly customerId: number }
}

export const effectNames = ['mail.password-reset', 'erp.customer-saved'] as const satisfies readonly (keyof Effects)[]
