import { Select, type SelectProps } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './choice-select.module.css'
import type { Choice, RoofGroup } from './use-lookups.ts'

export type ChoiceSelectProps = {
  readonly label: ReactNode
  readonly placeholder?: string
  readonly options: readonly (Choice | RoofGroup)[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** What must be chosen before; the field is closed until then. */
  readonly isWaitingFor?: string | undefined
  readonly error?: string | undefined
  /** Nothing may be chosen again. */
  readonly isOptional?: boolean
}

const mutable = (options: ChoiceSelectProps['options']) =>
  options.map((option) => ('items' in option ? { ...option, items: [...option.items] } : option))

/** A choice with what to know before; it stays a choice. */
const renderOption: NonNullable<SelectProps['renderOption']> = ({ option, checked }) => (
  <span className={classes.option}>
    <span>
      {option.label}
      {'note' in option && <span className={classes.note}>{String(option.note)}</span>}
    </span>
    {checked === true && <IconCheck size={16} aria-hidden />}
  </span>
)

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
    clearable={rest.isOptional === true}
    // Choosing the same again chooses it: only the cross clears.
    allowDeselect={false}
    renderOption={renderOption}
    selectFirstOptionOnChange
    nothingFoundMessage="Nada encontrado."
    maxDropdownHeight={320}
    comboboxProps={{ transitionProps: { duration: 120 } }}
  />
)
