import { type Capability, can } from '@girassol/domain/access'
import { type PointsViewer, seesPointsEntry, seesPointsManagementEntry } from '@girassol/domain/points'
import { isCurrent } from '../lib/is-current.ts'

export type NavigationEntry = {
  readonly label: string
  readonly to: string
  /** Other addresses that belong to it: the flows of the store are not below its entry. */
  readonly also?: readonly string[]
  readonly capability: Capability
  /** The entry of the bar that is current with it. */
  readonly inBarAs?: string
  /** Only in the side menu and the palette, because the bar has no room for every place (C-157). */
  readonly isOnlyInMenu?: true
  /** What a user needs for the entry in the bar; everyone else has it in the side menu. */
  readonly barCapability?: Capability
  /** Other conditions besides the roles. */
  readonly isSeenBy?: (viewer: PointsViewer) => boolean
}

/** The items of the bar and of the side menu, in order, each with its required permission (NAV-018…024). */
const navigation: readonly NavigationEntry[] = [
  { label: 'Início', to: '/', capability: 'home.view' },
  {
    label: 'Loja Online',
    to: '/sales',
    also: ['/monte-seu-gerador', '/kits-prontos', '/detalhes'],
    capability: 'store.use',
  },
  {
    label: 'Compra rápida',
    to: '/compra-rapida',
    capability: 'quickOrder.use',
    isOnlyInMenu: true,
    inBarAs: '/sales',
  },
  { label: 'Meus Pedidos', to: '/pedidos', also: ['/entregas'], capability: 'orders.menu' },
  { label: 'Orçamentos', to: '/orcamentos', capability: 'budgets.use' },
  {
    label: 'Aprovações',
    to: '/aprovacoes',
    capability: 'approvals.read',
    isOnlyInMenu: true,
    inBarAs: '/pedidos',
  },
  { label: 'Propostas', to: '/propostas', capability: 'proposals.use' },
  {
    label: 'Obras',
    to: '/obras',
    capability: 'sites.read',
    barCapability: 'sites.use',
  },
  {
    label: 'Homologações',
    to: '/homologacoes',
    capability: 'homologation.read',
    isOnlyInMenu: true,
    inBarAs: '/obras',
  },
  {
    label: 'Garantias',
    to: '/garantias',
    capability: 'warranties.read',
    isOnlyInMenu: true,
    inBarAs: '/pedidos',
  },
  {
    label: 'Ocorrências',
    to: '/ocorrencias',
    capability: 'claims.read',
    isOnlyInMenu: true,
    inBarAs: '/pedidos',
  },
  {
    label: 'Negociações',
    to: '/negociacoes',
    capability: 'negotiation.offer',
    isOnlyInMenu: true,
    inBarAs: '/orcamentos',
  },
  {
    label: 'Reservas de estoque',
    to: '/reservas',
    capability: 'holds.see',
    isOnlyInMenu: true,
    inBarAs: '/orcamentos',
  },
  { label: 'Indicadores', to: '/indicadores', capability: 'analytics.read', isOnlyInMenu: true },
  { label: 'Análise Cartão de Crédito', to: '/analise', capability: 'cardAnalysis.use' },
  { label: 'Conciliação', to: '/conciliacao', capability: 'reconciliation.use' },
  { label: 'Pontos', to: '/pontos', capability: 'points.read', isSeenBy: seesPointsEntry },
  {
    label: 'Gerenciar Pontos',
    to: '/pontos/gerenciar',
    capability: 'points.readAll',
    isSeenBy: seesPointsManagementEntry,
  },
]

export const navigationFor = (viewer: PointsViewer): readonly NavigationEntry[] =>
  navigation
    .filter(({ capability, isSeenBy }) => can(viewer.roles, capability) && (isSeenBy?.(viewer) ?? true))
    .map((entry) =>
      entry.barCapability === undefined || can(viewer.roles, entry.barCapability)
        ? entry
        : { ...entry, isOnlyInMenu: true },
    )

/** The entries with the current one: the longest matching address, when one is below another; with it that of the bar. */
export const withCurrent = (entries: readonly NavigationEntry[], pathname: string) => {
  const [current] = entries.filter((entry) => isCurrent(entry, pathname)).sort((a, b) => b.to.length - a.to.length)
  return entries.map((entry) => ({ ...entry, isCurrent: entry === current || entry.to === current?.inBarAs }))
}

/** The entries with the number of approvals that wait for the user (COMP-016); none while nothing waits. */
export const withBadge = <Entry extends NavigationEntry>(entries: readonly Entry[], waiting: number) =>
  entries.map((entry) =>
    entry.to === '/aprovacoes' && waiting > 0
      ? { ...entry, badge: { count: waiting, text: waiting === 1 ? 'espera por você' : 'esperam por você' } }
      : entry,
  )
