import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const program = join(import.meta.dirname, '../../apps/api/src/main.ts')

/** The product as a process that is killed as a machine kills it, and started again as it was. */
export type MortalProcess = {
  readonly start: () => void
  /** SIGKILL; answers when it is dead. */
  readonly kill: () => Promise<void>
  /** Has it ended although nobody killed it? */
  readonly diedOfItself: () => boolean
}

export const mortalProcess = (environment: Readonly<Record<string, string>>): MortalProcess => {
  let child: ChildProcess | null = null
  let deaths = 0
  const start = () => {
    const started = spawn(process.execPath, [program], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    started.once('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') deaths += 1
    })
    child = started
  }
  const kill = async () => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return { start, kill, diedOfItself: () => deaths > 0 }
}
