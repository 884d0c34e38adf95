import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const program = join(import.meta.dirname, '../../apps/api/src/main.ts')

/** What it says when it works. */
const greeting = /Contas de demonstração/

/** The product as a process that is killed as a machine kills it, and started again as it was. */
export type KillableProcess = {
  /** Answers when it works, or when it has been killed before. */
  readonly start: () => Promise<void>
  /** SIGKILL; answers when it is dead. */
  readonly kill: () => Promise<void>
  /** How it failed by itself, each time; whoever else ended it (a signal) only made more chaos, and it goes on. */
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
