import type { SiteRow } from '@girassol/contract/sites'
import { formatReais, missing } from '../../../lib/format.ts'
import type { Action } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Highlight } from '../../../ui/highlight.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { SiteStagePill } from '../site-stage-pill.tsx'
import { describeCity, formatKwp } from '../site-words.ts'
import { UrgencyLine } from '../urgency-line.tsx'
import { isLate } from '../urgency-words.ts'
import classes from './site-list.module.css'

export type Shown = {
  readonly term: string
  readonly listActions: (row: SiteRow) => readonly Action[]
  readonly waiting: Readonly<Record<number, unknown>>
  readonly refusals: Readonly<Record<number, string>>
}

const Title = ({ row, term }: { readonly row: SiteRow; readonly term: string }) => (
  <AppLink to={`/obras/${row.id}`}>
    <Highlight text={row.title} term={term} />
  </AppLink>
)

const Refusal = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <span className={classes.refusal} role="alert">
      {text}
    </span>
  )

const Stage = ({ row, waiting, refusals }: Pick<Shown, 'waiting' | 'refusals'> & { readonly row: SiteRow }) => (
  <span className={classes.stage} data-waiting={waiting[row.id] !== undefined || undefined}>
    <SiteStagePill stage={row.stage} />
    <Refusal text={refusals[row.id]} />
  </span>
)

const nameMenu = ({ title }: SiteRow) => `Ações de ${title}`

/** The sites as a table: late ones first, as on the board. */
export const siteColumns = (shown: Shown): readonly Column<SiteRow>[] => [
  {
    id: 'title',
    header: 'Obra',
    cell: (row) => (
      <>
        <Title row={row} term={shown.term} />
        {row.contactName !== null && (
          <span className={classes.contact}>
            <Highlight text={row.contactName} term={shown.term} />
          </span>
        )}
      </>
    ),
  },
  { id: 'stage', header: 'Etapa', width: '150px', cell: (row) => <Stage row={row} {...shown} /> },
  { id: 'city', header: 'Cidade', width: '180px', priority: 2, isDim: true, cell: describeCity },
  {
    id: 'responsible',
    header: 'Responsável',
    width: '160px',
    priority: 3,
    isDim: true,
    cell: ({ responsible }) => responsible?.name ?? missing,
  },
  { id: 'power', header: 'Potência', align: 'end', width: '116px', cell: ({ kwp }) => formatKwp(kwp) },
  {
    id: 'value',
    header: 'Valor',
    align: 'end',
    width: '140px',
    priority: 2,
    cell: ({ value }) => (value === null ? missing : formatReais(value)),
  },
  {
    id: 'urgency',
    header: 'A seguir',
    width: '220px',
    priority: 2,
    cell: ({ urgency }) => (urgency === null ? missing : <UrgencyLine urgency={urgency} isLong />),
  },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '64px',
    align: 'end',
    cell: (row) => <ActionMenu label={nameMenu(row)} actions={shown.listActions(row)} />,
  },
]

type PhoneCardProps = Shown & {
  readonly row: SiteRow
  readonly onDone: ((row: SiteRow, taskId: number) => void) | undefined
}

/** The site as a card on the phone, with the button of its late task. */
export const SitePhoneCard = ({ row, onDone, ...shown }: PhoneCardProps) => {
  const { urgency } = row
  const lateTaskId = urgency?.kind === 'TASK_LATE' ? urgency.taskId : null
  return (
    <RecordCard
      badge={<Stage row={row} {...shown} />}
      menu={<ActionMenu label={nameMenu(row)} actions={shown.listActions(row)} />}
      title={<Title row={row} term={shown.term} />}
      figure={formatKwp(row.kwp)}
      meta={[describeCity(row), row.value === null ? row.responsible?.name : formatReais(row.value)]
        .filter((part) => part !== undefined)
        .join(' · ')}
      action={
        urgency !== null && (
          <div className={classes.foot} data-late={isLate(urgency) || undefined}>
            <UrgencyLine urgency={urgency} isLong />
            {lateTaskId !== null && onDone !== undefined && (
              <ActionButton
                label="Concluir"
                name={`Concluir tarefa de ${row.title}`}
                onRun={() => onDone(row, lateTaskId)}
              />
            )}
          </div>
        )
      }
    />
  )
}
