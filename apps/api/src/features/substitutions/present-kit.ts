import {
  type CatalogueProduct,
  groupStrings,
  invertersOnSale,
  type KitInverter,
  modulesOnSale,
  type PvModule,
  type StoredKit,
} from '@girassol/domain/generator'
import type { PresentKit, ReplacedPart } from '@girassol/domain/substitutions'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { findKitState } from '../order-record/kit-strings.ts'
import type { OrderLine } from '../order-record/order-lines.ts'
import type { Target } from './target.ts'

/** Which half of the sized kit a line is; null for every other item (SUB-005). */
export const findReplacedPart = ({ order: { kit } }: Target, line: OrderLine): ReplacedPart | null => {
  if (kit === null || line.kit_quantity === 0) return null
  if (line.product_code === kit.moduleCode) return 'module'
  return line.product_code === kit.inverterCode ? 'inverter' : null
}

/** The lines with units of the sized kit. */
export const listKitLines = ({ lines }: Target): readonly OrderLine[] => lines.filter((line) => line.kit_quantity > 0)

/** Today's price of a unit, or the last one of a product that is no longer sold (C-192). */
export const priceOfUnit = (line: OrderLine): number => (line.isSold ? line.price_cents : line.unit_value_cents)

/** The module and the inverter of a kit as the rule reads them, whether they are still sold or not. */
const findEquipment = async (tx: Tx, { moduleCode, inverterCode }: StoredKit) => {
  const rows = await tx
    .selectFrom('product')
    .select(['code', 'name', 'brand_code', 'price_cents', 'length_mm', 'width_mm', 'frame_mm', 'efficiency'])
    .select(sql<PvModule | KitInverter | null>`electrical`.as('electrical'))
    .where('code', 'in', [moduleCode, inverterCode])
    .execute()
  const products = rows.map(
    (row): CatalogueProduct => ({
      B1_COD: row.code,
      B1_DESC: row.name,
      ZAM_COD: row.brand_code ?? '',
      VLR_TOT: row.price_cents / 100,
      electrical: row.electrical ?? undefined,
      lengthMm: row.length_mm ?? undefined,
      widthMm: row.width_mm ?? undefined,
      frameMm: row.frame_mm ?? undefined,
      efficiency: row.efficiency === null ? undefined : Number(row.efficiency),
    }),
  )
  const [module] = modulesOnSale({ products, roofTypes: [] })
  const [inverter] = invertersOnSale({ products, roofTypes: [] })
  return module === undefined || inverter === undefined ? null : { module, inverter }
}

/** The modules for which the kit was sized; null for kits of older releases, which do not say how many units there are. */
const countSizedModules = ({ loads }: StoredKit): number | null => {
  if (loads.some(({ count }) => count === undefined)) return null
  const groups = groupStrings(loads.map(({ count = 0, mppts }) => ({ count, mppts })))
  return groups.reduce((sum, { strings, modulesPerString }) => sum + strings * modulesPerString, 0)
}

/**
 * The sized kit of a cart, a budget or an order, for the rule that finds substitutes; null without one, or without the
 * data of its products. A kit whose modules were changed by hand is sized for the power that it has now.
 */
export const findPresentKit = async (tx: Tx, target: Target): Promise<PresentKit | null> => {
  const { order, supply } = target
  const { kit, generator } = order
  const equipment = kit && (await findEquipment(tx, kit))
  if (kit === null || equipment === null) return null
  const kitLines = listKitLines(target)
  const modules = kitLines.find(({ product_code }) => product_code === kit.moduleCode)?.kit_quantity ?? 0
  const powerW = modules * equipment.module.module.pmaxW
  const isAsSized = generator !== null && countSizedModules(kit) === modules
  const pair = kitLines.filter(({ product_code: code }) => code === kit.moduleCode || code === kit.inverterCode)
  return {
    ...equipment,
    requestedKwp: isAsSized ? generator.power : powerW / 1000,
    powerW,
    roofTypeId: kit.roofTypeId,
    uf: findKitState(order),
    supply,
    lastPrices: new Map(pair.map((line) => [line.product_code, priceOfUnit(line)])),
  }
}
