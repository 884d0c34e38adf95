import type { Dependencies } from '../../http/dependencies.ts'
import { writeLetter } from '../../integrations/mail/letter.ts'
import type { Effects } from '../../outbox/effects.ts'

/** C-02: sends the link. Sent twice after a crash it is the same link, which still works once. */
export const mailPasswordReset = async (deps: Dependencies, payload: Effects['mail.password-reset']): Promise<void> => {
  const user = await deps.connection.db
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('id', '=', payload.userId)
    .executeTakeFirst()
  if (!user) return
  const letter = writeLetter({
    to: user,
    subject: 'Redefinir a sua senha',
    paragraphs: [
      'Recebemos um pedido para redefinir a sua senha no Girassol. Abra o link abaixo para escolher outra; ele vale por uma hora.',
    ],
    action: { label: 'Escolher outra senha', url: `${deps.publicUrl ?? ''}/redefinir-senha?token=${payload.token}` },
    footnote: 'Se não foi você, ignore esta mensagem: a senha atual continua valendo.',
  })
  await deps.ports.mail.send(letter)
}
