import { emailChangeSentences } from '@girassol/domain/session'
import { isUniqueViolation } from '../../../database/unique-violation.ts'
import type { Tx } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { updateEmail } from './email-change-store.ts'

export const linkUsed = (): Refused => new Refused(emailChangeSentences.linkUsed, { status: 400, reason: 'linkUsed' })

/** Refuses an address that another user has by now (409): whoever opens its link may know that. */
export const setEmail = async (tx: Tx, change: Parameters<typeof updateEmail>[1]): Promise<void> => {
  try {
    await updateEmail(tx, change)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new Refused(emailChangeSentences.emailTaken, { status: 409, reason: 'emailTaken' })
  }
}
