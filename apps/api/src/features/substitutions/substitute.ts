import type { GeneratorOptions } from '@girassol/contract/orders'
import type { Availability } from '@girassol/domain/catalogue'
import type { KitItem, StoredKit } from '@girassol/domain/generator'
import type { RankedSubstitute } from '@girassol/domain/substitutions'

/** An item of the record after the choice, as far as the choice decides on it. */
export type NextItem = KitItem & { readonly kitQuantity: number }

/** A product that can replace an item, with everything that the choice changes. */
export type Substitute = RankedSubstitute & {
  /** As the catalogue stores it. */
  readonly name: string
  readonly availability: Availability
  /** Of the items that the difference in price compares, at the prices of before. */
  readonly oldTotalCents: number
  readonly warnings: readonly string[]
  /** Null for an item that is neither module nor inverter of a sized kit. */
  readonly stringsAfter: string | null
  /** Every item of the record after the choice, in its order. */
  readonly items: readonly NextItem[]
  /** The codes of the items that the choice is about: those of the kit, or the replaced one and its successor. */
  readonly concerns: ReadonlySet<string>
  /** The new sized kit; null if the choice leaves it as it is. */
  readonly sized: { readonly kit: StoredKit; readonly generator: GeneratorOptions } | null
}

export type FoundSubstitutes = {
  /** All of them, best first. */
  readonly substitutes: readonly Substitute[]
  /** Why there is none; null when there is one. */
  readonly note: string | null
  readonly stringsBefore: string | null
}
