import { listAuditEntries } from '@girassol/contract/administration'
import { addUtility, changeUtility, listUtilities, type UtilityView } from '@girassol/contract/utilities'
import type { UtilityBody } from '@girassol/contract/utilities/utility-body'
import { defaultUtilityDays } from '@girassol/domain/utilities'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { saveRecord } from '../../ui/record-list/save-record.ts'

export const labels = {
  name: 'Nome',
  states: 'Estados',
  cities: 'Cidades',
  tariff: 'Tarifa com impostos',
  fioB: 'Fio B com impostos',
  validFrom: 'Valem desde',
  rule: 'Conta com geração própria',
  'days.connection': 'Orçamento de conexão',
  'days.connectionWithWorks': 'Com obras',
  'days.connectionWithMajorWorks': 'Com obras de grande porte',
  'days.inspection': 'Vistoria',
  largestSinglePhaseKw: 'Maior inversor monofásico (opcional)',
  portal: 'Portal (opcional)',
} as const

const blank = {
  name: '',
  states: [] as readonly string[],
  cities: [] as readonly string[],
  tariff: null as number | null,
  fioB: null as number | null,
  validFrom: '',
  rule: 'MAX' as UtilityBody['rule'],
  days: { ...defaultUtilityDays } as UtilityBody['days'],
  largestSinglePhaseKw: null as number | null,
  portal: '',
}

export type TypedUtility = typeof blank

/** The values of a new utility, or of the one that is edited. */
export const toTypedUtility = (record: UtilityView | null): TypedUtility => {
  if (record === null) return blank
  const { name, states, cities, tariff, fioB, validFrom, rule, days, largestSinglePhaseKw, portal } = record
  return {
    name,
    states,
    cities,
    tariff,
    fioB,
    validFrom: validFrom ?? '',
    rule,
    days,
    largestSinglePhaseKw,
    portal: portal ?? '',
  }
}

/** The body of the typed values, with the fields of the form as they are. */
export const toUtilityBody = (record: UtilityView | null) => (typed: TypedUtility) => ({
  ...typed,
  validFrom: typed.validFrom === '' ? null : typed.validFrom,
  form: record?.form ?? [],
})

/** Adds a utility, or changes the version that was seen (C-152). */
export const useSaveUtility = (record: UtilityView | null, onSuccess: () => void) => {
  const saved = {
    refreshes: [listUtilities, listAuditEntries],
    success: 'Concessionária salva',
    failure: false,
    onSuccess,
  } as const
  const add = useEndpointMutation(addUtility, saved)
  const change = useEndpointMutation(changeUtility, saved)
  return saveRecord<UtilityBody>(record, add, change)
}
