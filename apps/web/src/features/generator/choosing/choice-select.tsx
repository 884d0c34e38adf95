import { Select, type SelectProps } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './choice-select.module.css'
import type { LookupChoice, RoofGroup } from './use-lookups.ts'

export type ChoiceSelectProps = {
  readonly label: ReactNode
  readonly placeholder?: string
  readonly options: readonly (LookupChoice | RoofGroup)[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** The choice that must be made first; the field is disabled until then. */
  readonly isWaitingFor?: string | undefined
  readonly error?: string | undefined
  /** Why the chosen option is no longer in the list, and how to resolve it. */
  readonly unfit?: string | undefined
  /** The choice can be cleared. */
  readonly isOptional?: boolean
}

const mutable = (options: ChoiceSelectProps['options']) =>
  options.map((option) => ('items' in option ? { ...option, items: [...option.items] } : option))

/** An option with a note; it can still be chosen. */
const renderOption: NonNullable<SelectProps['renderOption']> = ({ option, checked }) => (
  <span className={classes.option}>
    <span>
      {option.label}
      {'note' in option && <span className={classes.note}>{String(option.note)}</span>}
    </span>
    {checked === true && <IconCheck size={16} aria-hidden />}
  </span>
)

type Named = { readonly value: string; readonly label: string }

const findChoice = (options: ChoiceSelectProps['options'], value: string): LookupChoice | undefined =>
  options.flatMap((option) => ('items' in option ? option.items : [option])).find((option) => option.value === value)

/** The chosen option after it left the list: it stays chosen, under its previous name (USE-011). */
const useUnlisted = (options: ChoiceSelectProps['options'], value: string): Named | undefined => {
  const [last, setLast] = useState<Named>()
  const listed = findChoice(options, value)
  if (listed !== undefined && (last?.value !== listed.value || last.label !== listed.label)) {
    setLast({ value: listed.value, label: listed.label })
  }
  // A list that is loading or failed to load says nothing about the choice.
  if (value === '' || listed !== undefined || options.length === 0) return undefined
  return last?.value === value ? last : { value, label: `Escolha anterior (${value})` }
}

/** A choice from a list, found by typing. A choice that is no longer in the list is marked, not cleared (USE-011). */
export const ChoiceSelect = ({ label, options, value, onChange, ...rest }: ChoiceSelectProps) => {
  const unlisted = useUnlisted(options, value)
  const unfit = rest.unfit ?? 'Não serve mais com as outras escolhas. Escolha outra opção.'
  return (
    <Select
      label={label}
      placeholder={rest.isWaitingFor ?? rest.placeholder ?? 'Selecione'}
      data={mutable(unlisted === undefined ? options : [...options, { ...unlisted, note: unfit }])}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      disabled={rest.isWaitingFor !== undefined}
      error={rest.error ?? (unlisted === undefined ? undefined : unfit)}
      searchable
      clearable={rest.isOptional === true}
      // Choosing the same option again chooses it; only the cross clears.
      allowDeselect={false}
      renderOption={renderOption}
      selectFirstOptionOnChange
      nothingFoundMessage="Nada encontrado."
      maxDropdownHeight={320}
      comboboxProps={{ transitionProps: { duration: 120 } }}
    />
  )
}
