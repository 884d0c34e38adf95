import { type CompanyUser, listCompanyUsers } from '@girassol/contract/company-users'
import { companyRoleLabels } from '@girassol/domain/company-users'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { RecordListPage } from '../../ui/record-list/record-list-page.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText } from '../../ui/value-text.tsx'
import { UserStatePill } from '../administration/index.ts'
import { PurchaseLimits } from '../purchase-approvals/index.ts'
import { CompanyUserActions } from './company-user-actions.tsx'
import classes from './company-users.module.css'
import { InvitationTable } from './invitation-table.tsx'

const CompanyUserDialog = lazyDialog(async () => (await import('./company-user-dialog.tsx')).CompanyUserDialog)

type OnEdit = (user: CompanyUser) => void

const columns = (onEdit: OnEdit): readonly Column<CompanyUser>[] => [
  { id: 'name', header: 'Nome', cell: ({ name }) => name },
  { id: 'email', header: 'E-mail', isDim: true, cell: ({ email }) => email },
  { id: 'role', header: 'Papel na empresa', cell: ({ companyRole }) => companyRoleLabels[companyRole] },
  {
    id: 'prices',
    header: 'Vê preços',
    width: '110px',
    priority: 3,
    isDim: true,
    cell: ({ canViewProductPrices }) => (canViewProductPrices ? 'Sim' : 'Não'),
  },
  {
    id: 'lastSeen',
    header: 'Último acesso',
    width: '130px',
    priority: 3,
    isDim: true,
    cell: ({ lastSeenAt }) => <DateText iso={lastSeenAt} />,
  },
  {
    id: 'limits',
    header: 'Limites de compra',
    width: '310px',
    priority: 2,
    cell: (user) => <PurchaseLimits user={user} />,
  },
  { id: 'state', header: 'Situação', width: '130px', cell: ({ state }) => <UserStatePill state={state} /> },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '68px',
    cell: (user) => <CompanyUserActions user={user} onEdit={onEdit} />,
  },
]

/** The row as a card on the phone. */
const UserCard = ({ user, onEdit }: { readonly user: CompanyUser; readonly onEdit: OnEdit }) => (
  <RecordCard
    badge={<UserStatePill state={user.state} />}
    menu={<CompanyUserActions user={user} onEdit={onEdit} />}
    title={user.name}
    meta={
      <>
        {user.email} · {companyRoleLabels[user.companyRole]}
        <span className={classes.cardLine}>
          <PurchaseLimits user={user} />
        </span>
      </>
    }
  />
)

/** COMP-003: the users of the reader's company and its invitations, for its ADMIN. */
export const CompanyUserListScreen = () => {
  const list = useEndpointPages(listCompanyUsers, { query: {} })
  return (
    <RecordListPage
      title="Usuários da empresa"
      note="Quem entra em nome da empresa e o que pode fazer."
      addLabel="Convidar"
      addName="Convidar usuário"
      Dialog={CompanyUserDialog}
      reread={list.reread}
      getRowKey={({ id }) => id}
    >
      {({ onEdit }) => (
        <>
          <InvitationTable />
          <DataTable
            caption="Usuários da empresa"
            columns={columns(onEdit)}
            {...toTableProps(list)}
            rowKey={(user) => user.id}
            card={(user) => <UserCard user={user} onEdit={onEdit} />}
            empty={<EmptyState title="Nenhum usuário" text="A empresa ainda não tem usuários com papel." />}
          />
        </>
      )}
    </RecordListPage>
  )
}
