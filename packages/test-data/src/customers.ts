import type { CustomerView, listCustomerAddresses } from '@girassol/contract/customers'
import type { ResponseFor } from '@girassol/contract/http/endpoint'

/** A company of São Paulo, registered. */
export const aCustomer = (rest: Partial<CustomerView> = {}): CustomerView => ({
  id: 3,
  documentType: 'J',
  document: '11222333000181',
  name: 'Padaria Trigo Dourado Ltda',
  fancyName: 'Trigo Dourado',
  email: 'contato@trigo.example',
  phoneCode: '11',
  phone: '987654321',
  ie: 'ISENTO',
  hasIe: false,
  sellerCode: 'INT001',
  addressCep: '01310100',
  addressDescription: 'Avenida Paulista',
  addressNumber: '1000',
  addressNeighborhood: 'Bela Vista',
  addressComplement: null,
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
  ...rest,
})

type CustomerAddress = ResponseFor<typeof listCustomerAddresses>[number]

/** A further address of that company, in the same state. */
export const aCustomerAddress = (rest: Partial<CustomerAddress> = {}): CustomerAddress => ({
  id: 7,
  cep: '13010000',
  cityId: '3509502',
  cityName: 'Campinas',
  uf: 'SP',
  number: '20',
  reference: 'Rua Treze de Maio',
  neighborhood: 'Centro',
  complement: null,
  ...rest,
})
