import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterEach, describe, expect, it } from 'vitest'
import { answerJson, startFakeHttpServer } from '../fake-http-server.ts'
import { diskFiles } from './disk-files.ts'
import { describeFiles } from './files-suite.ts'
import { s3Files } from './s3-files.ts'

const account = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', forcePathStyle: true }
const folders: string[] = []

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-files-'))
  folders.push(folder)
  return folder
}

describeFiles('disk', async () => {
  const folder = await makeFolder()
  return { files: diskFiles(join(folder, 'new')), close: () => rm(folder, { recursive: true }) }
})

describeFiles('s3', async () => {
  const directory = await makeFolder()
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
})

describe('diskFiles', () => {
  afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

  it('C-109 writes nothing until the first file', async () => {
    const folder = await makeFolder()
    const files = diskFiles(join(folder, 'new'))
    expect(await files.exists('x.pdf')).toBe(false)
    expect(await readdir(folder)).toEqual([])
  })
})

describe('s3Files', () => {
  it('C-109 rejects, rather than call the file absent, when the server refuses the account', async () => {
    const server = await startFakeHttpServer((_path, response) => answerJson(response, 403, {}))
    const files = s3Files({ ...account, endpoint: server.url, bucket: 'girassol' })
    await expect(files.get('a.pdf')).rejects.toThrow()
    await expect(files.exists('a.pdf')).rejects.toThrow()
    await server.close()
  })
})
