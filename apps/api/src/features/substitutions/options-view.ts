import type { SubstituteOption } from '@girassol/contract/substitutions'
import { displayName } from '@girassol/domain/catalogue'
import { reaisFrom } from '@girassol/domain/shared'
import {
  computeDifferencePercent,
  describeDifference,
  describeSwap,
  shortProductName,
} from '@girassol/domain/substitutions'
import type { OrderLine } from '../order-record/order-lines.ts'
import { findReplacedPart } from './present-kit.ts'
import type { Substitute } from './substitute.ts'
import type { Target } from './target.ts'

type Shown = {
  readonly target: Target
  readonly line: OrderLine
  readonly showsPrices: boolean
  readonly stringsBefore: string | null
  /** The names of every product of the choices, as the catalogue stores them. */
  readonly names: ReadonlyMap<string, string>
}

/** The items that the choice is about with their units before and after, those of the new list first. */
const toChangedItems = ({ items, concerns }: Substitute, { target, line, names }: Shown) => {
  const before = new Map(target.lines.map((each) => [each.product_code, each]))
  const isKit = findReplacedPart(target, line) !== null
  const after = new Map(items.map((item) => [item.code, isKit ? item.kitQuantity : item.quantity]))
  const unitsBefore = (code: string): number =>
    (isKit ? before.get(code)?.kit_quantity : before.get(code)?.quantity) ?? 0
  const codes = [...after.keys(), ...[...before.keys()].filter((code) => !after.has(code))]
  return codes
    .filter((code) => concerns.has(code))
    .map((code) => ({
      code,
      name: displayName(names.get(code) ?? code),
      before: unitsBefore(code),
      after: after.get(code) ?? 0,
    }))
}

/** A choice as the API returns it; what it costs is null for users who may not see prices (C-29). */
export const toOptionView = (substitute: Substitute, shown: Shown): SubstituteOption => {
  const { priceDifferenceCents: differenceCents, powerDifferenceW, oldTotalCents } = substitute
  const percent = computeDifferencePercent(differenceCents, oldTotalCents)
  const price = shown.showsPrices ? { differenceCents, percent } : null
  return {
    code: substitute.code,
    name: displayName(substitute.name),
    text: describeSwap({
      from: shortProductName(shown.line.product_name),
      to: shortProductName(substitute.name),
      difference: describeDifference({ price, powerDifferenceW }),
    }),
    isSuccessor: substitute.isSuccessor,
    priceDifference: price && reaisFrom(differenceCents),
    percent: price && percent,
    powerDifference: powerDifferenceW / 1000,
    availability: substitute.availability,
    warnings: [...substitute.warnings],
    stringsBefore: substitute.stringsAfter === null ? null : shown.stringsBefore,
    stringsAfter: substitute.stringsAfter,
    items: toChangedItems(substitute, shown),
  }
}
