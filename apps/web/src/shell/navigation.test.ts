import { type Role, roles, storeRoles } from '@girassol/domain/access'
import { describe, expect, test } from 'vitest'
import { isCurrent, navigationFor } from './navigation.ts'

const labelsFor = (...held: Role[]) => navigationFor(held).map(({ label }) => label)
const isStore = (role: Role) => (storeRoles as readonly Role[]).includes(role)

describe('the items of the bar', () => {
  test.each(roles)('NAV-001 NAV-018 NAV-019 NAV-020 NAV-021 what %s sees', (role) => {
    const store = isStore(role)
    const expected = [
      'Início',
      ...(store ? ['Loja Online'] : []),
      ...(store || role === 'FINANCIAL' ? ['Meus Pedidos'] : []),
      ...(store ? ['Orçamentos'] : []),
    ]
    expect(labelsFor(role)).toEqual(expected)
  })

  test('C-07 several roles see what any of them sees', () => {
    expect(labelsFor('MARKETING', 'COMMERCIAL')).toContain('Loja Online')
  })

  test('NAV-001 an item is current on its screen and below it, the home on itself alone', () => {
    expect(isCurrent({ to: '/pedidos' }, '/pedidos/10482')).toBe(true)
    expect(isCurrent({ to: '/pedidos' }, '/pedidosx')).toBe(false)
    expect(isCurrent({ to: '/sales', also: ['/kits-prontos'] }, '/kits-prontos')).toBe(true)
    expect(isCurrent({ to: '/sales', also: ['/kits-prontos'] }, '/sales/promocoes')).toBe(true)
    expect(isCurrent({ to: '/' }, '/pedidos')).toBe(false)
    expect(isCurrent({ to: '/' }, '/')).toBe(true)
  })
})
