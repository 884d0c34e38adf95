import type { Dependencies } from '../../http/dependencies.ts'
import type { Effects } from '../../outbox/effects.ts'

/** C-02: sends the link. Sent twice after a crash it is the same link, which still works once. */
export const mailPasswordReset = async (deps: Dependencies, payload: Effects['mail.password-reset']): Promise<void> => {
  const user = await deps.connection.db
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('id', '=', payload.userId)
    .executeTakeFirst()
  if (!user) return
  const link = `${deps.publicUrl ?? ''}/redefinir-senha?token=${payload.token}`
  const lines = [
    `Olá, ${user.name}.`,
    'Recebemos um pedido para redefinir a sua senha no Girassol. Abra o link abaixo para escolher outra; ele vale por uma hora.',
    link,
    'Se não foi você, ignore esta mensagem: a senha atual continua valendo.',
  ]
  const escaped = lines.map((line) => line.replace(/[<>&]/g, (mark) => `&#${mark.charCodeAt(0)};`))
  await deps.ports.mail.send({
    to: user.email,
    subject: 'Redefinir a sua senha',
    text: lines.join('\n\n'),
    html: escaped.map((line) => `<p>${line === link ? `<a href="${link}">${link}</a>` : line}</p>`).join('\n'),
  })
}
