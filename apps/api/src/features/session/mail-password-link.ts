import type { Dependencies } from '../../http/dependencies.ts'

type PasswordMail = {
  readonly userId: number
  readonly token: string
  readonly subject: string
  /** The paragraphs around the link. */
  readonly before: string
  readonly after: string
}

/** A mail with the link that sets a password. Sent twice after a crash it is the same link, which still works once. */
export const mailPasswordLink = async (deps: Dependencies, mail: PasswordMail): Promise<void> => {
  const user = await deps.connection.db
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('id', '=', mail.userId)
    .executeTakeFirst()
  if (!user) return
  const link = `${deps.publicUrl ?? ''}/redefinir-senha?token=${mail.token}`
  const lines = [`Olá, ${user.name}.`, mail.before, link, mail.after]
  const escaped = lines.map((line) => line.replace(/[<>&]/g, (mark) => `&#${mark.charCodeAt(0)};`))
  await deps.ports.mail.send({
    to: user.email,
    subject: mail.subject,
    text: lines.join('\n\n'),
    html: escaped.map((line) => `<p>${line === link ? `<a href="${link}">${link}</a>` : line}</p>`).join('\n'),
  })
}
