import {
  differenceKindLabels,
  differenceKinds,
  differenceStateLabels,
  differenceStates,
  reconciledSystemLabels,
  reconciledSystems,
} from '@girassol/domain/reconciliation'
import { Select } from '@mantine/core'
import classes from './reconciliation.module.css'
import type { ReconciliationState } from './reconciliation-state.ts'

const toOptions = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const fields = [
  { name: 'sistema', label: 'Sistema', all: 'Todos', options: toOptions(reconciledSystems, reconciledSystemLabels) },
  { name: 'tipo', label: 'Situação', all: 'Todas', options: toOptions(differenceKinds, differenceKindLabels) },
  {
    name: 'tratamento',
    label: 'Tratamento',
    all: 'Todos',
    options: toOptions(differenceStates, differenceStateLabels),
  },
] as const

type FiltersProps = {
  readonly state: ReconciliationState
  readonly onChange: (part: Partial<ReconciliationState>) => void
}

/** By system, by kind of difference, and by whether somebody handled it. */
export const ReconciliationFilters = ({ state, onChange }: FiltersProps) => (
  <div className={classes.filters}>
    {fields.map(({ name, label, all, options }) => (
      <Select
        key={name}
        label={label}
        placeholder={all}
        data={[...options]}
        value={state[name] || null}
        onChange={(value) => onChange({ [name]: value ?? '' })}
        clearable
        className={classes.filter ?? ''}
      />
    ))}
  </div>
)
