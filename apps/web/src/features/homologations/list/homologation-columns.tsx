import type { HomologationRow } from '@girassol/contract/homologations'
import { equipmentChangedSentence } from '@girassol/domain/homologations'
import { capitalise } from '@girassol/domain/shared'
import { formatDate, missing } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { describeSource } from '../homologation-source.ts'
import { HomologationStatusBadge } from '../homologation-status-badge.tsx'
import { LateText } from '../late-text.tsx'
import classes from './homologation-list.module.css'

/** 'Pedido 10418' */
const nameRow = ({ id, source }: HomologationRow): string => capitalise(describeSource(source) ?? `homologação ${id}`)

const toPlace = ({ cityName, state }: HomologationRow): string =>
  [cityName, state].filter((part) => part !== null).join(', ')

const RowLink = ({ row }: { readonly row: HomologationRow }) => (
  <AppLink to={`/homologacoes/${row.id}`}>{nameRow(row)}</AppLink>
)

const Changed = ({ row }: { readonly row: HomologationRow }) =>
  row.isEquipmentChanged && <span className={classes.changed}>{equipmentChangedSentence}</span>

const DueDay = ({ row }: { readonly row: HomologationRow }) => {
  if (row.dueOn === null) return missing
  return row.daysLate > 0 ? <LateText days={row.daysLate} /> : `até ${formatDate(row.dueOn)}`
}

/** HOM-017: what it is for, holder, utility, consumer unit, protocol, status and due day. */
export const homologationColumns: readonly Column<HomologationRow>[] = [
  { id: 'source', header: 'Homologação de', width: '175px', cell: (row) => <RowLink row={row} /> },
  {
    id: 'holder',
    header: 'Titular',
    cell: (row) => (
      <>
        {row.holderName ?? missing}
        <span className={classes.place}>{toPlace(row)}</span>
      </>
    ),
  },
  {
    id: 'utility',
    header: 'Distribuidora',
    width: '150px',
    priority: 2,
    cell: ({ utility }) => utility?.name ?? missing,
  },
  {
    id: 'consumerUnit',
    header: 'Unidade consumidora',
    width: '160px',
    priority: 3,
    isDim: true,
    cell: ({ consumerUnit }) => <span className="figures">{consumerUnit ?? missing}</span>,
  },
  {
    id: 'protocol',
    header: 'Protocolo',
    width: '130px',
    priority: 3,
    isDim: true,
    cell: ({ protocol }) => <span className="figures">{protocol ?? missing}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    width: '245px',
    cell: (row) => (
      <>
        <HomologationStatusBadge status={row.status} />
        <Changed row={row} />
      </>
    ),
  },
  { id: 'due', header: 'Prazo', width: '195px', cell: (row) => <DueDay row={row} /> },
]

/** The row as a card on the phone. */
export const HomologationCard = ({ row }: { readonly row: HomologationRow }) => (
  <RecordCard
    badge={<HomologationStatusBadge status={row.status} />}
    title={<AppLink to={`/homologacoes/${row.id}`}>{row.holderName ?? nameRow(row)}</AppLink>}
    meta={
      <>
        {[nameRow(row), row.utility?.name, toPlace(row)].filter(Boolean).join(' · ')}
        <span className={classes.cardLine}>
          {row.dueOn !== null && <DueDay row={row} />}
          <Changed row={row} />
        </span>
      </>
    }
  />
)
