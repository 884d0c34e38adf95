/** The tabs of an order's details by their name in the address, with their labels (DET-016). */
export const orderTabs = {
  resumo: 'Resumo',
  cliente: 'Cliente',
  entrega: 'Endereço de entrega',
  pagamento: 'Método de pagamento',
  dados: 'Dados adicionais',
  seguro: 'Seguro',
  filial: 'Filial',
  logs: 'Logs',
} as const

export type OrderTab = keyof typeof orderTabs

/** In the detail of an order, by index 0 to 7 (DET-016). */
const detailTabs = Object.keys(orderTabs) as readonly OrderTab[]

/** While buying, payment is first and the summary has its own step (DET-017); the logs are hidden there (C-60). */
export const purchaseTabs = ['pagamento', 'cliente', 'entrega', 'dados'] as const satisfies readonly OrderTab[]

type Visible = { readonly seesBranch: boolean; readonly seesLogs: boolean }

const isVisible = (tab: OrderTab, { seesBranch, seesLogs }: Visible): boolean =>
  (tab !== 'filial' || seesBranch) && (tab !== 'logs' || seesLogs)

/** The tabs of the detail that this user has (DET-018, DET-025). */
export const visibleTabs = (visible: Visible): readonly OrderTab[] =>
  detailTabs.filter((tab) => isVisible(tab, visible))

/**
 * The tab to open for an address: users sent to the branch tab without having it see the logs (DET-026, C-59); an
 * unknown or forbidden tab opens the first one.
 */
export const tabToOpen = (requested: string, visible: Visible): OrderTab => {
  const tabs = visibleTabs(visible)
  const wanted = requested === 'filial' && !visible.seesBranch ? 'logs' : requested
  return tabs.find((tab) => tab === wanted) ?? 'resumo'
}
