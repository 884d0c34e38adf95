import { buffer } from 'node:stream/consumers'
import type { Disk } from 'flydrive'
import type { Files } from './files.ts'

/** Our port over any flydrive disk. */
export const flydriveFiles = (disk: Disk): Files => {
  return {
    async put({ key, bytes, contentType }) {
      await disk.put(key, bytes, { contentType })
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
  }
}
