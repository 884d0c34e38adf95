import type { listClaims } from '@girassol/contract/claims'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type ClaimStatus, type ClaimType, claimStatusNames, claimTypeNames } from '@girassol/domain/claims'

/** The filters of the list and their values in a bare address. */
export const claimListDefaults = { visao: 'todas', situacao: '', tipo: '', minhas: '', q: '' }

export type ClaimListState = typeof claimListDefaults

export const claimViews = [
  { id: 'todas', label: 'Todas' },
  { id: 'abertas', label: 'Em aberto' },
  { id: 'atrasadas', label: 'Atrasadas' },
] as const

export const findClaimView = ({ visao }: ClaimListState) => claimViews.find(({ id }) => id === visao) ?? claimViews[0]

export const findStatus = ({ situacao }: ClaimListState): ClaimStatus | undefined =>
  claimStatusNames.find((status) => status === situacao)

export const findType = ({ tipo }: ClaimListState): ClaimType | undefined =>
  claimTypeNames.find((type) => type === tipo)

type ListQuery = NonNullable<RequestFor<typeof listClaims>['query']>

/** The filters that the list and the export have in common. */
export type ClaimFilters = Pick<ListQuery, 'status' | 'type' | 'open' | 'late' | 'mine' | 'term'>

/** The contract's maximum. */
const longestTerm = 100

/** The filters of a state: what is empty, or no value that the server knows, is left out (CLM-009). */
export const toClaimFilters = (state: ClaimListState): ClaimFilters => {
  const status = findStatus(state)
  const type = findType(state)
  const term = state.q.trim().slice(0, longestTerm)
  const view = findClaimView(state).id
  return {
    ...(status !== undefined && { status }),
    ...(type !== undefined && { type }),
    ...(view === 'abertas' && { open: 'yes' as const }),
    ...(view === 'atrasadas' && { late: 'yes' as const }),
    ...(state.minhas === 'sim' && { mine: 'yes' as const }),
    ...(term !== '' && { term }),
  }
}
