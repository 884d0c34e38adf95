import { computeAvailability } from '@girassol/domain/catalogue'
import {
  describeKit,
  describeStrings,
  groupStrings,
  type KitItem,
  roundToSaleMultiple,
  type StoredKit,
} from '@girassol/domain/generator'
import { toDay } from '@girassol/domain/shared'
import {
  compareSubstitutes,
  type KitSubstitute,
  type PresentKit,
  type ReplacedPart,
  substitutionSentences,
} from '@girassol/domain/substitutions'
import { type CachedCatalogue, findGeneratorCatalogue } from '../generator/cached-generator-catalogue.ts'
import { calculate } from '../generator/calculate-kit.ts'
import type { Reading } from '../order-record/order-lines.ts'
import { findPresentKit, listKitLines, priceOfUnit } from './present-kit.ts'
import type { FoundSubstitutes, NextItem, Substitute } from './substitute.ts'
import type { Target } from './target.ts'

type Found = {
  readonly target: Target
  readonly present: PresentKit
  readonly catalogue: CachedCatalogue
  readonly successor: string | null
  readonly now: string
}

/** The items of the new kit, then those that were added by hand; units of both kinds may have one product. */
const toNextItems = ({ lines }: Target, kitItems: readonly KitItem[]): readonly NextItem[] => {
  const byHand = new Map(lines.map((line) => [line.product_code, line.quantity - line.kit_quantity]))
  const ofKit = kitItems.map(({ code, quantity }) => {
    const kitQuantity = roundToSaleMultiple(code, quantity)
    return { code, quantity: kitQuantity + (byHand.get(code) ?? 0), kitQuantity }
  })
  const codes = new Set(ofKit.map(({ code }) => code))
  const rest = lines.filter((line) => !codes.has(line.product_code) && line.quantity > line.kit_quantity)
  return [
    ...ofKit,
    ...rest.map((line) => ({ code: line.product_code, quantity: line.quantity - line.kit_quantity, kitQuantity: 0 })),
  ]
}

const toStoredKit = ({ kit: { module, inverter, sizing } }: KitSubstitute, roofTypeId: number): StoredKit => ({
  moduleCode: module.code,
  inverterCode: inverter.code,
  module: module.module,
  inverter: inverter.inverter,
  loads: sizing.loads.map(({ count, mppts }) => ({ count, mppts })),
  roofTypeId,
})

const toSized = (substitute: KitSubstitute, { present, target }: Found): Substitute['sized'] => {
  const { module, inverter } = substitute.kit
  const { generator } = target.order
  return {
    kit: toStoredKit(substitute, present.roofTypeId),
    generator: {
      ...generator,
      power: present.requestedKwp,
      roofTypeId: present.roofTypeId,
      moduleId: module.code,
      inverterId: inverter.code,
      inverterBrandId: inverter.brandId,
    },
  }
}

const toSubstitute = (substitute: KitSubstitute, found: Found): Substitute[] => {
  const { code, kit, newWarnings } = substitute
  const { target, present, catalogue, successor, now } = found
  const product = catalogue.byCode.get(code)
  const items = toNextItems(target, kit.items)
  const quantity = items.find((item) => item.code === code)?.quantity ?? 0
  const availability = product && computeAvailability({ ...product, quantity, today: toDay(now) })
  // What cannot be shipped at all replaces nothing.
  if (product === undefined || availability === undefined || availability === null) return []
  const kitLines = listKitLines(target)
  const oldTotalCents = kitLines.reduce((sum, line) => sum + priceOfUnit(line) * line.kit_quantity, 0)
  const description = describeKit(kit)
  return [
    {
      code,
      name: product.B1_DESC,
      isSuccessor: code === successor,
      isImmediate: availability === 'Immediate',
      availability,
      powerDifferenceW: kit.sizing.powerW - present.powerW,
      priceDifferenceCents: kit.totalCents - oldTotalCents,
      oldTotalCents,
      warnings: description.warnings.flatMap((warning) => (newWarnings.includes(warning.code) ? [warning.text] : [])),
      stringsAfter: describeStrings(kit, description),
      items,
      concerns: new Set(
        [...kit.items, ...kitLines.map((line) => ({ code: line.product_code }))].map((each) => each.code),
      ),
      sized: toSized(substitute, found),
    },
  ]
}

const describeStoredStrings = ({ inverter, loads }: StoredKit): string | null => {
  if (loads.some(({ count }) => count === undefined)) return null
  const stringGroups = groupStrings(loads.map(({ count = 0, mppts }) => ({ count, mppts })))
  return describeStrings({ inverter: { inverter } }, { stringGroups })
}

type Wanted = {
  readonly target: Target
  readonly replaced: ReplacedPart
  /** The first sold product of the chain of successors of the replaced one. */
  readonly successor: string | null
}

/** The substitutes of a module or an inverter of a sized kit, with the whole kit computed again (SUB-003, C-192). */
export const listKitSubstitutes = async (
  reading: Reading,
  { target, replaced, successor }: Wanted,
): Promise<FoundSubstitutes> => {
  const present = await findPresentKit(reading.tx, target)
  const { kit } = target.order
  if (present === null || kit === null) {
    return { substitutes: [], note: substitutionSentences.kitUnknown, stringsBefore: null }
  }
  const catalogue = await findGeneratorCatalogue(reading)
  const substitutes = (await calculate('substitutes', { present, replaced }, catalogue))
    .flatMap((each) => toSubstitute(each, { target, present, catalogue, successor, now: reading.now }))
    .sort(compareSubstitutes)
  const note = substitutes.length === 0 ? substitutionSentences.nothingFits : null
  return { substitutes, note, stringsBefore: describeStoredStrings(kit) }
}
