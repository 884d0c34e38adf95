import { readFileSync, unlinkSync } from 'node:fs'
import { open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Another living process holds the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `A pasta de dados ${folder} já está em uso pelo processo ${pid}. ` +
        'Encerre aquele processo, ou escolha outra pasta com DATA_DIR.',
    )
    this.name = 'FolderInUse'
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What names a process beyond its number: numbers come back after a restart, start times do not. */
const startOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const holderOf = (path: string): number | null => {
  const [pidText = '', start = ''] = readFileSync(path, 'utf8').split(' ')
  const pid = Number(pidText)
  const holds = Number.isInteger(pid) && pid > 0 && isAlive(pid) && (start === '' || startOf(pid) === start)
  return holds ? pid : null
}

/** Takes `folder` for this process and answers how to give it back. A lock left by a killed process is taken over. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = join(folder, 'lock')
  for (;;) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(`${process.pid} ${startOf(process.pid)}`)
      await file.close()
      const release = () =>
        unlink(path).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
        })
      return release
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = holderOf(path)
      if (holder !== null) throw new FolderInUse(folder, holder)
      unlinkSync(path)
    }
  }
}
