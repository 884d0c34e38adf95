import type { countManagedProducts, listManagedProducts } from '@girassol/contract/catalogue'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { ProductGap, ProductSituation } from '@girassol/domain/catalogue'
import { stringifySearch } from '../../../lib/search-params.ts'
import { writeListState } from '../../../lib/use-list-state.ts'

/** The filters of the catalogue and its open record, named as in the address. */
export const catalogueDefaults = { q: '', grupo: '', marca: '', situacao: '', falta: '', produto: '' } as const

export type CatalogueState = Readonly<Record<keyof typeof catalogueDefaults, string>>

const gaps: Readonly<Record<string, ProductGap>> = {
  'sem-estoque': 'WITHOUT_STOCK',
  'sem-foto': 'WITHOUT_PICTURE',
  'sem-ficha': 'WITHOUT_SHEET',
  'em-promocao': 'PROMOTED',
  inativos: 'INACTIVE',
}

const situations: Readonly<Record<string, ProductSituation>> = {
  ativos: 'ACTIVE',
  inativos: 'INACTIVE',
  'fora-da-loja': 'OUT_OF_STORE',
  'somente-internos': 'INTERNAL',
}

/** The chips and the options, each with its word in the address. */
export const gapWords = Object.entries(gaps)
export const situationWords = Object.entries(situations)

const isCode = (text: string): boolean => /^[0-9A-Za-z]{1,10}$/.test(text)

/** The filters of the count and of the list; an unknown value in the address is ignored. */
export const filterQuery = ({
  q,
  grupo,
  marca,
  situacao,
}: CatalogueState): RequestFor<typeof countManagedProducts>['query'] => {
  const situation = Object.hasOwn(situations, situacao) ? situations[situacao] : undefined
  return {
    ...(q.trim() !== '' && { term: q.trim().slice(0, 100) }),
    ...(isCode(grupo) && { groupId: grupo }),
    ...(isCode(marca) && { brandId: marca }),
    ...(situation !== undefined && { situation }),
  }
}

export const listQuery = (state: CatalogueState): RequestFor<typeof listManagedProducts>['query'] => {
  const gap = Object.hasOwn(gaps, state.falta) ? gaps[state.falta] : undefined
  return { ...filterQuery(state), ...(gap !== undefined && { gap }) }
}

/** The address of the record in this list; an empty code is the list without a record. */
export const recordAddress = (state: CatalogueState, produto: string): string =>
  `/administracao/catalogo${stringifySearch(writeListState({}, catalogueDefaults, { ...state, produto }))}`

/** The code of the open record, or null. */
export const openedCode = ({ produto }: CatalogueState): string | null =>
  /^[0-9A-Za-z.-]{1,30}$/.test(produto) ? produto : null
