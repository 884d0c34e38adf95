import type { AffectedOrder } from '@girassol/contract/substitutions'
import { orderStatuses } from '@girassol/domain/orders'
import { useCan } from '../../access/session.tsx'
import { formatCount, formatDate } from '../../lib/format.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { MoneyText } from '../../ui/value-text.tsx'

const nameRecord = ({ id, status }: AffectedOrder): string =>
  id === null ? 'Carrinho' : `${status === 'BUDGET' ? 'Orçamento' : 'Pedido'} ${id}`

const toAddress = ({ id, status }: AffectedOrder): string => `/${status === 'BUDGET' ? 'orcamentos' : 'pedidos'}/${id}`

/** A cart is opened by its user alone, and a budget by those who buy: nothing else has a link. */
const RecordLink = ({ row }: { readonly row: AffectedOrder }) => {
  const readsBudgets = useCan('budgets.use')
  const isReadable = row.id !== null && (row.status !== 'BUDGET' || readsBudgets)
  return isReadable ? <AppLink to={toAddress(row)}>{nameRecord(row)}</AppLink> : nameRecord(row)
}

/** 'Orçamento · Em negociação · Estoque reservado' (SUB-009) */
const describeState = ({ status, isNegotiated, isHeld }: AffectedOrder): string =>
  [
    orderStatuses[status].label,
    ...(isNegotiated ? ['Em negociação'] : []),
    ...(isHeld ? ['Estoque reservado'] : []),
  ].join(' · ')

export const impactColumns: readonly Column<AffectedOrder>[] = [
  { id: 'record', header: 'Registro', width: '170px', cell: (row) => <RecordLink row={row} /> },
  {
    id: 'status',
    header: 'Situação',
    width: '220px',
    priority: 3,
    isDim: true,
    cell: describeState,
  },
  { id: 'seller', header: 'Integrador', cell: ({ seller }) => seller },
  { id: 'units', header: 'Unidades', width: '100px', align: 'end', cell: ({ units }) => formatCount(units) },
  { id: 'value', header: 'Valor', width: '130px', align: 'end', cell: ({ value }) => <MoneyText reais={value} /> },
  {
    id: 'changedAt',
    header: 'Última mudança',
    width: '140px',
    priority: 3,
    isDim: true,
    cell: ({ changedAt }) => formatDate(changedAt),
  },
]

/** A record on the phone. */
export const ImpactCard = ({ row }: { readonly row: AffectedOrder }) => (
  <RecordCard
    title={<RecordLink row={row} />}
    figure={<MoneyText reais={row.value} />}
    meta={[row.seller, describeState(row), `${formatCount(row.units)} un`, formatDate(row.changedAt)].join(' · ')}
  />
)
