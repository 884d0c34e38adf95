import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { listErpCustomers, TriangulationView } from '@girassol/contract/triangulation'

/** A customer as the ERP knows it. */
export const anErpCustomer = (
  rest: Partial<ResponseFor<typeof listErpCustomers>[number]> = {},
): ResponseFor<typeof listErpCustomers>[number] => ({
  name: 'Agropecuária Santa Rita Ltda',
  fancyName: 'Santa Rita',
  document: '08334915000122',
  addressDescription: 'Rod. GO-070',
  addressNumber: 'km 12',
  addressComplement: '',
  addressNeighborhood: 'Zona Rural',
  erpCityName: 'Inhumas',
  erpState: 'GO',
  addressCep: '75400000',
  ...rest,
})

/** A complete operation of order 10482 that the role may save and release. */
export const anOperation = (rest: Partial<TriangulationView> = {}): TriangulationView => ({
  id: 10_482,
  customerDocument: '08334915000122',
  customerName: 'Agropecuária Santa Rita Ltda',
  addressCity: 'Inhumas',
  addressState: 'GO',
  totalValue: 34_102.6,
  additionalData: 'NF de venda 1.204.',
  status: 'COMPLETED',
  attachments: [{ id: 1, name: 'nf-venda-1204.pdf', awsKey: 'triangulations/1.pdf', deletedAt: null, bytes: 290_816 }],
  version: 1,
  released: null,
  refusal: null,
  actions: { save: { allowed: true }, release: { allowed: true } },
  ...rest,
})
