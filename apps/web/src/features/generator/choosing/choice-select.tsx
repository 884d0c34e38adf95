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
  /** What must be chosen before; the field is closed until then. */
  readonly isWaitingFor?: string | undefined
  readonly error?: string | undefined
  /** Why the chosen option is no longer in the list, and the way out. */
  readonly unfit?: string | undefined
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

type Named = { readonly value: string; readonly label: string }

const findChoice = (options: ChoiceSelectProps['options'], value: string): LookupChoice | undefined =>
  options.flatMap((option) => ('items' in option ? option.items : [option])).find((option) => option.value === value)

/** The chosen option while the list has it no longer: it stays chosen under the name that it had (USE-011). */
const useUnlisted = (options: ChoiceSelectProps['options'], value: string): Named | undefined => {
  const [last, setLast] = useState<Named>()
  const listed = findChoice(options, value)
  if (listed !== undefined && (last?.value !== listed.value || last.label !== listed.label)) {
    setLast({ value: listed.value, label: listed.label })
  }
  // A list that is still on its way, or that could not be loaded, says nothing about the choice.
  if (value === '' || listed !== undefined || options.length === 0) return undefined
  return last?.value === value ? last : { value, label: `Escolha anterior (${value})` }
}

/** One of a known list, found by typing. A choice that the list lost is marked, not cleared (USE-011). */
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
      // Choosing the same again chooses it: only the cross clears.
      allowDeselect={false}
      renderOption={renderOption}
      selectFirstOptionOnChange
      nothingFoundMessage="Nada encontrado."
      maxDropdownHeight={320}
      comboboxProps={{ transitionProps: { duration: 120 } }}
    />
  )
}
