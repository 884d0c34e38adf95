import * as contract from '@girassol/contract/company-activity'
import type { Router } from '../../http/route.ts'
import { exportCompanyActivity } from './export-company-activity.ts'
import { listCompanyActivity } from './list-company-activity.ts'

export const companyActivityRoutes = ({ route, downloadRoute }: Router): void => {
  route(contract.listCompanyActivity, listCompanyActivity)
  downloadRoute(contract.exportCompanyActivity, exportCompanyActivity)
}
