import * as contract from '@girassol/contract/quick-order'
import type { Router } from '../../http/route.ts'
import { addQuickOrder } from './add-quick-order.ts'
import { previewQuickOrder } from './preview-quick-order.ts'

export const quickOrderRoutes = ({ route }: Router): void => {
  route(contract.previewQuickOrder, previewQuickOrder)
  route(contract.addQuickOrder, addQuickOrder)
}
