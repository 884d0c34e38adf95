import type { SystemCheck } from '@girassol/domain/setup'

/** One message to one address. `html` and `text` have the same content. */
export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  /** A message that is sent again after a crash has the same id, so that mail programs show it once. */
  id?: string
  /** The URL where the reader unsubscribes from this kind of message. */
  unsubscribeUrl?: string
}

/**
 * Only jobs send mail, so nobody waits for it. While the server is away (REL-007), messages wait in the outbox; what they
 * say is in the portal too, except links for passwords and invitations, which arrive later.
 */
export type Mail = {
  /** Hands a message over to the mail server. Rejects if it was not accepted; the outbox then retries. */
  send(message: MailMessage): Promise<void>
  /** Connects and logs in without sending anything (USE-027); never rejects. */
  check(): Promise<SystemCheck>
}
