import type { WebhookDeliveryView, WebhookView } from '@girassol/contract/webhooks'
import { webhookEvents } from '@girassol/domain/webhooks'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { formatTotal } from '../../lib/format.ts'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText } from '../../ui/value-text.tsx'
import { attemptText, DeliveryPanel, ResultPill } from './delivery-panel.tsx'
import { LogFilters } from './log-filters.tsx'
import { logDefaults, logQuery } from './log-list-state.ts'
import { ReplayDialog } from './replay-dialog.tsx'
import { type OwnerProps, webhookCalls } from './webhook-calls.ts'
import { nameOf, stateLook, stateNote } from './webhook-texts.ts'
import classes from './webhooks.module.css'

type Row = WebhookDeliveryView
type Open = (row: Row) => void

/** The event, which opens the delivery; a replay is marked (C-210). */
const EventName = ({ row, onOpen }: { readonly row: Row; readonly onOpen: Open }) => (
  <span className={classes.event}>
    <button type="button" className={classes.opener} onClick={() => onOpen(row)}>
      {webhookEvents[row.event]}
    </button>
    {row.isReplay && <small>Reenvio</small>}
  </span>
)

const lastText = ({ attempts }: Row): string => {
  const last = attempts.at(-1)
  return last === undefined ? '-' : attemptText(last)
}

const createColumns = (onOpen: Open): readonly Column<Row>[] => [
  { id: 'at', header: 'Quando', width: '190px', isDim: true, cell: (row) => <DateText iso={row.createdAt} withTime /> },
  { id: 'event', header: 'Evento', cell: (row) => <EventName row={row} onOpen={onOpen} /> },
  { id: 'result', header: 'Resultado', width: '150px', cell: (row) => <ResultPill result={row.result} /> },
  { id: 'last', header: 'Última tentativa', isDim: true, cell: lastText },
  { id: 'tries', header: 'Tentativas', width: '110px', align: 'end', priority: 2, cell: (row) => row.attempts.length },
]

/** The row as a card on the phone. */
const DeliveryCard = ({ row, onOpen }: { readonly row: Row; readonly onOpen: Open }) => (
  <RecordCard
    badge={<ResultPill result={row.result} />}
    title={<EventName row={row} onOpen={onOpen} />}
    meta={
      <>
        <DateText iso={row.createdAt} withTime /> · {lastText(row)}
      </>
    }
  />
)

const Nothing = ({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) =>
  isFiltered ? (
    <EmptyState
      title="Nenhuma entrega encontrada"
      text="Nenhuma corresponde aos filtros."
      action={<ActionButton label="Limpar filtros" onRun={onReset} />}
    />
  ) : (
    <EmptyState title="Nenhuma entrega em 30 dias" text="O que for enviado a este webhook aparece aqui." />
  )

type LogProps = OwnerProps & { readonly webhookId: number }

const Log = ({ owner, webhookId }: LogProps) => {
  const { state, change, reset, isChanged } = useListState(logDefaults)
  const list = useEndpointPages(webhookCalls[owner].log, { params: { id: webhookId }, query: logQuery(state) })
  const [opened, setOpened] = useState<Row>()
  const counted = `${formatTotal(list.total, list.totalIsExact)} ${list.total === 1 ? 'entrega' : 'entregas'}`
  return (
    <>
      <LogFilters state={state} onChange={change} onClear={reset} resultLabel={`Ver ${counted}`} />
      <DataTable
        caption="Entregas"
        columns={createColumns(setOpened)}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        card={(row) => <DeliveryCard row={row} onOpen={setOpened} />}
        empty={<Nothing isFiltered={isChanged} onReset={reset} />}
      />
      {opened !== undefined && (
        <DeliveryPanel owner={owner} webhookId={webhookId} delivery={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

const describe = (webhook: WebhookView | undefined) => {
  const note = webhook && stateNote(webhook)
  return note ?? 'O que foi enviado em 30 dias, com a resposta de cada tentativa.'
}

const WebhookLogScreen = ({ owner }: OwnerProps) => {
  const { id } = useParams({ strict: false }) as { id: string }
  const webhookId = Number(id)
  const { data = [] } = useEndpointQuery(webhookCalls[owner].list, {})
  const webhook = data.find((each) => each.id === webhookId)
  const [isReplaying, setReplaying] = useState(false)
  return (
    <>
      <PageHeader
        title={webhook === undefined ? 'Entregas' : nameOf(webhook)}
        back={{ to: webhookCalls[owner].integrations, label: 'Integrações' }}
        badge={webhook && <StatusPill {...stateLook(webhook)} />}
        note={describe(webhook)}
        {...(webhook?.active && {
          secondary: <ActionButton label="Reenviar falhas" onRun={() => setReplaying(true)} />,
        })}
      />
      <Log owner={owner} webhookId={webhookId} />
      {isReplaying && <ReplayDialog owner={owner} webhookId={webhookId} onClose={() => setReplaying(false)} />}
    </>
  )
}

/** WHK-010: the log of a webhook of the company, for its ADMIN. */
export const CompanyWebhookLogScreen = () => <WebhookLogScreen owner="company" />

/** WHK-010: the log of a webhook of the distributor. */
export const HouseWebhookLogScreen = () => <WebhookLogScreen owner="house" />
