import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeHttpServer = {
  url: string
  /** The requested paths, oldest first. */
  requests: string[]
  close(): Promise<void>
}

/** How a provider misbehaves on the wire. */
export type Misbehaviour =
  | 'hangs'
  | 'hangsHalfWay'
  | 'hangsUp'
  | 'fails'
  | 'overQuota'
  | 'halfJson'
  | 'html'
  | 'wrongTypes'
  | 'redirects'
  | 'neverStops'

export const misbehaviours: readonly Misbehaviour[] = [
  'hangs',
  'hangsHalfWay',
  'hangsUp',
  'fails',
  'overQuota',
  'halfJson',
  'html',
  'wrongTypes',
  'redirects',
  'neverStops',
]

/** A received request: header names in lower case, and the body as it was sent. */
export type ReceivedRequest = { method: string; headers: Record<string, string | undefined>; body: string }

type Answer = (path: string, response: ServerResponse, request: ReceivedRequest) => void | Promise<void>

/** For tests: a server with the given responses, on a free local port unless one is named. */
export const startFakeHttpServer = async (answer: Answer, named = 0): Promise<FakeHttpServer> => {
  const requests: string[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const path = request.url ?? ''
    requests.push(path)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('utf8')
    await answer(path, response, { method: request.method ?? '', headers, body })
  })
  await new Promise<void>((resolve) => server.listen(named, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

export const answerJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

export const misbehave = (response: ServerResponse, how: Misbehaviour): void => {
  const json = { 'content-type': 'application/json' }
  const acts: Record<Misbehaviour, () => void> = {
    hangs: () => undefined,
    hangsHalfWay: () => response.writeHead(200, json).write('{"cep":'),
    hangsUp: () => response.destroy(),
    fails: () => answerJson(response, 500, { message: 'Internal server error' }),
    overQuota: () => answerJson(response, 429, { status: 429, titulo: 'Muitas requisições' }),
    halfJson: () => response.writeHead(200, json).end('{"cep":"01001-000","logradouro":"Pra'),
    html: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Manutenção</h1></html>'),
    redirects: () => response.writeHead(302, { location: '/elsewhere' }).end(),
    neverStops: () => {
      response.writeHead(200, json)
      const goOn = () => void (response.destroyed || response.write(' '.repeat(64_000), goOn))
      goOn()
    },
    wrongTypes: () => answerJson(response, 200, { cep: 1001000, cnpj: 5, estabelecimento: 'x', state: [], uf: null }),
  }
  acts[how]()
}
