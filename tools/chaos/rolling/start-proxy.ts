import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const lookMs = 250

export type ReadyProxy = {
  readonly url: string
  /** Whether so many processes are ready. */
  readonly isReady: (count: number) => boolean
  readonly close: () => Promise<void>
}

const answersReady = async (target: string): Promise<boolean> => {
  try {
    return (await fetch(`${target}/ready`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    // It has not started yet, or it has ended.
    return false
  }
}

/** Headers that belong to one connection and not to the message. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding'] as const

const forward = (target: string, agent: Agent, [received, answer]: [IncomingMessage, ServerResponse]): void => {
  const { hostname, port } = new URL(target)
  const headers = { ...received.headers, 'x-forwarded-for': received.socket.remoteAddress ?? '' }
  const { method, url: path } = received
  const sent = request({ hostname, port, method, path, headers, agent }, (response) => {
    const passed = { ...response.headers }
    for (const name of ownHeaders) delete passed[name]
    answer.writeHead(response.statusCode ?? 502, passed)
    response.pipe(answer)
  })
  sent.on('error', (error) => {
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502, { 'content-type': 'text/plain' }).end(error.message)
  })
  received.pipe(sent)
}

/**
 * A proxy that takes turns between the processes whose /ready answers 200, as operators' proxies do. It repeats no call,
 * so that a call that a process loses is seen.
 */
export const startProxy = async (targets: readonly string[]): Promise<ReadyProxy> => {
  const agent = new Agent({ keepAlive: true })
  let ready: readonly string[] = []
  let turn = 0
  const look = async () => {
    const states = await Promise.all(targets.map(answersReady))
    ready = targets.filter((_, index) => states[index])
  }
  await look()
  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    await look()
    isLooking = false
  }, lookMs)
  const server = createServer((received, answer) => {
    turn += 1
    const target = ready[turn % Math.max(1, ready.length)]
    if (target === undefined) answer.writeHead(502).end('no process is ready')
    else forward(target, agent, [received, answer])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (count) => ready.length >= count,
    close: async () => {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}
