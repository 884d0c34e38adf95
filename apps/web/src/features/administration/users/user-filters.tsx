import { showRegistration } from '@girassol/contract/seller-registration'
import { type Role, roleLabels, roles } from '@girassol/domain/access'
import { type UserState, userStateLabels, userStates } from '@girassol/domain/administration'
import { Select } from '@mantine/core'
import { isRecordNumber } from '../../../lib/record-number.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { type AppliedFilter, FilterBar } from '../../../ui/filter-bar.tsx'
import type { LookupOption } from '../../../ui/lookup-select.tsx'
import { SellerField } from './seller-field.tsx'
import { type UserListState, userListDefaults } from './user-list-state.ts'

type Narrowing = { readonly state: UserListState; readonly onChange: (part: Partial<UserListState>) => void }

/** The seller whose number is in the address. */
const useNamedSeller = (id: string): LookupOption | null => {
  const isNumber = isRecordNumber(id)
  const { data } = useEndpointQuery(showRegistration, { params: { id: Number(id) } }, { enabled: isNumber })
  return isNumber ? { value: id, label: data?.fancyName ?? id } : null
}

const roleChoices = roles.map((role) => ({ value: role, label: roleLabels[role] }))
const stateChoices = userStates.map((state) => ({ value: state, label: userStateLabels[state] }))

const Fields = ({ state, onChange, seller }: Narrowing & { readonly seller: LookupOption | null }) => (
  <>
    <Select
      label="Papel"
      placeholder="Todos"
      data={roleChoices}
      value={state.papel || null}
      onChange={(papel) => onChange({ papel: papel ?? '' })}
      clearable
      searchable
    />
    <Select
      label="Situação"
      placeholder="Todas"
      data={stateChoices}
      value={state.situacao || null}
      onChange={(situacao) => onChange({ situacao: situacao ?? '' })}
      clearable
    />
    <SellerField chosen={seller} onChange={(option) => onChange({ integrador: option?.value ?? '' })} />
  </>
)

type UserFiltersProps = Narrowing & {
  readonly onClear: () => void
  readonly resultLabel: string
  readonly isBusy: boolean
}

/** Filters by name or e-mail, role, state and seller; all of them are in the address. */
export const UserFilters = ({ state, onChange, onClear, resultLabel, isBusy }: UserFiltersProps) => {
  const seller = useNamedSeller(state.integrador)
  const named = {
    papel: ['Papel', roleLabels[state.papel as Role] ?? state.papel],
    situacao: ['Situação', userStateLabels[state.situacao as UserState] ?? state.situacao],
    integrador: ['Integrador', seller?.label ?? state.integrador],
  } as const
  const applied: readonly AppliedFilter[] = (['papel', 'situacao', 'integrador'] as const).flatMap((id) => {
    const [label, value] = named[id]
    const onRemove = () => onChange({ [id]: userListDefaults[id] })
    return state[id] === '' ? [] : [{ id, label, value, onRemove }]
  })
  return (
    <FilterBar
      search={{
        label: 'Buscar usuários',
        placeholder: 'Nome ou e-mail',
        value: state.q,
        onCommit: (q) => onChange({ q }),
        isBusy,
      }}
      applied={applied}
      fields={<Fields state={state} onChange={onChange} seller={seller} />}
      onClear={onClear}
      resultLabel={resultLabel}
    />
  )
}
