import { canHandleCatalogueFile, forbiddenColumns, importSentences } from '@girassol/domain/catalogue'
import type { Actor } from '../../../http/actor.ts'
import { orRefuse, Refused } from '../../../http/refused.ts'
import type { FileContent } from '../../../spreadsheets/file-content.ts'
import { WrongFile } from '../../../spreadsheets/wrong-file.ts'
import { type CatalogueFile, readCatalogueFile } from './catalogue-file.ts'
import { exportedColumns } from './product-cells.ts'

type Uploaded = { readonly fileName: string; readonly file: FileContent }

/** A user who imports or exports files of the catalogue sees its prices in them (C-29). */
export const refuseWithoutPrices = ({ roles, canViewProductPrices }: Actor): void =>
  orRefuse(canHandleCatalogueFile({ roles, canViewPrices: canViewProductPrices }), importSentences, { status: 403 })

const listColumns = ({ columns, rows, roofTypes }: CatalogueFile): readonly string[] => [
  ...(columns ?? new Set(rows.flatMap(({ cells }) => Object.keys(cells)))),
  ...(roofTypes.length > 0 ? ['roofTypes'] : []),
]

const knownColumns: ReadonlySet<string> = new Set([...exportedColumns, 'IMG_CAPA', 'files'])

/** Unknown columns are reported once for the whole file, not once per row (USE-028). */
const refuseUnknownColumns = ({ columns = [] }: CatalogueFile): void => {
  const unknown = columns.filter((column) => !knownColumns.has(column))
  if (unknown.length === 0) return
  throw new WrongFile(`O catálogo não tem ${unknown.length === 1 ? 'a coluna' : 'as colunas'} ${unknown.join(', ')}.`)
}

/** A file that a browser sent, if the caller's roles may import it; refuses a wrong file with 400 (USE-028). */
export const readUploadedCatalogue = async (
  actor: Actor,
  { fileName, file: sent }: Uploaded,
): Promise<CatalogueFile> => {
  refuseWithoutPrices(actor)
  try {
    const file = await readCatalogueFile(sent, fileName)
    refuseUnknownColumns(file)
    const columns = forbiddenColumns(actor.roles, listColumns(file))
    if (columns.length > 0)
      throw new Refused(`Sua função importa preço, custo e estoque. Retire do arquivo: ${columns.join(', ')}.`, {
        status: 403,
        reason: 'notYourColumns',
      })
    return file
  } catch (error) {
    if (error instanceof WrongFile)
      throw new Refused(`${error.message} Nada foi gravado.`, { status: 400, reason: 'wrongFile' })
    throw error
  }
}
