import { showDashboard } from '@girassol/contract/dashboard'
import { countOrderViews, listOrderLog, listOrders, showOrder } from '@girassol/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { refreshEndpoints } from '../../../lib/use-endpoint.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/toaster.tsx'
import type { BulkCommand } from '../acting/order-acting.tsx'
import type { BulkStep } from './bulk-action.ts'
import { type BulkRun, dismissBulkRun, findLeftOver, startBulkRun, useBulkRun } from './bulk-run.ts'
import { describeResult } from './bulk-words.ts'
import type { Selection } from './use-selection.ts'

const loadBar = () => import('../acting/order-actions-bar.tsx')
const OrderActionsBar = lazyPart(async () => (await loadBar()).OrderActionsBar)
const BulkProgressBar = lazyPart(async () => (await loadBar()).BulkProgressBar)
const BulkConfirmDialog = lazyDialog(async () => (await import('./bulk-confirm-dialog.tsx')).BulkConfirmDialog)
const BulkResultDialog = lazyDialog(async () => (await import('./bulk-result-dialog.tsx')).BulkResultDialog)

/** The reads that a run makes outdated. */
const changed = [listOrders, showOrder, listOrderLog, countOrderViews, showDashboard]

/** Starts a run that continues when this screen is left; then a toast links to its result. */
const useStart = (selection: Selection) => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  const { history } = useRouter()
  const finish = (run: BulkRun, isSeen: boolean) => {
    void refreshEndpoints(client, changed)
    if (isSeen) return
    toast.news(describeResult(run), { label: 'Ver resultado', onRun: () => history.push('/pedidos') })
  }
  return ({ id, action }: BulkCommand, step: BulkStep) =>
    void startBulkRun({ commandId: id, action, orders: selection.orders, step, sellerId, onFinished: finish })
}

/** The bar of the marked orders, the confirmation of an action, its progress and its result (USE-025). */
export const OrderSelection = ({ selection }: { readonly selection: Selection }) => {
  const run = useBulkRun()
  const start = useStart(selection)
  const [chosenCommand, setChosenCommand] = useState<BulkCommand>()
  const selectLeftOver = useEffectEvent((finished: BulkRun) => selection.selectOnly(findLeftOver(finished)))
  useEffect(() => {
    if (run?.state === 'finished') selectLeftOver(run)
  }, [run])
  const isRunning = run !== null && run.state !== 'finished'
  return (
    <>
      {isRunning && <BulkProgressBar run={run} />}
      {!isRunning && selection.orders.length > 0 && (
        <OrderActionsBar orders={selection.orders} onChoose={setChosenCommand} onClear={selection.clear} />
      )}
      {chosenCommand !== undefined && (
        <BulkConfirmDialog
          command={chosenCommand}
          orders={selection.orders}
          onRun={(step) => {
            start(chosenCommand, step)
            setChosenCommand(undefined)
          }}
          onClose={() => setChosenCommand(undefined)}
        />
      )}
      {run?.state === 'finished' && <BulkResultDialog run={run} onClose={dismissBulkRun} />}
    </>
  )
}
