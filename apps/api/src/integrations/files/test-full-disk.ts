import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Files } from './files.ts'
import { flydriveFiles } from './flydrive-files.ts'

/** A disk whose space ends in the middle of a file while `isFull` says so. For tests. */
class FullDriver extends FSDriver {
  readonly #isFull: () => boolean

  constructor(location: string, isFull: () => boolean) {
    super({ location, visibility: 'private' })
    this.#isFull = isFull
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    if (!this.#isFull()) return super.put(key, contents)
    await super.put(key, contents.slice(0, contents.length / 2))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
}

export const filesOnFullDisk = (location: string, isFull: () => boolean): Files =>
  flydriveFiles(new Disk(new FullDriver(location, isFull)))
