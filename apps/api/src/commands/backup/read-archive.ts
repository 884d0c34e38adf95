import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createTarDecoder } from 'modern-tar'
import { damagedArchive } from './backup-refused.ts'
import { type Entry, type Manifest, manifestName, manifestSchema, sealName, toSha256 } from './manifest.ts'

type ReadEntry = { readonly name: string; readonly bytes: Uint8Array }

/** The entries of an archive in their order, one in memory at a time. */
export const readArchive = async function* (path: string): AsyncGenerator<ReadEntry> {
  const packed = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  for await (const { header, body } of packed.pipeThrough(createTarDecoder({ strict: true })))
    yield { name: header.name, bytes: await buffer(body) }
}

const readManifest = (path: string, texts: ReadonlyMap<string, Uint8Array>): Manifest => {
  const [text, seal] = [texts.get(manifestName), texts.get(sealName)]
  if (text === undefined || seal === undefined || toSha256(text) !== Buffer.from(seal).toString())
    throw damagedArchive(path, manifestName)
  return manifestSchema.parse(JSON.parse(Buffer.from(text).toString()))
}

const findDifference = (found: readonly Entry[], { entries }: Manifest): string | undefined => {
  const at = Array.from({ length: Math.max(found.length, entries.length) }, (_, index) => index).find(
    (index) => found[index]?.name !== entries[index]?.name || found[index]?.sha256 !== entries[index]?.sha256,
  )
  return at === undefined ? undefined : (entries[at] ?? found[at])?.name
}

const check = async (path: string): Promise<Manifest> => {
  const found: Entry[] = []
  const texts = new Map<string, Uint8Array>()
  for await (const { name, bytes } of readArchive(path)) {
    if (name === manifestName || name === sealName) texts.set(name, bytes)
    else found.push({ name, bytes: bytes.length, sha256: toSha256(bytes) })
  }
  const manifest = readManifest(path, texts)
  const difference = findDifference(found, manifest)
  if (difference !== undefined) throw damagedArchive(path, difference)
  return manifest
}

/** Reads a whole archive and returns its manifest; refuses one that differs from it in a single byte (REL-017). */
export const checkArchive = async (path: string): Promise<Manifest> => {
  try {
    return await check(path)
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    // The reader of tar, JSON and zod each describe the damage in their own words.
    throw code === 'ENOENT' || name === 'BackupRefused' ? error : damagedArchive(path, 'tar')
  }
}
