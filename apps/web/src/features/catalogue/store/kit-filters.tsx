import { Checkbox, Select } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../access/session.tsx'
import { formatPower } from '../../../lib/format.ts'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { NumberTextField } from '../../../ui/number-text-field.tsx'
import { type KitListState, kitListDefaults, kitPowerRules, kitSorts, wattsFrom } from './kit-list-state.ts'

export type KitFiltersProps = {
  readonly state: KitListState
  readonly onChange: (part: Partial<KitListState>) => void
  readonly isBusy: boolean
  /** The phone's closing button: 'Ver 30 kits'. */
  readonly resultLabel: string
}

type PowerFieldProps = { readonly label: string; readonly value: string; readonly onCommit: (typed: string) => void }

/** kWp as typed; the list is requested when the field is left, or by Enter. */
const PowerField = ({ label, value, onCommit }: PowerFieldProps) => {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.trim() !== '' && wattsFrom(typed) === undefined
  const commit = () => {
    if (typed === undefined || isWrong) return
    onCommit(typed.trim())
    setTyped(undefined)
  }
  return (
    <NumberTextField
      label={label}
      rules={kitPowerRules}
      text={typed ?? value}
      error={isWrong && 'Informe a potência em kWp.'}
      unitMark="kWp"
      onType={setTyped}
      onBlur={commit}
      onEnter={commit}
    />
  )
}

const Fields = ({ state, onChange }: Pick<KitFiltersProps, 'state' | 'onChange'>) => (
  <>
    <PowerField label="Potência de" value={state.de} onCommit={(de) => onChange({ de })} />
    <PowerField label="Potência até" value={state.ate} onCommit={(ate) => onChange({ ate })} />
    <Checkbox
      label="Só o que embarca de imediato"
      checked={state.pronta !== ''}
      onChange={({ currentTarget }) => onChange({ pronta: currentTarget.checked ? '1' : '' })}
      mt={30}
    />
  </>
)

const SortSelect = ({ state, onChange }: Pick<KitFiltersProps, 'state' | 'onChange'>) => {
  const { canViewProductPrices } = useSession()
  const offered = Object.entries(kitSorts).filter(([, order]) => canViewProductPrices || !('needsPrices' in order))
  return (
    <Select
      aria-label="Ordenar por"
      data={offered.map(([value, { label }]) => ({ value, label }))}
      value={state.ordem}
      allowDeselect={false}
      onChange={(ordem) => onChange({ ordem: ordem ?? kitListDefaults.ordem })}
      w={200}
    />
  )
}

const powerText = (typed: string) => formatPower(wattsFrom(typed) ?? 0)

/** One chip for each filter that is set. */
const listAppliedFilters = ({ state, onChange }: Pick<KitFiltersProps, 'state' | 'onChange'>) => {
  const chips = [
    { id: 'de', label: 'De', value: state.de && powerText(state.de) },
    { id: 'ate', label: 'Até', value: state.ate && powerText(state.ate) },
    { id: 'pronta', label: 'Embarque', value: state.pronta && 'Imediato' },
  ]
  return chips
    .filter(({ value }) => value !== '')
    .map((chip) => ({ ...chip, onRemove: () => onChange({ [chip.id]: '' }) }))
}

/** Search, range of power, delivery and order of the kits, all in the URL. */
export const KitFilters = ({ state, onChange, isBusy, resultLabel }: KitFiltersProps) => (
  <FilterBar
    search={{
      label: 'Buscar kits',
      placeholder: 'Digite aqui o que procura...',
      value: state.busca,
      delayMs: 800, // STORE-043
      isBusy,
      onCommit: (term) => onChange({ busca: term.trim() }),
    }}
    applied={listAppliedFilters({ state, onChange })}
    fields={<Fields state={state} onChange={onChange} />}
    onClear={() => onChange({ de: '', ate: '', pronta: '' })}
    aside={<SortSelect state={state} onChange={onChange} />}
    resultLabel={resultLabel}
  />
)
