import type * as contract from '@girassol/contract/catalogue'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { SheetColumn } from '../../../documents/spreadsheet.ts'
import { writeCsv } from '../../../documents/write-csv.ts'
import type { DownloadHandler, LookupContext } from '../../../http/context.ts'
import { productJson } from '../product-json.ts'
import { type Cell, type Cells, exportedColumns, type ProductJson, toProductCells } from './product-cells.ts'
import { refuseWithoutPrices } from './read-uploaded-catalogue.ts'

const pageSize = 1000

/** The format that the import reads: every digit of a figure, S or N for a flag. */
const written = (cell: Cell | undefined): string | null => {
  if (cell === undefined) return null
  if (typeof cell === 'boolean') return cell ? 'S' : 'N'
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell
}

const isFigure = (cell: Cell | undefined): boolean => typeof cell === 'number'

const columns: readonly SheetColumn<Cells>[] = exportedColumns.map((name) => ({
  header: name,
  width: 16,
  kind: 'text',
  value: (cells) => written(cells[name]),
  isPlain: (cells) => isFigure(cells[name]),
}))

const cataloguePages = async function* ({ read }: LookupContext): AsyncGenerator<readonly Cells[]> {
  let after = ''
  for (;;) {
    const from = after
    const products = await read(async (tx) => {
      const { rows } = await sql<{ product: ProductJson }>`
        select ${productJson} as product from product p where p.code > ${from} order by p.code limit ${pageSize}
      `.execute(tx)
      return rows.map(({ product }) => product)
    })
    if (products.length > 0) yield products.map(toProductCells)
    if (products.length < pageSize) return
    after = products.at(-1)?.code ?? ''
  }
}

/** C-140: the catalogue as a file that the import reads; pictures and technical files stay in the storage. */
export const exportCatalogue: DownloadHandler<typeof contract.exportCatalogue> = async (context) => {
  refuseWithoutPrices(context.actor)
  return {
    name: `Catálogo ${toDay(context.now)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: writeCsv({ name: 'Catálogo', columns, pages: cataloguePages(context) }),
  }
}
