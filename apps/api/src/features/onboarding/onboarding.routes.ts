import * as contract from '@girassol/contract/onboarding'
import type { Router } from '../../http/route.ts'
import { saveCompanyInfo } from './save-company-info.ts'
import { showIntegrator, showOwnIntegrator } from './show-integrator.ts'

export const onboardingRoutes = ({ route }: Router): void => {
  route(contract.saveCompanyInfo, saveCompanyInfo)
  route(contract.showOwnIntegrator, showOwnIntegrator)
  route(contract.showIntegrator, showIntegrator)
}
