import type { UtilityView } from '@girassol/contract/utilities'
import { defaultUtilityDays } from '@girassol/domain/utilities'

export const aUtility = (rest: Partial<UtilityView> = {}): UtilityView => ({
  id: 2,
  name: 'CPFL Paulista',
  states: ['SP'],
  cities: [],
  tariff: 0.95,
  fioB: 0.27,
  validFrom: '2026-04-08',
  rule: 'MAX',
  days: { ...defaultUtilityDays },
  portal: 'https://example.com/projetos',
  form: [{ label: 'Titular', source: 'holder.name' }],
  largestSinglePhaseKw: null,
  version: 3,
  ...rest,
})
