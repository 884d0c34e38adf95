import * as contract from '@girassol/contract/printing'
import type { Router } from '../../http/route.ts'
import { canGetBankSlip, hasInvoice } from './has-document.ts'
import { printAttachment, printOrder } from './print-order.ts'
import { showFutureSaleInvoice, showSimpleShipmentInvoice, showTriangulationInvoice } from './show-document.ts'

export const printingRoutes = ({ fileRoute, lookupRoute }: Router): void => {
  fileRoute(contract.printOrder, printOrder)
  lookupRoute(contract.printAttachment, printAttachment)
  lookupRoute(contract.showSimpleShipmentInvoice, showSimpleShipmentInvoice)
  lookupRoute(contract.showFutureSaleInvoice, showFutureSaleInvoice)
  lookupRoute(contract.showTriangulationInvoice, showTriangulationInvoice)
  lookupRoute(contract.canGetBankSlip, canGetBankSlip)
  lookupRoute(contract.hasInvoice, hasInvoice)
}
