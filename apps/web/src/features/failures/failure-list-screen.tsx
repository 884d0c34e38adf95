import { listAuditEntries } from '@girassol/contract/administration'
import { type Failure, listFailures, retryFailures } from '@girassol/contract/failures'
import { type FailureKind, failureKindLabels, failureKinds } from '@girassol/domain/failures'
import { useState } from 'react'
import { formatTotal } from '../../lib/format.ts'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointMutation, useEndpointPages } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { toast } from '../../ui/toaster.tsx'
import { DateText } from '../../ui/value-text.tsx'
import classes from './failure-list-screen.module.css'
import { FailurePanel } from './failure-panel.tsx'
import { retriedText, triesText } from './failure-words.tsx'

type Open = (failure: Failure) => void
type OpenerProps = { readonly failure: Failure; readonly onOpen: Open }

const defaults = { tipo: '' }

const chips = [
  { id: '', label: 'Todas' },
  ...failureKinds.map((id) => ({ id: id as string, label: failureKindLabels[id] })),
]

const parseKind = (text: string): FailureKind | undefined => failureKinds.find((kind) => kind === text)

const nameFailure = ({ label, record }: Failure): string => [label, record?.name ?? []].flat().join(' · ')

const Opener = ({ failure, onOpen }: OpenerProps) => (
  <button type="button" className={classes.opener} onClick={() => onOpen(failure)}>
    {nameFailure(failure)}
  </button>
)

const createColumns = (onOpen: Open): readonly Column<Failure>[] => [
  {
    id: 'at',
    header: 'Última tentativa',
    width: '190px',
    isDim: true,
    cell: ({ failedAt }) => <DateText iso={failedAt} withTime />,
  },
  { id: 'operation', header: 'Operação', cell: (failure) => <Opener failure={failure} onOpen={onOpen} /> },
  { id: 'reason', header: 'Motivo', isDim: true, cell: ({ reason }) => reason },
  {
    id: 'next',
    header: 'Próxima tentativa',
    width: '190px',
    isDim: true,
    priority: 2,
    cell: ({ nextTryAt }) => <DateText iso={nextTryAt} withTime />,
  },
  { id: 'tries', header: 'Vezes', width: '80px', align: 'end', priority: 2, cell: ({ tries }) => tries },
]

const FailureCard = ({ failure, onOpen }: OpenerProps) => (
  <RecordCard
    title={<Opener failure={failure} onOpen={onOpen} />}
    meta={
      <>
        <DateText iso={failure.failedAt} withTime /> · {triesText(failure.tries)} · {failure.reason}
      </>
    }
  />
)

type AllProps = { readonly kind: FailureKind | undefined; readonly count: string; readonly onClose: () => void }

const RetryAllDialog = ({ kind, count, onClose }: AllProps) => {
  const retry = useEndpointMutation(retryFailures, {
    refreshes: [listFailures, listAuditEntries],
    onSuccess: ({ retried }) => {
      toast[retried === 0 ? 'info' : 'success'](retriedText(retried))
      onClose()
    },
  })
  const what = kind === undefined ? 'Todas as falhas' : failureKindLabels[kind]
  return (
    <ConfirmDialog
      isOpen
      title="Tentar todas de novo"
      verb="Tentar todas"
      runningVerb="Pedindo…"
      isRunning={retry.isPending || retry.isSuccess}
      onConfirm={() => retry.mutate({ body: { ...(kind !== undefined && { kind }) } })}
      onClose={onClose}
    >
      {what}: {count}. E-mails com link vencido ficam de fora. Corrija a causa antes, ou voltam para cá.
    </ConfirmDialog>
  )
}

/** C-140: e-mails, calls to the ERP and tasks that failed after all retries, and the button to retry them. */
export const FailureListScreen = () => {
  const { state, change } = useListState(defaults)
  const kind = parseKind(state.tipo)
  const list = useEndpointPages(listFailures, { query: { ...(kind !== undefined && { kind }) } })
  const [opened, setOpened] = useState<Failure>()
  const [isConfirming, setConfirming] = useState(false)
  const count = formatTotal(list.total, list.totalIsExact)
  return (
    <>
      <PageHeader
        title="Falhas"
        note="O que o portal tentou e não conseguiu. Envios ao ERP aparecem desde a primeira falha; o resto, quando ele parou de tentar. Fica aqui por 30 dias."
        secondary={
          list.total > 0 && <ActionButton label={`Tentar todas de novo (${count})`} onRun={() => setConfirming(true)} />
        }
      />
      <div className={classes.kinds}>
        <ChoiceChips label="Tipo" options={chips} current={kind ?? ''} onChange={(tipo) => change({ tipo })} />
      </div>
      <DataTable
        caption="Falhas"
        columns={createColumns(setOpened)}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        card={(failure) => <FailureCard failure={failure} onOpen={setOpened} />}
        empty={
          <EmptyState title="Nenhuma falha" text="Tudo que devia sair do portal saiu, ou ainda está sendo tentado." />
        }
      />
      {opened !== undefined && <FailurePanel failure={opened} onClose={() => setOpened(undefined)} />}
      {isConfirming && <RetryAllDialog kind={kind} count={count} onClose={() => setConfirming(false)} />}
    </>
  )
}
