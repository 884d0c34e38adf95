import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

export type CaughtMail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

type Settings = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '..')
const running: ChildProcess[] = []

/** Starts a program of the repository; answers what follows the mark on the first line that has it. */
const start = async (program: string, mark: RegExp, settings: Settings = {}) => {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  const lines = createInterface({ input: child.stdout })
  const said = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = mark.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`${program} ended (${code}) before it said ${mark}`)))
  })
  return { said, lines }
}

/** An empty system with its first administrator, as the command line makes it; answers its folder. */
export const createAdministrator = async (account: Readonly<Record<'name' | 'email' | 'password', string>>) => {
  const folder = mkdtempSync(join(process.env.STORY_FOLDER ?? tmpdir(), 'empty-'))
  const options = Object.entries(account).flatMap(([name, value]) => [`--${name}`, value])
  const command = join(root, 'apps/api/src/commands/create-admin.ts')
  await promisify(execFile)(process.execPath, [command, ...options], { env: { ...process.env, DATA_DIR: folder } })
  return folder
}

/** A product of a story's own, with demonstration data and these settings; answers its address. */
export const startProduct = async (settings: Settings): Promise<string> => {
  const folder = mkdtempSync(join(process.env.STORY_FOLDER ?? tmpdir(), 'own-'))
  const own = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DEMO: '1', DEMO_ORDERS: '0', LOG_LEVEL: 'error' }
  return (await start('apps/api/src/main.ts', /Girassol em (\S+)/, { ...own, ...settings })).said
}

/** A mail server that keeps what it is sent: its address, and the messages, oldest first. */
export const startMailCatcher = async () => {
  const { said, lines } = await start('tools/mail-catcher.ts', /(smtp:\S+)/)
  const received: CaughtMail[] = []
  lines.on('line', (line) => received.push(JSON.parse(line) as CaughtMail))
  return { url: said, received: received as readonly CaughtMail[] }
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Ends what a story started, after it. */
export const stopOwnProcesses = async (): Promise<void> => {
  await Promise.all(running.splice(0).map(stop))
}
