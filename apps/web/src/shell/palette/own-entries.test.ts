import { type CompanyRole, companyRoles, type Role, roles, storeRoles } from '@girassol/domain/access'
import { expect, test } from 'vitest'
import { sectionsFor } from '../../features/administration/sections.ts'
import { appsFor } from '../apps.ts'
import { navigationFor } from '../navigation.ts'
import { actionEntries, screenEntries } from './own-entries.ts'
import { matches } from './palette-entry.ts'

const nothing = { setTheme: () => undefined, showShortcuts: () => undefined }
const isStore = (role: Role) => (storeRoles as readonly Role[]).includes(role)

test.each(roles)('NAV-006 NAV-019 %s is offered in the palette what the menus offer, once', (role) => {
  const viewer = { roles: [role], companyRole: null, ownEnabled: true, selectedEnabled: null }
  const offered = screenEntries(viewer).map(({ label }) => label)
  for (const { label } of [...navigationFor(viewer), ...appsFor([role]), ...sectionsFor([role])])
    expect(offered).toContain(label)
  expect(new Set(offered).size).toBe(offered.length)
  expect(offered.includes('Kits prontos')).toBe(isStore(role))
  expect(offered.includes('Minha empresa')).toBe(role === 'INTEGRATOR')
  expect(actionEntries(viewer, nothing).some(({ label }) => label === 'Novo pedido')).toBe(isStore(role))
})

test('C-103 words find an entry in any order, without their accents', () => {
  const entry = { id: '1', label: 'Orçamentos', note: 'Padaria São João', run: { to: '/' } }
  expect(matches(entry, 'joao orcam')).toBe(true)
  expect(matches(entry, 'joao pedidos')).toBe(false)
})

const offeredTo = (companyRole: CompanyRole) => {
  const viewer = { roles: ['INTEGRATOR'] as const, companyRole, ownEnabled: true, selectedEnabled: null }
  return [...screenEntries(viewer), ...actionEntries(viewer, nothing)].map(({ label }) => label)
}

test.each(companyRoles)('COMP-003 COMP-009 %s is offered users and limits only as an ADMIN', (companyRole) => {
  const isAdmin = companyRole === 'ADMIN'
  expect(offeredTo(companyRole).includes('Usuários da empresa')).toBe(isAdmin)
  expect(offeredTo(companyRole).includes('Limites da empresa')).toBe(isAdmin)
})

test.each(companyRoles)('COMP-016 %s is offered the approvals', (companyRole) => {
  expect(offeredTo(companyRole)).toContain('Aprovações')
})

test('COMP-002 a VIEWER is offered no way to buy', () => {
  const buying = ['Novo pedido', 'Novo orçamento', 'Monte seu gerador']
  expect(buying.filter((label) => offeredTo('BUYER').includes(label))).toEqual(buying)
  expect(buying.filter((label) => offeredTo('VIEWER').includes(label))).toEqual([])
})
