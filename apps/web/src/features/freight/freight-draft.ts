import type { StateFreight } from '@girassol/contract/freight'
import type { FieldProblem } from '../../lib/use-form-fields.ts'

export type Rates = Omit<StateFreight, 'uf'>
export type Band = keyof Rates

/** One band as it is typed; null while nothing is. */
type TypedBand = {
  readonly percentage: number | null
  readonly minimumCents: number | null
  readonly deadline: number | null
}

/** The six fields of a state, named so that each has a name of its own. */
export type FreightDraft = {
  readonly [Field in keyof TypedBand as `capital.${Field}` | `interior.${Field}`]: TypedBand[Field]
}

export const bands = ['capital', 'interior'] as const satisfies readonly Band[]
export const bandLabels = { capital: 'Capital', interior: 'Interior' } as const

const words = { percentage: 'percentual', minimumCents: 'mínimo', deadline: 'prazo' } as const

export const freightFieldNames = bands.flatMap((band) =>
  (Object.keys(words) as (keyof typeof words)[]).map((field) => `${band}.${field}` as const),
)
export type FreightField = (typeof freightFieldNames)[number]

export const freightLabels = Object.fromEntries(
  bands.flatMap((band) =>
    Object.entries(words).map(([field, word]) => [`${band}.${field}`, `${bandLabels[band]}, ${word}`]),
  ),
) as Record<FreightField, string>

const typed = (rate: Rates[Band] | undefined): TypedBand => ({
  percentage: rate?.percentage ?? null,
  minimumCents: rate === undefined ? null : Math.round(rate.minimum * 100),
  deadline: rate?.deadline ?? null,
})

export const draftOf = (rates: Rates | null): FreightDraft => {
  const [capital, interior] = [typed(rates?.capital), typed(rates?.interior)]
  return {
    'capital.percentage': capital.percentage,
    'capital.minimumCents': capital.minimumCents,
    'capital.deadline': capital.deadline,
    'interior.percentage': interior.percentage,
    'interior.minimumCents': interior.minimumCents,
    'interior.deadline': interior.deadline,
  }
}

/** What the draft says of a band; to be asked once nothing is missing. */
const rateOf = (draft: FreightDraft, band: Band): Rates[Band] => ({
  percentage: draft[`${band}.percentage`] ?? 0,
  minimum: (draft[`${band}.minimumCents`] ?? 0) / 100,
  deadline: draft[`${band}.deadline`] ?? 0,
})

export const ratesOf = (draft: FreightDraft): Rates => ({
  capital: rateOf(draft, 'capital'),
  interior: rateOf(draft, 'interior'),
})

const problemOf = (field: FreightField, value: number | null): string | null => {
  if (value === null) return 'Campo obrigatório'
  if (field.endsWith('percentage') && (value < 0 || value > 100)) return 'De 0 a 100%'
  return field.endsWith('deadline') && (value < 1 || value > 120 || !Number.isInteger(value)) ? 'De 1 a 120 dias' : null
}

export const problemsOf = (draft: FreightDraft): FieldProblem<FreightField>[] =>
  freightFieldNames.flatMap((field) => {
    const message = problemOf(field, draft[field])
    return message === null ? [] : [{ field, message }]
  })
