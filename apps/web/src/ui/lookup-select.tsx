import { CloseButton, Combobox, InputBase, Loader } from '@mantine/core'
import { Highlight } from './highlight.tsx'
import classes from './lookup-select.module.css'
import { optional } from './optional-label.tsx'
import { type LookupOption, useLookup } from './use-lookup.ts'

export type { LookupOption }

export type LookupSelectProps = {
  readonly label: string
  readonly placeholder?: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly id?: string
  /** The chosen option, or null. */
  readonly chosen: LookupOption | null
  readonly options: readonly LookupOption[]
  readonly status: 'ready' | 'loading' | 'error'
  /** The number of letters before a search starts. */
  readonly minChars?: number
  readonly none?: string
  /** Below the options: how many of how many are shown. */
  readonly count?: string
  /** The screen searches at most 300 ms after the last letter; debounce its query, not this call. */
  readonly onSearch: (term: string) => void
  readonly onChange: (option: LookupOption | null) => void
  readonly isDisabled?: boolean
  /** The field may be empty, and its label says so. */
  readonly isOptional?: boolean
}

const Option = ({ option, term }: { readonly option: LookupOption; readonly term: string }) => (
  <Combobox.Option value={option.value} disabled={option.refusal !== undefined} className={classes.option}>
    {option.mark === undefined ? (
      <Highlight text={option.label} term={term} />
    ) : (
      <span className={classes.line}>
        <span>
          <Highlight text={option.label} term={term} />
        </span>
        <span className={classes.mark}>
          <Highlight text={option.mark} term={term} />
        </span>
      </span>
    )}
    {(option.refusal ?? option.note) !== undefined && (
      <span className={classes.note}>{option.refusal ?? option.note}</span>
    )}
  </Combobox.Option>
)

const describeEnding = (
  { status, options, minChars = 0, none }: LookupSelectProps,
  term: string,
): string | undefined => {
  if (term.trim().length < minChars) return `Digite ao menos ${minChars} letras.`
  if (status === 'error') return 'Não deu para buscar. Tente de novo.'
  if (options.length > 0) return undefined
  return status === 'loading' ? 'Buscando…' : (none ?? 'Nenhum resultado.')
}

const Ending = ({ props, onClear }: { readonly props: LookupSelectProps; readonly onClear: () => void }) => {
  if (props.status === 'loading') return <Loader size={16} role="status" aria-label="Buscando" />
  if (props.chosen === null || props.isDisabled) return <Combobox.Chevron />
  return <CloseButton size="sm" aria-label={`Limpar ${props.label}`} onClick={onClear} />
}

/** A choice among too many options to list: the user types, the screen searches, the user picks. */
export const LookupSelect = (props: LookupSelectProps) => {
  const { label, placeholder, hint, error, id, chosen, onChange, isDisabled = false } = props
  const { combobox, term, options, isSearching, search, choose, takeByEnter } = useLookup(props)
  const sentence = describeEnding({ ...props, options, ...(isSearching && { status: 'loading' }) }, term ?? '')
  return (
    <Combobox store={combobox} onOptionSubmit={choose} transitionProps={{ duration: 120 }}>
      <Combobox.Target>
        <InputBase
          id={id}
          label={props.isOptional ? optional(label) : label}
          description={hint}
          error={error}
          placeholder={placeholder}
          disabled={isDisabled}
          autoComplete="off"
          value={term ?? chosen?.label ?? ''}
          onChange={(event) => search(event.currentTarget.value)}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={takeByEnter}
          rightSection={<Ending props={props} onClear={() => onChange(null)} />}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={`Opções de ${label}`} className={classes.options}>
          {sentence === undefined ? (
            options.map((option) => <Option key={option.value} option={option} term={term ?? ''} />)
          ) : (
            <Combobox.Empty>{sentence}</Combobox.Empty>
          )}
        </Combobox.Options>
        {sentence === undefined && props.count !== undefined && (
          <Combobox.Footer className={classes.note}>{props.count}</Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
