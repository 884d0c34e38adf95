import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterEach, describe, expect, it } from 'vitest'
import { answerJson, startFakeHttpServer } from '../fake-http-server.ts'
import { diskFiles } from './disk-files.ts'
import { describeFiles } from './files-suite.ts'
import { s3Files } from './s3-files.ts'
import { StorageFull } from './storage-full.ts'
import { filesOnFullDisk } from './test-full-disk.ts'

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

describe('a full disk', () => {
  it('REL-022 C-236 leaves no part of a file behind, and an older file of this name stays whole', async () => {
    const folder = await makeFolder()
    let isFull = false
    const files = filesOnFullDisk(folder, () => isFull)
    const store = (key: string, text: string) => files.put({ key, bytes: Buffer.from(text), contentType: 'text/plain' })
    await store('old.txt', 'the old text')
    isFull = true
    await expect(store('old.txt', 'a new and longer text')).rejects.toThrow(StorageFull)
    await expect(store('new.txt', 'a text')).rejects.toThrow(StorageFull)
    expect(await readdir(folder)).toEqual(['old.txt'])
    expect(String(Buffer.from((await files.get('old.txt')) ?? []))).toBe('the old text')
    await rm(folder, { recursive: true })
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
