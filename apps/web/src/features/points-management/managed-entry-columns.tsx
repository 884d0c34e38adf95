import type { ManagedEntry } from '@girassol/contract/points-management'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { formatCount, formatDate, formatDateTime } from '../../lib/format.ts'
import type { Action } from '../../ui/action.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Highlight } from '../../ui/highlight.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { TradeViewer } from '../points/index.ts'
import { ManagedPointTypePill } from './managed-point-type-pill.tsx'

type EntryProps = { readonly entry: ManagedEntry }
type Shown = { readonly term: string }

const nameOrigin = ({ invoice }: ManagedEntry): string => (invoice === null ? 'MANUAL' : String(invoice.id))
const formatExpiry = ({ expirationDate }: ManagedEntry): string =>
  expirationDate === null ? ' - ' : formatDate(expirationDate)
const nameNature = ({ qualifiable }: ManagedEntry): string => (qualifiable ? 'Sim' : 'Não')

type Runs = { readonly onOrder: (id: number) => void; readonly onTrade: () => void }

/** The link to the order of a credit, or that there is none, and to the swap of a debit (PTS-007, PTS-008, PTS-009). */
const actionsFor = ({ invoice, trade }: ManagedEntry, { onOrder, onTrade }: Runs): readonly Action[] => {
  const order: Action =
    invoice === null
      ? {
          id: 'manual',
          label: 'Pedido manual',
          permission: { allowed: false, reason: 'Lançado à mão: não há pedido.' },
          onRun: () => undefined,
        }
      : { id: 'order', label: 'Ver Pedido Completo', onRun: () => onOrder(invoice.id) }
  return trade === null ? [order] : [{ id: 'trade', label: 'Visualizar', onRun: onTrade }, order]
}

const EntryMenu = ({ entry }: EntryProps) => {
  const navigate = useNavigate()
  const [isTradeOpen, setTradeOpen] = useState(false)
  const close = useCallback(() => setTradeOpen(false), [])
  return (
    <>
      <ActionMenu
        label={`Ações do lançamento ${entry.id}`}
        actions={actionsFor(entry, {
          onOrder: (id) => void navigate({ to: `/pedidos/${id}` }),
          onTrade: () => setTradeOpen(true),
        })}
      />
      <TradeViewer isOpen={isTradeOpen} entryId={entry.id} onClose={close} />
    </>
  )
}

/** The columns of the statement (PTS-006), with the entries of every integrator (PTS-025). */
export const managedEntryColumns = ({ term }: Shown): readonly Column<ManagedEntry>[] => [
  { id: 'created', header: 'SALVO EM', width: '170px', cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    id: 'origin',
    header: 'ORIGEM',
    width: '110px',
    cell: (entry) => <Highlight text={nameOrigin(entry)} term={term} />,
  },
  { id: 'value', header: 'PONTOS', width: '120px', align: 'end', cell: ({ value }) => formatCount(value) },
  { id: 'qualifiable', header: 'QUALIFICÁVEL', width: '120px', priority: 2, isDim: true, cell: nameNature },
  { id: 'seller', header: 'CLIENTE', cell: ({ seller }) => <Highlight text={seller.name} term={term} /> },
  { id: 'type', header: 'CONDIÇÃO', width: '130px', cell: ({ type }) => <ManagedPointTypePill type={type} /> },
  { id: 'expiry', header: 'EXPIRA EM', width: '120px', priority: 2, isDim: true, cell: formatExpiry },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '68px',
    cell: (entry) => <EntryMenu entry={entry} />,
  },
]

/** The row as a card on the phone. */
export const ManagedEntryCard = ({ entry, term }: EntryProps & Shown) => (
  <RecordCard
    badge={<ManagedPointTypePill type={entry.type} />}
    title={<Highlight text={entry.seller.name} term={term} />}
    figure={formatCount(entry.value)}
    meta={
      <>
        {formatDate(entry.createdAt)} · {nameOrigin(entry)}
        {entry.qualifiable && ' · Qualificável'}
      </>
    }
    menu={<EntryMenu entry={entry} />}
  />
)
