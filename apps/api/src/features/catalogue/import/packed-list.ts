import { deserialize, serialize } from 'node:v8'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Enough for a good compression, and few enough to be unpacked at once. */
const itemsPerPack = 200

/** The level that costs the least time; the rows of a file are so alike that others gain little. */
const level = 1

/** A list of plain objects that is only read from its start to its end; each reading creates its items anew. */
export type PackedList<Item> = Iterable<Item> & { readonly length: number }

/**
 * A list whose items are compressed outside the heap, so that a file with many products needs little more memory than one
 * with few (REL-009, C-236).
 */
export const createPackedList = <Item>(): PackedList<Item> & { readonly push: (item: Item) => void } => {
  const packs: Uint8Array[] = []
  let last: Item[] = []
  return {
    get length() {
      return packs.length * itemsPerPack + last.length
    },
    push: (item) => {
      last.push(item)
      if (last.length < itemsPerPack) return
      packs.push(deflateRawSync(serialize(last), { level }))
      last = []
    },
    *[Symbol.iterator]() {
      for (const pack of packs) yield* deserialize(inflateRawSync(pack)) as readonly Item[]
      yield* last
    },
  }
}
