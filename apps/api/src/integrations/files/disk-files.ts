import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Files } from './files.ts'
import { flydriveFiles } from './flydrive-files.ts'

/** Files in a folder of this machine, created on first use. */
export const diskFiles = (folder: string): Files =>
  flydriveFiles(new Disk(new FSDriver({ location: folder, visibility: 'private' })))
