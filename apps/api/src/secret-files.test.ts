import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSecretFiles } from './secret-files.ts'

test('SEC-012 C-224 a secret is read from the file that the environment names, without the line break at its end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-secrets-'))
  const file = join(folder, 'session')
  await writeFile(file, 'a secret with = and # signs \n')
  const environment: NodeJS.ProcessEnv = { SESSION_SECRET_FILE: file, PORT_FILE: file, SMTP_URL: 'smtp://here' }
  readSecretFiles(environment)
  await rm(folder, { recursive: true })
  expect(environment).toMatchObject({ SESSION_SECRET: 'a secret with = and # signs ', SMTP_URL: 'smtp://here' })
  expect(environment.PORT).toBeUndefined()
  expect(() => readSecretFiles({ SESSION_SECRET_FILE: file })).toThrow(/ENOENT/)
})
