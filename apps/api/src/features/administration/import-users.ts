import type * as contract from '@girassol/contract/administration'
import type { DownloadHandler, LookupContext, LookupHandler, WriteContext } from '../../http/context.ts'
import type { FileContent } from '../../spreadsheets/file-content.ts'
import { countRowChanges, refuseOtherThanSeen, toPreview, toRefusedRows } from '../../spreadsheets/import-preview.ts'
import { readSentCsv } from '../../spreadsheets/read-sent-csv.ts'
import { refusalsFile } from '../../spreadsheets/refusals-file.ts'
import { inviteToPassword } from '../session/invite-to-password.ts'
import { writeUser } from './change-user.ts'
import { type ComparedUsers, compareUsers, type WantedUser } from './compare-users.ts'
import { registerUser } from './invite-user.ts'
import { expectedUserFile } from './user-file.ts'

/** In a write, because the comparison locks the administrators. */
const compareFile = async ({ write }: LookupContext, file: FileContent): Promise<ComparedUsers> => {
  const content = await readSentCsv(file, expectedUserFile)
  return write(({ tx, actor }) => compareUsers(tx, actor, content))
}

/** C-140, USE-028: which users a file would invite or change; writes nothing. */
export const previewUsersImport: LookupHandler<typeof contract.previewUsersImport> = async (lookup, { body }) =>
  toPreview(await compareFile(lookup, body))

/** REL-009, C-236: every refused row of a file as a CSV. */
export const listUsersRefusals: DownloadHandler<typeof contract.listUsersRefusals> = async (lookup, { body }) =>
  refusalsFile(toRefusedRows(await compareFile(lookup, body)))

const save = async (context: WriteContext, { before, fields }: WantedUser): Promise<void> => {
  if (before !== null) {
    await writeUser(context, before, { ...fields, version: before.version })
    return
  }
  const { id } = await registerUser(context, fields)
  await inviteToPassword(context, id)
}

/** C-140: imports the changes that the user confirmed; each new user gets one invitation, after the commit. */
export const applyUsersImport: LookupHandler<typeof contract.applyUsersImport> = async (lookup, { query, body }) => {
  const content = await readSentCsv(body, expectedUserFile)
  return lookup.writeOnce(async (context) => {
    const compared = await compareUsers(context.tx, context.actor, content)
    refuseOtherThanSeen(compared, query.version)
    for (const user of compared.users) await save(context, user)
    return countRowChanges(compared)
  })
}
