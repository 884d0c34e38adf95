/** Who is billed: the end customer, or the integrator under its own CNPJ. */
export const customerTypes = ['INTEGRATOR', 'CUSTOMER'] as const
export type CustomerType = (typeof customerTypes)[number]

/** C-68: a sale to the end customer is insured; a sale to the integrator's own CNPJ, or without a customer, is not. */
export const isInsured = (customerType: CustomerType | null): boolean => customerType === 'CUSTOMER'

/** The only kind of insurance (DET-023), and why an order may have none (DET-021). */
export const insuranceSentences = {
  option: 'Seguro de risco de engenharia',
  ownCompany: 'Pedidos faturados no CNPJ do próprio comprador não possuem seguro.',
} as const
