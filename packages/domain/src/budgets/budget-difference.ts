import type { Availability } from '../catalogue/availability.ts'
import type { Cents } from '../shared/money.ts'

/** An item of one version of a budget. */
export type VersionItem = {
  readonly code: string
  readonly name: string
  readonly quantity: number
  readonly unitValueCents: Cents
  /** Null when it cannot be delivered. */
  readonly availability: Availability | null
}

/** One saved version of a budget. */
export type BudgetVersion = {
  readonly items: readonly VersionItem[]
  readonly customerName: string | null
  readonly paymentMethod: string | null
  /** Where the goods go, as in 'Goiânia, GO', or that they are picked up. */
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
  /** Only items that differ, in the order of the later version, then the items that it no longer has. */
  readonly items: readonly ItemDifference[]
  /** Only values that differ. */
  readonly facts: readonly (BeforeAndAfter<string | null> & { readonly name: FactName })[]
  /** Only values that differ, except the total, which is always listed. */
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

/** The differences between two versions of a budget: items, prices, stock, terms and values. */
export const budgetDifference = (before: BudgetVersion, after: BudgetVersion): BudgetDifference => ({
  items: itemsBetween(before, after),
  facts: factNames
    .map((name) => ({ name, before: before[name], after: after[name] }))
    .filter((fact) => fact.before !== fact.after),
  values: valueNames
    .map((name) => ({ name, before: before[valueColumns[name]], after: after[valueColumns[name]] }))
    .filter((value) => value.name === 'total' || value.before !== value.after),
})

/** Whether an edit changed nothing. */
export const isSameVersion = ({ items, facts, values }: BudgetDifference): boolean =>
  items.length === 0 && facts.length === 0 && values.every(({ before, after }) => before === after)
