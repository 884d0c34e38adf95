import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { aPng } from '@girassol/api/integrations/files/test-pictures'
import { showAvatar, updateAvatar } from '@girassol/contract/profile'
import type { Calls } from '../retrying-calls.ts'
import { type Fault, repeatUntilEnd } from './fault.ts'

const run = promisify(execFile)

const megabytes = 4
const secondsBetweenFillings = [2, 5] as const
const fullSeconds = [2, 4] as const
const secondsBetweenPictures = [1, 1.5] as const
const side = 120
/** The HTTP status of a storage without space (REL-022). */
const storageFull = 507

/** Turns a folder into a small disk of its own. False where this account may not do that: only root on Linux may. */
export const mountSmallDisk = async (folder: string): Promise<boolean> => {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
    return true
  } catch {
    return false
  }
}

export const unmountSmallDisk = async (folder: string): Promise<void> => {
  await run('umount', ['--lazy', folder])
}

const noisyPicture = (): string => {
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side * 3)]))
  return aPng({ width: side, height: side, pixels: Buffer.concat(rows) }).toString('base64')
}

/** Writes until no byte fits. */
const fill = async (file: string): Promise<void> => {
  try {
    await writeFile(file, Buffer.alloc(megabytes * 1024 * 1024))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Changes the picture of a user. Returns the status, 0 without a response, and the violations. */
const changePicture = async (calls: Calls, email: string) => {
  const changed = await calls.once(email, updateAvatar, { body: { avatar: noisyPicture() } })
  if (changed?.status !== 200) return { status: changed?.status ?? 0, violations: [] }
  const { avatar } = changed.body as { readonly avatar: string }
  const name = avatar.split('/').at(-1) ?? ''
  const { status } = await calls.as(email, showAvatar, { id: name })
  return { status: 200, violations: status === 200 ? [] : [`picture ${name} was accepted and is answered ${status}`] }
}

/** REL-022: the disk with the files is full for some seconds, again and again, while users change their pictures. */
export const fillDisk = (folder: string, users: readonly string[]): Fault => ({
  name: 'full disk',
  counted: 'uploads refused',
  disturb: async ({ calls, dice, signal }) => {
    const filler = join(folder, 'filler')
    const violations: string[] = []
    let times = 0
    const upload = (user: string) =>
      repeatUntilEnd({ dice, signal }, secondsBetweenPictures, async () => {
        const changed = await changePicture(calls, user)
        violations.push(...changed.violations)
        if (changed.status === storageFull) times += 1
      })
    const fillings = repeatUntilEnd({ dice, signal }, secondsBetweenFillings, async () => {
      await fill(filler)
      await wait(dice.between(...fullSeconds) * 1000, undefined, { signal }).catch(() => undefined)
      await rm(filler, { force: true })
    })
    await Promise.all([...users.map(upload), fillings])
    return { times, violations }
  },
})
