import * as contract from '@girassol/contract/customers'
import type { Router } from '../../http/route.ts'
import { addCustomerAddress } from './add-customer-address.ts'
import { consultCnpj } from './consult-cnpj.ts'
import { findCep } from './find-cep.ts'
import { listCities } from './list-cities.ts'
import { listCustomerAddresses } from './list-customer-addresses.ts'
import { listCustomers } from './list-customers.ts'
import { listStates } from './list-states.ts'
import { saveCustomer } from './save-customer.ts'
import { showCustomer } from './show-customer.ts'

export const customersRoutes = ({ route, lookupRoute }: Router): void => {
  route(contract.listCustomers, listCustomers)
  route(contract.showCustomer, showCustomer)
  route(contract.saveCustomer, saveCustomer)
  route(contract.listCustomerAddresses, listCustomerAddresses)
  route(contract.addCustomerAddress, addCustomerAddress)
  lookupRoute(contract.consultCnpj, consultCnpj)
  lookupRoute(contract.findCep, findCep)
  lookupRoute(contract.listStates, listStates)
  lookupRoute(contract.listCities, listCities)
}
