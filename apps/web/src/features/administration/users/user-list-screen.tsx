import { exportUsers, listUsers } from '@girassol/contract/administration'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { formatTotal } from '../../../lib/format.ts'
import { toTableProps } from '../../../lib/table-props.ts'
import { useDownload } from '../../../lib/use-download.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { UserCard, userColumns } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'
import { userListDefaults, userListQuery } from './user-list-state.ts'

const InviteButton = () => {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="Convidar usuário"
      variant="next"
      icon={<IconPlus size={16} aria-hidden />}
      onRun={() => void navigate({ to: '/administracao/usuarios/novo' })}
    />
  )
}

const ListMenu = () => {
  const navigate = useNavigate()
  const failure = 'Não deu para exportar os usuários. Tente de novo.'
  const download = useDownload(exportUsers, {}, { name: 'Usuários.csv', failure })
  return (
    <ActionMenu
      label="Ações da lista de usuários"
      shape="page"
      actions={[
        {
          id: 'import',
          label: 'Importar usuários',
          onRun: () => void navigate({ to: '/administracao/usuarios/importar' }),
        },
        { id: 'export', label: 'Exportar CSV', onRun: () => download.mutate() },
      ]}
    />
  )
}

/** C-140: the users with access, and the button to invite one. */
export const UserListScreen = () => {
  const { state, change, reset } = useListState(userListDefaults)
  const list = useEndpointPages(listUsers, { query: userListQuery(state) })
  const term = state.q.trim().slice(0, 100)
  return (
    <>
      <PageHeader title="Usuários" primary={<InviteButton />} menu={<ListMenu />} />
      <UserFilters
        state={state}
        onChange={change}
        onClear={() => change({ papel: '', situacao: '', integrador: '' })}
        resultLabel={`Ver ${formatTotal(list.total, list.totalIsExact)} ${list.total === 1 ? 'usuário' : 'usuários'}`}
        isBusy={list.isFetching && !list.isFetchingNextPage}
      />
      <DataTable
        caption="Usuários"
        columns={userColumns(term)}
        {...toTableProps(list)}
        rowKey={(user) => user.id}
        isOpenable
        card={(user) => <UserCard user={user} term={term} />}
        empty={
          <EmptyState
            title="Nenhum usuário encontrado"
            text="Nenhum corresponde à busca e aos filtros."
            action={<ActionButton label="Limpar filtros" onRun={reset} />}
          />
        }
      />
    </>
  )
}
