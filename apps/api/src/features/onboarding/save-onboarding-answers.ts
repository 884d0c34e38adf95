import type * as contract from '@girassol/contract/onboarding'
import {
  companyInfoProblems,
  computeOnboardingProfile,
  normaliseCompanyInfo,
  onboardingSentences,
} from '@girassol/domain/onboarding'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { refuseProblems } from '../../http/refuse-problems.ts'
import { Refused } from '../../http/refused.ts'
import { updateCompanyInfo } from './onboarding-store.ts'

/**
 * ONB-013, ONB-016: stores the integrator's answers about its company, once, and the profile that follows from them.
 */
export const saveOnboardingAnswers: Handler<typeof contract.saveOnboardingAnswers> = async (
  { tx, now, actor },
  { body: { companyInfo: answers } },
) => {
  const problems = companyInfoProblems(answers, toDay(now))
  refuseProblems(problems.map(({ field, message }) => ({ field: `companyInfo.${field}`, message })))
  const companyInfo = normaliseCompanyInfo(answers)
  const computed = computeOnboardingProfile(companyInfo)
  const answer = { companyInfo, profile: computed?.profile ?? null, profilePoints: computed?.points ?? null }
  if (!(await updateCompanyInfo(tx, actor.userId, answer))) {
    throw new Refused(onboardingSentences.alreadyTold, { status: 409, reason: 'companyInfoTold' })
  }
  return answer
}
