import {
  cableGroup,
  fixingGroup,
  inverterGroup,
  moduleGroup,
  monitoringGroup,
  pointsGroup,
  promotionGroup,
  protectionGroup,
  readyKitGroup,
  structureGroup,
} from './store-groups.ts'

/** The kinds of product that have their own drawing. */
export const drawings = [
  'panel',
  'inverter',
  'hybrid-inverter',
  'micro-inverter',
  'fixing',
  'structure',
  'cable',
  'connector',
  'string-box',
  'ac-board',
  'monitoring',
  'kit',
  'promotion',
  'gift',
  'tool',
  'safety',
  'electronics',
  'voucher',
] as const
export type Drawing = (typeof drawings)[number]

const byCategory: Readonly<Record<string, Drawing>> = {
  IHIB: 'hybrid-inverter',
  IMIC: 'micro-inverter',
  CONE: 'connector',
  QDCA: 'ac-board',
  PFER: 'tool',
  PEPI: 'safety',
  PELE: 'electronics',
  PVAL: 'voucher',
}

const byGroup: Readonly<Record<string, Drawing>> = {
  [moduleGroup]: 'panel',
  [inverterGroup]: 'inverter',
  [fixingGroup]: 'fixing',
  [structureGroup]: 'structure',
  [cableGroup]: 'cable',
  [protectionGroup]: 'string-box',
  [monitoringGroup]: 'monitoring',
  [readyKitGroup]: 'kit',
  [promotionGroup]: 'promotion',
  [pointsGroup]: 'gift',
}

/** The drawing shown instead of a missing picture: that of the category, else of the group, else a closed box. */
export const findDrawing = (product: { readonly groupCode: string; readonly categoryCode: string | null }): Drawing =>
  byCategory[product.categoryCode ?? ''] ?? byGroup[product.groupCode] ?? 'kit'
