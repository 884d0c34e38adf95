import { canHandleCatalogueFile, forbiddenColumns, importSentences } from '@girassol/domain/catalogue'
import type { Actor } from '../../http/actor.ts'
import { orRefuse, Refused } from '../../http/refused.ts'
import { type CatalogueFile, readCatalogueFile, UnreadableFile } from './catalogue-file.ts'

type Uploaded = { readonly fileName: string; readonly file: string }

/** Whoever moves files of the catalogue sees its prices in them (C-29). */
export const refuseWithoutPrices = ({ roles, canViewProductPrices }: Actor): void =>
  orRefuse(canHandleCatalogueFile({ roles, canViewPrices: canViewProductPrices }), importSentences, { status: 403 })

const columnsOf = ({ columns, rows, roofTypes }: CatalogueFile): readonly string[] => [
  ...(columns ?? new Set(rows.flatMap(({ cells }) => Object.keys(cells)))),
  ...(roofTypes.length > 0 ? ['roofTypes'] : []),
]

/** A file that a browser sent, as far as the caller's roles may bring it in; what cannot be read is told (400). */
export const readUploadedCatalogue = (actor: Actor, { fileName, file: sent }: Uploaded): CatalogueFile => {
  refuseWithoutPrices(actor)
  try {
    const file = readCatalogueFile(Buffer.from(sent, 'base64'), fileName)
    const columns = forbiddenColumns(actor.roles, columnsOf(file))
    if (columns.length > 0)
      throw new Refused(`Sua função importa preço, custo e estoque. Retire do arquivo: ${columns.join(', ')}.`, {
        status: 403,
        reason: 'notYourColumns',
      })
    return file
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Refused(`${error.message}.`, { status: 400, reason: 'unreadable' })
    throw error
  }
}
