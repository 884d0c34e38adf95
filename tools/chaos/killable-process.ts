import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const program = join(import.meta.dirname, '../../apps/api/src/main.ts')

/** The output that shows that it is ready. */
const greeting = /Contas de demonstração/

/** The product as a process that can be killed and started again in the same way. */
export type KillableProcess = {
  /** Resolves when it is ready, or when it was killed before. */
  readonly start: () => Promise<void>
  /** SIGKILL; resolves when the process has ended. */
  readonly kill: () => Promise<void>
  /** Exits with an error that it caused itself; a signal from outside is only more chaos, and it is started again. */
  readonly failures: readonly string[]
}

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

export const killableProcess = (environment: Readonly<Record<string, string>>): KillableProcess => {
  let child: ChildProcess | null = null
  let shallLive = false
  const failures: string[] = []
  const start = async (): Promise<void> => {
    shallLive = true
    const started = spawn(process.execPath, [program], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    started.once('exit', (code, signal) => {
      if (!shallLive) return
      if (signal === null && code !== 0) failures.push(`${environment.ROLE} ended by itself with ${code}`)
      void start()
    })
    const lines = createInterface({ input: started.stdout })
    await new Promise<void>((resolve) => {
      lines.on('line', (line) => greeting.test(line) && resolve())
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
  return { start, kill, failures }
}
