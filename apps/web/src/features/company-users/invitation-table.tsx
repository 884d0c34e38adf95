import { type Invitation, listInvitations } from '@girassol/contract/company-users'
import { roleLabels } from '@girassol/domain/access'
import { companyRoleLabels, type InvitationState, invitationStateLabels } from '@girassol/domain/company-users'
import { formatDate } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { StatusPill, type StatusPillProps } from '../../ui/status-pill.tsx'
import type { Column } from '../../ui/table-column.ts'
import classes from './company-users.module.css'
import { InvitationActions } from './invitation-actions.tsx'

const looks = {
  PENDING: { tone: 'info', glyph: 'clock' },
  EXPIRED: { tone: 'attention', glyph: 'cross' },
} as const satisfies Record<InvitationState, Pick<StatusPillProps, 'tone' | 'glyph'>>

const InvitationStatePill = ({ state }: Pick<Invitation, 'state'>) => (
  <StatusPill {...looks[state]} label={invitationStateLabels[state]} />
)

const describeDays = ({ state, sentAt, expiresAt }: Invitation): string =>
  `Convite enviado em ${formatDate(sentAt)}, ${state === 'PENDING' ? 'vale' : 'valeu'} até ${formatDate(expiresAt)}`

const columns: readonly Column<Invitation>[] = [
  { id: 'name', header: 'Nome', cell: ({ name }) => name },
  { id: 'email', header: 'E-mail', isDim: true, cell: ({ email }) => email },
  { id: 'role', header: 'Perfil', width: '120px', priority: 2, isDim: true, cell: ({ role }) => roleLabels[role] },
  { id: 'companyRole', header: 'Papel na empresa', cell: ({ companyRole }) => companyRoleLabels[companyRole] },
  { id: 'days', header: 'Convite', width: '370px', cell: describeDays },
  { id: 'state', header: 'Situação', width: '160px', cell: ({ state }) => <InvitationStatePill state={state} /> },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '68px',
    cell: (invitation) => <InvitationActions invitation={invitation} />,
  },
]

/** The row as a card on the phone. */
const InvitationCard = ({ invitation }: { readonly invitation: Invitation }) => (
  <RecordCard
    badge={<InvitationStatePill state={invitation.state} />}
    menu={<InvitationActions invitation={invitation} />}
    title={invitation.name}
    meta={
      <>
        {invitation.email} · {companyRoleLabels[invitation.companyRole]} · {describeDays(invitation)}
      </>
    }
  />
)

/** COMP-003, COMP-005: the open invitations of the company; nothing while there are none. */
export const InvitationTable = () => {
  const { data, error, isError, refetch } = useEndpointQuery(listInvitations, {})
  const rows = data ?? []
  if (rows.length === 0 && !isError) return null
  return (
    <section className={classes.invitations}>
      <h2>Convites</h2>
      <DataTable
        caption="Convites"
        columns={columns}
        rows={rows}
        total={rows.length}
        status={data === undefined ? 'error' : 'ready'}
        error={error}
        onRetry={() => void refetch()}
        rowKey={({ id }) => id}
        card={(invitation) => <InvitationCard invitation={invitation} />}
        empty={<EmptyState title="Nenhum convite" text="Os convites que ainda não foram aceitos aparecem aqui." />}
      />
    </section>
  )
}
