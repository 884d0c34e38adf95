import * as contract from '@girassol/contract/company-export'
import type { Router } from '../../http/route.ts'
import { requestCompanyExport } from './request-company-export.ts'
import { downloadCompanyExport, findCompanyExport, showCompanyExport } from './show-company-export.ts'

export const companyExportRoutes = ({ route, fileRoute }: Router): void => {
  route(contract.findCompanyExport, findCompanyExport)
  route(contract.requestCompanyExport, requestCompanyExport)
  route(contract.showCompanyExport, showCompanyExport)
  fileRoute(contract.downloadCompanyExport, downloadCompanyExport)
}
