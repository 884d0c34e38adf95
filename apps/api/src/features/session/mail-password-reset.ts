import { passwordLinkHours } from '@girassol/domain/session'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Effects } from '../../outbox/effects.ts'
import { mailPasswordLink } from './mail-password-link.ts'

/** C-02: mails the link to replace a forgotten password; nothing if the address had no account (SEC-011). */
export const mailPasswordReset = async (
  deps: Dependencies,
  { userId }: Effects['mail.password-reset'],
): Promise<void> => {
  if (userId === null) return
  await mailPasswordLink(deps, {
    userId,
    hours: passwordLinkHours.reset,
    subject: 'Redefinir a sua senha',
    paragraphs: [
      'Recebemos um pedido para redefinir a sua senha no Girassol. Abra o link abaixo para escolher outra; ele vale por uma hora.',
    ],
    verb: 'Escolher outra senha',
    footnote: 'Se não foi você, ignore esta mensagem: a senha atual continua valendo.',
  })
}
