import type { WebhookView } from '@girassol/contract/webhooks'
import { mostWebhooks } from '@girassol/domain/webhooks'
import { IconPlus } from '@tabler/icons-react'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { RecordDialogProps } from '../../ui/record-list/record-dialog.tsx'
import { type RecordActions, RecordList } from '../../ui/record-list/record-list.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { Column } from '../../ui/table-column.ts'
import { WebhookActions } from './webhook-actions.tsx'
import { type OwnerProps, type WebhookOwner, webhookCalls, webhookRefreshes } from './webhook-calls.ts'
import { eventsText, nameOf, stateLook, stateNote } from './webhook-texts.ts'
import classes from './webhooks.module.css'

const WebhookDialog = lazyDialog(async () => (await import('./webhook-dialog.tsx')).WebhookDialog)

const CompanyDialog = (props: RecordDialogProps<WebhookView>) => <WebhookDialog owner="company" {...props} />
const HouseDialog = (props: RecordDialogProps<WebhookView>) => <WebhookDialog owner="house" {...props} />
const dialogs = { company: CompanyDialog, house: HouseDialog } as const

type Actions = OwnerProps & Pick<RecordActions<WebhookView>, 'onEdit' | 'onRemove'>
type Shown = Actions & { readonly webhook: WebhookView }

const Target = ({ owner, webhook }: Pick<Shown, 'owner' | 'webhook'>) => (
  <span className={classes.target}>
    <AppLink to={`${webhookCalls[owner].path}/${webhook.id}`}>{nameOf(webhook)}</AppLink>
    <small>{webhook.description ?? webhook.url}</small>
  </span>
)

const State = ({ webhook }: Pick<Shown, 'webhook'>) => {
  const note = stateNote(webhook)
  return (
    <span className={classes.state}>
      <StatusPill {...stateLook(webhook)} />
      {note !== null && <small>{note}</small>}
    </span>
  )
}

const createColumns = (actions: Actions): readonly Column<WebhookView>[] => [
  { id: 'target', header: 'Destino', cell: (webhook) => <Target owner={actions.owner} webhook={webhook} /> },
  { id: 'events', header: 'Eventos', isDim: true, cell: eventsText },
  { id: 'state', header: 'Situação', width: '400px', cell: (webhook) => <State webhook={webhook} /> },
  {
    id: 'actions',
    header: '',
    hiddenHeader: 'Ações',
    width: '68px',
    cell: (webhook) => <WebhookActions webhook={webhook} {...actions} />,
  },
]

/** The row as a card on the phone. */
const WebhookCard = ({ webhook, ...actions }: Shown) => (
  <RecordCard
    badge={<StatusPill {...stateLook(webhook)} />}
    menu={<WebhookActions webhook={webhook} {...actions} />}
    title={<AppLink to={`${webhookCalls[actions.owner].path}/${webhook.id}`}>{nameOf(webhook)}</AppLink>}
    meta={stateNote(webhook) ?? eventsText(webhook)}
  />
)

type TableProps = Actions & { readonly list: ReturnType<typeof useWebhooks> }

const WebhookTable = ({ list, ...actions }: TableProps) => {
  const rows = list.data ?? []
  return (
    <DataTable
      caption="Webhooks"
      columns={createColumns(actions)}
      rows={rows}
      total={rows.length}
      status={list.isError ? 'error' : list.data === undefined ? 'loading' : 'ready'}
      error={list.error}
      onRetry={() => void list.refetch()}
      rowKey={({ id }) => id}
      card={(webhook) => <WebhookCard webhook={webhook} {...actions} />}
      empty={
        <EmptyState
          title="Nenhum webhook"
          text="Cadastre o endereço de um sistema seu para ele receber o que acontece aqui."
        />
      }
    />
  )
}

const useWebhooks = (owner: WebhookOwner) => useEndpointQuery(webhookCalls[owner].list, {})

/** WHK-001: the webhooks of an owner, with all that can be done with them. */
export const WebhooksSection = ({ owner }: OwnerProps) => {
  const list = useWebhooks(owner)
  const remove = useEndpointMutation(webhookCalls[owner].remove, {
    refreshes: webhookRefreshes(owner),
    success: 'Webhook removido',
  })
  const isFull = (list.data?.length ?? 0) >= mostWebhooks[owner]
  return (
    <RecordList
      Dialog={dialogs[owner]}
      reread={async () => (await list.refetch()).data}
      getRowKey={({ id }) => id}
      removal={{
        what: (webhook) => `o webhook ${nameOf(webhook)}`,
        consequence: () => 'Nada mais é enviado a ele, e o registro das entregas se perde.',
        isRunning: remove.isPending,
        run: ({ id }, onSuccess) => remove.mutate({ params: { id } }, { onSuccess }),
      }}
    >
      {({ onAdd, ...actions }) => (
        <section className={classes.section} aria-labelledby="webhooks">
          <header className={classes.head}>
            <div>
              <h2 id="webhooks">Webhooks</h2>
              <p className={classes.hint}>
                O portal avisa os seus sistemas do que acontece, só com números e situações: sem preços nem dados
                pessoais. Até {mostWebhooks[owner]}.
              </p>
            </div>
            {!isFull && (
              <ActionButton
                label="Novo webhook"
                variant="next"
                icon={<IconPlus size={16} aria-hidden />}
                onRun={onAdd}
              />
            )}
          </header>
          <WebhookTable owner={owner} list={list} {...actions} />
        </section>
      )}
    </RecordList>
  )
}
