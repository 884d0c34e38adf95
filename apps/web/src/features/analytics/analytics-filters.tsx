import type { AnalyticsStart } from '@girassol/contract/analytics'
import { periodLabels, periodNames } from '@girassol/domain/analytics'
import { brazilStateNames } from '@girassol/domain/shared'
import { Checkbox, Select } from '@mantine/core'
import { formatTypedDay } from '../../lib/typed-day.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { type AppliedFilter, FilterBar } from '../../ui/filter-bar.tsx'
import { analyticsDefaults, type Narrowing } from './analytics-state.ts'
import classes from './figures.module.css'
import { SellerField } from './seller-field.tsx'
import { useChosenSeller } from './use-chosen-seller.ts'

type Option = { readonly value: string; readonly label: string }

const periods: readonly Option[] = [
  ...periodNames.map((value) => ({ value, label: periodLabels[value] })),
  { value: 'livre', label: 'Outro período' },
]

type ChoiceProps = Narrowing & {
  readonly label: string
  readonly name: 'filial' | 'uf' | 'marca' | 'grupo'
  readonly options: readonly Option[]
}

const Choice = ({ label, name, options, state, onChange }: ChoiceProps) => (
  <Select
    label={label}
    placeholder="Todas"
    data={[...options]}
    value={state[name] || null}
    onChange={(value) => onChange({ [name]: value ?? '' })}
    searchable
    clearable
  />
)

const states = Object.entries(brazilStateNames).map(([value, label]) => ({ value, label }))

const Fields = ({ start, ...narrowing }: Narrowing & { readonly start: AnalyticsStart }) => {
  const { state, onChange } = narrowing
  return (
    <>
      <Select
        label="Período"
        data={[...periods]}
        value={state.periodo}
        onChange={(periodo) => onChange({ periodo: periodo ?? 'year' })}
        allowDeselect={false}
      />
      {state.periodo === 'livre' && (
        <>
          <DayInput label="De" day={state.de} onChange={(de) => onChange({ de })} />
          <DayInput label="Até" day={state.ate} onChange={(ate) => onChange({ ate })} />
        </>
      )}
      <Choice label="Filial" name="filial" options={start.branches} {...narrowing} />
      <Choice label="UF" name="uf" options={states} {...narrowing} />
      <Choice label="Marca" name="marca" options={start.brands} {...narrowing} />
      <Choice label="Grupo" name="grupo" options={start.groups} {...narrowing} />
      {start.bySeller && <SellerField {...narrowing} />}
      <Checkbox
        label="Comparar com o período anterior"
        checked={state.comparar === 'sim'}
        onChange={({ currentTarget }) => onChange({ comparar: currentTarget.checked ? 'sim' : '' })}
      />
    </>
  )
}

const nameIn = (options: readonly Option[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value

const listApplied = (
  { state, onChange }: Narrowing,
  { start, seller }: { readonly start: AnalyticsStart; readonly seller: Option | undefined },
): readonly AppliedFilter[] =>
  (
    [
      ['periodo', 'Período', nameIn(periods)],
      ['de', 'De', formatTypedDay],
      ['ate', 'Até', formatTypedDay],
      ['filial', 'Filial', nameIn(start.branches)],
      ['uf', 'UF', nameIn(states)],
      ['marca', 'Marca', nameIn(start.brands)],
      ['grupo', 'Grupo', nameIn(start.groups)],
      ['integrador', 'Integrador', nameIn(seller === undefined ? [] : [seller])],
      ['comparar', 'Comparação', () => 'com o período anterior'],
    ] as const
  ).flatMap(([id, label, toName]) =>
    state[id] === analyticsDefaults[id]
      ? []
      : [{ id, label, value: toName(state[id]), onRemove: () => onChange({ [id]: analyticsDefaults[id] }) }],
  )

type AnalyticsFiltersProps = Narrowing & { readonly start: AnalyticsStart; readonly onClear: () => void }

/** What the figures are narrowed by, on paper: the phone and the print hide the chips of the filters. */
const Printed = ({ applied }: { readonly applied: readonly AppliedFilter[] }) =>
  applied.length === 0 ? null : (
    <p className={classes.printed}>{applied.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
  )

/** ANA-008: period, place, product and seller, in the address. */
export const AnalyticsFilters = ({ start, onClear, ...narrowing }: AnalyticsFiltersProps) => {
  const seller = useChosenSeller(narrowing.state.integrador, start.bySeller)
  const applied = listApplied(narrowing, { start, seller })
  return (
    <>
      <div className={classes.filters}>
        <FilterBar
          applied={applied}
          fields={<Fields {...narrowing} start={start} />}
          onClear={onClear}
          resultLabel="Ver indicadores"
        />
      </div>
      <Printed applied={applied} />
    </>
  )
}
