import { type OrderView, showOrder } from '@girassol/contract/orders'
import { showTriangulation, type TriangulationView } from '@girassol/contract/triangulation'
import { isLocked } from '@girassol/domain/triangulation'
import { Navigate, useBlocker, useParams } from '@tanstack/react-router'
import { useCan } from '../../access/session.tsx'
import { isRefusal } from '../../lib/api-error.ts'
import { useHasRail } from '../../lib/media.ts'
import { isRecordNumber } from '../../lib/record-number.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { FilesCard } from './files-card.tsx'
import { LockedOperation, OperationFields } from './operation-card.tsx'
import { OperationCustomerCard } from './operation-customer-card.tsx'
import { OperationHeader, operationTitle } from './operation-header.tsx'
import { OperationOrderCard } from './operation-order-card.tsx'
import { ReleaseCard } from './release-card.tsx'
import { ReleaseNotice } from './release-notice.tsx'
import classes from './triangulation.module.css'
import { type Loaded, type OperationState, useOperation } from './use-operation.ts'

/** TRI-004 */
const LeaveQuestion = ({ isUnsaved }: { readonly isUnsaved: boolean }) => {
  const blocker = useBlocker({ shouldBlockFn: () => isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true })
  if (blocker.status !== 'blocked') return null
  return (
    <LeaveDialog title="Sair da operação" onLeave={blocker.proceed} onStay={blocker.reset}>
      Deseja realmente deixar a página? É possível que existam alterações não salvas
    </LeaveDialog>
  )
}

/** Why the server refused the save or the release; after another user's save, the stored version can be shown. */
const Refusal = ({ refusal, showStored }: Pick<OperationState, 'refusal' | 'showStored'>) => {
  if (refusal === undefined) return null
  const isStale = refusal.status === 409
  return (
    <Notice
      tone={isStale ? 'attention' : 'danger'}
      isAlert
      {...(isStale && {
        action: <ActionButton label="Ver como está agora" size="compact" onRun={() => void showStored()} />,
      })}
    >
      {refusal.message}
    </Notice>
  )
}

const Operation = (loaded: Loaded) => {
  const { order } = loaded
  const operation = useOperation(loaded)
  const hasRail = useHasRail()
  const { base, draft, state, change } = operation
  const locked = isLocked(base.status)
  const isReadOnly = !base.actions.save.allowed
  const release = locked ? null : <ReleaseCard order={order} operation={operation} />
  return (
    <>
      <OperationHeader order={order} operation={operation} isLocked={locked} />
      <div className={classes.notices}>
        <Refusal refusal={operation.refusal} showStored={operation.showStored} />
        <ReleaseNotice view={base} />
        {!locked && !base.actions.save.allowed && <Notice tone="info">{base.actions.save.reason}</Notice>}
      </div>
      <div className={classes.columns}>
        {!hasRail && release}
        <div className={classes.main}>
          <OperationCustomerCard
            order={order}
            customer={draft.customer}
            error={operation.customerError}
            isLocked={isReadOnly}
            onChange={(customer) => change(() => ({ customer }))}
          />
          {isReadOnly ? (
            <LockedOperation draft={draft} />
          ) : (
            <OperationFields
              draft={draft}
              orderTotal={order.totalInvoice}
              isSaving={state === 'saving'}
              onChange={(part) => change(() => part)}
            />
          )}
          <FilesCard orderId={order.id} operation={operation} isLocked={isReadOnly} />
        </div>
        <aside className={classes.rail} aria-label="Liberação e pedido">
          {hasRail && release}
          <OperationOrderCard order={order} />
        </aside>
      </div>
      <LeaveQuestion isUnsaved={state !== 'unchanged'} />
    </>
  )
}

/** The ERP responds within seconds; until then the page reads the operation again. */
const pollMs = 3_000

const useLoaded = (id: string, isEnabled: boolean) => {
  const request = { params: { id: Number(id) } }
  const queryOptions = { enabled: isEnabled, refetchOnMount: 'always' } as const
  const order = useEndpointQuery(showOrder, request, queryOptions)
  const first = useEndpointQuery(showTriangulation, request, queryOptions)
  const isWaiting = first.data?.status === 'PROCESSING'
  const operation = useEndpointQuery(showTriangulation, request, {
    ...queryOptions,
    refetchInterval: isWaiting ? pollMs : false,
  })
  return { order, operation }
}

const readAgainFrom = (operation: { refetch: () => Promise<{ data: TriangulationView | undefined }> }) => async () =>
  (await operation.refetch()).data

type Failed = { readonly error: unknown; readonly onRetry: () => void; readonly isRetrying: boolean }

/** TRI-028 */
const LoadFailure = (failed: Failed) => (
  <>
    <PageHeader title={operationTitle} back={{ to: '/pedidos', label: 'Pedidos' }} />
    <ErrorState {...failed} title="Erro ao buscar dados da operação" />
  </>
)

/** Refused because of the role, the scope or the kind of the order; others (too many calls) are only failures. */
const closed: readonly number[] = [403, 404, 409]

/** TRI-006: another user's order, or one without such an operation. */
const isNotForHere = (order: OrderView | undefined, errors: readonly unknown[]): boolean =>
  (order !== undefined && !order.isTriangulation) ||
  errors.some((error) => isRefusal(error) && closed.includes(error.status))

/** TRI-001: the sale on behalf and order of one order; users without access are redirected to the list of orders. */
export const TriangulationScreen = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const mayUse = useCan('triangulation.use') && isRecordNumber(id)
  const { order, operation } = useLoaded(id, mayUse)
  const errors = [order.error, operation.error]
  if (!mayUse || isNotForHere(order.data, errors)) return <Navigate to="/pedidos" replace />
  if (order.data !== undefined && operation.data !== undefined) {
    return <Operation order={order.data} view={operation.data} readAgain={readAgainFrom(operation)} />
  }
  const error = errors.find((each) => each !== null) ?? null
  if (error === null) return <SkeletonLines lines={8} />
  const retry = () => void Promise.all([order.refetch(), operation.refetch()])
  return <LoadFailure error={error} onRetry={retry} isRetrying={order.isFetching || operation.isFetching} />
}
