import { type Capability, can, type Role } from '@girassol/domain/access'

export type AppEntry = { readonly label: string; readonly to: string; readonly capability: Capability }

/** The entries of the apps popover besides its configured links, in order, by permission (NAV-006, C-14, C-15). */
const apps: readonly AppEntry[] = [
  { label: 'Pedidos', to: '/pedidos', capability: 'orders.openFromApps' },
  { label: 'Outros métodos de pagamento', to: '/outros-metodos-de-pagamento', capability: 'payments.readOthers' },
  { label: 'Administração', to: '/administracao', capability: 'administration.enter' },
]

export const appsFor = (roles: readonly Role[]): readonly AppEntry[] =>
  apps.filter(({ capability }) => can(roles, capability))
