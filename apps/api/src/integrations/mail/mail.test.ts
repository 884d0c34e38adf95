import { afterEach, describe, expect, it, vi } from 'vitest'
import { startFakeHttpServer } from '../fake-http-server.ts'
import { type FakeSmtpServer, type ReceivedMail, startFakeSmtpServer } from './fake-smtp-server.ts'
import type { MailMessage } from './mail.ts'
import { describeMail } from './mail-suite.ts'
import { simulatedMail } from './simulated-mail.ts'
import { smtpMail } from './smtp-mail.ts'

const from = 'Girassol <portal@girassol.example>'
const silent = { info: () => undefined, warn: () => undefined }
const message: MailMessage = {
  to: 'ana@integrador.example',
  subject: 'Pedido 1024',
  text: 'Aprovado.',
  html: '<p>Aprovado.</p>',
}

describeMail('simulated', async () => {
  const mail = simulatedMail(silent)
  return { mail, arrived: async () => [...mail.sent], close: async () => undefined }
})

describeMail('smtp', async () => {
  const server = await startFakeSmtpServer('optional')
  const mail = smtpMail({ url: `smtp://127.0.0.1:${server.port}`, from })
  return { mail, arrived: async () => server.received.map(asRead), close: server.close }
})

/** A mail program drops the line break at the end of a part. */
const asRead = ({ email, recipients }: ReceivedMail): MailMessage => ({
  to: recipients.join(', '),
  subject: email.subject ?? '',
  text: (email.text ?? '').trimEnd(),
  html: (email.html ?? '').trimEnd(),
})

describe('smtpMail', () => {
  const servers: FakeSmtpServer[] = []
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

  const startServer = async (login: 'required' | 'optional') => {
    const server = await startFakeSmtpServer(login)
    servers.push(server)
    return server
  }

  it('C-107 signs in with the user of the address and sends as the configured sender', async () => {
    const server = await startServer('required')
    await smtpMail({ url: `smtp://portal:segredo@127.0.0.1:${server.port}`, from }).send(message)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({
      user: 'portal',
      email: { from: { name: 'Girassol', address: 'portal@girassol.example' } },
    })
  })

  it('C-107 rejects when the server refuses the password', async () => {
    const server = await startServer('required')
    const mail = smtpMail({ url: `smtp://portal:errada@127.0.0.1:${server.port}`, from })
    await expect(mail.send(message)).rejects.toThrow(/Invalid/)
    expect(server.received).toEqual([])
  })

  it('USE-027 the test logs in, and reports a refused password and a dead server', async () => {
    const server = await startServer('required')
    const checkAs = (user: string, port = server.port) =>
      smtpMail({ url: `smtp://${user}@127.0.0.1:${port}`, from }).check()
    expect(await checkAs('portal:segredo')).toBe('ANSWERS')
    expect(await checkAs('portal:errada')).toBe('LOGIN_REFUSED')
    const web = await startFakeHttpServer(() => undefined)
    await web.close()
    expect(await checkAs('portal:segredo', Number(new URL(web.url).port))).toBe('UNREACHABLE')
    expect(server.received).toEqual([])
  })

  it('C-107 rejects when no server speaks SMTP there', async () => {
    const web = await startFakeHttpServer(() => undefined)
    const port = new URL(web.url).port
    await web.close()
    await expect(smtpMail({ url: `smtp://127.0.0.1:${port}`, from }).send(message)).rejects.toThrow(/ECONNREFUSED/)
  })

  it('C-107 C-111 a message has its own id, and says where its kind can be stopped', async () => {
    const server = await startServer('optional')
    const unsubscribeUrl = 'https://girassol.example/perfil/usuario'
    const mail = smtpMail({ url: `smtp://127.0.0.1:${server.port}`, from })
    await mail.send({ ...message, id: 'notification-7', unsubscribeUrl })
    const { messageId, headers = [] } = server.received[0]?.email ?? {}
    expect(messageId).toBe('<notification-7@girassol.example>')
    expect(headers).toContainEqual(expect.objectContaining({ key: 'list-unsubscribe', value: `<${unsubscribeUrl}>` }))
  })

  it('C-107 a line break in a subject does not become a header', async () => {
    const server = await startServer('optional')
    const subject = 'Pedido\r\nBcc: espiao@fora.example'
    await smtpMail({ url: `smtp://127.0.0.1:${server.port}`, from }).send({ ...message, subject })
    expect(server.received[0]?.recipients).toEqual([message.to])
    expect(server.received[0]?.email.bcc ?? []).toEqual([])
  })
})

describe('simulatedMail', () => {
  it('C-107 logs one line for each message, without its content or receiver', async () => {
    const info = vi.fn()
    await simulatedMail({ info, warn: () => undefined }).send(message)
    expect(info).toHaveBeenCalledOnce()
    expect(JSON.stringify(info.mock.calls)).not.toMatch(/ana@|1024|Aprovado/)
  })

  it('C-107 stores the newest 500 messages', async () => {
    const mail = simulatedMail(silent)
    for (let number = 1; number <= 501; number += 1) await mail.send({ ...message, subject: `${number}` })
    expect(mail.sent).toHaveLength(500)
    expect([mail.sent[0]?.subject, mail.sent.at(-1)?.subject]).toEqual(['2', '501'])
  })
})
