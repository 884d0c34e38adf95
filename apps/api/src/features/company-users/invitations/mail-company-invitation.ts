import type { Tx } from '../../../http/context.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import { type Letter, writeLetter } from '../../../integrations/mail/letter.ts'
import type { Effects } from '../../../outbox/effects.ts'
import { hashToken, newToken } from '../../session/tokens.ts'
import { findAddressOwner } from './invitation-queries.ts'
import { insertInvitationLink, lockSending } from './invitation-store.ts'

type Reader = Letter['to']
type Facts = { readonly company: string; readonly url: string }

const invitationLetter = (to: Reader, { company, url }: Facts): Letter => ({
  to,
  subject: 'Convite para o Girassol',
  paragraphs: [
    `${company} convidou você para entrar no Girassol em seu nome. Abra o link abaixo para escolher a sua senha; ele vale por sete dias.`,
    'Depois disso, entre com este e-mail e a senha que escolheu.',
  ],
  action: { label: 'Aceitar o convite', url },
  footnote: 'Se não esperava este convite, ignore esta mensagem.',
})

const takenLetter = (to: Reader, { company, url }: Facts): Letter => ({
  to,
  subject: 'Seu e-mail já tem acesso ao portal',
  paragraphs: [
    `${company} convidou este endereço para o Girassol. Ele já é o e-mail do seu acesso, e por isso nada mudou.`,
    'Continue entrando como sempre. Para entrar também em nome dessa empresa, peça um convite para outro endereço.',
  ],
  action: { label: 'Entrar no Girassol', url },
  footnote: 'Se não conhece essa empresa, ignore esta mensagem.',
})

type Sent = Effects['mail.company-invitation'] & { readonly now: string; readonly publicUrl: string }

/** Who gets which letter: a free address a link, an active user who has it a notice, others none. */
const prepareLetter = async (tx: Tx, { publicUrl, ...sending }: Sent): Promise<Letter | null> => {
  const invitation = await lockSending(tx, sending)
  if (invitation === undefined) return null
  const { id, name, email, fancy_name: company } = invitation
  const owner = await findAddressOwner(tx, email)
  if (owner !== undefined) return owner.active ? takenLetter(owner, { company, url: `${publicUrl}/login` }) : null
  const token = newToken()
  await insertInvitationLink(tx, id, hashToken(token))
  return invitationLetter({ name, email }, { company, url: `${publicUrl}/convite?token=${token}` })
}

/**
 * COMP-004, COMP-005: mails an invited address the link with which it becomes a user. The token is made here and stored
 * only as a hash (C-224). Nothing is sent for an invitation that was used, withdrawn or sent again meanwhile.
 */
export const mailCompanyInvitation = async (
  { connection, clock, publicUrl = '', ports }: Dependencies,
  { invitationId, sending }: Effects['mail.company-invitation'],
): Promise<void> => {
  const letter = await connection.db
    .transaction()
    .execute((tx) => prepareLetter(tx, { invitationId, sending, now: clock(), publicUrl }))
  if (letter !== null) await ports.mail.send(writeLetter(letter))
}
