import * as contract from '@girassol/contract/delivery-checks'
import type { Router } from '../../http/route.ts'
import { addCheckPhoto } from './add-photo.ts'
import { closeDeliveryCheck } from './close-check.ts'
import { readDeliveryCheck } from './read-check.ts'
import { saveCheckLine } from './save-line.ts'
import { downloadCheckPhoto, removeCheckPhoto } from './show-photo.ts'

export const deliveryChecksRoutes = ({ route, lookupRoute, fileRoute }: Router): void => {
  route(contract.readDeliveryCheck, readDeliveryCheck)
  route(contract.saveCheckLine, saveCheckLine)
  lookupRoute(contract.addCheckPhoto, addCheckPhoto)
  fileRoute(contract.downloadCheckPhoto, downloadCheckPhoto)
  route(contract.removeCheckPhoto, removeCheckPhoto)
  route(contract.closeDeliveryCheck, closeDeliveryCheck)
}
