import type { StateRates } from '@girassol/contract/freight/state-rates-body'

export type Band = keyof StateRates

export const bands = ['capital', 'interior'] as const satisfies readonly Band[]
export const bandLabels = { capital: 'Capital', interior: 'Interior' } as const
