import type { Role } from '@girassol/domain/access'
import { canHandleCatalogueFile, forbiddenColumns, importSentences } from '@girassol/domain/catalogue'
import type { Actor } from '../../../http/actor.ts'
import { orRefuse, Refused } from '../../../http/refused.ts'
import type { FileContent } from '../../../spreadsheets/file-content.ts'
import { WrongFile } from '../../../spreadsheets/wrong-file.ts'
import { type CatalogueFile, readCatalogueFile } from './catalogue-file.ts'
import { exportedColumns } from './product-cells.ts'

type Uploaded = { readonly fileName: string; readonly file: FileContent; readonly roles: readonly Role[] }

/** A user who imports or exports files of the catalogue sees its prices in them (C-29). */
export const refuseWithoutPrices = ({ roles, canViewProductPrices }: Actor): void =>
  orRefuse(canHandleCatalogueFile({ roles, canViewPrices: canViewProductPrices }), importSentences, { status: 403 })

/** Those of a JSON are those of its records, which are in memory. */
const listColumns = async ({ columns, rows, roofTypes }: CatalogueFile): Promise<readonly string[]> => {
  if (columns !== undefined) return columns
  const names = new Set<string>(roofTypes.length > 0 ? ['roofTypes'] : [])
  for await (const { cells } of rows) for (const name of Object.keys(cells)) names.add(name)
  return [...names]
}

const knownColumns: ReadonlySet<string> = new Set([...exportedColumns, 'IMG_CAPA', 'files'])

/** Unknown columns are reported once for the whole file, not once per row (USE-028). */
const refuseUnknownColumns = ({ columns = [] }: CatalogueFile): void => {
  const unknown = columns.filter((column) => !knownColumns.has(column))
  if (unknown.length === 0) return
  throw new WrongFile(`O catálogo não tem ${unknown.length === 1 ? 'a coluna' : 'as colunas'} ${unknown.join(', ')}.`)
}

/** A file that a browser sent, if the caller's roles may import its columns. */
export const readUploadedCatalogue = async ({ fileName, file: sent, roles }: Uploaded): Promise<CatalogueFile> => {
  const file = await readCatalogueFile(sent, fileName)
  refuseUnknownColumns(file)
  const columns = forbiddenColumns(roles, await listColumns(file))
  if (columns.length === 0) return file
  throw new Refused(`Sua função importa preço, custo e estoque. Retire do arquivo: ${columns.join(', ')}.`, {
    status: 403,
    reason: 'notYourColumns',
  })
}
