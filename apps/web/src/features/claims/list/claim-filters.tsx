import { type ClaimSide, claimStatusNames, claimTypeNames, claimTypes, nameClaimStatus } from '@girassol/domain/claims'
import { Checkbox, Select } from '@mantine/core'
import { type AppliedFilter, FilterBar } from '../../../ui/filter-bar.tsx'
import classes from './claim-list.module.css'
import { type ClaimListState, findStatus, findType } from './claim-list-state.ts'

type Narrowing = {
  readonly state: ClaimListState
  readonly side: ClaimSide
  readonly onChange: (part: Partial<ClaimListState>) => void
}

const typeOptions = claimTypeNames.map((value) => ({ value, label: claimTypes[value] }))

const Fields = ({ state, side, onChange }: Narrowing) => (
  <>
    <Select
      label="Situação"
      placeholder="Todas"
      data={claimStatusNames.map((value) => ({ value, label: nameClaimStatus(value, side) }))}
      value={findStatus(state) ?? null}
      onChange={(status) => onChange({ situacao: status ?? '' })}
      clearable
    />
    <Select
      label="Tipo"
      placeholder="Todos"
      data={typeOptions}
      value={findType(state) ?? null}
      onChange={(type) => onChange({ tipo: type ?? '' })}
      clearable
    />
    <Checkbox
      className={classes.mine}
      label={side === 'distributor' ? 'Minhas: de que sou responsável' : 'Minhas: abertas por mim'}
      checked={state.minhas === 'sim'}
      onChange={(event) => onChange({ minhas: event.currentTarget.checked ? 'sim' : '' })}
    />
  </>
)

const listApplied = ({ state, side, onChange }: Narrowing): readonly AppliedFilter[] => {
  const status = findStatus(state)
  const type = findType(state)
  const filters: readonly (readonly [keyof ClaimListState, string, string | undefined])[] = [
    ['situacao', 'Situação', status && nameClaimStatus(status, side)],
    ['tipo', 'Tipo', type && claimTypes[type]],
    ['minhas', 'Minhas', state.minhas === 'sim' ? 'sim' : undefined],
  ]
  return filters.flatMap(([id, label, value]): AppliedFilter[] =>
    value === undefined ? [] : [{ id, label, value, onRemove: () => onChange({ [id]: '' }) }],
  )
}

type ClaimFiltersProps = Narrowing & {
  readonly isBusy: boolean
  readonly resultLabel: string
  readonly onClear: () => void
}

/** CLM-009: search, status, type and own claims, all in the address. */
export const ClaimFilters = ({ isBusy, resultLabel, onClear, ...narrowing }: ClaimFiltersProps) => {
  const { state, side, onChange } = narrowing
  return (
    <FilterBar
      search={{
        label: 'Buscar ocorrências',
        placeholder: side === 'distributor' ? 'Protocolo, pedido ou integrador' : 'Protocolo ou pedido',
        value: state.q,
        onCommit: (q) => onChange({ q }),
        isBusy,
      }}
      applied={listApplied(narrowing)}
      fields={<Fields {...narrowing} />}
      onClear={onClear}
      resultLabel={resultLabel}
    />
  )
}
