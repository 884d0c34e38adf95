import type { Dependencies } from '../../../http/dependencies.ts'
import { writeLetter } from '../../../integrations/mail/letter.ts'
import type { Effects } from '../../../outbox/effects.ts'

const paragraphs = {
  added: 'Uma forma de verificação em duas etapas foi adicionada ao seu acesso.',
  removed: 'Uma forma de verificação em duas etapas foi removida do seu acesso.',
  recoveryCodeUsed: 'Um código de recuperação foi usado para entrar no seu acesso. Ele não vale mais.',
  reset:
    'O administrador do portal removeu a verificação em duas etapas do seu acesso e encerrou as suas sessões. Configure-a de novo em Meu perfil.',
} as const satisfies Record<Effects['mail.second-factor-changed']['change'], string>

/** SEC-006, SEC-007: notifies a user that the second factor of the account changed. Sent twice, the mail is the same. */
export const mailSecondFactorChanged = async (
  { connection, publicUrl = '', ports }: Dependencies,
  { userId, change }: Effects['mail.second-factor-changed'],
): Promise<void> => {
  const user = await connection.db
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!user) return
  await ports.mail.send(
    writeLetter({
      to: user,
      subject: 'A verificação em duas etapas mudou',
      paragraphs: [paragraphs[change]],
      action: { label: 'Entrar no Girassol', url: `${publicUrl}/login` },
      footnote: 'Se não foi você, fale com o administrador do portal agora mesmo.',
    }),
  )
}
