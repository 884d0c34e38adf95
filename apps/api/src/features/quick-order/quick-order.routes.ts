import * as contract from '@girassol/contract/quick-order'
import type { Router } from '../../http/route.ts'
import { addQuickOrder } from './add-quick-order.ts'
import { previewQuickOrder, previewQuickOrderFile } from './preview-quick-order.ts'

export const quickOrderRoutes = ({ route, lookupRoute }: Router): void => {
  route(contract.previewQuickOrder, previewQuickOrder)
  lookupRoute(contract.previewQuickOrderFile, previewQuickOrderFile)
  route(contract.addQuickOrder, addQuickOrder)
}
