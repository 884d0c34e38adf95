import type * as contract from '@girassol/contract/quick-order'
import { storeGroups } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import type { SheetColumn } from '../../documents/spreadsheet.ts'
import { type SpreadsheetFormat, toSpreadsheetFile } from '../../documents/spreadsheet-file.ts'
import type { DownloadHandler } from '../../http/context.ts'
import { onSaleTo } from '../catalogue/store/visible-products.ts'
import { findCartItems } from './ordered-items.ts'

type Line = { readonly code: string; readonly name: string; readonly quantity: number }

/** The headers that a quick order recognises (FAST-009). */
const columns: readonly SheetColumn<Line>[] = [
  { header: 'codigo', width: 14, kind: 'text', value: ({ code }) => code },
  { header: 'produto', width: 60, kind: 'text', value: ({ name }) => name },
  { header: 'quantidade', width: 12, kind: 'number', decimals: 0, value: ({ quantity }) => quantity },
]

const toFile = (name: string, format: SpreadsheetFormat, lines: readonly Line[]) => {
  const pages = (async function* () {
    yield lines
  })()
  return toSpreadsheetFile(name, format, { name, columns, pages })
}

/** FAST-009: the items of the open cart; a quick order of the file gives the same cart. */
export const exportCart: DownloadHandler<typeof contract.exportCart> = async (
  { actor, now, read },
  { query: { format } },
) => toFile('Carrinho', format, await read((tx) => findCartItems({ tx, actor, now })))

const sampleQuantities = [12, 1, 40]

/** FAST-009: the first product of three groups of the store, as an example. */
export const downloadSampleList: DownloadHandler<typeof contract.downloadSampleList> = async (
  { actor, read },
  { query: { format } },
) => {
  const { rows } = await read((tx) =>
    sql<Pick<Line, 'code' | 'name'>>`
      select distinct on (p.group_code) p.code, p.name from product p
      where p.group_code = any(${storeGroups.MP}) and ${onSaleTo(actor)}
      order by p.group_code, p.code limit ${sampleQuantities.length}`.execute(tx),
  )
  return toFile(
    'Lista de compra rápida',
    format,
    rows.map((row, at) => ({ ...row, quantity: sampleQuantities[at] ?? 1 })),
  )
}
