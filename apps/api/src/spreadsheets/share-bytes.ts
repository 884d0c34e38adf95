import { setImmediate as nextTurn } from 'node:timers/promises'

/** A multiple of 4, so that no piece of base64 ends inside a group of letters. */
const sliceSize = 4_000_000

/**
 * The bytes of a file in memory that a thread can read too, without another copy; a text is base64. They are copied in
 * slices, so that other calls do not wait (REL-009).
 */
export const shareBytes = async (file: string | Uint8Array): Promise<Uint8Array> => {
  const size = typeof file === 'string' ? Buffer.byteLength(file, 'base64') : file.length
  const shared = Buffer.from(new SharedArrayBuffer(size))
  for (let from = 0; from < file.length; from += sliceSize) {
    if (typeof file === 'string') shared.write(file.slice(from, from + sliceSize), (from / 4) * 3, 'base64')
    else shared.set(file.subarray(from, from + sliceSize), from)
    await nextTurn()
  }
  return shared
}
