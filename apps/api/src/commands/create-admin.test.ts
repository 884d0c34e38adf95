import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contract from '@girassol/contract/session'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import { lockFolder } from '../database/folder-lock.ts'
import { bothDatabases } from '../database/test-database.ts'
import { type TestApplication, testApplication } from '../test-application.ts'
import { testedProgram } from '../test-programs.ts'
import { bareEnvironment } from '../threads/bare-environment.ts'
import { createAdministrator } from './create-administrator.ts'

const password = 'Primeira@2026'
const account = { name: 'Ana Diretora', email: ' ana@empresa.example ', password, confirmation: password }

describe.each(bothDatabases)('createAdministrator on %s', (kind) => {
  let test$: TestApplication

  beforeAll(async () => {
    test$ = await testApplication({ kind, demo: false })
    await create({ email: 'outrora@empresa.example' })
  })
  afterAll(() => test$.close())

  const create = (changed: Partial<typeof account> = {}) =>
    test$.deps.connection.db.transaction().execute((tx) => createAdministrator(tx, { ...account, ...changed }))

  test('AUTH-023 C-06 the administrator logs in, with the role and every flag', async () => {
    await create()
    const answer = await test$.anonymous(contract.login, { body: { email: 'ana@empresa.example', password } })
    expect(answer.json()).toMatchObject({
      name: 'Ana Diretora',
      email: 'ana@empresa.example',
      roles: [{ reference: 'ADMINISTRATOR' }],
      canViewProductPrices: true,
      canViewMarginLiquid: true,
    })
  })

  test.each([
    ['AUTH-023 an e-mail that is taken, in another case', { email: 'OUTRORA@empresa.example' }, 'Já existe um usuário'],
    ['AUTH-023 an e-mail that is none', { email: 'ana' }, 'E-mail inválido'],
    ['AUTH-023 no name', { name: '  ' }, 'Informe o nome.'],
    ['PROF-009 a short password', { password: 'Curta@1', confirmation: 'Curta@1' }, 'no mínimo 8 caracteres'],
    [
      'PROF-010 a password of letters alone',
      { password: 'somenteletras', confirmation: 'somenteletras' },
      'letras maiúsculas',
    ],
    ['SEC-014 C-221 a common password', { password: 'Senha@123', confirmation: 'Senha@123' }, 'entre as mais usadas'],
    [
      'SEC-014 C-221 a password with the own name',
      { password: 'Diretora@26', confirmation: 'Diretora@26' },
      'não pode conter o seu nome',
    ],
    ['PROF-011 a password typed in two ways', { confirmation: 'Primeira@2027' }, 'Senhas não coincidem'],
  ])('%s is refused', async (...row) => {
    const [, changed, sentence] = row
    await expect(create({ email: 'outra@empresa.example', ...changed })).rejects.toThrow(sentence)
  })

  test('AUTH-023 creates one administrator when the same e-mail is created twice at once', async () => {
    const both = await Promise.allSettled([1, 2].map(() => create({ email: 'dupla@empresa.example' })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('npm run create-admin', () => {
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'girassol-admin-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const run = (options: readonly string[], environment: Record<string, string>) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = { ...bareEnvironment, PATH: process.env.PATH ?? '', ...environment }
      const child = execFile(
        process.execPath,
        [testedProgram('commands/create-admin'), ...options],
        { env },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
      )
      child.stdin?.end()
    })

  const options = ['--name', 'Ana', '--email', 'ana@empresa.example', '--password', password]

  test('C-107 creates the administrator once in the data folder, and refuses while another process has locked it', async () => {
    const release = await lockFolder(folder)
    const locked = await run(options, { DATA_DIR: folder })
    await release()
    expect(locked.code).toBe(1)
    expect(locked.err).toContain('já está em uso')
    expect(locked.err).not.toContain('    at ')
    const created = await run(options, { DATA_DIR: folder })
    expect(created).toMatchObject({
      code: 0,
      out: expect.stringContaining('Administrador criado: ana@empresa.example'),
    })
    const again = await run(options, { DATA_DIR: folder })
    expect(again).toMatchObject({ code: 1, err: 'Já existe um usuário com este e-mail.\n' })
  })

  test('C-107 creates the administrator in the database of DATABASE_URL', async () => {
    const server = await openDatabase({ url: `${inject('postgresUrl')}/postgres`, poolSize: 1 })
    const name = `admin_${process.pid}`
    await server.pool.query(`create database ${name}`)
    try {
      const created = await run(options, { DATABASE_URL: `${inject('postgresUrl')}/${name}` })
      expect(created.code).toBe(0)
      expect(created.out).toContain('Administrador criado')
    } finally {
      await server.pool.query(`drop database ${name} with (force)`)
      await server.close()
    }
  })

  test.each([
    ['a missing argument and no terminal to prompt on', ['--name', 'Ana']],
    ['an unknown option', ['--role', 'COMMERCIAL']],
  ])('C-107 shows how to use the command after %s', async (...row) => {
    const answer = await run(row[1], { DATA_DIR: folder })
    expect(answer.code).toBe(1)
    expect(answer.err).toContain('Uso: npm run create-admin')
  })
})
