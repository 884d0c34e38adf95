import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { createDatabase } from './story-database.ts'

export type CaughtMail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

type Settings = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '..')
const running: ChildProcess[] = []
const products = new Map<string, ChildProcess>()

/** Starts a program of the repository; returns the text after the mark, on the first line that has it. */
const start = async (program: string, mark: RegExp, settings: Settings = {}) => {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  const lines = createInterface({ input: child.stdout })
  const output = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = mark.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`${program} ended (${code}) before it said ${mark}`)))
  })
  return { output, lines, child }
}

/** The data folder of a system that belongs to one story. */
export const makeFolder = (): string => mkdtempSync(join(process.env.STORY_FOLDER ?? tmpdir(), 'own-'))

type Account = Readonly<Record<'name' | 'email' | 'password', string>>

/** The first administrator of the system in a folder, created on the command line while the product is stopped. */
export const createAdministrator = async (account: Account, folder: string): Promise<void> => {
  const options = Object.entries(account).flatMap(([name, value]) => [`--${name}`, value])
  const command = join(root, 'apps/api/src/commands/create-admin.ts')
  await promisify(execFile)(process.execPath, [command, ...options], { env: { ...process.env, DATA_DIR: folder } })
}

const startServer = async (settings: Settings): Promise<string> => {
  const { output, child } = await start('apps/api/dist/main.js', /Girassol em (\S+)/, {
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: '1',
    DEMO_ORDERS: '0',
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: 'node_modules/.cache/girassol',
    ...settings,
  })
  products.set(output, child)
  return output
}

/** Starts the built product on the embedded database in this folder; returns its address. */
export const startEmbedded = (folder: string, settings: Settings): Promise<string> =>
  startServer({ ...settings, DATA_DIR: folder })

/**
 * Starts the built product for one story, with demonstration data and these settings; returns its address. Its database
 * is on PostgreSQL, where the first start takes a quarter of the processor time that it takes on the embedded one.
 */
export const startProduct = async (settings: Settings): Promise<string> => {
  const folder = makeFolder()
  return startServer({ ...settings, DATA_DIR: folder, DATABASE_URL: await createDatabase(basename(folder)) })
}

/** Starts a mail server that stores what it receives: its address, and the messages, oldest first. */
export const startMailCatcher = async () => {
  const { output, lines } = await start('tools/mail-catcher.ts', /(smtp:\S+)/)
  const received: CaughtMail[] = []
  lines.on('line', (line) => received.push(JSON.parse(line) as CaughtMail))
  return { url: output, received: received as readonly CaughtMail[] }
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Stops the product at an address, so that its folder is free. */
export const stopProduct = async (address: string): Promise<void> => {
  const child = products.get(address)
  if (child !== undefined) await stop(child)
}

/** Ends the processes of a story after it. */
export const stopOwnProcesses = async (): Promise<void> => {
  await Promise.all(running.splice(0).map(stop))
}
