import type { listHolds } from '@girassol/contract/holds'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { isDay } from '@girassol/domain/shared'

/** The filters of the list and their values in a bare address. */
export const holdListDefaults = { produto: '', integrador: '', ate: '' }

export type HoldListState = typeof holdListDefaults

type ListQuery = NonNullable<RequestFor<typeof listHolds>['query']>

/** The contract's maximum. */
const longestTerm = 100

/** The filters of a state: what is empty, or no whole day, is left out (HOLD-009). */
export const toHoldFilters = (state: HoldListState): Pick<ListQuery, 'product' | 'seller' | 'endsBy'> => {
  const product = state.produto.trim().slice(0, longestTerm)
  const seller = state.integrador.trim().slice(0, longestTerm)
  return {
    ...(product !== '' && { product }),
    ...(seller !== '' && { seller }),
    ...(isDay(state.ate) && { endsBy: state.ate }),
  }
}
