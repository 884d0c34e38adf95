import { can } from '../access/can.ts'
import type { Role } from '../access/roles.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** What Purchase brings in: prices, costs and stock of products that are known (C-140). */
const supplyColumns = ['B1_COD', 'VLR_TOT', 'cost', 'remainingQuantity', 'boardingDate'] as const

const isSupplyColumn = (column: string): boolean => (supplyColumns as readonly string[]).includes(column)

type Wanted = {
  readonly roles: readonly Role[]
  /** C-29: whoever changes prices has to be able to see them. */
  readonly canViewPrices: boolean
}

/** The columns of a file that these roles may not bring in; none for an administrator. */
export const forbiddenColumns = (roles: readonly Role[], columns: readonly string[]): readonly string[] =>
  can(roles, 'catalogue.importAll') ? [] : columns.filter((column) => !isSupplyColumn(column))

/** May new products come with a file of these roles? */
export const canAddProducts = (roles: readonly Role[]): boolean => can(roles, 'catalogue.importAll')

/** A CSV with the usual columns of these roles and one example row, to fill in and send back (USE-028). */
export const importTemplate = (roles: readonly Role[]): string =>
  canAddProducts(roles)
    ? 'B1_COD;B1_DESC;BM_GRUPO;VLR_TOT;cost;remainingQuantity;boardingDate\n10209999;CONECTOR MC4;1020;4,20;2,10;500;\n'
    : `${supplyColumns.join(';')}\n10209999;4,20;2,10;500;\n`

/** Refuses whoever may not see the prices that a catalogue file carries (C-29, C-140). */
export const canHandleCatalogueFile = ({ roles, canViewPrices }: Wanted) =>
  firstRefusal([!can(roles, 'catalogue.import'), 'notYours'], [!canViewPrices, 'pricesHidden'])

export const importSentences = {
  notYours: 'Você não tem permissão para esta ação.',
  pricesHidden: 'O arquivo do catálogo traz preços: peça a um administrador a permissão de ver preços.',
} as const satisfies Record<RuleRefusal<typeof canHandleCatalogueFile>, string>

/** Why a row of a product that is not known is refused to those who may not add products. */
export const unknownProduct = 'coluna B1_COD: produto não cadastrado; só um administrador inclui produtos'
