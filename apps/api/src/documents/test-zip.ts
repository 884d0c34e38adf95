import { inflateRawSync } from 'node:zlib'

/** The bytes of the parts of a zip by their names, from its central directory. For tests. */
export const readZipBytes = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const parts = new Map<string, Buffer>()
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [size, named, extra, comment] = [20, 28, 30, 32].map((offset, index) =>
      index === 0 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number]
    const name = zip.toString('utf8', at + 46, at + 46 + named)
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    parts.set(name, inflateRawSync(zip.subarray(from, from + size)))
    at += 46 + named + extra + comment
  }
  return parts
}

/** The same as texts. */
export const readZip = (zip: Buffer): ReadonlyMap<string, string> =>
  new Map([...readZipBytes(zip)].map(([name, bytes]) => [name, bytes.toString('utf8')]))
