import type * as contract from '@girassol/contract/administration'
import type { Context, Handler } from '../../http/context.ts'
import { countRowChanges, refuseOtherThanSeen, toPreview } from '../../spreadsheets/import-preview.ts'
import { inviteToPassword } from '../session/invite-to-password.ts'
import { writeUser } from './change-user.ts'
import { compareUsers, type WantedUser } from './compare-users.ts'
import { registerUser } from './invite-user.ts'

/** C-140, USE-028: which users a file would invite or change; writes nothing. */
export const previewUsersImport: Handler<typeof contract.previewUsersImport> = async ({ tx, actor }, { body }) =>
  toPreview(await compareUsers(tx, actor, body.file))

const save = async (context: Context, { before, fields }: WantedUser): Promise<void> => {
  if (before !== null) {
    await writeUser(context, before, { ...fields, version: before.version })
    return
  }
  const { id } = await registerUser(context, fields)
  await inviteToPassword(context, id)
}

/** C-140: imports the changes that the user confirmed; each new user gets one invitation, after the commit. */
export const applyUsersImport: Handler<typeof contract.applyUsersImport> = async (context, { body }) => {
  const compared = await compareUsers(context.tx, context.actor, body.file)
  refuseOtherThanSeen(compared, body.version)
  for (const user of compared.users) await save(context, user)
  return countRowChanges(compared)
}
