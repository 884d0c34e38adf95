import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { packTar } from 'modern-tar'
import { BackupRefused } from './backup-refused.ts'
import { type Entry, type Manifest, manifestName, sealName, toSha256 } from './manifest.ts'

/** The end of a tar: two empty blocks. */
const end = new Uint8Array(1024)

/** Each entry is packed as an archive of its own without the end, so that only one entry is in memory at a time. */
const append = async (file: FileHandle, name: string, bytes: Uint8Array): Promise<void> => {
  const packed = await packTar([{ header: { name, size: bytes.length, mode: 0o600 }, body: bytes }])
  await file.appendFile(packed.subarray(0, packed.length - end.length))
}

export type Archive = {
  readonly add: (name: string, bytes: Uint8Array) => Promise<void>
  /** Writes the manifest and gives the archive its name. */
  readonly finish: (manifest: Omit<Manifest, 'entries'>) => Promise<void>
  /** Removes what was written. */
  readonly discard: () => Promise<void>
}

/**
 * A tar that is written as `<path>.partial` and renamed when it is whole, so that no half archive has the name of a good
 * one. Only its owner may read it. Refuses a path that exists.
 */
export const createArchive = async (path: string): Promise<Archive> => {
  if (await stat(path).catch(() => null)) throw new BackupRefused(`O arquivo ${path} já existe. Escolha outro nome.`)
  const partial = `${path}.partial`
  const file = await open(partial, 'w', 0o600)
  const entries: Entry[] = []
  return {
    add: async (name, bytes) => {
      await append(file, name, bytes)
      entries.push({ name, bytes: bytes.length, sha256: toSha256(bytes) })
    },
    finish: async (manifest) => {
      const text = Buffer.from(JSON.stringify({ ...manifest, entries } satisfies Manifest))
      await append(file, manifestName, text)
      await append(file, sealName, Buffer.from(toSha256(text)))
      await file.appendFile(end)
      await file.sync()
      await file.close()
      await rename(partial, path)
    },
    discard: async () => {
      await file.close()
      await rm(partial, { force: true })
    },
  }
}
