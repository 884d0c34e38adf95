import { type CompanyUser, listCompanyUsers } from '@girassol/contract/company-users'
import { companyRoleLabels } from '@girassol/domain/company-users'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import classes from '../approvals.module.css'
import { PurchaseLimits } from '../purchase-limits.tsx'

const columns: readonly Column<CompanyUser>[] = [
  { id: 'name', header: 'Nome', cell: ({ name }) => name },
  {
    id: 'role',
    header: 'Papel na empresa',
    priority: 2,
    isDim: true,
    cell: ({ companyRole }) => companyRoleLabels[companyRole],
  },
  { id: 'limits', header: 'Limites de compra', width: '540px', cell: (user) => <PurchaseLimits user={user} /> },
]

/** The row as a card on the phone. */
const UserCard = ({ user }: { readonly user: CompanyUser }) => (
  <RecordCard title={user.name} meta={<PurchaseLimits user={user} />} />
)

/** What each user may order without an approval, with the way to change it (COMP-009). */
export const UserLimitTable = () => {
  const list = useEndpointPages(listCompanyUsers, { query: {} })
  return (
    <section className={classes.users} aria-label="Limites dos usuários">
      <header>
        <h2>Limites dos usuários</h2>
        <AppLink to="/empresa/usuarios">Mudar em Usuários da empresa</AppLink>
      </header>
      <DataTable
        caption="Limites dos usuários"
        columns={columns}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        card={(user) => <UserCard user={user} />}
        empty={<EmptyState title="Nenhum usuário" text="A empresa ainda não tem usuários com papel." />}
      />
    </section>
  )
}
