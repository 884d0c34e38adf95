import { Select } from '@mantine/core'
import type { Choice, RoofGroup } from './use-lookups.ts'

export type ChoiceSelectProps = {
  readonly label: string
  readonly placeholder?: string
  readonly options: readonly (Choice | RoofGroup)[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** What must be chosen before; the field is closed until then. */
  readonly isWaitingFor?: string | undefined
  readonly error?: string | undefined
}

const mutable = (options: ChoiceSelectProps['options']) =>
  options.map((option) => ('items' in option ? { ...option, items: [...option.items] } : option))

/** One of a known list, found by typing. */
export const ChoiceSelect = ({ label, options, value, onChange, ...rest }: ChoiceSelectProps) => (
  <Select
    label={label}
    placeholder={rest.isWaitingFor ?? rest.placeholder ?? 'Selecione'}
    data={mutable(options)}
    value={value === '' ? null : value}
    onChange={(chosen) => onChange(chosen ?? '')}
    disabled={rest.isWaitingFor !== undefined}
    error={rest.error}
    searchable
    selectFirstOptionOnChange
    nothingFoundMessage="Nada encontrado."
    maxDropdownHeight={320}
    comboboxProps={{ transitionProps: { duration: 120 } }}
  />
)
