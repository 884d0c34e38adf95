import type { ProposalRow } from '@girassol/contract/proposals'
import { plusDays } from '@girassol/domain/shared'
import { formatCount, formatDate, formatPower, missing } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-now.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Highlight } from '../../../ui/highlight.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { DateText, MoneyText } from '../../../ui/value-text.tsx'
import { ProposalStatusBadge } from '../proposal-status-badge.tsx'
import classes from './proposal-list.module.css'

/** The action of a row that is drawn as a button, if it has one, and every action for the menu. */
export type RowActions = (row: ProposalRow) => { readonly next: Action | undefined; readonly all: readonly Action[] }

type Shown = { readonly term: string; readonly rowActions: RowActions }

const noCustomer = 'Cliente não informado'

/** Days before the end from which the end is pointed out. */
const soonDays = 3

const isOpen = ({ status }: ProposalRow): boolean => status === 'SENT' || status === 'VIEWED'

/** 'em 2 dias' while the customer may answer and the end is near. */
const describeEnd = (row: ProposalRow, today: string): string | undefined => {
  const { validUntil } = row
  if (validUntil === null || !isOpen(row)) return undefined
  const left = [0, 1, 2, 3].slice(0, soonDays + 1).find((days) => plusDays(today, days) === validUntil)
  if (left === undefined) return undefined
  if (left === 0) return 'hoje'
  return left === 1 ? 'amanhã' : `em ${left} dias`
}

const Validity = ({ row }: { readonly row: ProposalRow }) => {
  const { validUntil, status } = row
  const today = useToday()
  if (validUntil === null) return missing
  const soon = describeEnd(row, today)
  return (
    <span className="figures">
      <span className={status === 'EXPIRED' ? classes.over : undefined}>{formatDate(validUntil)}</span>
      {soon !== undefined && <span className={classes.soon}>{soon}</span>}
    </span>
  )
}

const toPlace = ({ customer: { cityName, state } }: ProposalRow): string =>
  [cityName, state].filter((part) => part !== null).join(', ')

const Power = ({ kwp }: ProposalRow) =>
  kwp === null ? missing : <span className="figures">{formatPower(kwp * 1000)}</span>

const Views = ({ views, status }: ProposalRow) =>
  status === 'DRAFT' ? (
    <span className={classes.none}>{missing}</span>
  ) : (
    <span className={`figures ${views === 0 ? classes.none : ''}`}>{formatCount(views)}</span>
  )

const nameRow = ({ number }: ProposalRow) => `Ações da proposta ${number}`

const NextButton = ({ action, row }: { readonly action: Action; readonly row: ProposalRow }) => (
  <ActionButton
    label={action.label}
    name={`${action.label} da proposta ${row.number}`}
    icon={action.icon}
    size="compact"
    onRun={action.onRun}
  />
)

/** PROP-027: number, creation, customer, power, price, status, views and validity, newest first. */
export const proposalColumns = ({ term, rowActions }: Shown): readonly Column<ProposalRow>[] => [
  {
    id: 'number',
    header: 'Nº',
    width: '76px',
    cell: ({ id, number }) => (
      <AppLink to={`/propostas/${id}`}>
        <Highlight text={String(number)} term={term} />
      </AppLink>
    ),
  },
  {
    id: 'createdAt',
    header: 'Criada em',
    width: '120px',
    priority: 2,
    isDim: true,
    cell: ({ createdAt }) => <DateText iso={createdAt} />,
  },
  {
    id: 'customer',
    header: 'Cliente',
    cell: (row) => (
      <>
        <Highlight text={row.customer.name ?? noCustomer} term={term} />
        <span className={classes.place}>{toPlace(row)}</span>
      </>
    ),
  },
  { id: 'power', header: 'Potência', align: 'end', width: '116px', priority: 2, cell: (row) => <Power {...row} /> },
  {
    id: 'price',
    header: 'Preço',
    align: 'end',
    width: '140px',
    cell: ({ finalPrice }) => <MoneyText reais={finalPrice} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: '136px',
    cell: ({ status }) => <ProposalStatusBadge status={status} />,
  },
  { id: 'views', header: 'Vistas', align: 'end', width: '76px', priority: 3, cell: (row) => <Views {...row} /> },
  { id: 'validUntil', header: 'Válida até', width: '184px', priority: 2, cell: (row) => <Validity row={row} /> },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '210px',
    align: 'end',
    cell: (row) => {
      const { next, all } = rowActions(row)
      return (
        <span className={classes.action}>
          {next !== undefined && <NextButton action={next} row={row} />}
          <ActionMenu label={nameRow(row)} actions={all} />
        </span>
      )
    },
  },
]

/** The row as a card on the phone. */
export const ProposalCard = ({ row, term, rowActions }: Shown & { readonly row: ProposalRow }) => {
  const { next, all } = rowActions(row)
  return (
    <RecordCard
      badge={<ProposalStatusBadge status={row.status} />}
      menu={<ActionMenu label={nameRow(row)} actions={all} />}
      title={
        <AppLink to={`/propostas/${row.id}`}>
          <Highlight text={row.customer.name ?? noCustomer} term={term} />
        </AppLink>
      }
      figure={<MoneyText reais={row.finalPrice} />}
      meta={
        <>
          Nº {row.number} · <Power {...row} /> · <Validity row={row} />
        </>
      }
      action={next && <ActionButton label={next.label} icon={next.icon} isWide onRun={next.onRun} />}
    />
  )
}
