import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { startFakeHttpServer } from '../../integrations/fake-http-server.ts'

export type Received = {
  readonly path: string
  readonly id: string
  readonly timestamp: number
  readonly signatures: readonly string[]
  readonly body: string
  /** The body as JSON. */
  readonly message: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> }
}

export type Answering = (received: Received, response: ServerResponse) => void

export type Receiver = Awaited<ReturnType<typeof openReceiver>>

/** For tests: whether one of the signatures of a message is of this secret, as a receiver checks it. */
export const isSignedWith = (secret: string, { id, timestamp, body, signatures }: Received): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return signatures.includes(`v1,${expected}`)
}

/** For tests: a receiver of webhooks on the own machine, which answers 204 until it is told otherwise. */
export const openReceiver = async () => {
  const received: Received[] = []
  const usual: Answering = (_message, response) => void response.writeHead(204).end()
  let answering = usual
  const server = await startFakeHttpServer((path, response, { headers, body }) => {
    const message: Received = {
      path,
      id: headers['webhook-id'] ?? '',
      timestamp: Number(headers['webhook-timestamp']),
      signatures: (headers['webhook-signature'] ?? '').split(' '),
      body,
      message: JSON.parse(body),
    }
    received.push(message)
    answering(message, response)
  })
  return {
    url: server.url,
    received,
    /** The messages since the last call. */
    takeAll: (): Received[] => received.splice(0),
    answer: (how: Answering = usual) => {
      answering = how
    },
    close: server.close,
  }
}
