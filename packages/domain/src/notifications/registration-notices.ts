import type { Role } from '../access/roles.ts'
import type { RoleNotice } from './role-notices.ts'

type Lacking = {
  readonly to: readonly Role[]
  /** 'Falta o registro INMETRO válido do inversor 10100003' */
  readonly requests: readonly string[]
  /** Trade name of the integrator who waits for it. */
  readonly integrator: string | null
}

/**
 * C-178: an integrator cannot submit a pack, because the catalogue lacks data of a product. The type is that of an order
 * without a number: the requirements define no type for products (NOT-003).
 */
export const registrationLacking = ({ to, requests, integrator }: Lacking): RoleNotice => ({
  to,
  type: 'INVOICE',
  title: 'Produto com dados faltando',
  path: '/administracao/catalogo',
  icon: 'WARNING',
  message: `${requests.map((request) => `${request}.`).join(' ')}${integrator === null ? '' : ` ${integrator} espera para protocolar uma homologação.`} Corrija em Administração, Catálogo.`,
})
