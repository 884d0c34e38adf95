import type { UserRow } from '@girassol/contract/administration'
import { roleLabels } from '@girassol/domain/access'
import { missing } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Highlight } from '../../../ui/highlight.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { DateText } from '../../../ui/value-text.tsx'
import { UserStatePill } from './user-state-pill.tsx'

const rolesText = ({ roles }: UserRow) => roles.map((role) => roleLabels[role]).join(', ')

const NameLink = ({ user, term }: { readonly user: UserRow; readonly term: string }) => (
  <AppLink to={`/administracao/usuarios/${user.id}`}>
    <Highlight text={user.name} term={term} />
  </AppLink>
)

export const userColumns = (term: string): readonly Column<UserRow>[] => [
  { id: 'name', header: 'Nome', cell: (user) => <NameLink user={user} term={term} /> },
  { id: 'email', header: 'E-mail', width: '276px', cell: ({ email }) => <Highlight text={email} term={term} /> },
  { id: 'roles', header: 'Papéis', isDim: true, cell: rolesText },
  { id: 'seller', header: 'Integrador', priority: 3, isDim: true, cell: ({ seller }) => seller?.name ?? missing },
  {
    id: 'lastSeen',
    header: 'Último acesso',
    width: '130px',
    priority: 3,
    isDim: true,
    cell: ({ lastSeenAt }) => <DateText iso={lastSeenAt} />,
  },
  { id: 'state', header: 'Situação', width: '130px', cell: ({ state }) => <UserStatePill state={state} /> },
]

/** The row as a card on the phone. */
export const UserCard = ({ user, term }: { readonly user: UserRow; readonly term: string }) => (
  <RecordCard
    badge={<UserStatePill state={user.state} />}
    title={<NameLink user={user} term={term} />}
    meta={
      <>
        {user.email} · {rolesText(user)}
      </>
    }
  />
)
