import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { Files } from './files.ts'
import { s3Files } from './s3-files.ts'

const account = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', forcePathStyle: true }

/** For tests: an empty bucket of an S3 server of its own. */
export const openBucket = async (): Promise<{ readonly files: Files; readonly close: () => Promise<void> }> => {
  const directory = await mkdtemp(join(tmpdir(), 'girassol-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'girassol', configs: [] }],
  })
  const { port } = await server.run()
  return {
    files: s3Files({ ...account, endpoint: `http://127.0.0.1:${port}`, bucket: 'girassol' }),
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
