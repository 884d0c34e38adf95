import { setInterval } from 'node:timers'
import { startFakeSmtpServer } from '@girassol/api/integrations/mail/fake-smtp-server'

/** `node tools/mail-catcher.ts`: a mail server that delivers nothing and prints each message as a line of JSON. */
const server = await startFakeSmtpServer('optional')
const print = (line: string): void => void process.stdout.write(`${line}\n`)

print(`smtp://127.0.0.1:${server.port}`)

setInterval(() => {
  for (const { email, recipients } of server.received.splice(0)) {
    const { subject = '', text = '', html = '' } = email
    print(JSON.stringify({ to: recipients.join(', '), subject, text, html }))
  }
}, 50)
