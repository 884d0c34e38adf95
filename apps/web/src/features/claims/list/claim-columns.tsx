import type { ClaimRow } from '@girassol/contract/claims'
import { type ClaimSide, claimTypes } from '@girassol/domain/claims'
import { formatCounted, formatReais, hidden, missing } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Highlight } from '../../../ui/highlight.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { ClaimStatusBadge } from '../claim-status-badge.tsx'
import { DueDay } from '../due-day.tsx'
import classes from './claim-list.module.css'

type Shown = { readonly side: ClaimSide; readonly term: string }

type RowProps = { readonly row: ClaimRow; readonly term: string }

const Protocol = ({ row, term }: RowProps) => (
  <AppLink to={`/ocorrencias/${row.id}`}>
    <Highlight text={row.protocol} term={term} />
  </AppLink>
)

const OrderLink = ({ row: { orderId }, term }: RowProps) => (
  <AppLink to={`/pedidos/${orderId}`}>
    <Highlight text={String(orderId)} term={term} />
  </AppLink>
)

const describeValue = ({ value }: ClaimRow): string => (value === null ? hidden : formatReais(value))

/** 'Aberta há 2 dias', where no column says that it is an age. */
const describeAge = ({ ageDays }: ClaimRow): string =>
  ageDays === 0 ? 'Aberta hoje' : `Aberta há ${formatCounted(ageDays, 'dia', 'dias')}`

const sellerColumn = (term: string): Column<ClaimRow> => ({
  id: 'seller',
  header: 'Integrador',
  cell: ({ seller }) => (
    <span title={seller.name}>
      <Highlight text={seller.name} term={term} />
    </span>
  ),
})

/** CLM-009: protocol, type, status, order, age, due day, who handles it, and what was paid for the units. */
export const claimColumns = ({ side, term }: Shown): readonly Column<ClaimRow>[] => [
  { id: 'protocol', header: 'Protocolo', width: '150px', cell: (row) => <Protocol row={row} term={term} /> },
  { id: 'type', header: 'Tipo', width: '130px', priority: 2, cell: ({ type }) => claimTypes[type] },
  {
    id: 'status',
    header: 'Situação',
    width: '200px',
    cell: ({ status }) => <ClaimStatusBadge status={status} side={side} />,
  },
  { id: 'order', header: 'Pedido', width: '90px', cell: (row) => <OrderLink row={row} term={term} /> },
  ...(side === 'distributor' ? [sellerColumn(term)] : []),
  {
    id: 'age',
    header: 'Idade',
    width: '90px',
    align: 'end',
    priority: 3,
    isDim: true,
    cell: ({ ageDays }) => formatCounted(ageDays, 'dia', 'dias'),
  },
  { id: 'due', header: 'Prazo', width: '220px', cell: (row) => <DueDay claim={row} /> },
  {
    id: 'handler',
    header: 'Responsável',
    width: '160px',
    priority: 3,
    isDim: true,
    cell: ({ handler }) => handler?.name ?? missing,
  },
  { id: 'value', header: 'Valor', width: '130px', align: 'end', priority: 2, cell: describeValue },
]

/** The row as a card on the phone. */
export const ClaimCard = ({ row, side, term }: Shown & { readonly row: ClaimRow }) => (
  <RecordCard
    badge={<ClaimStatusBadge status={row.status} side={side} />}
    title={<Protocol row={row} term={term} />}
    figure={describeValue(row)}
    meta={
      <>
        {claimTypes[row.type]} · Pedido <Highlight text={String(row.orderId)} term={term} />
        {side === 'distributor' && (
          <>
            {' · '}
            <Highlight text={row.seller.name} term={term} />
          </>
        )}
        <span className={classes.cardLine}>{row.dueOn === null ? describeAge(row) : <DueDay claim={row} />}</span>
      </>
    }
  />
)
