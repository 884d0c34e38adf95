import type { CompanyInfo } from '@girassol/domain/onboarding'
import type { Tx } from '../../http/context.ts'

type CompanyAnswers = {
  readonly companyInfo: CompanyInfo
  readonly profile: string | null
  readonly profilePoints: number | null
}

/** Stores the integrator's answers; false if there is no such seller, or if the answers were already stored. */
export const updateCompanyInfo = async (tx: Tx, userId: number, answers: CompanyAnswers): Promise<boolean> => {
  const updated = await tx
    .updateTable('seller')
    .set({
      company_info: answers.companyInfo,
      profile: answers.profile,
      profile_points: answers.profilePoints,
    })
    .where('id', '=', (eb) => eb.selectFrom('app_user').select('seller_id').where('app_user.id', '=', userId))
    .where('company_info', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
