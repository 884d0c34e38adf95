import { passwordLinkHours } from '@girassol/domain/session'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Effects } from '../../outbox/effects.ts'
import { mailPasswordLink } from './mail-password-link.ts'

/** C-140: mails an invited user the link to choose a password. */
export const mailInvitation = (deps: Dependencies, { userId }: Effects['mail.invitation']): Promise<void> =>
  mailPasswordLink(deps, {
    userId,
    hours: passwordLinkHours.invitation,
    subject: 'Seu acesso ao Girassol',
    paragraphs: [
      'Você tem acesso ao Girassol. Abra o link abaixo para escolher a sua senha; ele vale por sete dias.',
      'Depois disso, entre com este e-mail e a senha que escolheu.',
    ],
    verb: 'Escolher a senha',
    footnote: 'Se não esperava este convite, ignore esta mensagem.',
  })
