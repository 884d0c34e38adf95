import type { HoldRow } from '@girassol/contract/holds'
import { holdStates } from '@girassol/domain/holds'
import { IconLockOpen } from '@tabler/icons-react'
import { useCan } from '../../access/session.tsx'
import { formatCount, formatDateTime, missing } from '../../lib/format.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { Column } from '../../ui/table-column.ts'
import { useHoldTimeLeft } from './held-until.tsx'

type Shown = { readonly onRelease: (row: HoldRow) => void }

type RowProps = { readonly row: HoldRow }

const StateBadge = ({ row: { state } }: RowProps) => {
  const { label, tone } = holdStates[state]
  return <StatusPill tone={tone} glyph={state === 'ACTIVE' ? 'pause' : 'check'} label={label} />
}

/** PURCHASE and LOGISTICS open orders, and no budgets. */
const RecordLink = ({ row: { orderId, state } }: RowProps) => {
  const opensBudgets = useCan('budgets.use')
  if (state === 'USED') return <AppLink to={`/pedidos/${orderId}`}>{orderId}</AppLink>
  return opensBudgets ? <AppLink to={`/orcamentos/${orderId}`}>{orderId}</AppLink> : orderId
}

const End = ({ row: { until } }: RowProps) => {
  const left = useHoldTimeLeft(until)
  return (
    <span className="figures" title={left === null ? undefined : `Tempo restante: ${left}`}>
      {formatDateTime(until)}
    </span>
  )
}

/** '10 × MODULO… e mais 2', the whole list as a title. */
const Products = ({ row: { lines } }: RowProps) => {
  const texts = lines.map(({ held, name }) => `${formatCount(held)} × ${name}`)
  const [first = missing, ...others] = texts
  return <span title={texts.join('\n')}>{others.length === 0 ? first : `${first} e mais ${others.length}`}</span>
}

const ReleaseMenu = ({ row, onRelease }: RowProps & Shown) => {
  const { release } = row.actions
  if (!release.allowed && release.hidden === true) return null
  return (
    <ActionMenu
      label={`Ações da reserva do orçamento ${row.orderId}`}
      actions={[
        {
          id: 'release',
          label: 'Liberar reserva',
          icon: <IconLockOpen size={16} aria-hidden />,
          permission: release,
          onRun: () => onRelease(row),
        },
      ]}
    />
  )
}

/** HOLD-009: record, state, integrator, products, end, who made it, and the release. */
export const holdColumns = ({ onRelease }: Shown): readonly Column<HoldRow>[] => [
  { id: 'record', header: 'Nº', width: '90px', cell: (row) => <RecordLink row={row} /> },
  { id: 'state', header: 'Situação', width: '130px', priority: 2, cell: (row) => <StateBadge row={row} /> },
  { id: 'seller', header: 'Integrador', cell: ({ seller }) => seller.name },
  { id: 'products', header: 'Reservado', cell: (row) => <Products row={row} /> },
  { id: 'until', header: 'Termina em', width: '180px', cell: (row) => <End row={row} /> },
  { id: 'author', header: 'Reservado por', width: '170px', priority: 3, isDim: true, cell: ({ author }) => author },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '64px',
    align: 'end',
    cell: (row) => <ReleaseMenu row={row} onRelease={onRelease} />,
  },
]

/** The row as a card on the phone. */
export const HoldCard = ({ row, onRelease }: RowProps & Shown) => (
  <RecordCard
    badge={<StateBadge row={row} />}
    menu={<ReleaseMenu row={row} onRelease={onRelease} />}
    title={<RecordLink row={row} />}
    figure={<End row={row} />}
    meta={
      <>
        {row.seller.name} · <Products row={row} />
      </>
    }
  />
)
