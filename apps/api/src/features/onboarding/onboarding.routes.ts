import * as contract from '@girassol/contract/onboarding'
import type { Router } from '../../http/route.ts'
import { saveOnboardingAnswers } from './save-onboarding-answers.ts'
import { showIntegrator, showOwnIntegrator } from './show-integrator.ts'

export const onboardingRoutes = ({ route }: Router): void => {
  route(contract.saveOnboardingAnswers, saveOnboardingAnswers)
  route(contract.showOwnIntegrator, showOwnIntegrator)
  route(contract.showIntegrator, showIntegrator)
}
