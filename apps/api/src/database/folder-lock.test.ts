import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'girassol-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('C-107 a folder that a running process has locked is refused with the way out', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(/DATA_DIR/)
  await release()
  await (await lockFolder(folder))()
})

test('C-107 a process that is killed leaves no lock behind', async () => {
  const code = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    await lockFolder(${JSON.stringify(folder)}); process.stdout.write('held'); setInterval(() => undefined, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', code])
  await once(holder.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow(`pelo processo ${holder.pid}`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await (await lockFolder(folder))()
})

test('C-107 of many that try at once exactly one gets the folder', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
