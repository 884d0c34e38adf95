import { displayName } from '@girassol/domain/catalogue'
import type { DiagramKit } from '@girassol/domain/diagram'
import {
  type Basket,
  type BasketLight,
  designConditions,
  type GeneratorSettings,
  judgeBasket,
  type KitInverter,
  type PvModule,
  type Supply,
  shortInverterName,
  shortModuleName,
} from '@girassol/domain/generator'
import { findWiring } from '../../layout/layout-queries.ts'
import type { OrderLine } from '../../order-record/order-lines.ts'
import type { KitSource } from './kit-lines.ts'
import type { KitProduct } from './product-facts.ts'

/** Where the kit is connected, and the rule by which it is judged. */
export type KitPlace = {
  readonly uf: string
  readonly supply: Supply | null
  readonly settings: GeneratorSettings
}

type Products = ReadonlyMap<string, KitProduct>

const isInverter = (figures: PvModule | KitInverter): figures is KitInverter => 'pacNomW' in figures

const findModel = (lines: readonly OrderLine[], code: string) => {
  const line = lines.find(({ product_code }) => product_code === code)
  return line && { code, name: displayName(line.product_name) }
}

const findTransformer = ({ lines }: KitSource, products: Products): DiagramKit['transformer'] => {
  const found = lines.map(({ product_code }) => products.get(product_code)).find((product) => product?.transformer)
  return found?.transformer ? { code: found.code, ...found.transformer } : null
}

/** The kit as it is drawn; null without a sized kit, or when its modules or inverters were changed since (C-179). */
export const toDrawnKit = (
  source: KitSource,
  products: Products,
  { uf, settings }: Pick<KitPlace, 'uf' | 'settings'>,
): DiagramKit | null => {
  const { kit } = source.order
  const wiring = findWiring(kit, source.lines)
  if (kit === null || wiring === null) return null
  const [module, inverter] = [findModel(source.lines, kit.moduleCode), findModel(source.lines, kit.inverterCode)]
  const figures = products.get(kit.inverterCode)?.electrical
  const conditions = designConditions({ uf, roofTypeId: kit.roofTypeId }, settings)
  if (!module || !inverter || !figures || !isInverter(figures) || !conditions) return null
  return {
    module: { ...module, figures: kit.module },
    inverter: { ...inverter, figures },
    loads: wiring.loads,
    conditions,
    items: source.lines.map(({ product_code, product_name, quantity }) => ({
      code: product_code,
      quantity,
      name: displayName(product_name),
    })),
    transformer: findTransformer(source, products),
  }
}

const toBasket = ({ lines }: KitSource, products: Products): Basket => {
  const equipment = lines.flatMap((line) => {
    const figures = products.get(line.product_code)?.electrical
    return figures ? [{ name: displayName(line.product_name), figures, quantity: line.quantity }] : []
  })
  return {
    modules: equipment.flatMap(({ name, figures, quantity }) =>
      isInverter(figures) ? [] : [{ name: shortModuleName(name), module: figures, quantity }],
    ),
    inverters: equipment.flatMap(({ name, figures, quantity }) =>
      isInverter(figures) ? [{ name: shortInverterName(name), inverter: figures, quantity }] : [],
    ),
    codes: lines.map(({ product_code }) => product_code),
  }
}

/** How the kit works at its place (C-178): GREEN, YELLOW or RED; null without modules or inverters. */
export const judgeKit = (source: KitSource, products: Products, place: KitPlace): BasketLight | null => {
  const { uf, supply, settings } = place
  const roofTypeId = source.order.kit?.roofTypeId
  return (
    judgeBasket(toBasket(source, products), { uf, roofTypeId, supply: supply ?? undefined }, settings)?.light ?? null
  )
}
