import type { IntegrationLog } from '../integration-log.ts'
import type { Mail, MailMessage } from './mail.ts'

export type SimulatedMail = Mail & {
  /** The sent messages, oldest first: only the newest 500, so that a long demonstration does not fill the memory. */
  readonly sent: readonly MailMessage[]
}

const maxMessages = 500

/** Stores messages in memory instead of sending them (C-107), and logs that it did, without content or recipient. */
export const simulatedMail = (log: IntegrationLog): SimulatedMail => {
  const sent: MailMessage[] = []
  return {
    sent,
    check: async () => 'SIMULATED',
    async send(message) {
      if (!/^[^\s@,]+@[^\s@,]+$/.test(message.to)) throw new Error('the message has no valid recipient')
      sent.push({ ...message })
      if (sent.length > maxMessages) sent.shift()
      log.info({ stored: sent.length }, 'simulated mail kept in memory')
    },
  }
}
