import type { ProposalView } from '@girassol/contract/proposals'
import { proposalBody } from '@girassol/contract/proposals/proposal-body'
import type { FinancingLine } from '@girassol/domain/proposals'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'

export type ConsumptionKind = 'average' | 'months' | 'bill'

const monthCount = 12

/** The fields as typed; a number is null while its field is empty. */
export type ProposalValues = ReturnType<typeof toValues>

const readConsumption = (consumption: ProposalView['energy']['consumption']) => {
  const blank = {
    kind: 'average' as ConsumptionKind,
    average: null as number | null,
    months: Array<number | null>(monthCount).fill(null) as readonly (number | null)[],
    bill: null as number | null,
    lighting: 0 as number | null,
  }
  if (consumption === null) return blank
  if ('average' in consumption) return { ...blank, average: consumption.average }
  if ('months' in consumption) return { ...blank, kind: 'months' as const, months: consumption.months }
  return { ...blank, kind: 'bill' as const, ...consumption }
}

const toLine = ({ bank, rate, instalments, graceDays, downPayment, isMain }: ProposalView['financing'][number]) => ({
  bank,
  rate,
  instalments,
  graceDays: graceDays as FinancingLine['graceDays'],
  downPayment,
  isMain,
})

const nullable = (value: number | null): number | null => value

/** The fields of the editor, from a proposal. */
export const toValues = (proposal: ProposalView) => {
  const { customer, energy, price, texts } = proposal
  const { cityName: _, state, ...person } = customer
  const { fioBFrom2029: __, tariffSource: ___, consumption, ...system } = energy
  return {
    customer: {
      ...person,
      name: person.name ?? '',
      document: person.document ?? '',
      phone: person.phone ?? '',
      email: person.email ?? '',
      address: person.address ?? '',
      cityCode: person.cityCode ?? '',
      state: state ?? '',
    },
    energy: {
      ...system,
      tilt: nullable(system.tilt),
      shading: nullable(system.shading),
      performanceRatio: nullable(system.performanceRatio),
      simultaneity: nullable(system.simultaneity),
      tariffRise: nullable(system.tariffRise),
      utility: system.utility ?? '',
    },
    consumption: readConsumption(consumption),
    price: {
      ...price,
      markUp: nullable(price.markUp),
      services: nullable(price.services),
      discount: nullable(price.discount),
      ownCosts: {
        labour: nullable(price.ownCosts.labour),
        travel: nullable(price.ownCosts.travel),
        taxPercent: nullable(price.ownCosts.taxPercent),
      },
    },
    financing: proposal.financing.map(toLine) as readonly FinancingLine[],
    texts,
    validUntil: proposal.validUntil ?? '',
  }
}

/** Null while the chosen kind of consumption is incomplete: then there is no result either (YLD-017). */
export const toConsumption = ({ kind, average, months, bill, lighting }: ProposalValues['consumption']) => {
  if (kind === 'average') return average === null ? null : { average }
  if (kind === 'months') {
    const given = months.filter((kwh) => kwh !== null)
    return given.length === monthCount ? { months: given } : null
  }
  return bill === null || lighting === null ? null : { bill, lighting }
}

const emptyAsNull = (text: string): string | null => (text === '' ? null : text)

/** The sections of the body; the schema checks them. */
const toSections = (values: ProposalValues) => {
  const { state: _, cityCode, ...customer } = values.customer
  return {
    customer: { ...customer, cityCode: emptyAsNull(cityCode) },
    energy: { ...values.energy, consumption: toConsumption(values.consumption) },
    // An amount that is left empty is none.
    price: {
      ...values.price,
      markUp: values.price.markUp ?? 0,
      services: values.price.services ?? 0,
      discount: values.price.discount ?? 0,
      ownCosts: {
        labour: values.price.ownCosts.labour ?? 0,
        travel: values.price.ownCosts.travel ?? 0,
        taxPercent: values.price.ownCosts.taxPercent ?? 0,
      },
    },
    financing: values.financing,
    texts: values.texts,
    validUntil: emptyAsNull(values.validUntil),
  }
}

type Sections = ReturnType<typeof toSections>
const sectionNames = [
  'customer',
  'energy',
  'price',
  'financing',
  'texts',
  'validUntil',
] as const satisfies readonly (keyof Sections)[]

/** The sections that differ from the saved ones: only these are sent. */
export const listChanged = (values: ProposalValues, saved: ProposalValues): readonly (keyof Sections)[] => {
  const [now, before] = [toSections(values), toSections(saved)]
  return sectionNames.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]))
}

export const proposalLabels = {
  'customer.name': 'Cliente',
  'customer.phone': 'Celular',
  'customer.document': 'CPF ou CNPJ',
  'customer.email': 'E-mail',
  'customer.address': 'Endereço',
  'customer.state': 'Estado',
  'customer.cityCode': 'Cidade da instalação',
  'energy.kwp': 'Potência do kit',
  'energy.tilt': 'Inclinação',
  'energy.azimuth': 'Direção',
  'energy.shading': 'Sombra',
  'energy.performanceRatio': 'Desempenho (PR)',
  'consumption.average': 'Consumo',
  'consumption.months': 'Consumo de cada mês',
  'consumption.bill': 'Valor da conta',
  'consumption.lighting': 'Iluminação pública',
  'energy.utility': 'Distribuidora',
  'energy.tariff': 'Tarifa com impostos',
  'energy.fioB': 'Fio B com impostos',
  'energy.phases': 'Ligação',
  'energy.simultaneity': 'Usado na hora',
  'energy.tariffRise': 'Reajuste da tarifa',
  'energy.start': 'Primeiro mês',
  'price.markUp': 'Margem sobre o custo',
  'price.services': 'Serviços',
  'price.extras': 'Extras',
  'price.discount': 'Desconto',
  'price.ownCosts.labour': 'Mão de obra',
  'price.ownCosts.travel': 'Viagem',
  'price.ownCosts.taxPercent': 'Imposto sobre o preço',
  validUntil: 'Válida até',
} as const

export type ProposalField = keyof typeof proposalLabels

/** The field of a path of the body; the way the consumption is given has fields of its own. */
const toField =
  (kind: ConsumptionKind) =>
  (path: string): string => {
    const consumption = /^energy\.consumption(?:\.(\w+))?/.exec(path)
    if (consumption) return `consumption.${consumption[1] ?? kind}`
    return path.startsWith('price.extras') ? 'price.extras' : path
  }

/** The form of a draft, checked by the contract's schema of an edit. */
export const useProposalForm = (initial: ProposalValues, version: number, kind: ConsumptionKind) =>
  useSchemaForm({
    schema: proposalBody,
    initial,
    labels: proposalLabels,
    toBody: (values: ProposalValues) => ({ ...toSections(values), version }),
    toField: toField(kind),
  })

export type ProposalForm = ReturnType<typeof useProposalForm>
