import * as contract from '@girassol/contract/company-users'
import type { Router } from '../../http/route.ts'
import { changeCompanyUser } from './change-company-user.ts'
import { listCompanyUsers } from './list-company-users.ts'

export const companyUsersRoutes = ({ route }: Router): void => {
  route(contract.listCompanyUsers, listCompanyUsers)
  route(contract.changeCompanyUser, changeCompanyUser)
}
