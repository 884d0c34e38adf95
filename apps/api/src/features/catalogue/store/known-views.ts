import type { ProductView } from '@girassol/contract/catalogue'
import { LRUCache } from 'lru-cache'
import type { Tx } from '../../../database/transaction.ts'
import { type OwnMarks, readOwnMarks } from './own-marks.ts'
import type { Reader } from './product-reader.ts'

type Read<Shown> = {
  readonly shown: Shown
  /** The products whose marks it shows. */
  readonly products: readonly Pick<ProductView, 'B1_COD'>[]
  /** Of the catalogue when it was read. */
  readonly version: string
}

type Question<Shown> = {
  /** With the rights and the day of the reader, everything that the answer depends on but its marks. */
  readonly asked: unknown
  /** Undefined for what should be read anew the next time. */
  readonly read: () => Promise<Read<Shown> | undefined>
  readonly mark: (shown: Shown, marks: OwnMarks) => Shown
}

type Known = { readonly version: string; readonly codes: readonly string[]; readonly text: string }

const toKnown = <Shown>({ shown, products, version }: Read<Shown>): Known => ({
  version,
  codes: products.map(({ B1_COD }) => B1_COD),
  text: JSON.stringify(shown),
})

/**
 * What this process showed last of the catalogue, as JSON, which takes less memory than the objects. At most `most`
 * characters. It shows them again to readers with the same rights as long as the catalogue is unchanged, which one short
 * statement finds out together with the reader's marks.
 */
export const createKnownViews = <Shown extends object>(most: number) => {
  const known = new LRUCache<string, Known>({ maxSize: most, sizeCalculation: ({ text }) => text.length })
  return async (tx: Tx, reader: Reader, { asked, read, mark }: Question<Shown>): Promise<Shown | undefined> => {
    const key = JSON.stringify([reader.rights, reader.today, reader.order?.holds ? reader.order.id : null, asked])
    const last = known.get(key)
    if (last !== undefined) {
      const marks = await readOwnMarks(tx, reader, last.codes)
      if (marks.version === last.version) return mark(JSON.parse(last.text) as Shown, marks)
    }
    const found = await read()
    if (found !== undefined) known.set(key, toKnown(found))
    return found?.shown
  }
}
