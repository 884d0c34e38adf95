import type { Dependencies } from '../../http/dependencies.ts'
import { writeLetter } from '../../integrations/mail/letter.ts'
import type { Effects } from '../../outbox/effects.ts'

const facts = {
  password: { label: 'Senha', value: 'alterada; as outras sessões foram encerradas' },
  email: { label: 'E-mail', value: 'alterado; as próximas mensagens vão para outro endereço' },
} as const

/**
 * Mails the user's previous address that the password or the address changed, so that a user who did not do it knows.
 * Sent twice after a crash, the mail is the same.
 */
export const mailAccessChanged = async (
  { connection, publicUrl = '', ports }: Dependencies,
  { userId, email, changes }: Effects['mail.access-changed'],
): Promise<void> => {
  const user = await connection.db.selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirst()
  if (!user) return
  await ports.mail.send(
    writeLetter({
      to: { name: user.name, email },
      subject: 'O seu acesso mudou',
      paragraphs: ['Isto foi alterado agora no seu perfil do Girassol:'],
      facts: changes.map((change) => facts[change]),
      action: { label: 'Entrar no Girassol', url: `${publicUrl}/login` },
      footnote: 'Se não foi você, fale com o administrador do portal agora mesmo.',
    }),
  )
}
