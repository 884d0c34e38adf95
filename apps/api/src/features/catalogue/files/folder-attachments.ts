import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { cleanFile } from '../../../integrations/files/clean-file.ts'
import { detectFileKind, type FileKind } from '../../../integrations/files/file-kind.ts'
import type { Files } from '../../../integrations/files/files.ts'
import { UnsafeFile } from '../../../integrations/files/unsafe-file.ts'
import { type Attachment, type Attachments, pictureKey } from './attachments.ts'
import { technicalFileKey } from './received-file.ts'

const mostBytes = 20 * 1024 * 1024

const isInside = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way !== '' && !way.startsWith('..') && !isAbsolute(way)
}

const isStored = async (files: Files, name: string): Promise<boolean> =>
  (await files.exists(pictureKey(name))) || files.exists(technicalFileKey(name))

/** Why the file is unsafe (SEC-015), in Portuguese; null for a safe one. */
const findFault = (bytes: Uint8Array, kind: FileKind): Promise<string | null> =>
  cleanFile(bytes, kind).then(
    () => null,
    (error: unknown) => {
      if (error instanceof UnsafeFile) return error.message
      throw error
    },
  )

const attachmentAt = async (path: string, files: Files): Promise<Attachment | string> => {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return 'arquivo não encontrado'
  if (found.size > mostBytes) return 'arquivo maior que 20 MB'
  const bytes = await readFile(path)
  const kind = detectFileKind(bytes)
  if (!kind) return 'use PDF, PNG, JPEG, WebP ou ZIP'
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind.extension}`
  // A stored file was checked when an earlier import stored it.
  const fault = (await isStored(files, name)) ? null : await findFault(bytes, kind)
  return fault ?? { path, name, kind }
}

/** Files by their path relative to the folder of the catalogue file, never outside it; each is read once. */
export const folderAttachments = (folder: string, files: Files): Attachments => {
  const known = new Map<string, Promise<Attachment | string>>()
  return {
    find: (cell) => {
      const path = join(folder, cell)
      const found =
        known.get(path) ??
        (isInside(folder, path) ? attachmentAt(path, files) : Promise.resolve('arquivo fora da pasta'))
      known.set(path, found)
      return found
    },
    store: async ({ path, kind }, key) => {
      // The name is derived from the content, so an existing file is the same.
      if (await files.exists(key)) return
      const { bytes } = await cleanFile(await readFile(path), kind)
      await files.put({ key, bytes, contentType: kind.contentType })
    },
  }
}
