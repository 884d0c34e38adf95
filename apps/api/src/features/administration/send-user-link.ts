import type * as contract from '@girassol/contract/administration'
import { userSentences } from '@girassol/domain/administration'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { inviteToPassword } from '../session/invite-to-password.ts'
import { userOrNotFound } from './show-user.ts'

/** C-140: sends the invitation again, or a new one to a user who lost both the password and access to the e-mail. */
export const sendUserLink: Handler<typeof contract.sendUserLink> = async (context, { params: { id } }) => {
  const user = await userOrNotFound(context, id)
  if (user.state === 'INACTIVE') throw new Refused(userSentences.noLinkWhileInactive, { status: 409 })
  await inviteToPassword(context, id)
  return null
}
