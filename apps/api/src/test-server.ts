import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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
