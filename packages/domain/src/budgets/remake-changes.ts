import type { Availability } from '../catalogue/availability.ts'
import type { Cents } from '../shared/money.ts'

/** An item of the order or budget that is remade, with its product as it is today. */
export type RemadeItem = {
  readonly code: string
  readonly name: string
  readonly quantity: number
  readonly before: { readonly unitValueCents: Cents; readonly availability: Availability | null }
  /** `availability` null: no stock for so many units. */
  readonly today: { readonly unitValueCents: Cents; readonly availability: Availability | null }
  /** The product is still in the catalogue and on sale for the user who remakes the order. */
  readonly isSold: boolean
}

/** What changed for the item: gone from the catalogue, out of stock, another price or date, or nothing. */
export type RemadeState = 'discontinued' | 'outOfStock' | 'changed' | 'same'

export const computeRemadeState = ({ before, today, isSold }: RemadeItem): RemadeState => {
  if (!isSold) return 'discontinued'
  if (today.availability === null) return 'outOfStock'
  const isSame = before.unitValueCents === today.unitValueCents && before.availability === today.availability
  return isSame ? 'same' : 'changed'
}

/** Whether the item can be delivered today. Items that cannot are copied only on request (C-57). */
export const isObtainable = (item: RemadeItem): boolean =>
  !['discontinued', 'outOfStock'].includes(computeRemadeState(item))

export const remakeSentences = {
  nothingLeft: 'Nenhum item está disponível hoje. Mantenha os itens indisponíveis ou comece um novo orçamento.',
} as const
