import * as contract from '@girassol/contract/triangulation'
import type { Router } from '../../http/route.ts'
import { approveTriangulation } from './approve-triangulation.ts'
import { downloadTriangulationFile } from './download-triangulation-file.ts'
import { listErpCustomers } from './list-erp-customers.ts'
import { createTriangulation, updateTriangulation } from './save-triangulation.ts'
import { showTriangulation } from './show-triangulation.ts'

export const triangulationRoutes = ({ route, lookupRoute, fileRoute }: Router): void => {
  route(contract.showTriangulation, showTriangulation)
  route(contract.approveTriangulation, approveTriangulation)
  lookupRoute(contract.listErpCustomers, listErpCustomers)
  lookupRoute(contract.createTriangulation, createTriangulation)
  lookupRoute(contract.updateTriangulation, updateTriangulation)
  fileRoute(contract.downloadTriangulationFile, downloadTriangulationFile)
}
