import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { testedProgram } from '@girassol/api/test-programs'

/** The output that shows that it is ready. */
const greeting = /Contas de demonstração/

/** The product as a process that can be killed and started again in the same way. */
export type KillableProcess = {
  /** Resolves when it is ready, or when it was killed before. */
  readonly start: () => Promise<void>
  /** SIGKILL; resolves when the process has ended. */
  readonly kill: () => Promise<void>
  /** SIGTERM; resolves when the process has ended by itself. */
  readonly stop: () => Promise<void>
  /**
   * Exits with an error of a process that was ready, or was asked to stop. One that cannot start, because its database
   * went away meanwhile, ends and is started again, like one that a signal from outside ended.
   */
  readonly failures: readonly string[]
}

/** Warnings are what a run provokes; anything else that a process complains about is shown. */
const showUnexpected = (line: string): void => {
  if (!line.startsWith('{"level":"warn"')) process.stderr.write(`${line}\n`)
}

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

export const killableProcess = (environment: Readonly<Record<string, string>>): KillableProcess => {
  let child: ChildProcess | null = null
  let shallLive = false
  let isReady = false
  const failures: string[] = []
  const start = async (): Promise<void> => {
    shallLive = true
    isReady = false
    const started = spawn(process.execPath, [testedProgram('main')], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    started.once('exit', (code, signal) => {
      if (!shallLive) return
      if (isReady && signal === null && code !== 0) failures.push(`${environment.ROLE} ended by itself with ${code}`)
      void start()
    })
    createInterface({ input: started.stderr }).on('line', showUnexpected)
    const lines = createInterface({ input: started.stdout })
    await new Promise<void>((resolve) => {
      lines.on('line', (line) => {
        if (!greeting.test(line)) return
        isReady = true
        resolve()
      })
      started.once('exit', () => resolve())
    })
  }
  const kill = async () => {
    shallLive = false
    if (child === null || !isAlive(child)) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  const stop = async () => {
    shallLive = false
    if (child === null || !isAlive(child)) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = await exited
    if (code !== 0) failures.push(`${environment.ROLE} was asked to stop and ended with ${code}`)
  }
  return { start, kill, stop, failures }
}
