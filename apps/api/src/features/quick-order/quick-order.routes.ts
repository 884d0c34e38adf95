import * as contract from '@girassol/contract/quick-order'
import type { Router } from '../../http/route.ts'
import { addQuickOrder } from './add-quick-order.ts'
import { downloadSampleList, exportCart } from './export-list.ts'
import { listFrequentProducts } from './list-frequent-products.ts'
import { previewQuickOrder, previewQuickOrderFile } from './preview-quick-order.ts'
import { previewReorder } from './preview-reorder.ts'

export const quickOrderRoutes = ({ route, lookupRoute, downloadRoute }: Router): void => {
  route(contract.previewQuickOrder, previewQuickOrder)
  lookupRoute(contract.previewQuickOrderFile, previewQuickOrderFile)
  route(contract.previewReorder, previewReorder)
  route(contract.addQuickOrder, addQuickOrder)
  route(contract.listFrequentProducts, listFrequentProducts)
  downloadRoute(contract.exportCart, exportCart)
  downloadRoute(contract.downloadSampleList, downloadSampleList)
}
