import { listRegistrations } from '@girassol/contract/seller-registration'
import { type SellerStatus, sellerStatuses } from '@girassol/domain/sellers'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { formatTotal } from '../../lib/format.ts'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { RegistrationCard, registrationColumns } from './registration-columns.tsx'

const defaults = { q: '', visao: 'todos' } as const

/** The views of the list, by status. */
const views = [
  { id: 'todos', label: 'Todos' },
  { id: 'PENDING', label: 'Em análise' },
  { id: 'APPROVED', label: 'Aprovados' },
  { id: 'REPROVED', label: 'Reprovados' },
] as const

const isStatus = (text: string): text is SellerStatus => (sellerStatuses as readonly string[]).includes(text)

const RegisterButton = () => {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="Cadastrar integrador"
      variant="next"
      icon={<IconPlus size={16} aria-hidden />}
      onRun={() => void navigate({ to: '/administracao/integradores/novo' })}
    />
  )
}

/** C-140: every integrator, those that wait for approval first. */
export const RegistrationListScreen = () => {
  const { state, change, reset } = useListState(defaults)
  const term = state.q.trim().slice(0, 100)
  const query = { ...(term !== '' && { term }), ...(isStatus(state.visao) && { status: state.visao }) }
  const list = useEndpointPages(listRegistrations, { query })
  return (
    <>
      <PageHeader title="Integradores" primary={<RegisterButton />} />
      <Tabs label="Visões" look="views" tabs={views} current={state.visao} onChange={(visao) => change({ visao })} />
      <FilterBar
        search={{
          label: 'Buscar integradores',
          placeholder: 'Nome, CNPJ ou código',
          value: state.q,
          onCommit: (q) => change({ q }),
          isBusy: list.isFetching && !list.isFetchingNextPage,
        }}
        applied={[]}
        onClear={reset}
        resultLabel={`Ver ${formatTotal(list.total, list.totalIsExact)} ${list.total === 1 ? 'integrador' : 'integradores'}`}
      />
      <DataTable
        caption="Integradores"
        columns={registrationColumns(term)}
        {...toTableProps(list)}
        rowKey={(seller) => seller.id}
        isOpenable
        card={(seller) => <RegistrationCard seller={seller} term={term} />}
        empty={
          <EmptyState
            title="Nenhum integrador encontrado"
            text="Nenhum corresponde à busca e à visão."
            action={<ActionButton label="Ver todos" onRun={reset} />}
          />
        }
      />
    </>
  )
}
