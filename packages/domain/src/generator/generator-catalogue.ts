import { inverterGroup, moduleGroup } from '../catalogue/store-groups.ts'
import type { KitInverter } from './inverter.ts'
import type { ModuleFrame, PvModule } from './pv-module.ts'

/** The catalogue fields the proposals read; product field names are those of the ERP import (C-23, §8). */
export type CatalogueProduct = {
  readonly B1_COD: string
  readonly B1_DESC?: string | undefined
  /** Brand. */
  readonly ZAM_COD: string
  /** Price in reais, as imported. */
  readonly VLR_TOT: number
  readonly electrical?: PvModule | KitInverter | undefined
  readonly lengthMm?: number | undefined
  readonly widthMm?: number | undefined
  readonly frameMm?: number | undefined
  /** Inverter: Paco over Pdco, 0 to 1. */
  readonly efficiency?: number | undefined
  /** False: not on sale for this user (discontinued, or internal and hidden from the user). Absent: on sale. */
  readonly active?: boolean | undefined
}

export type GeneratorCatalogue = {
  readonly products: readonly CatalogueProduct[]
  readonly roofTypes: readonly { readonly id: number; readonly active?: boolean | undefined }[]
}

export type CatalogueModule = {
  readonly code: string
  readonly description: string
  readonly module: PvModule & ModuleFrame & { readonly lengthMm: number }
}

export type CatalogueInverter = {
  readonly code: string
  readonly description: string
  readonly brandId: string
  readonly efficiency: number
  readonly inverter: KitInverter
}

const isInverter = (electrical: PvModule | KitInverter): electrical is KitInverter => 'pacNomW' in electrical

const isOnSale = (product: CatalogueProduct, group: string): boolean =>
  product.active !== false && product.B1_COD.startsWith(group)

const toModule = (product: CatalogueProduct): CatalogueModule[] => {
  const { electrical, lengthMm, widthMm, frameMm } = product
  if (!electrical || isInverter(electrical) || !lengthMm || !widthMm || !frameMm) return []
  return [
    {
      code: product.B1_COD,
      description: product.B1_DESC ?? product.B1_COD,
      module: { ...electrical, lengthMm, widthMm, frameMm },
    },
  ]
}

const toInverter = (product: CatalogueProduct): CatalogueInverter[] => {
  const { electrical } = product
  if (!electrical || !isInverter(electrical)) return []
  return [
    {
      code: product.B1_COD,
      description: product.B1_DESC ?? product.B1_COD,
      brandId: product.ZAM_COD,
      efficiency: product.efficiency ?? 0,
      inverter: electrical,
    },
  ]
}

/** Computes a list once for each catalogue, because a large one is read for every kit; a catalogue never changes. */
const oncePerCatalogue = <List>(compute: (catalogue: GeneratorCatalogue) => List) => {
  const known = new WeakMap<GeneratorCatalogue, List>()
  return (catalogue: GeneratorCatalogue): List => {
    const list = known.get(catalogue) ?? compute(catalogue)
    known.set(catalogue, list)
    return list
  }
}

/** Modules on sale with all data for the sizing; one without data sheet or dimensions cannot be sized (C-23). */
export const modulesOnSale = oncePerCatalogue(({ products }): readonly CatalogueModule[] =>
  products.filter((product) => isOnSale(product, moduleGroup)).flatMap(toModule),
)

/** Inverters on sale with all data for the sizing (C-23). */
export const invertersOnSale = oncePerCatalogue(({ products }): readonly CatalogueInverter[] =>
  products.filter((product) => isOnSale(product, inverterGroup)).flatMap(toInverter),
)

/** Price of each product code in cents. */
export type PriceList = ReadonlyMap<string, number>

/** Unit prices in cents; the import has reais (C-23, §8). */
export const priceList = oncePerCatalogue(
  ({ products }): PriceList => new Map(products.map((product) => [product.B1_COD, Math.round(product.VLR_TOT * 100)])),
)
