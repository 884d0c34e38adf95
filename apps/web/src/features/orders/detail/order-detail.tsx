import type { OrderView } from '@girassol/contract/orders'
import { orderStatuses, orderTabs, tabToOpen, trackerSteps, visibleTabs } from '@girassol/domain/orders'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../../lib/format.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { useLoadedWhenIdle } from '../../../lib/use-loaded-when-idle.ts'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { StepTracker } from '../../../ui/step-tracker.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useRecordSubstitutions } from '../../substitutions/index.ts'
import classes from './order-detail.module.css'
import { orderFacts } from './order-facts.tsx'
import { OrderHaltNotice } from './order-halt-notice.tsx'
import { OrderItemsCard, type OrderItemsCardProps } from './order-items-card.tsx'
import { OrderNewsNotice } from './order-news-notice.tsx'
import { OrderValuesRail } from './order-values-rail.tsx'
import { OrderWaitingNotice } from './order-waiting-notice.tsx'
import { useInsuranceOnOpen } from './use-recalculations.ts'

// The items and values do not wait for the code of the other tabs.
const loadTabPanel = () => import('./tabs/tab-panel.tsx')
const TabPanel = lazyPart(
  async () => (await loadTabPanel()).TabPanel,
  () => <SkeletonLines lines={6} />,
)

const toSteps = ({ status, steps, halt, statusSince }: OrderView) => {
  const reached = orderStatuses[status].tracker
  return trackerSteps.map((label, index) => {
    const at = steps[index] ?? null
    const isHalted = halt !== null && index === reached - 1
    return {
      label,
      isReached: index < reached,
      ...(at !== null && { at: formatDateTime(at) }),
      ...(isHalted && { haltedAt: statusSince === null ? 'parado' : `parado desde ${formatDate(statusSince)}` }),
    }
  })
}

const defaults = { aba: 'resumo' }

type OrderTabsProps = Pick<OrderItemsCardProps, 'order' | 'describe'>

/** The tabs of an order, the open one in the address (DET-016). */
const OrderTabs = ({ order, describe }: OrderTabsProps) => {
  const { state, change } = useListState(defaults)
  const visible = { seesBranch: order.actions.seeBranch.allowed, seesLogs: order.actions.seeLogs.allowed }
  const current = tabToOpen(state.aba, visible)
  const tabs = visibleTabs(visible).map((id) => ({ id, label: orderTabs[id] }))
  useLoadedWhenIdle(loadTabPanel)
  return (
    <Tabs label="Detalhes" tabs={tabs} current={current} onChange={(aba) => change({ aba })}>
      <div className={classes.panels}>
        {current === 'resumo' ? (
          <OrderItemsCard order={order} {...(describe && { describe })} />
        ) : (
          <TabPanel tab={current} order={order} onOpenBranch={() => change({ aba: 'filial' })} />
        )}
      </div>
    </Tabs>
  )
}

/** Cancelled: every step is grey, with the reason above (DET-036). A waiting order has a separate notice (USE-019). */
const EndNotice = ({ order }: { readonly order: OrderView }) => {
  const { tracker, label, halt } = orderStatuses[order.status]
  if (tracker > 0 || halt !== null) return null
  return (
    <div className={classes.notice}>
      <Notice tone="danger" title={`Pedido ${label.toLowerCase()}`}>
        {order.approvalFeedback}
      </Notice>
    </div>
  )
}

export type OrderDetailProps = {
  readonly order: OrderView
  /** Shown for a budget instead of the steps of an order (USE-004). */
  readonly progress?: ReactNode
}

/** Facts, tracker, tabs and values of a saved order or budget. */
export const OrderDetail = ({ order, progress }: OrderDetailProps) => {
  useInsuranceOnOpen(order)
  const substitutions = useRecordSubstitutions(order)
  return (
    <>
      <OrderNewsNotice orderId={order.id} />
      <OrderHaltNotice order={order} />
      <OrderWaitingNotice order={order} />
      {substitutions.notice}
      <div className={classes.facts}>
        <Facts items={orderFacts(order)} />
      </div>
      <EndNotice order={order} />
      <div className={classes.tracker}>
        <Card>
          {progress ?? (
            <StepTracker label="Andamento" steps={toSteps(order)} isVoid={orderStatuses[order.status].tracker === 0} />
          )}
        </Card>
      </div>
      <div className={classes.columns}>
        <div>
          <OrderTabs order={order} describe={substitutions.describe} />
        </div>
        <OrderValuesRail order={order} />
      </div>
      {substitutions.dialog}
    </>
  )
}
