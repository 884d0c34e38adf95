import type { Dependencies } from '../../http/dependencies.ts'
import type { Effects } from '../../outbox/effects.ts'
import { mailPasswordReset } from './mail-password-reset.ts'

type Mail = { readonly text: string }

/** Does the work of the next request for a new password; returns the token of the mail, or none if no mail is sent. */
export const deliverResetMail = async (deps: Dependencies): Promise<string | undefined> => {
  const [job] = await deps.boss.fetch<Effects['mail.password-reset']>('mail.password-reset')
  if (job === undefined) throw new Error('no request waits')
  const sent: Mail[] = []
  const mail = { ...deps.ports.mail, send: async (message: Mail) => void sent.push(message) }
  await mailPasswordReset({ ...deps, ports: { ...deps.ports, mail } }, job.data)
  return /token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1]
}
