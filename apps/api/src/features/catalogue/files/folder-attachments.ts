import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { detectFileKind } from '../../../integrations/files/file-kind.ts'
import type { Files } from '../../../integrations/files/files.ts'
import type { Attachment, Attachments } from './attachments.ts'

const mostBytes = 20 * 1024 * 1024

const isInside = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way !== '' && !way.startsWith('..') && !isAbsolute(way)
}

const attachmentAt = async (path: string): Promise<Attachment | string> => {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return 'arquivo não encontrado'
  if (found.size > mostBytes) return 'arquivo maior que 20 MB'
  const bytes = await readFile(path)
  const kind = detectFileKind(bytes)
  if (!kind) return 'use PDF, PNG, JPEG, WebP ou ZIP'
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { path, name: `${name}.${kind.extension}`, kind }
}

/** Files by their path relative to the folder of the catalogue file, never outside it; each is read once. */
export const folderAttachments = (folder: string, files: Files): Attachments => {
  const known = new Map<string, Promise<Attachment | string>>()
  return {
    find: (cell) => {
      const path = join(folder, cell)
      const found =
        known.get(path) ?? (isInside(folder, path) ? attachmentAt(path) : Promise.resolve('arquivo fora da pasta'))
      known.set(path, found)
      return found
    },
    store: async ({ path, kind }, key) => {
      // The name is derived from the content, so an existing file is the same.
      if (await files.exists(key)) return
      await files.put({ key, bytes: new Uint8Array(await readFile(path)), contentType: kind.contentType })
    },
  }
}
