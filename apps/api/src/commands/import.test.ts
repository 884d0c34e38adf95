import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPdf } from '@girassol/test-data/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockFolder } from '../database/folder-lock.ts'
import { testedProgram } from '../test-programs.ts'
import { bareEnvironment } from '../threads/bare-environment.ts'

const command = testedProgram('commands/import')
const demo = join(import.meta.dirname, '../demo-data/catalogue.json')

describe('npm run import -- catalogue', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'girassol-import-'))
    await mkdir(join(folder, 'data'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = { ...bareEnvironment, PATH: process.env.PATH, DATA_DIR: join(folder, 'data') }
      execFile(process.execPath, [command, ...args], { env }, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      )
    })

  test('C-140 writes a valid file and reports progress, and lists the bad rows of another file by line without writing it', async () => {
    const good = await run('catalogue', demo)
    expect(good).toMatchObject({ code: 0, err: '' })
    expect(good.out).toContain('153 de 153 produtos')
    const file = join(folder, 'preços.csv')
    await writeFile(file, 'B1_COD;B1_DESC;BM_GRUPO;VLR_TOT;cost\n10209999;GRAMPO;1020;1.000,00;3\n')
    const bad = await run('catalogue', file)
    expect(bad.code).toBe(1)
    expect(bad.err).toBe('  linha 2 (10209999): coluna VLR_TOT: use número, como 3,20\n')
    expect(bad.out).toContain('Nada foi gravado')
  })

  test('C-140 STORE-038 stores the files that lie beside the catalogue file', async () => {
    const file = join(folder, 'manuais.csv')
    const columns = 'B1_COD;B1_DESC;BM_GRUPO;VLR_TOT;cost;files'
    await writeFile(file, `${columns}\n10209999;GRAMPO;1020;10;3;Manual = manual.pdf\n`)
    expect(await run('catalogue', file)).toMatchObject({ code: 1, err: expect.stringContaining('não encontrado') })
    await writeFile(join(folder, 'manual.pdf'), aPdf(), 'latin1')
    expect(await run('catalogue', file)).toMatchObject({ code: 0, err: '' })
    expect(await readdir(join(folder, 'data', 'files', 'library'))).toEqual([expect.stringMatching(/^\w{32}\.pdf$/)])
  })

  test('C-140 refuses a data folder that a server has locked, a missing file and an unknown option', async () => {
    const release = await lockFolder(join(folder, 'data'))
    const locked = await run('catalogue', demo)
    await release()
    expect(locked.code).toBe(1)
    expect(locked.err).toContain('já está em uso')
    expect(await run('catalogue', join(folder, 'nada.csv'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('Arquivo não encontrado'),
    })
    expect(await run('catalogue', demo, '--chek')).toMatchObject({ code: 1, err: expect.stringContaining('--check') })
    expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('Uso:') })
  })
})
