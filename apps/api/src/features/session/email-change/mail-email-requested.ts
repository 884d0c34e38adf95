import { emailLinkHours } from '@girassol/domain/session'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../../http/context.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import { type Letter, writeLetter } from '../../../integrations/mail/letter.ts'
import type { Effects } from '../../../outbox/effects.ts'
import { hashToken, newToken } from '../tokens.ts'
import { findChange, findOtherOwner } from './email-change-queries.ts'
import { insertEmailLink } from './email-change-store.ts'

type Reader = Letter['to']

const confirmLetter = (to: Reader, url: string): Letter => ({
  to,
  subject: 'Confirme o seu e-mail',
  paragraphs: [
    'Este endereço foi escolhido como e-mail de acesso ao Girassol. Abra o link abaixo para confirmar; ele vale por 24 horas.',
    'Enquanto não confirmar, o e-mail anterior continua valendo.',
  ],
  action: { label: 'Confirmar o e-mail', url },
  footnote: 'Se não foi você, ignore esta mensagem: nada muda.',
})

const takenLetter = (to: Reader): Letter => ({
  to,
  subject: 'Tentaram usar o seu e-mail',
  paragraphs: [
    'Alguém quis usar este endereço em outro cadastro do Girassol. Nada mudou: ele continua sendo o e-mail do seu acesso.',
  ],
  footnote: 'Se foi você, escolha outro endereço. Se não foi, não precisa fazer nada.',
})

/** Who gets which mail: the owner of a free address a link, the user who already has it a notice, others none. */
const prepareLetter = async (tx: Tx, changeId: number, { now, publicUrl }: { now: string; publicUrl: string }) => {
  const change = await findChange(tx, changeId)
  if (change === undefined || change.confirmed_at !== null || change.ended_at !== null) return null
  const owner = await findOtherOwner(tx, { userId: change.user_id, email: change.email_after })
  if (owner !== undefined) return owner.active ? takenLetter(owner) : null
  const token = newToken()
  const expiresAt = plusHours(now, emailLinkHours.CONFIRM)
  await insertEmailLink(tx, { tokenHash: hashToken(token), changeId, purpose: 'CONFIRM', expiresAt })
  return confirmLetter({ name: change.name, email: change.email_after }, `${publicUrl}/confirmar-email?token=${token}`)
}

/**
 * SEC-005: mails a requested address the link that confirms it. The token is made here and stored only as a hash
 * (C-224). Nothing is sent for a request that was replaced or ended meanwhile.
 */
export const mailEmailRequested = async (
  { connection, clock, publicUrl = '', ports }: Dependencies,
  { changeId }: Effects['mail.email-requested'],
): Promise<void> => {
  const letter = await connection.db
    .transaction()
    .execute((tx) => prepareLetter(tx, changeId, { now: clock(), publicUrl }))
  if (letter !== null) await ports.mail.send(writeLetter(letter))
}
