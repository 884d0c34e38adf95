import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { demoPassword } from './demo-data/demo-accounts.ts'
import { freePort } from './free-port.ts'
import { testedProgram } from './test-programs.ts'

export type TestServer = { readonly url: string; readonly process: ChildProcess; readonly kill: () => Promise<void> }

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/ready`)).ok
  } catch {
    // The server is not listening yet.
    return false
  }
}

/** The product as a separate process, for tests that kill it; `kill` sends SIGKILL. */
export const startTestServer = async (environment: Record<string, string>): Promise<TestServer> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--enable-source-maps', testedProgram('main')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEMO: '1',
      DEMO_ORDERS: '0',
      LOG_LEVEL: 'error',
      ...environment,
      PORT: String(port),
    },
    // Not inherited: a server that a failed test left behind would keep the output of the test runner open for ever.
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.pipe(process.stderr, { end: false })
  const deadline = Date.now() + 60_000
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the server did not start (${child.exitCode})`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return { url, process: child, kill }
}

/** Logs a demo account in to a server; returns the header `cookie` of its calls. */
export const logInTo = async ({ url }: Pick<TestServer, 'url'>, email: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`${email}: ${answer.status} ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie()
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

export type ServerCall = <Result>(method: string, path: string, body?: unknown) => Promise<Result>

/** The calls of a demo account that is logged in at a server; one that is refused throws. */
export const openCaller = async (server: Pick<TestServer, 'url'>, email: string): Promise<ServerCall> => {
  const cookie = await logInTo(server, email)
  return async (method, path, body) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

/** Sends a file with the header `cookie`. */
export const sendFileTo = ({ url }: Pick<TestServer, 'url'>, path: string, sent: { cookie: string; file: Blob }) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      cookie: sent.cookie,
      'x-requested-with': 'girassol',
      'content-type': 'application/octet-stream',
    },
    body: sent.file,
  })
