import type { NegotiationRow } from '@girassol/contract/negotiations'
import { formatDateTime, formatPercent, formatReais, formatRelative, hidden, missing } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { NegotiationStatusBadge } from './negotiation-status-badge.tsx'
import classes from './negotiations.module.css'

type RowProps = { readonly row: NegotiationRow }

const RecordLink = ({ row: { orderId } }: RowProps) => <AppLink to={`/orcamentos/${orderId}`}>{orderId}</AppLink>

const Age = ({ row: { openedAt } }: RowProps) => (
  <time dateTime={openedAt} title={formatDateTime(openedAt)}>
    {formatRelative(openedAt, useNow())}
  </time>
)

const Percent = ({ row: { percent, isBelowFloor } }: RowProps) => (
  <>
    <span className="figures">{percent === null ? hidden : formatPercent(percent)}</span>
    {isBelowFloor && (
      <>
        {' '}
        <span className={classes.warning}>Abaixo da alçada</span>
      </>
    )}
  </>
)

const marginText = (margin: NegotiationRow['margin']): string => (margin == null ? missing : formatPercent(margin))

const lastMessageText = ({ lastMessage }: NegotiationRow): string =>
  lastMessage === null ? missing : `${lastMessage.author}: ${lastMessage.text}`

/** QUO-022: the margin has no column for users who may not see it. */
export const negotiationColumns = (showsMargin: boolean): readonly Column<NegotiationRow>[] => [
  { id: 'record', header: 'Nº', width: '90px', cell: (row) => <RecordLink row={row} /> },
  { id: 'seller', header: 'Integrador', cell: ({ seller }) => seller.name },
  {
    id: 'status',
    header: 'Situação',
    width: '220px',
    priority: 2,
    cell: ({ status }) => <NegotiationStatusBadge status={status} />,
  },
  {
    id: 'value',
    // The answer has the items at list prices, without freight and discounts.
    header: 'Subtotal',
    width: '130px',
    align: 'end',
    cell: ({ value }) => (value === null ? hidden : formatReais(value)),
  },
  { id: 'percent', header: 'Desconto', width: '150px', cell: (row) => <Percent row={row} /> },
  ...(showsMargin
    ? [
        {
          id: 'margin',
          header: 'Margem',
          width: '100px',
          align: 'end',
          cell: ({ margin }: NegotiationRow) => marginText(margin),
        } as const,
      ]
    : []),
  { id: 'age', header: 'Aberta', width: '120px', priority: 3, cell: (row) => <Age row={row} /> },
  { id: 'message', header: 'Última mensagem', priority: 3, isDim: true, cell: lastMessageText },
]

/** The row as a card on the phone. */
export const NegotiationRowCard = ({ row }: RowProps) => (
  <RecordCard
    badge={<NegotiationStatusBadge status={row.status} />}
    title={<RecordLink row={row} />}
    figure={row.value === null ? hidden : formatReais(row.value)}
    meta={
      <>
        {row.seller.name} · <Percent row={row} />
      </>
    }
  />
)
