import { listCatalogueFilters } from '@girassol/contract/catalogue'
import { displayName, productSituationLabels } from '@girassol/domain/catalogue'
import { Select } from '@mantine/core'
import { useIsPhone } from '../../../lib/media.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { type AppliedFilter, FilterBar } from '../../../ui/filter-bar.tsx'
import { SearchField, type SearchFieldProps } from '../../../ui/search-field.tsx'
import { groupTitle } from '../browsing/group-title.ts'
import classes from './managed-catalogue.module.css'
import { type CatalogueState, situationWords } from './managed-catalogue-state.ts'

type FiltersProps = {
  readonly state: CatalogueState
  readonly onChange: (part: Partial<CatalogueState>) => void
  readonly onClear: () => void
  readonly resultLabel: string
  readonly isBusy: boolean
}

type Option = { readonly value: string; readonly label: string }
type Choice = {
  readonly name: 'grupo' | 'marca' | 'situacao'
  readonly label: string
  readonly every: string
  readonly options: readonly Option[]
}

const situations: readonly Option[] = situationWords.map(([value, situation]) => ({
  value,
  label: productSituationLabels[situation],
}))

/** The options of the three selects; groups and brands are written as on the other screens. */
const useChoices = (): readonly Choice[] => {
  const { data } = useEndpointQuery(listCatalogueFilters, {})
  const groups = (data?.groups ?? []).map(({ code, name }) => ({
    value: code,
    label: groupTitle({ BM_GRUPO: code, BM_DESC: name }),
  }))
  const brands = (data?.brands ?? []).map(({ code, name }) => ({ value: code, label: displayName(name) }))
  return [
    { name: 'grupo', label: 'Grupo', every: 'Todos', options: groups },
    { name: 'marca', label: 'Marca', every: 'Todas', options: brands },
    { name: 'situacao', label: 'Situação', every: 'Todas', options: situations },
  ]
}

type SelectsProps = Pick<FiltersProps, 'state' | 'onChange'> & { readonly choices: readonly Choice[] }

const Selects = ({ state, onChange, choices }: SelectsProps) =>
  choices.map(({ name, label, every, options }) => (
    <Select
      key={name}
      className={classes.select}
      aria-label={label}
      leftSection={<span className={classes.selectLabel}>{label}:</span>}
      leftSectionWidth={label.length * 8 + 20}
      leftSectionPointerEvents="none"
      data={[{ value: '', label: every }, ...options]}
      value={state[name]}
      allowDeselect={false}
      searchable={options.length > 12}
      onChange={(value) => onChange({ [name]: value ?? '' })}
    />
  ))

const appliedIn = (
  choices: readonly Choice[],
  { state, onChange }: Pick<FiltersProps, 'state' | 'onChange'>,
): readonly AppliedFilter[] =>
  choices
    .filter(({ name }) => state[name] !== '')
    .map(({ name, label, options }) => ({
      id: name,
      label,
      value: options.find(({ value }) => value === state[name])?.label ?? state[name],
      onRemove: () => onChange({ [name]: '' }),
    }))

/** Search, group, brand and situation in one row; on the phone all except the search are in a sheet (USE-026). */
export const ManagedCatalogueFilters = (props: FiltersProps) => {
  const { state, onChange, onClear, resultLabel, isBusy } = props
  const isPhone = useIsPhone()
  const choices = useChoices()
  const applied = appliedIn(choices, props)
  const search: SearchFieldProps = {
    label: 'Buscar produtos',
    placeholder: 'Nome ou código',
    value: state.q,
    onCommit: (q) => onChange({ q }),
    isBusy,
  }
  const selects = <Selects state={state} onChange={onChange} choices={choices} />
  if (isPhone) {
    return <FilterBar search={search} applied={applied} fields={selects} onClear={onClear} resultLabel={resultLabel} />
  }
  return (
    <search className={classes.filters}>
      <div className={classes.search}>
        <SearchField {...search} />
      </div>
      {selects}
      {(applied.length > 0 || state.q !== '') && <ActionButton label="Limpar filtros" variant="text" onRun={onClear} />}
    </search>
  )
}
