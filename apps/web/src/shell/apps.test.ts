import { type Role, roles } from '@girassol/domain/access'
import { expect, test } from 'vitest'
import { appsFor } from './apps.ts'

/** A second copy of the rules C-14, C-15 and C-140. */
const administering: readonly Role[] = [
  'ADMINISTRATOR',
  'FINANCIAL',
  'REGISTRATION',
  'PURCHASE',
  'MARKETING',
  'POINTS_ADMINISTRATOR',
]
const internal = (role: Role) => !['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR', 'SHIPPING_COMPANY'].includes(role)

test.each(roles)('NAV-006 C-14 C-140 what the apps popover offers to %s', (role) => {
  expect(appsFor([role]).map(({ label }) => label)).toEqual([
    ...(['REGISTRATION', 'LOGISTICS', 'PURCHASE'].includes(role) ? ['Pedidos'] : []),
    ...(internal(role) ? ['Outros métodos de pagamento'] : []),
    ...(administering.includes(role) ? ['Administração'] : []),
  ])
})
