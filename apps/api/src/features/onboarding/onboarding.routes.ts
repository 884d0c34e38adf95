import * as contract from '@girassol/contract/onboarding'
import type { Router } from '../../http/route.ts'
import { showIntegrator, showOwnIntegrator } from './show-integrator.ts'
import { tellOfCompany } from './tell-of-company.ts'

export const onboardingRoutes = ({ route }: Router): void => {
  route(contract.tellOfCompany, tellOfCompany)
  route(contract.showOwnIntegrator, showOwnIntegrator)
  route(contract.showIntegrator, showIntegrator)
}
