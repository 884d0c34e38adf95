import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { answerJson, startFakeHttpServer } from '../fake-http-server.ts'
import { diskFiles } from './disk-files.ts'
import { describeFiles } from './files-suite.ts'
import { s3Files } from './s3-files.ts'
import { StorageFull } from './storage-full.ts'
import { openBucket } from './test-bucket.ts'
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

describeFiles('s3', openBucket)

describe('diskFiles', () => {
  afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

  it('C-109 writes nothing until the first file', async () => {
    const folder = await makeFolder()
    const files = diskFiles(join(folder, 'new'))
    expect(await files.exists('x.pdf')).toBe(false)
    expect(await files.list()).toEqual([])
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

/** A page of a listing, as S3 sends it. */
const toListing = (keys: readonly string[], next?: string) => {
  const contents = keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')
  const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents}</ListBucketResult>`
}

describe('s3Files', () => {
  // The simulated server of the suite cannot send a second page.
  it('REL-017 C-109 lists all pages of a bucket', async () => {
    const server = await startFakeHttpServer((path, response) => {
      const isFirst = !path.includes('continuation-token=second')
      response.setHeader('content-type', 'application/xml')
      response.end(isFirst ? toListing(['b.pdf', 'c/d.pdf'], 'second') : toListing(['a.pdf']))
    })
    const files = s3Files({ ...account, endpoint: server.url, bucket: 'girassol' })
    expect(await files.list()).toEqual(['a.pdf', 'b.pdf', 'c/d.pdf'])
    await server.close()
  })
  it('C-109 rejects, rather than call the file absent, when the server refuses the account', async () => {
    const server = await startFakeHttpServer((_path, response) => answerJson(response, 403, {}))
    const files = s3Files({ ...account, endpoint: server.url, bucket: 'girassol' })
    await expect(files.get('a.pdf')).rejects.toThrow()
    await expect(files.exists('a.pdf')).rejects.toThrow()
    await server.close()
  })
})
