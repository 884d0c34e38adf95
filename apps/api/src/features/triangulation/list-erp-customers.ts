import type * as contract from '@girassol/contract/triangulation'
import { isIntegratorType } from '@girassol/domain/access'
import type { LookupHandler } from '../../http/context.ts'
import { notFound, outsideSystemAway } from '../../http/refused.ts'

/**
 * TRI-025, TRI-019: the ERP's customers of a seller, queried now; a user who sells for one seller gets 404 for another
 * (C-08).
 */
export const listErpCustomers: LookupHandler<typeof contract.listErpCustomers> = async (
  { ports, actor },
  { query },
) => {
  const { sellerCode, term } = query
  if (isIntegratorType(actor.roles) && actor.seller?.erpCode !== sellerCode) throw notFound()
  const customers = await ports.erp.customers.list({ sellerCode, term }).catch((cause: unknown) => {
    throw outsideSystemAway('ERP', cause, 'Erro ao carregar listagem de clientes do ERP.')
  })
  return customers.map((customer) => ({
    name: customer.name,
    fancyName: customer.fancyName,
    document: customer.document,
    addressDescription: customer.addressDescription,
    addressNumber: customer.addressNumber,
    addressComplement: customer.addressComplement,
    addressNeighborhood: customer.addressNeighborhood,
    erpCityName: customer.erpCityName,
    erpState: customer.erpState,
    addressCep: customer.addressCep,
  }))
}
