import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { openMigrated } from '../database/open-migrated.ts'
import { readOwnEnvironment } from '../environment.ts'
import { type AdministratorAccount, createAdministrator } from './create-administrator.ts'
import { WrongUse } from './explain-failure.ts'
import { runCommand } from './run-command.ts'

const usage = `Uso: npm run create-admin -- --name <nome> --email <e-mail> --password <senha>
  O que faltar é perguntado, quando há um terminal.`

/** Prompts at the terminal; a hidden answer is not echoed. */
const prompt = async (question: string, { hidden = false } = {}): Promise<string> => {
  // A value is missing, and there is no terminal to prompt for it.
  if (!stdin.isTTY) throw new WrongUse(usage)
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
  const environment = readOwnEnvironment()
  const account = await readAccount()
  const { connection } = await openMigrated(environment)
  try {
    await connection.db.transaction().execute((tx) => createAdministrator(tx, account))
    stdout.write(`Administrador criado: ${account.email.trim()}\n`)
  } finally {
    await connection.close()
  }
}

await runCommand(run, usage)
