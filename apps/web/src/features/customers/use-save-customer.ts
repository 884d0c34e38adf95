import { type CustomerView, listCustomers, saveCustomer, showCustomer } from '@girassol/contract/customers'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'

/** CUS-046, CUS-047. The form shows refusals. */
export const saveCustomerFailure = 'Erro ao salvar cadastro do cliente'

export const useSaveCustomer = (onSaved: (customer: CustomerView) => void) =>
  useEndpointMutation(saveCustomer, {
    refreshes: [listCustomers, showCustomer],
    success: 'Cliente cadastrado com sucesso',
    failure: false,
    onSuccess: onSaved,
  })
