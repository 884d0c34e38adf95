import type { Availability } from '../catalogue/availability.ts'
import type { Cents } from '../shared/money.ts'

/** An item as one version of a budget holds it. */
export type VersionItem = {
  readonly code: string
  readonly name: string
  readonly quantity: number
  readonly unitValueCents: Cents
  /** Null when it cannot be delivered. */
  readonly availability: Availability | null
}

/** A budget as it was saved once. */
export type BudgetVersion = {
  readonly items: readonly VersionItem[]
  readonly customerName: string | null
  readonly paymentMethod: string | null
  /** Where the goods go: 'Goiânia, GO', or that they are fetched. */
  readonly delivery: string | null
  readonly subTotalCents: Cents
  /** BRL rounded to cents. */
  readonly discountCents: Cents
  readonly freightCents: Cents
  readonly interestCents: Cents
  readonly totalCents: Cents
}

export type BeforeAndAfter<Value> = { readonly before: Value; readonly after: Value }

export type ItemDifference = {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly code: string
  readonly name: string
  /** Units; 0 where the item is not part of the version. */
  readonly quantity: BeforeAndAfter<number>
  /** Null where the item is not part of the version. */
  readonly unitValueCents: BeforeAndAfter<Cents | null>
  readonly availability: BeforeAndAfter<Availability | null>
}

export type ValueName = 'subTotal' | 'discount' | 'freight' | 'interest' | 'total'

export type FactName = 'customerName' | 'paymentMethod' | 'delivery'

export type BudgetDifference = {
  /** Only items that differ: the later version's order, then what it lacks. */
  readonly items: readonly ItemDifference[]
  /** Only what differs. */
  readonly facts: readonly (BeforeAndAfter<string | null> & { readonly name: FactName })[]
  /** Only what differs, except the total, which is always told. */
  readonly values: readonly (BeforeAndAfter<Cents> & { readonly name: ValueName })[]
}

const compareItem = (before: VersionItem | undefined, after: VersionItem | undefined): ItemDifference | null => {
  const known = after ?? before
  if (known === undefined) return null
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  const isSame =
    before?.quantity === after?.quantity &&
    before?.unitValueCents === after?.unitValueCents &&
    before?.availability === after?.availability
  if (isSame) return null
  return {
    kind,
    code: known.code,
    name: known.name,
    quantity: { before: before?.quantity ?? 0, after: after?.quantity ?? 0 },
    unitValueCents: { before: before?.unitValueCents ?? null, after: after?.unitValueCents ?? null },
    availability: { before: before?.availability ?? null, after: after?.availability ?? null },
  }
}

const itemsBetween = (before: BudgetVersion, after: BudgetVersion): readonly ItemDifference[] => {
  const former = new Map(before.items.map((item) => [item.code, item]))
  const codesAfter = new Set(after.items.map(({ code }) => code))
  const pairs = [
    ...after.items.map((item) => [former.get(item.code), item] as const),
    ...before.items.filter(({ code }) => !codesAfter.has(code)).map((item) => [item, undefined] as const),
  ]
  return pairs.flatMap(([one, other]) => compareItem(one, other) ?? [])
}

const factNames = ['customerName', 'delivery', 'paymentMethod'] as const satisfies readonly FactName[]

const valueColumns = {
  subTotal: 'subTotalCents',
  discount: 'discountCents',
  freight: 'freightCents',
  interest: 'interestCents',
  total: 'totalCents',
} as const satisfies Record<ValueName, keyof BudgetVersion>

const valueNames = Object.keys(valueColumns) as ValueName[]

/** What the later version of a budget has otherwise than the earlier: items, prices, stock, terms and values. */
export const budgetDifference = (before: BudgetVersion, after: BudgetVersion): BudgetDifference => ({
  items: itemsBetween(before, after),
  facts: factNames
    .map((name) => ({ name, before: before[name], after: after[name] }))
    .filter((fact) => fact.before !== fact.after),
  values: valueNames
    .map((name) => ({ name, before: before[valueColumns[name]], after: after[valueColumns[name]] }))
    .filter((value) => value.name === 'total' || value.before !== value.after),
})

/** Did an edit leave everything as it was? */
export const isSameVersion = ({ items, facts, values }: BudgetDifference): boolean =>
  items.length === 0 && facts.length === 0 && values.every(({ before, after }) => before === after)
