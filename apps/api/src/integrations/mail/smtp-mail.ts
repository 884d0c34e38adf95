import { createTransport } from 'nodemailer'
import { checkSystem, checkTimeoutMs } from '../system-check.ts'
import type { Mail } from './mail.ts'

type SmtpMailOptions = {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
  url: string
  /** The sender, e.g. 'Girassol <portal@example.com>'. */
  from: string
}

/** 'Girassol <portal@example.com>' → 'example.com' */
const findDomain = (from: string): string => /@([^\s@>]+)/.exec(from)?.[1] ?? 'localhost'

/** Sends through an SMTP server (C-02, C-107). A server that stalls is given up after 20 seconds. */
export const smtpMail = ({ url, from }: SmtpMailOptions): Mail => {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A message is only what the portal wrote: no path or address in it is ever opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const timeouts = { connectionTimeout: checkTimeoutMs, greetingTimeout: checkTimeoutMs, socketTimeout: checkTimeoutMs }
  return {
    check: () => checkSystem(() => createTransport({ url, ...timeouts }).verify()),
    async send({ to, subject, text, html, id, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        // An object is taken as it is; nodemailer would split a text at its commas into several recipients.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // No vacation notice answers what a machine wrote.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(id !== undefined && { messageId: `<${id}@${findDomain(from)}>` }),
        ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
      })
    },
  }
}
