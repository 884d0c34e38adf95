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

/** Hands a message over to be delivered. Rejects when it was not accepted: the outbox tries again. */
export type Mail = { send(message: MailMessage): Promise<void> }
