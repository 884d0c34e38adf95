import { listUtilities } from '@girassol/contract/utilities'
import { Checkbox, Select } from '@mantine/core'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { type AppliedFilter, FilterBar } from '../../../ui/filter-bar.tsx'
import classes from './homologation-list.module.css'
import type { HomologationListState } from './homologation-list-state.ts'

type Change = (part: Partial<HomologationListState>) => void
type Option = { readonly value: string; readonly label: string }
type Narrowing = { readonly state: HomologationListState; readonly onChange: Change }

const Fields = ({ state, onChange, utilities }: Narrowing & { readonly utilities: readonly Option[] }) => (
  <>
    <Select
      label="Distribuidora"
      placeholder="Todas"
      data={[...utilities]}
      value={utilities.some(({ value }) => value === state.distribuidora) ? state.distribuidora : null}
      onChange={(id) => onChange({ distribuidora: id ?? '' })}
      searchable
      clearable
    />
    <Checkbox
      className={classes.overdue}
      label="Só com prazo vencido"
      checked={state.vencidas === '1'}
      onChange={(event) => onChange({ vencidas: event.currentTarget.checked ? '1' : '' })}
    />
  </>
)

const listApplied = (
  state: HomologationListState,
  onChange: Change,
  utilities: readonly Option[],
): readonly AppliedFilter[] => {
  const utility = utilities.find(({ value }) => value === state.distribuidora)
  return [
    ...(utility === undefined
      ? []
      : [
          {
            id: 'utility',
            label: 'Distribuidora',
            value: utility.label,
            onRemove: () => onChange({ distribuidora: '' }),
          },
        ]),
    ...(state.vencidas === '1'
      ? [{ id: 'overdue', label: 'Prazo', value: 'vencido', onRemove: () => onChange({ vencidas: '' }) }]
      : []),
  ]
}

const fiveMinutes = 300_000

/** HOM-017: the utility and the past due days, both in the address. */
export const HomologationFilters = ({ state, onChange, resultLabel }: Narrowing & { readonly resultLabel: string }) => {
  const utilities = useEndpointQuery(listUtilities, {}, { staleTime: fiveMinutes })
  const options = (utilities.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <FilterBar
      applied={listApplied(state, onChange, options)}
      fields={<Fields state={state} onChange={onChange} utilities={options} />}
      onClear={() => onChange({ distribuidora: '', vencidas: '' })}
      resultLabel={resultLabel}
    />
  )
}
