import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseKind } from '../../../database/test-database.ts'
import { diskFiles } from '../../../integrations/files/disk-files.ts'
import { testApplication } from '../../../test-application.ts'

/** A Monday without a national holiday. */
export const monday = '2026-11-23T12:00:00.000Z'

export type Store = Awaited<ReturnType<typeof openStore>>

/** The demonstration on its own database, with a file storage and a folder to import from. */
export const openStore = async (kind: DatabaseKind = 'postgres') => {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-store-'))
  const files = diskFiles(join(folder, 'files'))
  const application = await testApplication({ kind, contents: 'demonstration', ports: { files } })
  const { db } = application.deps.connection
  application.setNow(monday)
  return {
    ...application,
    db,
    files,
    folder,
    close: async () => {
      await application.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
