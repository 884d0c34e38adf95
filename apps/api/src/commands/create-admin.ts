import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { FolderInUse } from '../database/folder-lock.ts'
import { OtherVersion } from '../database/migrate.ts'
import { openMigrated } from '../database/open-migrated.ts'
import { BadEnvironment, readEnvironment } from '../environment.ts'
import { Refused } from '../http/refused.ts'
import { type AdministratorAccount, createAdministrator } from './create-administrator.ts'

const usage = `Uso: npm run create-admin -- --name <nome> --email <e-mail> --password <senha>
  O que faltar é perguntado, quando há um terminal.`

const printError = (line: string): void => void process.stderr.write(`${line}\n`)

/** A value is missing, and there is no terminal to prompt for it. */
class MissingAnswer extends Error {
  override name = 'Unanswered'
}

/** Prompts at the terminal; a hidden answer is not echoed. */
const prompt = async (question: string, { hidden = false } = {}): Promise<string> => {
  if (!stdin.isTTY) throw new MissingAnswer(usage)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: stdin, output: hidden ? silence : stdout, terminal: true })
  if (hidden) stdout.write(question)
  try {
    return await reader.question(question)
  } finally {
    reader.close()
    if (hidden) stdout.write('\n')
  }
}

const readAccount = async (): Promise<AdministratorAccount> => {
  const { values } = parseArgs({
    options: { name: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
  })
  const name = values.name ?? (await prompt('Nome: '))
  const email = values.email ?? (await prompt('E-mail: '))
  if (values.password !== undefined) return { name, email, password: values.password, confirmation: values.password }
  const password = await prompt('Senha: ', { hidden: true })
  return { name, email, password, confirmation: await prompt('Repita a senha: ', { hidden: true }) }
}

const run = async (): Promise<void> => {
  const environment = readEnvironment(process.env)
  const account = await readAccount()
  const { connection } = await openMigrated(environment)
  try {
    await connection.db.transaction().execute((tx) => createAdministrator(tx, account))
    stdout.write(`Administrador criado: ${account.email.trim()}\n`)
  } finally {
    await connection.close()
  }
}

/** An error that the user can fix is printed as one sentence; any other error keeps its stack. */
const explain = (error: unknown): string => {
  const expected = [FolderInUse, OtherVersion, BadEnvironment, Refused, MissingAnswer].some(
    (kind) => error instanceof kind,
  )
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (expected) return message
  return code?.startsWith('ERR_PARSE_ARGS') ? `Opção desconhecida.\n${usage}` : (stack ?? message)
}

try {
  await run()
} catch (error) {
  printError(explain(error))
  process.exitCode = 1
}
