import { type Role, roles, storeRoles } from '@girassol/domain/access'
import { expect, test } from 'vitest'
import { sectionsFor } from '../../features/administration/sections.ts'
import { appsFor } from '../apps.ts'
import { navigationFor } from '../navigation.ts'
import { actionEntries, screenEntries } from './own-entries.ts'
import { matches } from './palette-entry.ts'

const nothing = { setTheme: () => undefined, showShortcuts: () => undefined }
const isStore = (role: Role) => (storeRoles as readonly Role[]).includes(role)

test.each(roles)('NAV-006 NAV-019 %s is offered in the palette what the menus offer, once', (role) => {
  const viewer = { roles: [role], ownEnabled: true, selectedEnabled: null }
  const offered = screenEntries(viewer).map(({ label }) => label)
  for (const { label } of [...navigationFor(viewer), ...appsFor([role]), ...sectionsFor([role])])
    expect(offered).toContain(label)
  expect(new Set(offered).size).toBe(offered.length)
  expect(offered.includes('Kits prontos')).toBe(isStore(role))
  expect(offered.includes('Minha empresa')).toBe(role === 'INTEGRATOR')
  expect(actionEntries([role], nothing).some(({ label }) => label === 'Novo pedido')).toBe(isStore(role))
})

test('C-103 words find an entry in any order, without their accents', () => {
  const entry = { id: '1', label: 'Orçamentos', note: 'Padaria São João', run: { to: '/' } }
  expect(matches(entry, 'joao orcam')).toBe(true)
  expect(matches(entry, 'joao pedidos')).toBe(false)
})
