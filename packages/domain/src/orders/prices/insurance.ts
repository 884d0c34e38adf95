/** Who is billed: the end buyer, or the integrator under its own CNPJ. */
export const customerTypes = ['INTEGRATOR', 'CUSTOMER'] as const
export type CustomerType = (typeof customerTypes)[number]

/** C-68: a sale to the end buyer is insured, one to the integrator's own CNPJ is not; nor is an order for nobody yet. */
export const isInsured = (customerType: CustomerType | null): boolean => customerType === 'CUSTOMER'

/** The one kind of insurance there is (DET-023), and why an order may have none (DET-021). */
export const insuranceSentences = {
  option: 'Seguro de risco de engenharia',
  ownCompany: 'Pedidos faturados no CNPJ do próprio comprador não possuem seguro.',
} as const
