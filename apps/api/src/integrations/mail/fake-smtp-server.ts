import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { email: Email; recipients: string[]; user: string | undefined }

export type FakeSmtpServer = {
  port: number
  received: ReceivedMail[]
  /** Rejects the next messages, like a server that is overloaded. */
  refuse(messages: number): void
  close(): Promise<void>
}

/**
 * For tests: a real SMTP server on a free local port. It accepts the user 'portal' with the password 'segredo', or any
 * user.
 */
export const startFakeSmtpServer = async (login: 'required' | 'optional'): Promise<FakeSmtpServer> => {
  const received: ReceivedMail[] = []
  let toRefuse = 0
  const server = new SMTPServer({
    authOptional: login === 'optional',
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username = '', password }, _session, done) {
      if (username === 'portal' && password === 'segredo') done(null, { user: username })
      else done(new Error('Invalid username or password'))
    },
    onMailFrom(_address, _session, done) {
      if (toRefuse === 0) return done()
      toRefuse -= 1
      done(new Error('Try again later'))
    },
    onData(stream, session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((email) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ email, recipients, user: session.user })
          done()
        }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const refuse = (messages: number) => {
    toRefuse = messages
  }
  return {
    port,
    received,
    refuse,

    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
