import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type FakeHttpServer, misbehave, startFakeHttpServer } from '../fake-http-server.ts'
import { httpWebhookSender } from './http-webhook-sender.ts'
import type { Resolve } from './resolve-address.ts'

const servers: FakeHttpServer[] = []

const listen = async (answer: Parameters<typeof startFakeHttpServer>[0]): Promise<FakeHttpServer> => {
  const server = await startFakeHttpServer(answer)
  servers.push(server)
  return server
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const portOf = (server: FakeHttpServer): string => new URL(server.url).port

const nobody: Resolve = async () => []

const messageTo = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test"}' })

test('WHK-006 the body is posted as it is, and the beginning of the answer is read', async () => {
  const received: unknown[] = []
  const server = await listen((path, response, { method, headers, body }) => {
    received.push([method, path, headers['webhook-id'], headers['content-length'], body])
    response.writeHead(202).end(`${'á'.repeat(1500)}\0`)
  })
  const sender = httpWebhookSender({ resolve: nobody, allowsLoopback: true })
  const outcome = await sender.send(messageTo(`${server.url}/in?a=1`))
  expect(received).toEqual([['POST', '/in?a=1', 'msg_1', '23', '{"type":"webhook.test"}']])
  expect(outcome).toMatchObject({ status: 202, failure: null, answer: 'á'.repeat(1024) })
  expect(outcome.durationMs).toBeGreaterThanOrEqual(0)
})

test('WHK-006 a redirect is not followed', async () => {
  const server = await listen((_path, response) => void response.writeHead(302, { location: '/other' }).end())
  const sender = httpWebhookSender({ resolve: nobody, allowsLoopback: true })
  expect(await sender.send(messageTo(`${server.url}/`))).toMatchObject({ status: 302, failure: null })
  expect(server.requests).toEqual(['/'])
})

test.each(['hangs', 'hangsHalfWay'] as const)(
  'WHK-006 a receiver that %s ends as a failure when its time is over',
  async (how) => {
    const server = await listen((_path, response) => misbehave(response, how))
    const sender = httpWebhookSender({ resolve: nobody, allowsLoopback: true, timeoutMs: 60 })
    expect(await sender.send(messageTo(server.url))).toMatchObject({ status: null, failure: 'timeout' })
  },
)

test('WHK-006 a name look-up that hangs times out, and a refused connection is a failure', async () => {
  const never: Resolve = () => new Promise(() => undefined)
  const slow = httpWebhookSender({ resolve: never, allowsLoopback: false, timeoutMs: 30 })
  expect(await slow.send(messageTo('https://receiver.example/'))).toMatchObject({ failure: 'timeout' })
  const server = await listen((_path, response) => void response.end())
  await server.close()
  servers.pop()
  const sender = httpWebhookSender({ resolve: nobody, allowsLoopback: true })
  expect(await sender.send(messageTo(server.url))).toMatchObject({ status: null, failure: 'connection', answer: null })
})

test('WHK-006 an answer without an end is cut off', async () => {
  const server = await listen((_path, response) => misbehave(response, 'neverStops'))
  const sender = httpWebhookSender({ resolve: nobody, allowsLoopback: true })
  const { status, answer } = await sender.send(messageTo(server.url))
  expect([status, answer?.length]).toEqual([200, 2048])
})

test('WHK-009 every address of a name must be public, when it is registered and at each delivery', async () => {
  let addresses = ['203.0.114.9']
  const sender = httpWebhookSender({ resolve: async () => addresses, allowsLoopback: false })
  expect(await sender.check('https://receiver.example/')).toBeNull()
  addresses = ['203.0.114.9', '10.0.0.1']
  expect(await sender.check('https://receiver.example/')).toBe('notPublic')
  expect(await sender.send(messageTo('https://receiver.example/'))).toMatchObject({ failure: 'address' })
  addresses = []
  expect(await sender.check('https://receiver.example/')).toBe('unknownHost')
  expect(await sender.send(messageTo('https://receiver.example/'))).toMatchObject({ failure: 'unknownHost' })
})

test.each([
  ['https://127.0.0.1/', 'notPublic'],
  ['https://2130706433/', 'notPublic'],
  ['https://0x7f.1/', 'notPublic'],
  ['https://[::1]/', 'notPublic'],
  ['https://[::ffff:10.0.0.1]/', 'notPublic'],
  ['https://169.254.169.254/latest/meta-data/', 'notPublic'],
  ['http://8.8.8.8/', 'notHttps'],
  ['https://8.8.8.8/', null],
] as const)('WHK-009 without a name, %s is %s', async (url, problem) => {
  expect(await httpWebhookSender({ resolve: nobody, allowsLoopback: false }).check(url)).toBe(problem)
})

test('WHK-009 the switch of tests opens the own machine alone, and plain http only there', async () => {
  const sender = httpWebhookSender({ resolve: async () => ['10.0.0.1'], allowsLoopback: true })
  expect(await sender.check('http://127.0.0.1:4000/')).toBeNull()
  expect(await sender.check('https://inside.example/')).toBe('notPublic')
  expect(await sender.check('http://8.8.8.8/')).toBe('notHttps')
})

test('WHK-009 a name that changes its answer between check and use is not followed', async () => {
  const right = await listen((_path, response) => void response.end('right'))
  let lookups = 0
  const resolve: Resolve = async () => {
    lookups += 1
    return lookups === 1 ? ['127.0.0.1'] : ['127.0.0.2']
  }
  const sender = httpWebhookSender({ resolve, allowsLoopback: true })
  const outcome = await sender.send(messageTo(`http://rebinding.example:${portOf(right)}/`))
  expect([outcome.answer, lookups]).toEqual(['right', 1])
})

test('WHK-009 TLS names the receiver, although the connection goes to the checked address', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const hello = new Promise<string>((resolve) => {
    server.once('connection', (socket) => {
      socket.once('data', (bytes) => {
        resolve(bytes.toString('latin1'))
        socket.destroy()
      })
    })
  })
  const sender = httpWebhookSender({ resolve: async () => ['127.0.0.1'], allowsLoopback: true })
  const outcome = await sender.send(messageTo(`https://receiver.example:${port}/`))
  expect(await hello).toContain('receiver.example')
  expect(outcome).toMatchObject({ status: null, failure: 'connection' })
  server.close()
})
