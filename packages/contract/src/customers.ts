import { documentTypes } from '@girassol/domain/shared'
import { z } from 'zod'
import { addressBody } from './customers/address-body.ts'
import { customerBody } from './customers/customer-body.ts'
import { endpoint } from './http/endpoint.ts'
import { id, text, uf } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { personalDocument, personalEmail, personalPhone, personalText } from './http/personal-fields.ts'

export const customerView = z.object({
  id,
  documentType: z.enum(documentTypes),
  document: personalDocument,
  name: personalText,
  fancyName: personalText,
  email: z.nullable(personalEmail),
  phoneCode: z.string(),
  phone: personalPhone,
  ie: z.string().nullable(),
  hasIe: z.boolean(),
  sellerCode: z.string(),
  addressCep: z.string(),
  addressDescription: personalText,
  addressNumber: personalText,
  addressNeighborhood: z.string(),
  addressComplement: z.nullable(personalText),
  erpState: z.string(),
  erpCity: z.string(),
  erpCityName: z.string(),
})
export type CustomerView = z.infer<typeof customerView>

export const listCustomers = endpoint({
  method: 'GET',
  path: '/invoice/customer',
  mayLag: true,
  requires: 'store.use',
  summary: 'Customers of the seller in context by name, document or phone, the last used first.',
  query: z.object({ term: z.optional(text(100)), ...pageQuery(15) }),
  response: page(customerView),
})

export const showCustomer = endpoint({
  method: 'GET',
  path: '/invoice/customer/:id',
  requires: 'store.use',
  summary: 'One customer of the seller in context.',
  params: z.object({ id }),
  response: customerView,
})

export const saveCustomer = endpoint({
  method: 'POST',
  path: '/invoice/customer',
  requires: 'store.use',
  summary: 'Register a customer of the seller in context; with id, change it (C-95).',
  body: customerBody,
  response: customerView,
})

export const customerAddressView = z.object({
  id,
  cep: z.string(),
  cityId: z.string(),
  cityName: z.string(),
  uf: z.string(),
  number: z.string(),
  reference: personalText,
  neighborhood: z.string(),
  complement: z.nullable(personalText),
})

export const listCustomerAddresses = endpoint({
  method: 'GET',
  path: '/invoice/customer/:id/address',
  requires: 'store.use',
  summary: 'The further addresses of a customer.',
  params: z.object({ id }),
  response: z.array(customerAddressView),
})

export const addCustomerAddress = endpoint({
  method: 'POST',
  path: '/invoice/customer/:id/address',
  requires: 'store.use',
  summary: 'Add an address to a customer (C-90, C-97).',
  params: z.object({ id }),
  body: addressBody,
  response: customerAddressView,
})

/** The body is null when the company is unknown (CUS-011). */
export const consultCnpj = endpoint({
  method: 'GET',
  path: '/users/cnpj-consultation/:cnpj',
  requires: 'sellers.consultCnpj',
  summary: 'Public registration of a company, numeric or alphanumeric CNPJ.',
  params: z.object({ cnpj: text(20) }),
  response: z
    .object({
      name: z.string(),
      fancyName: z.string(),
      ie: z.string().nullable(),
      erpState: z.string(),
      erpCity: z.string(),
      erpCityName: z.string(),
      addressCep: z.string(),
      addressDescription: z.string(),
      addressNumber: z.string(),
      addressNeighborhood: z.string(),
      addressComplement: z.string(),
      phone: z.string(),
      email: z.string(),
    })
    .nullable(),
  callsPerMinute: 30,
})

export const findCep = endpoint({
  method: 'GET',
  path: '/brazil/cep/:cep',
  requires: 'session',
  summary: 'Street, neighbourhood, city and state of a postal code.',
  params: z.object({ cep: text(12) }),
  response: z.object({
    street: z.string(),
    neighborhood: z.string(),
    city: z.string(),
    cityCode: z.string(),
    state: z.string(),
  }),
  callsPerMinute: 60,
})

export const listStates = endpoint({
  method: 'GET',
  path: '/brazil/state',
  requires: 'session',
  summary: 'The 27 states.',
  response: z.array(z.object({ nome: z.string(), sigla: z.string() })),
})

export const listCities = endpoint({
  method: 'GET',
  path: '/brazil/state/:uf/city',
  requires: 'session',
  summary: 'The cities of a state with their IBGE codes.',
  params: z.object({ uf }),
  response: z.array(z.object({ code: z.string(), name: z.string() })),
})
