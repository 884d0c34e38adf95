import * as contract from '@girassol/contract/order-validation'
import type { Router } from '../../http/route.ts'
import { checkValidation } from './check-validation.ts'
import { validateOrder } from './validate-order.ts'

export const orderValidationRoutes = ({ route }: Router): void => {
  route(contract.checkValidation, checkValidation)
  route(contract.validateOrder, validateOrder)
}
