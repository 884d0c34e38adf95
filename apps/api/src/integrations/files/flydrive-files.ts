import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Disk } from 'flydrive'
import type { Files } from './files.ts'
import { isStorageFull, StorageFull } from './storage-full.ts'

type Put = Files['put']

/** The part of a long list that comes next. */
type Page = { readonly paginationToken?: string }

/** Writes beside the key and renames, so that a file that could not be written whole never replaces another one. */
const putInTwoSteps =
  (disk: Disk): Put =>
  async ({ key, bytes, contentType }) => {
    const unfinished = `${key}.${randomUUID()}`
    try {
      await disk.put(unfinished, bytes, { contentType })
      await disk.move(unfinished, key)
    } catch (error) {
      await disk.delete(unfinished)
      throw error
    }
  }

const putAtOnce =
  (disk: Disk): Put =>
  async ({ key, bytes, contentType }) =>
    disk.put(key, bytes, { contentType })

/** Our port over any flydrive disk; `writesAtOnce` where the storage itself stores a file whole or not at all. */
export const flydriveFiles = (disk: Disk, { writesAtOnce = false } = {}): Files => {
  const put = writesAtOnce ? putAtOnce(disk) : putInTwoSteps(disk)
  return {
    async put(file) {
      try {
        await put(file)
      } catch (error) {
        throw isStorageFull(error) ? new StorageFull(error) : error
      }
    },
    async get(key) {
      if (!(await disk.exists(key))) return null
      // Not getBytes(): on disk it returns the whole 64 KB read buffer for an empty file.
      return new Uint8Array(await buffer(await disk.getStream(key)))
    },
    async remove(key) {
      await disk.delete(key)
    },
    async exists(key) {
      return disk.exists(key)
    },
    async list() {
      const keys: string[] = []
      let page: Page = {}
      do {
        const { objects, paginationToken } = await disk.listAll('/', { recursive: true, ...page })
        for (const object of objects) if (object.isFile) keys.push(object.key)
        page = paginationToken === undefined ? {} : { paginationToken }
      } while (page.paginationToken !== undefined)
      return keys.sort()
    },
  }
}
