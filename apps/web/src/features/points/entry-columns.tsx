import type { PointEntryView } from '@girassol/contract/points'
import { IconFileText, IconGift } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { missing } from '../../lib/format.ts'
import type { Action } from '../../ui/action.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Highlight } from '../../ui/highlight.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText } from '../../ui/value-text.tsx'
import { nameOrigin, PointTypePill, signedPoints } from './entry-text.tsx'
import { TradeViewer } from './trade-viewer.tsx'

type EntryProps = { readonly entry: PointEntryView }

type MenuEntry = Pick<PointEntryView, 'invoice' | 'trade'>

type Runs = { readonly onOrder: (id: number) => void; readonly onTrade: () => void }

/** PTS-007, PTS-008, PTS-009: the link to the order, or that there is none, and to the swap of a debit. */
const actionsFor = ({ invoice, trade }: MenuEntry, { onOrder, onTrade }: Runs): readonly Action[] => {
  const icon = <IconFileText size={16} aria-hidden />
  const order: Action =
    invoice === null
      ? {
          id: 'manual',
          label: 'Pedido manual',
          icon,
          permission: { allowed: false, reason: 'Lançado sem pedido.' },
          onRun: () => undefined,
        }
      : { id: 'order', label: 'Ver Pedido Completo', icon, onRun: () => onOrder(invoice.id) }
  if (trade === null) return [order]
  return [{ id: 'trade', label: 'Visualizar', icon: <IconGift size={16} aria-hidden />, onRun: onTrade }, order]
}

const EntryMenu = ({ entry }: EntryProps) => {
  const { id, invoice } = entry
  const navigate = useNavigate()
  const [isTradeOpen, setTradeOpen] = useState(false)
  const close = useCallback(() => setTradeOpen(false), [])
  return (
    <>
      <ActionMenu
        label={`Ações do lançamento ${id}, ${invoice === null ? 'manual' : `pedido ${invoice.id}`}`}
        actions={actionsFor(entry, {
          onOrder: (order) => void navigate({ to: `/pedidos/${order}` }),
          onTrade: () => setTradeOpen(true),
        })}
      />
      <TradeViewer isOpen={isTradeOpen} entryId={id} onClose={close} />
    </>
  )
}

/** PTS-006, the headings verbatim. */
export const entryColumns = (term: string): readonly Column<PointEntryView>[] => [
  { id: 'savedAt', header: 'SALVO EM', width: '120px', cell: ({ createdAt }) => <DateText iso={createdAt} /> },
  {
    id: 'origin',
    header: 'ORIGEM',
    width: '110px',
    cell: (entry) => <Highlight text={nameOrigin(entry)} term={term} />,
  },
  {
    id: 'points',
    header: 'PONTOS',
    width: '120px',
    align: 'end',
    cell: (entry) => <span className="figures">{signedPoints(entry)}</span>,
  },
  {
    id: 'qualifiable',
    header: 'QUALIFICÁVEL',
    width: '130px',
    cell: ({ qualifiable }) => (qualifiable ? 'Sim' : 'Não'),
  },
  {
    id: 'customer',
    header: 'CLIENTE',
    cell: ({ invoice }) => <Highlight text={invoice?.customerName ?? missing} term={term} />,
  },
  { id: 'type', header: 'CONDIÇÃO', width: '130px', cell: ({ type }) => <PointTypePill type={type} /> },
  {
    id: 'expires',
    header: 'EXPIRA EM',
    width: '120px',
    cell: ({ expirationDate }) => <DateText iso={expirationDate} />,
  },
  {
    id: 'menu',
    header: '',
    hiddenHeader: 'Ações',
    width: '68px',
    align: 'end',
    cell: (entry) => <EntryMenu entry={entry} />,
  },
]

/** The row as a card on the phone. */
export const EntryCard = ({ entry, term }: EntryProps & { readonly term: string }) => (
  <RecordCard
    badge={<PointTypePill type={entry.type} />}
    menu={<EntryMenu entry={entry} />}
    title={<Highlight text={entry.invoice?.customerName ?? nameOrigin(entry)} term={term} />}
    figure={<span className="figures">{signedPoints(entry)}</span>}
    meta={
      <>
        {nameOrigin(entry)} · <DateText iso={entry.createdAt} /> ·{' '}
        {entry.qualifiable ? 'qualificável' : 'não qualificável'}
        {entry.expirationDate !== null && (
          <>
            {' '}
            · expira em <DateText iso={entry.expirationDate} />
          </>
        )}
      </>
    }
  />
)
