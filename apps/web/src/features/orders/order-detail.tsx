import type { OrderView } from '@girassol/contract/orders'
import { type OrderTab, orderStatuses, orderTabs, tabToOpen, trackerSteps, visibleTabs } from '@girassol/domain/orders'
import type { ComponentType } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StepTracker } from '../../ui/step-tracker.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BranchPanel } from './branch-panel.tsx'
import { LogsPanel } from './logs-panel.tsx'
import classes from './order-detail.module.css'
import { orderFacts } from './order-facts.tsx'
import { OrderItemsCard } from './order-items-card.tsx'
import { OrderNewsNotice } from './order-news-notice.tsx'
import { AdditionalPanel, CustomerPanel, DeliveryPanel, InsurancePanel, type PanelProps } from './order-panels.tsx'
import { OrderValuesRail } from './order-values-rail.tsx'
import { PaymentTab } from './payment-tab.tsx'
import { useInsuranceOnOpen } from './use-recalculations.ts'

const panels = {
  resumo: OrderItemsCard,
  cliente: CustomerPanel,
  entrega: DeliveryPanel,
  pagamento: PaymentTab,
  dados: AdditionalPanel,
  seguro: InsurancePanel,
  filial: BranchPanel,
  logs: LogsPanel,
} as const satisfies Record<OrderTab, ComponentType<PanelProps>>

const stepsOf = ({ status, steps }: OrderView) =>
  trackerSteps.map((label, index) => {
    const at = steps[index] ?? null
    return {
      label,
      isReached: index < orderStatuses[status].tracker,
      ...(at !== null && { at: formatDateTime(at) }),
    }
  })

const defaults = { aba: 'resumo' }

/** The tabs of an order, the open one in the address (DET-016). */
const OrderTabs = ({ order }: { readonly order: OrderView }) => {
  const { state, change } = useListState(defaults)
  const visible = { seesBranch: order.actions.seeBranch.allowed, seesLogs: order.actions.seeLogs.allowed }
  const current = tabToOpen(state.aba, visible)
  const tabs = visibleTabs(visible).map((id) => ({ id, label: orderTabs[id] }))
  const Panel = panels[current]
  return (
    <Tabs label="Detalhes" tabs={tabs} current={current} onChange={(aba) => change({ aba })}>
      <div className={classes.panels}>
        <Panel order={order} onOpenBranch={() => change({ aba: 'filial' })} />
      </div>
    </Tabs>
  )
}

/** Cancelled or reproved: every step is grey, and the reason stands above (DET-036). */
const EndNotice = ({ order }: { readonly order: OrderView }) => {
  const { tracker, label } = orderStatuses[order.status]
  if (tracker > 0) return null
  return (
    <div className={classes.notice}>
      <Notice tone="danger" title={`Pedido ${label.toLowerCase()}`}>
        {order.approvalFeedback}
      </Notice>
    </div>
  )
}

/** C-87: a captured card waits for the financial department, and nothing is left to pay meanwhile. */
const AnalysisNotice = ({ order }: { readonly order: OrderView }) =>
  order.status === 'INVOICE_ANALYSIS' && (
    <div className={classes.notice}>
      <Notice tone="info" title="Pagamento com cartão em análise">
        O cartão foi cobrado. O financeiro confere o titular e confirma o pagamento; depois disso o pedido segue.
      </Notice>
    </div>
  )

/** Facts, tracker, tabs and values of a saved order or budget, as it is now. */
export const OrderDetail = ({ order }: { readonly order: OrderView }) => {
  useInsuranceOnOpen(order)
  return (
    <>
      <OrderNewsNotice orderId={order.id} />
      <div className={classes.facts}>
        <Facts items={orderFacts(order)} />
      </div>
      <EndNotice order={order} />
      <AnalysisNotice order={order} />
      <div className={classes.tracker}>
        <Card>
          <StepTracker label="Andamento" steps={stepsOf(order)} isVoid={orderStatuses[order.status].tracker === 0} />
        </Card>
      </div>
      <div className={classes.columns}>
        <div>
          <OrderTabs order={order} />
        </div>
        <OrderValuesRail order={order} />
      </div>
    </>
  )
}
