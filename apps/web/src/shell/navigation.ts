import { type Capability, can, type Role } from '@girassol/domain/access'

export type NavigationEntry = {
  readonly label: string
  readonly to: string
  readonly capability: Capability
}

/** The items of the bar and of the side menu, in order, each with what one must be allowed to see it (NAV-018…021). */
const navigation: readonly NavigationEntry[] = [
  { label: 'Início', to: '/', capability: 'home.view' },
  { label: 'Loja Online', to: '/monte-seu-gerador', capability: 'store.use' },
  { label: 'Meus Pedidos', to: '/pedidos', capability: 'orders.menu' },
  { label: 'Orçamentos', to: '/orcamentos', capability: 'budgets.use' },
]

export const navigationFor = (roles: readonly Role[]): readonly NavigationEntry[] =>
  navigation.filter((entry) => can(roles, entry.capability))

/** An item is current on its screen and on those below it; the home only on itself. */
export const isCurrent = (entry: Pick<NavigationEntry, 'to'>, pathname: string): boolean =>
  entry.to === '/' ? pathname === '/' : pathname === entry.to || pathname.startsWith(`${entry.to}/`)
