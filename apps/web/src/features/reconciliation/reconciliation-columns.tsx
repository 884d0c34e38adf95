import type { ReconciliationRow } from '@girassol/contract/reconciliation'
import { type DifferenceKind, describeKind, reconciledSystemLabels } from '@girassol/domain/reconciliation'
import { formatReais, hidden, missing } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText, MoneyText } from '../../ui/value-text.tsx'
import classes from './reconciliation.module.css'

type Handle = (row: ReconciliationRow) => void
type RowProps = { readonly row: ReconciliationRow }

const looks = {
  EQUAL: { tone: 'success', glyph: 'check' },
  MISSING_HERE: { tone: 'danger', glyph: 'cross' },
  MISSING_THERE: { tone: 'danger', glyph: 'cross' },
  OTHER_AMOUNT: { tone: 'attention', glyph: 'dot' },
} as const satisfies Record<DifferenceKind, object>

const KindPill = ({ row: { kind, system } }: RowProps) => (
  <StatusPill {...looks[kind]} label={describeKind(kind, system)} />
)

/** The orders; without one, the reference of the other system. */
const Orders = ({ row: { orders, reference } }: RowProps) =>
  orders.length === 0 ? (
    <span className={classes.reference}>{reference}</span>
  ) : (
    orders.map(({ id }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <AppLink to={`/pedidos/${id}`}>{String(id)}</AppLink>
      </span>
    ))
  )

type AmountProps = { readonly reais: number | null; readonly isMissing: boolean }

const Amount = ({ reais, isMissing }: AmountProps) =>
  isMissing ? <span className={classes.reference}>não consta</span> : <MoneyText reais={reais} />

const HereAmount = ({ row: { hereAmount, kind } }: RowProps) => (
  <Amount reais={hereAmount} isMissing={kind === 'MISSING_HERE'} />
)

const ThereAmount = ({ row: { thereAmount, kind } }: RowProps) => (
  <Amount reais={thereAmount} isMissing={kind === 'MISSING_THERE'} />
)

const toDifference = ({ difference, kind }: ReconciliationRow): string => {
  if (kind === 'EQUAL') return missing
  return difference === null ? hidden : formatReais(difference)
}

/** The one action of an open difference, or who handled it. */
const Handling = ({ row, onHandle }: RowProps & { readonly onHandle: Handle }) => {
  if (row.handled !== null) {
    return (
      <span className={classes.handled} title={row.handled.comment}>
        Tratada por {row.handled.by}, <DateText iso={row.handled.at} />
        <span className={classes.comment}>{row.handled.comment}</span>
      </span>
    )
  }
  if (!row.actions.handle.allowed) return missing
  return (
    <ActionButton
      label="Marcar como tratada"
      name={`Marcar como tratada a diferença ${row.orders[0]?.id ?? row.reference} do ${reconciledSystemLabels[row.system]}`}
      size="compact"
      onRun={() => onHandle(row)}
    />
  )
}

/** REL-013: the columns of the compared payments. */
export const createColumns = (onHandle: Handle): readonly Column<ReconciliationRow>[] => [
  { id: 'orders', header: 'Pedido', width: '120px', cell: (row) => <Orders row={row} /> },
  {
    id: 'system',
    header: 'Sistema',
    width: '100px',
    isDim: true,
    cell: ({ system }) => reconciledSystemLabels[system],
  },
  { id: 'kind', header: 'Situação', width: '190px', cell: (row) => <KindPill row={row} /> },
  { id: 'here', header: 'No pedido', width: '140px', align: 'end', cell: (row) => <HereAmount row={row} /> },
  { id: 'there', header: 'No sistema', width: '140px', align: 'end', cell: (row) => <ThereAmount row={row} /> },
  {
    id: 'difference',
    header: 'Diferença',
    width: '140px',
    align: 'end',
    priority: 2,
    cell: (row) => <span className="figures">{toDifference(row)}</span>,
  },
  { id: 'handling', header: 'Tratamento', cell: (row) => <Handling row={row} onHandle={onHandle} /> },
]

/** The row as a card on the phone. */
export const ReconciliationCard = ({ row, onHandle }: RowProps & { readonly onHandle: Handle }) => (
  <RecordCard
    badge={<KindPill row={row} />}
    title={
      <>
        {row.orders.length > 0 && 'Pedido '}
        <Orders row={row} />
      </>
    }
    figure={<span className="figures">{toDifference(row)}</span>}
    meta={
      <>
        No pedido: <HereAmount row={row} /> · No {reconciledSystemLabels[row.system]}: <ThereAmount row={row} />
      </>
    }
    action={row.kind === 'EQUAL' ? undefined : <Handling row={row} onHandle={onHandle} />}
  />
)
