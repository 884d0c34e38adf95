import { createTransport } from 'nodemailer'
import { usualLimits } from '../outside-system.ts'
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

/** Sends through an SMTP server (C-02, C-107). Only jobs send mail, so each step has the time of a job (C-234). */
export const smtpMail = ({ url, from }: SmtpMailOptions): Mail => {
  const transport = createTransport({
    url,
    connectionTimeout: usualLimits.jobMs,
    greetingTimeout: usualLimits.jobMs,
    socketTimeout: usualLimits.jobMs,
    // A message only contains what the portal wrote: nodemailer must never open a path or URL in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const timeouts = { connectionTimeout: checkTimeoutMs, greetingTimeout: checkTimeoutMs, socketTimeout: checkTimeoutMs }
  return {
    check: () => checkSystem(() => createTransport({ url, ...timeouts }).verify()),
    async send({ to, subject, text, html, id, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        // An object is used as it is; nodemailer would split a text at its commas into several recipients.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Prevents vacation notices in reply to an automatic message.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(id !== undefined && { messageId: `<${id}@${findDomain(from)}>` }),
        ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
      })
    },
  }
}
