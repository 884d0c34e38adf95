/** After how many days a payment on terms falls due (PAY-035). */
export const paymentTermsInDays = [15, 30, 45, 60, 90] as const
