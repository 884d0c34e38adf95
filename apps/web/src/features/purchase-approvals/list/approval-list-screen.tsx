import { type ApprovalView, listApprovals } from '@girassol/contract/purchase-approvals'
import { useQueryClient } from '@tanstack/react-query'
import { useCan } from '../../../access/session.tsx'
import { toTableProps } from '../../../lib/table-props.ts'
import { refreshEndpoints, useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { useOpened } from '../../../lib/use-opened.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import classes from '../approvals.module.css'
import { ApprovalCard } from './approval-card.tsx'
import { groupApprovals } from './approval-groups.ts'
import { NoApprovals } from './no-approvals.tsx'
import { useEnded } from './use-ended.ts'

const RejectDialog = lazyDialog(async () => (await import('./reject-dialog.tsx')).RejectDialog)

const defaults = { visao: 'aguardando' }

const views = [
  { id: 'aguardando', label: 'Aguardando' },
  { id: 'todas', label: 'Todas' },
]

/** The dialog that rejects an approval, as it was when the dialog opened. */
const useRejecting = () => {
  const client = useQueryClient()
  const { row, turn, open, close } = useOpened<ApprovalView>()
  const reload = () => {
    void refreshEndpoints(client, [listApprovals])
    close()
  }
  return { open, dialog: row && <RejectDialog key={turn} approval={row} onReload={reload} onClose={close} /> }
}

const EndedNotice = ({ approval: { requester, answer } }: { readonly approval: ApprovalView }) => (
  <Notice tone="attention" isAlert title={`O pedido de ${requester.name} não pôde ser feito e foi encerrado.`}>
    {answer}
  </Notice>
)

type ApprovalListProps = { readonly isWaiting: boolean }

const ApprovalList = ({ isWaiting }: ApprovalListProps) => {
  const list = useEndpointPages(listApprovals, { query: isWaiting ? { status: 'PENDING' } : {} })
  const { ended, add, without } = useEnded()
  const { open, dialog } = useRejecting()
  const { status, error, onRetry, hasMore, isLoadingMore, onEnd } = toTableProps(list)
  const groups = groupApprovals([...ended, ...without(list.rows)])
  if (status === 'loading') return <SkeletonLines lines={8} />
  if (status === 'error') return <ErrorState error={error} onRetry={onRetry} isRetrying={list.isFetching} />
  return (
    <div className={classes.groups}>
      {ended.map((approval) => (
        <EndedNotice key={approval.id} approval={approval} />
      ))}
      {groups.length === 0 && <NoApprovals isWaiting={isWaiting} />}
      {groups.map(({ id, title, approvals }) => (
        <section key={id} className={classes.group} aria-label={title}>
          <h2>{title}</h2>
          {approvals.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval} onEnded={add} onReject={open} />
          ))}
        </section>
      ))}
      {hasMore && <ActionButton label="Carregar mais" isRunning={isLoadingMore} onRun={onEnd} />}
      {dialog}
    </div>
  )
}

/** COMP-016: what waits for an answer of the reader, then what waits for others; on request what ended. */
export const ApprovalListScreen = () => {
  const { state, change } = useListState(defaults)
  const setsRules = useCan('company.rules')
  return (
    <>
      <PageHeader
        title="Aprovações"
        note="Pedidos que passam de um limite ou da regra da empresa, até alguém da empresa responder."
        {...(setsRules && { secondary: <AppLink to="/empresa/limites">Limites da empresa</AppLink> })}
      />
      <Tabs
        label="Visões"
        look="views"
        tabs={views}
        current={state.visao === 'todas' ? 'todas' : 'aguardando'}
        onChange={(visao) => change({ visao })}
      />
      <ApprovalList key={state.visao} isWaiting={state.visao !== 'todas'} />
    </>
  )
}
