import type { KitView, Proposals } from '@girassol/contract/generator'
import type { OrderView } from '@girassol/contract/orders'
import { computeAvailability, displayName, moduleTechnology } from '@girassol/domain/catalogue'
import {
  describeKit,
  describeStrings,
  type KitLabel,
  labelKits,
  priceLabels,
  roofTypes,
  siteTemperatures,
  type TaggedKit,
} from '@girassol/domain/generator'
import { kitLayout } from '@girassol/domain/layout'
import { reaisFrom, toDay } from '@girassol/domain/shared'
import { type Deciding, toDecisionFields, type Weighed } from '../order-record/decision-figures.ts'
import { calculate } from './calculate-kit.ts'
import { findBestFit, isPair, type Pair, type Proposed, ruleOptions, type Site } from './propose-for.ts'

type Shown = {
  /** The cart for which the kits are proposed, and who reads them. */
  readonly deciding: Deciding
  readonly site: Site
  /** The pair whose kit is in the cart; null if there is none. */
  readonly inCart: Pair | null
  readonly roofTypeId: number
}

type LabelledKit = TaggedKit & { readonly labels: readonly KitLabel[] }

const toEquipmentView = ({ module, inverter }: TaggedKit, { catalogue }: Site) => ({
  moduleCode: module.code,
  moduleName: displayName(module.description),
  moduleBrand: catalogue.byCode.get(module.code)?.ZAM_DESC ?? '',
  moduleTechnology: moduleTechnology(module.description),
  modulePowerW: module.module.pmaxW,
  inverterCode: inverter.code,
  inverterName: displayName(inverter.description),
  inverterBrand: catalogue.byCode.get(inverter.code)?.ZAM_DESC ?? '',
  inverterPowerW: inverter.inverter.pacNomW,
})

/** Weight of all items in kilograms, as the order will weigh. */
const computeWeight = ({ items }: TaggedKit, { catalogue }: Site): number => {
  const grams = items.map(({ code, quantity }) => (catalogue.byCode.get(code)?.weightKg ?? 0) * 1000 * quantity)
  return Math.round(grams.reduce((sum, each) => sum + each, 0)) / 1000
}

/** GRID-006: the modules of a proposed kit in the lines of its structure. */
const toLayout = ({ module, inverter, sizing }: TaggedKit, { uf, catalogue }: Site, roofTypeId: number) =>
  kitLayout(
    {
      module: module.module,
      modules: sizing.modules,
      roofTypeId,
      uf,
      wired: { inverter: inverter.inverter, loads: sizing.loads.map(({ count, mppts }) => ({ count, mppts })) },
    },
    catalogue.settings,
  )

/** A proposed kit as it would be bought: every item from today's stock, at the list price (C-199). */
const toWeighed = ({ items, totalCents }: TaggedKit, { catalogue }: Site, now: string): Weighed => ({
  productsCents: totalCents,
  charge: { cents: totalCents, grossCommissionCents: 0 },
  availabilities: items.map(({ code, quantity }) => {
    const product = catalogue.byCode.get(code)
    return product === undefined ? null : computeAvailability({ ...product, quantity, today: toDay(now) })
  }),
})

/** A proposed kit for the comparison; prices are null for users who may not see them (C-22, C-29). */
const toKitView = (kit: LabelledKit, { deciding, site, inCart, roofTypeId }: Shown): KitView => {
  const description = describeKit(kit)
  const { actor } = deciding
  const shownReais = (cents: number) => (actor.canViewProductPrices ? reaisFrom(cents) : null)
  return {
    ...toEquipmentView(kit, site),
    tags: [...kit.tags],
    labels: kit.labels.filter((label) => actor.canViewProductPrices || !priceLabels.includes(label)),
    moduleEfficiency: description.moduleEff,
    phases: description.phases,
    powerW: description.powerW,
    modules: description.modules,
    inverters: description.inverters,
    total: shownReais(description.totalCents),
    pricePerWp: shownReais(description.centsPerWp),
    dcAcRatio: description.dcAcRatio,
    ...toDecisionFields(deciding, toWeighed(kit, site, deciding.now)),
    strings: describeStrings(kit, description),
    stringVocMaxV: description.stringVocMaxV,
    voltageLimitV: description.vLimitV,
    stringVmpMinV: description.stringVmpMinV,
    warnings: [...description.warnings],
    weightKg: computeWeight(kit, site),
    items: [...kit.items],
    inCart: isPair(kit, inCart),
    layout: toLayout(kit, site, roofTypeId),
  }
}

type Answered = Omit<Shown, 'site' | 'roofTypeId'> & {
  readonly proposed: Proposed
  readonly kits: readonly TaggedKit[]
  readonly cart: OrderView | null
}

/**
 * The nearest working alternatives to a choice that does not work, with the options that search for them (KIT-002,
 * C-22).
 */
const toNearest = async ({ proposed, ...shown }: Answered): Promise<Proposals['nearest']> => {
  const { wanted, site } = proposed
  const nearest = await calculate('nearest', ruleOptions(wanted, site), site.catalogue)
  return nearest.map(({ change, kit, options }) => ({
    change,
    kit: toKitView({ ...kit, tags: [], labels: [] }, { ...shown, site, roofTypeId: options.roofTypeId }),
    options: {
      ...wanted,
      power: options.powerKwp,
      inverterBrandId: options.inverterBrandId,
      inverterId: options.inverterId,
      moduleId: options.moduleId,
      roofTypeId: options.roofTypeId,
    },
    roofName: roofTypes.find(({ id }) => id === options.roofTypeId)?.name ?? '',
  }))
}

/** The answer of the kit search (C-22): `found` is whether the chosen pair itself makes a kit. */
export const toProposals = async (answered: Answered): Promise<Proposals> => {
  const { proposed, kits, cart, ...shown } = answered
  const { wanted, site } = proposed
  const { tMinC, tAmbMaxC } = siteTemperatures({ uf: site.uf }, site.catalogue.settings)
  const { reason } = findBestFit(proposed)
  const labels = labelKits(kits)
  return {
    found: reason === null,
    reason,
    kits: kits.map((kit, index) =>
      toKitView({ ...kit, labels: labels[index] ?? [] }, { ...shown, site, roofTypeId: wanted.roofTypeId }),
    ),
    nearest: reason === null ? [] : await toNearest(answered),
    site: { uf: site.uf, tMinC, tMaxC: tAmbMaxC },
    options: wanted,
    cart,
  }
}
