import type { OrderTab } from '@girassol/domain/orders'
import type { ComponentType } from 'react'
import { BranchPanel } from './branch-panel.tsx'
import { LogsPanel } from './logs-panel.tsx'
import { AdditionalPanel, CustomerPanel, DeliveryPanel, InsurancePanel, type PanelProps } from './order-panels.tsx'
import { PaymentTab } from './payment-tab.tsx'

const panels = {
  cliente: CustomerPanel,
  entrega: DeliveryPanel,
  pagamento: PaymentTab,
  dados: AdditionalPanel,
  seguro: InsurancePanel,
  filial: BranchPanel,
  logs: LogsPanel,
} as const satisfies Record<Exclude<OrderTab, 'resumo'>, ComponentType<PanelProps>>

export type TabPanelProps = PanelProps & { readonly tab: keyof typeof panels }

/** The contents of a tab of the order other than its items. Load it lazily. */
export const TabPanel = ({ tab, ...props }: TabPanelProps) => {
  const Panel = panels[tab]
  return <Panel {...props} />
}
