import type { SystemCheck } from '@girassol/domain/setup'

/** One message to one address. `html` and `text` say the same. */
export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  /** The same message, sent again after a crash, bears the same one: mail programs show it once. */
  id?: string
  /** Where its reader stops messages of this kind. */
  unsubscribeUrl?: string
}

export type Mail = {
  /** Hands a message over to be delivered. Rejects when it was not accepted: the outbox tries again. */
  send(message: MailMessage): Promise<void>
  /** Connects and logs in without sending anything (USE-027); never rejects. */
  check(): Promise<SystemCheck>
}
