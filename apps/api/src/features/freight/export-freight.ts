import type * as contract from '@girassol/contract/freight'
import { type FreightColumn, freightColumns } from '@girassol/domain/freight'
import { toDay } from '@girassol/domain/shared'
import type { SheetColumn } from '../../documents/spreadsheet.ts'
import { writeCsv } from '../../documents/write-csv.ts'
import type { DownloadHandler, LookupContext } from '../../http/context.ts'
import type { FileCells } from '../../spreadsheets/import-preview.ts'
import { toFreightCells } from './compare-freight.ts'
import { listStateFreight } from './freight-table-store.ts'

const toColumn = (name: FreightColumn): SheetColumn<FileCells> => ({
  header: name,
  width: 12,
  kind: 'text',
  value: (cells) => cells[name] ?? null,
})

const freightPages = async function* ({ read }: LookupContext): AsyncGenerator<readonly FileCells[]> {
  const states = await read(listStateFreight)
  yield states.flatMap(({ uf, rates }) =>
    rates === null
      ? []
      : [toFreightCells(uf, 'capital', rates.capital), toFreightCells(uf, 'interior', rates.interior)],
  )
}

/** C-140: the freight table as a file that the import reads. */
export const exportFreight: DownloadHandler<typeof contract.exportFreight> = async (context) => ({
  name: `Tabela de frete ${toDay(context.now)}.csv`,
  contentType: 'text/csv; charset=utf-8',
  content: writeCsv({ name: 'Frete', columns: freightColumns.map(toColumn), pages: freightPages(context) }),
})
