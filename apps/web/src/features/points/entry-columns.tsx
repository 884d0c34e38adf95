import type { PointEntryView } from '@girassol/contract/points'
import { IconFileText } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { missing } from '../../lib/format.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Highlight } from '../../ui/highlight.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText } from '../../ui/value-text.tsx'
import { originOf, PointTypePill, signedPoints } from './entry-text.tsx'

type EntryProps = { readonly entry: PointEntryView }

/** PTS-007, PTS-008: the way to the order, or that there is none. */
const EntryMenu = ({ entry: { id, invoice } }: EntryProps) => {
  const navigate = useNavigate()
  const icon = <IconFileText size={16} aria-hidden />
  const action =
    invoice === null
      ? {
          ...{ id: 'manual', label: 'Pedido manual', icon, onRun: () => undefined },
          permission: { allowed: false, reason: 'Lançado sem pedido.' } as const,
        }
      : {
          ...{ id: 'order', label: 'Ver Pedido Completo', icon },
          onRun: () => void navigate({ to: `/pedidos/${invoice.id}` as string }),
        }
  return (
    <ActionMenu
      label={`Ações do lançamento ${id}, ${invoice === null ? 'manual' : `pedido ${invoice.id}`}`}
      actions={[action]}
    />
  )
}

/** PTS-006, the headings verbatim. */
export const entryColumns = (term: string): readonly Column<PointEntryView>[] => [
  { id: 'savedAt', header: 'SALVO EM', width: '120px', cell: ({ createdAt }) => <DateText iso={createdAt} /> },
  {
    id: 'origin',
    header: 'ORIGEM',
    width: '110px',
    cell: (entry) => <Highlight text={originOf(entry)} term={term} />,
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
    width: '56px',
    align: 'end',
    cell: (entry) => <EntryMenu entry={entry} />,
  },
]

/** The phone form of a row. */
export const EntryCard = ({ entry, term }: EntryProps & { readonly term: string }) => (
  <RecordCard
    badge={<PointTypePill type={entry.type} />}
    menu={<EntryMenu entry={entry} />}
    title={<Highlight text={entry.invoice?.customerName ?? originOf(entry)} term={term} />}
    figure={<span className="figures">{signedPoints(entry)}</span>}
    meta={
      <>
        {originOf(entry)} · <DateText iso={entry.createdAt} /> ·{' '}
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
