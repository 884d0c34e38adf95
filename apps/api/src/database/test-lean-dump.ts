/** The size of the blocks of a tar, in bytes. */
const block = 512

const readText = (header: Buffer, from: number, to: number): string =>
  header.toString('latin1', from, to).replace(/\0.*$/s, '')

/** The tar without the entries whose path is refused. */
export const withoutEntries = (tar: Buffer, isLeftOut: (path: string) => boolean): Buffer<ArrayBuffer> => {
  const kept: Buffer[] = []
  let at = 0
  while (at < tar.length) {
    const header = tar.subarray(at, at + block)
    const size = Number.parseInt(readText(header, 124, 136), 8) || 0
    const end = at + block + Math.ceil(size / block) * block
    if (!isLeftOut(readText(header, 0, 100))) kept.push(tar.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

/**
 * Whether a test database starts without this file: of the databases template0 and template1, which no test opens, and
 * of the log of writes before the last checkpoint, whose file is `lastLog`.
 */
export const isUnused = (path: string, lastLog: string): boolean =>
  /^\/?base\/[14]\/./.test(path) || (/\/?pg_wal\/[0-9A-F]{24}$/.test(path) && !path.endsWith(lastLog))
