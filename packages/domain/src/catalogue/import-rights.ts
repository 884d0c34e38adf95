import { can, forbiddenSentence } from '../access/can.ts'
import type { Role } from '../access/roles.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** What the role Purchase may import: prices, costs and stock of known products (C-140). */
const supplyColumns = ['B1_COD', 'VLR_TOT', 'cost', 'remainingQuantity', 'boardingDate'] as const

const isSupplyColumn = (column: string): boolean => (supplyColumns as readonly string[]).includes(column)

type Wanted = {
  readonly roles: readonly Role[]
  /** C-29: a user who changes prices must be able to see them. */
  readonly canViewPrices: boolean
}

/** The columns of a file that these roles may not import; none for an administrator. */
export const forbiddenColumns = (roles: readonly Role[], columns: readonly string[]): readonly string[] =>
  can(roles, 'catalogue.importAll') ? [] : columns.filter((column) => !isSupplyColumn(column))

/** Whether a file of these roles may add new products. */
export const canAddProducts = (roles: readonly Role[]): boolean => can(roles, 'catalogue.importAll')

/** A CSV with the usual columns of these roles and one example row, to fill in and import (USE-028). */
export const importTemplate = (roles: readonly Role[]): string =>
  canAddProducts(roles)
    ? 'B1_COD;B1_DESC;BM_GRUPO;VLR_TOT;cost;remainingQuantity;boardingDate\n10209999;CONECTOR MC4;1020;4,20;2,10;500;\n'
    : `${supplyColumns.join(';')}\n10209999;4,20;2,10;500;\n`

/** Refuses users who may not see the prices in a catalogue file (C-29, C-140). */
export const canHandleCatalogueFile = ({ roles, canViewPrices }: Wanted) =>
  firstRefusal([!can(roles, 'catalogue.import'), 'notYours'], [!canViewPrices, 'pricesHidden'])

export const importSentences = {
  notYours: forbiddenSentence,
  pricesHidden: 'O arquivo do catálogo traz preços: peça a um administrador a permissão de ver preços.',
} as const satisfies Record<RuleRefusal<typeof canHandleCatalogueFile>, string>

/** Why a row of an unknown product is refused to users who may not add products. */
export const unknownProduct = 'coluna B1_COD: produto não cadastrado; só um administrador inclui produtos'
