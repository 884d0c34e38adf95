import type { Dependencies } from '../../../http/dependencies.ts'
import type { Effects } from '../../../outbox/effects.ts'
import { mailEmailChanged } from './mail-email-changed.ts'
import { mailEmailRequested } from './mail-email-requested.ts'

export type EmailMail = { readonly to: string; readonly subject: string; readonly text: string }

const mailers = { 'mail.email-requested': mailEmailRequested, 'mail.email-changed': mailEmailChanged } as const

/** Does the waiting work about changed e-mails, each job as often as given; returns the mails. */
export const deliverEmailMails = async (deps: Dependencies, times = 1): Promise<EmailMail[]> => {
  const sent: EmailMail[] = []
  const mail = { ...deps.ports.mail, send: async (message: EmailMail) => void sent.push(message) }
  for (const name of ['mail.email-requested', 'mail.email-changed'] as const) {
    const jobs = await deps.boss.fetch<Effects[typeof name]>(name, { batchSize: 50 })
    for (const { data } of jobs) {
      for (let time = 0; time < times; time += 1) {
        await mailers[name]({ ...deps, ports: { ...deps.ports, mail } }, data)
      }
    }
  }
  return sent
}

/** The token of the link in a mail. */
export const tokenIn = (mail: EmailMail | undefined): string => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
