import type * as contract from '@girassol/contract/catalogue'
import { canAddProducts } from '@girassol/domain/catalogue'
import type { SheetColumn } from '../../../documents/spreadsheet.ts'
import { writeCsv } from '../../../documents/write-csv.ts'
import type { DownloadHandler } from '../../../http/context.ts'
import type { BadRow } from './check-catalogue.ts'
import { compareCatalogue } from './compare-catalogue.ts'
import { readUploadedCatalogue } from './read-uploaded-catalogue.ts'

type Refusal = { readonly line: number; readonly code: string; readonly column: string; readonly reason: string }

const columns: readonly SheetColumn<Refusal>[] = [
  { header: 'Linha', width: 10, kind: 'text', value: ({ line }) => String(line) },
  { header: 'Código', width: 16, kind: 'text', value: ({ code }) => code },
  { header: 'Coluna', width: 20, kind: 'text', value: ({ column }) => column },
  { header: 'Recusa', width: 60, kind: 'text', value: ({ reason }) => reason },
]

/** 'coluna VLR_TOT: use número' is split into its column and its reason. */
const toRefusals = ({ line, code, reasons }: BadRow): readonly Refusal[] =>
  reasons.map((text) => {
    const [, column = '', reason = text] = /^coluna ([^:]+): (.*)$/s.exec(text) ?? []
    return { line, code, column, reason }
  })

const pageSize = 1000

const refusalPages = async function* (badRows: readonly BadRow[]): AsyncGenerator<readonly Refusal[]> {
  for (let from = 0; from < badRows.length; from += pageSize) {
    yield badRows.slice(from, from + pageSize).flatMap(toRefusals)
  }
}

/** REL-009, C-236: every refused row of a file as a CSV, because a preview contains the first 200 alone. */
export const listCatalogueRefusals: DownloadHandler<typeof contract.listCatalogueRefusals> = async (
  { actor, read },
  { body },
) => {
  const file = await readUploadedCatalogue(actor, body)
  const { badRows } = await read((tx) => compareCatalogue(tx, file, { canAdd: canAddProducts(actor.roles) }))
  return {
    name: 'Linhas com erro.csv',
    contentType: 'text/csv; charset=utf-8',
    content: writeCsv({ name: 'Linhas com erro', columns, pages: refusalPages(badRows) }),
  }
}
