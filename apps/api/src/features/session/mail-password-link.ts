import { plusHours } from '@girassol/domain/shared'
import type { Dependencies } from '../../http/dependencies.ts'
import { type Letter, writeLetter } from '../../integrations/mail/letter.ts'
import { findReaderOfLink } from './session-queries.ts'
import { insertPasswordReset } from './session-store.ts'
import { hashToken, newToken } from './tokens.ts'

type PasswordMail = Pick<Letter, 'subject' | 'paragraphs' | 'footnote'> & {
  readonly userId: number
  /** How long the link works after it is sent. */
  readonly hours: number
  /** The text of the button. */
  readonly verb: string
}

/**
 * A mail with a link that sets a password; an inactive user gets none. The token is made here and stored only as a hash,
 * so that no job holds a link that works (C-224). Sent twice after a crash, the mails have two links, and the use of
 * one ends the other.
 */
export const mailPasswordLink = async (
  { connection, clock, publicUrl = '', ports }: Dependencies,
  { userId, hours, verb, ...letter }: PasswordMail,
): Promise<void> => {
  const token = newToken()
  const to = await connection.db.transaction().execute(async (tx) => {
    const reader = await findReaderOfLink(tx, userId)
    if (reader === undefined) return null
    await insertPasswordReset(tx, { userId, tokenHash: hashToken(token), expiresAt: plusHours(clock(), hours) })
    return reader
  })
  if (to === null) return
  const action = { label: verb, url: `${publicUrl}/redefinir-senha?token=${token}` }
  await ports.mail.send(writeLetter({ ...letter, to, action }))
}
