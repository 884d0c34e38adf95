import type { Dependencies } from '../../http/dependencies.ts'
import { type Letter, writeLetter } from '../../integrations/mail/letter.ts'

type PasswordMail = Pick<Letter, 'subject' | 'paragraphs' | 'footnote'> & {
  readonly userId: number
  readonly token: string
  /** The text of the button. */
  readonly verb: string
}

/**
 * A mail with the link that sets a password. Sent twice after a crash it contains the same link, which still works only
 * once.
 */
export const mailPasswordLink = async (
  { connection, publicUrl = '', ports }: Dependencies,
  { userId, token, verb, ...letter }: PasswordMail,
): Promise<void> => {
  const to = await connection.db
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!to) return
  const action = { label: verb, url: `${publicUrl}/redefinir-senha?token=${token}` }
  await ports.mail.send(writeLetter({ ...letter, to, action }))
}
