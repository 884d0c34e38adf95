import { emailLinkHours } from '@girassol/domain/session'
import { plusHours } from '@girassol/domain/shared'
import type { Dependencies } from '../../../http/dependencies.ts'
import { writeLetter } from '../../../integrations/mail/letter.ts'
import type { Effects } from '../../../outbox/effects.ts'
import { hashToken, newToken } from '../tokens.ts'
import { findChange } from './email-change-queries.ts'
import { insertEmailLink } from './email-change-store.ts'

/** SEC-005, C-221: mails the old address that it counts no more, with a link that undoes this for 72 hours. */
export const mailEmailChanged = async (
  { connection, clock, publicUrl = '', ports }: Dependencies,
  { changeId }: Effects['mail.email-changed'],
): Promise<void> => {
  const token = newToken()
  const to = await connection.db.transaction().execute(async (tx) => {
    const change = await findChange(tx, changeId)
    if (change === undefined || change.ended_at !== null) return null
    const expiresAt = plusHours(clock(), emailLinkHours.UNDO)
    await insertEmailLink(tx, { tokenHash: hashToken(token), changeId, purpose: 'UNDO', expiresAt })
    return { name: change.name, email: change.email_before }
  })
  if (to === null) return
  await ports.mail.send(
    writeLetter({
      to,
      subject: 'O seu e-mail de acesso mudou',
      paragraphs: [
        'O seu acesso ao Girassol passou para outro e-mail; este endereço não entra mais.',
        'Se não foi você, desfaça a troca em até 72 horas: este endereço volta a valer e todas as sessões são encerradas.',
      ],
      action: { label: 'Desfazer a troca', url: `${publicUrl}/desfazer-email?token=${token}` },
      footnote: 'Se foi você, não precisa fazer nada.',
    }),
  )
}
