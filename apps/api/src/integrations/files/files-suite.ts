import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Files } from './files.ts'

type AdapterUnderTest = { files: Files; close(): Promise<void> }

const encodeText = (text: string) => new TextEncoder().encode(text)

const put = (files: Files, key: string, bytes: Uint8Array) => files.put({ key, bytes, contentType: 'application/pdf' })

/** What every adapter of the port must do. */
export const describeFiles = (adapter: string, makeAdapter: () => Promise<AdapterUnderTest>): void => {
  describe(`Files, ${adapter}`, () => {
    let tested: AdapterUnderTest
    beforeAll(async () => {
      tested = await makeAdapter()
    })
    afterAll(() => tested.close())

    describeContents(() => tested.files)
    describeKeys(() => tested.files)
  })
}

const describeContents = (files: () => Files): void => {
  it('C-109 gives back exactly the 5 MB that were stored', async () => {
    const bytes = new Uint8Array(randomBytes(5 * 1024 * 1024))
    await put(files(), 'triangulations/12/nota-1.pdf', bytes)
    const stored = await files().get('triangulations/12/nota-1.pdf')
    expect(stored && Buffer.compare(stored, bytes)).toBe(0)
  })
  it('C-109 gives back an empty file as empty', async () => {
    await put(files(), 'empty.pdf', new Uint8Array())
    expect(await files().get('empty.pdf')).toEqual(new Uint8Array())
  })
  it('C-109 replaces what was under the key', async () => {
    await put(files(), 'a/b.pdf', encodeText('a longer first version'))
    await put(files(), 'a/b.pdf', encodeText('second'))
    expect(await files().get('a/b.pdf')).toEqual(encodeText('second'))
  })
}

const describeKeys = (files: () => Files): void => {
  it('C-109 says that nothing is stored under an unknown key', async () => {
    expect(await files().get('a/none.pdf')).toBeNull()
    expect(await files().exists('a/none.pdf')).toBe(false)
  })
  it('C-109 removes a file, and does not mind removing it again', async () => {
    await put(files(), 'gone.pdf', encodeText('x'))
    expect(await files().exists('gone.pdf')).toBe(true)
    await files().remove('gone.pdf')
    await files().remove('gone.pdf')
    expect(await files().exists('gone.pdf')).toBe(false)
  })
  it('REL-017 C-109 lists the keys of all files, sorted', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `many/${index % 7}/${String(index).padStart(4, '0')}.pdf`)
    for (const key of [...keys, 'a/b.pdf']) await put(files(), key, encodeText(key))
    const listed = await files().list()
    expect(listed.filter((key) => key.startsWith('many/'))).toEqual(keys.toSorted())
    expect(listed).toContain('a/b.pdf')
  })
  it.each(['../outside.pdf', 'a/../../outside.pdf', ''])('C-109 refuses the key %j', async (key) => {
    await expect(put(files(), key, encodeText('x'))).rejects.toThrow()
    await expect(files().get(key)).rejects.toThrow()
  })
}
