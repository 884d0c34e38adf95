import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database/connection.ts'
import { createTestDatabase } from './database/test-database.ts'
import { freePort } from './free-port.ts'
import { type TestApplication, testApplication } from './test-application.ts'
import { logInTo, startTestServer } from './test-server.ts'

const connectTo = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const half =
  'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":'

test('REL-005 C-232 SIGTERM ends the process in time, whatever clients do, and its job runs once', async () => {
  const database = await createTestDatabase()
  const mails: string[] = []
  const isDelivering = Promise.withResolvers<void>()
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      isDelivering.resolve()
      stream.resume()
      // The job is running when the process is asked to stop.
      stream.on('end', () => setTimeout(() => done(null, String(mails.push('mail'))), 2000))
    },
  })
  const smtpPort = await freePort()
  await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve))
  const server = await startTestServer({
    DATABASE_URL: database.url,
    MAIL: 'smtp',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Girassol <a@girassol.demo>',
    LOG_LEVEL: 'silent',
  })
  const cookie = await logInTo(server, 'integrator@girassol.demo')
  const sockets = await Promise.all(Array.from({ length: 400 }, () => connectTo(server.url)))
  for (const socket of sockets) socket.write(half)
  const streams = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = await connectTo(server.url)
      socket.write(`GET /api/notification/events HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`)
      const [head] = await once(socket, 'data')
      expect(String(head)).toMatch(/^HTTP\/1.1 200 /)
      return socket
    }),
  )
  const forgotten = await fetch(`${server.url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'integrator@girassol.demo' }),
  })
  expect(forgotten.status).toBe(202)
  await isDelivering.promise

  const since = performance.now()
  server.process.kill('SIGTERM')
  const [code] = await once(server.process, 'exit')
  expect([code, performance.now() - since < 25_000]).toEqual([0, true])
  expect(mails).toHaveLength(1)
  const connection = await openDatabase({ url: database.url })
  const { rows } = await connection.pool.query(`select state from pgboss.job where name = 'mail.password-reset'`)
  expect(rows).toEqual([{ state: 'completed' }])
  await connection.close()
  for (const socket of [...sockets, ...streams]) socket.destroy()
  await new Promise<void>((resolve) => smtp.close(resolve))
  await database.drop()
}, 90_000)

let application: TestApplication

beforeAll(async () => {
  application = await testApplication({ arrival: { headersMs: 15_000, bodyMs: 200 } })
})
afterAll(() => application.close())

test('REL-005 half a request is refused and its connection ends', async () => {
  const socket = await connectTo(await application.app.listen({ port: 0, host: '127.0.0.1' }))
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.write(half)
  await once(socket, 'close')
  expect(received).toMatch(/^HTTP\/1.1 408 /)
  expect(received).toContain('A requisição demorou demais para chegar.')
})
