import type { listProducts } from '@girassol/contract/catalogue'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type NumberRules, readNumber } from '@girassol/domain/shared'

type Query = NonNullable<RequestFor<typeof listProducts>['query']>

export const everyCategory = 'todos'

/** The state of the list of kits in the URL; powers in kWp as typed. */
export const kitListDefaults = {
  categoria: everyCategory,
  busca: '',
  ordem: 'menor-potencia',
  de: '',
  ate: '',
  pronta: '',
  desejos: '',
} as const

export type KitListState = { readonly [Name in keyof typeof kitListDefaults]: string }

type KitSort = Pick<Query, 'orderby' | 'ordertype'> & { readonly label: string; readonly needsPrices?: true }

/** The orders of the list; those by price only for users who may see prices (C-29). */
export const kitSorts = {
  'menor-potencia': { label: 'Menor potência', orderby: 'power', ordertype: 'ASC' },
  'maior-potencia': { label: 'Maior potência', orderby: 'power', ordertype: 'DESC' },
  'menor-preco': { label: 'Menor preço', orderby: 'price', ordertype: 'ASC', needsPrices: true },
  'menor-preco-wp': { label: 'Menor R$/Wp', orderby: 'pricePerWatt', ordertype: 'ASC', needsPrices: true },
} as const satisfies Record<string, KitSort>

const isSort = (text: string): text is keyof typeof kitSorts => Object.hasOwn(kitSorts, text)

/** An unknown order, or one that this user may not use, becomes the default. */
const findSort = (ordem: string, seesPrices: boolean): KitSort => {
  const sort: KitSort = kitSorts[isSort(ordem) ? ordem : kitListDefaults.ordem]
  return sort.needsPrices && !seesPrices ? kitSorts[kitListDefaults.ordem] : sort
}

/** kWp with a precision of one watt. */
export const kitPowerRules: NumberRules = { decimals: 3 }

/** '5,5' kWp → 5500 W; undefined for an invalid power. */
export const wattsFrom = (typed: string): number | undefined => {
  const reading = readNumber(typed, kitPowerRules)
  return reading.status === 'READ' && reading.value <= 100_000 ? Math.round(reading.value * 1000) : undefined
}

/** The query of the list (STORE-009, STORE-027). */
export const kitListQuery = (type: 'PA' | 'BF', state: KitListState, seesPrices: boolean): Query => {
  const { orderby, ordertype } = findSort(state.ordem, seesPrices)
  return {
    type,
    term: state.busca === '' ? undefined : state.busca,
    categoryId: state.categoria === everyCategory ? undefined : state.categoria,
    powerFrom: wattsFrom(state.de),
    powerTo: wattsFrom(state.ate),
    onlyImmediate: state.pronta === '' ? undefined : 'true',
    onlyWishlisted: state.desejos === '' ? undefined : 'true',
    orderby,
    ordertype,
  }
}
