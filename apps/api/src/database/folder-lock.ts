import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another running process has locked the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `A pasta de dados ${folder} já está em uso${holder === '' ? '' : ` pelo processo ${holder}`}. ` +
        'Encerre aquele processo, ou escolha outra pasta com DATA_DIR.',
    )
    this.name = 'FolderInUse'
  }
}

/**
 * The socket address that represents a folder. Linux and Windows release it when the process ends, however it ends;
 * elsewhere it is a file that a killed process leaves behind.
 */
const toLockAddress = (folder: string): { readonly path: string; readonly leavesFile: boolean } => {
  const name = `girassol-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return { path: `\0${name}`, leavesFile: false }
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}`, leavesFile: false }
  return { path: join(tmpdir(), `${name}.sock`), leavesFile: true }
}

const listenAt = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(path, () => resolve(server.unref()))
  })

const answersAt = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket.destroy() !== null))
    socket.once('error', () => resolve(false))
  })

const readHolder = (note: string): string => {
  try {
    return readFileSync(note, 'utf8').trim()
  } catch {
    // The note is only for the error message; the address is the lock.
    return ''
  }
}

/**
 * Locks `folder` for this process and returns the function that unlocks it. Refuses a folder that is already locked.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const { path, leavesFile } = toLockAddress(folder)
  const note = join(folder, 'held-by')
  let server = await listenAt(path)
  if (server === null && leavesFile && !(await answersAt(path))) {
    unlinkSync(path)
    server = await listenAt(path)
  }
  if (server === null) throw new FolderInUse(folder, readHolder(note))
  const lockServer = server
  writeFileSync(note, String(process.pid))
  return () => new Promise((resolve) => lockServer.close(() => resolve()))
}
