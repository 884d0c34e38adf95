import { can, canChange, canUse, type RoleHolder } from '@girassol/domain/access'
import type { PointsViewer } from '@girassol/domain/points'
import type { MantineColorScheme } from '@mantine/core'
import { sectionsFor } from '../../features/administration/sections.ts'
import { appsFor } from '../apps.ts'
import { colorSchemes } from '../color-schemes.ts'
import { navigationFor } from '../navigation.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** The flows of the store, which the bar has under one entry. */
const storeScreens = [
  { label: 'Monte seu gerador', to: '/monte-seu-gerador' },
  { label: 'Kits prontos', to: '/kits-prontos' },
  { label: 'Promoções', to: '/sales/promocoes' },
]

const companyScreen = { label: 'Minha empresa', to: '/perfil/empresa' }
const brandScreen = { label: 'Marca da empresa', to: '/empresa/marca' }
const companyUsersScreen = { label: 'Usuários da empresa', to: '/empresa/usuarios' }
const companyLimitsScreen = { label: 'Limites da empresa', to: '/empresa/limites' }
const companyKeysScreen = { label: 'Integrações', to: '/empresa/integracoes' }
const companyActivityScreen = { label: 'Atividade da empresa', to: '/empresa/atividade' }

export type PaletteViewer = PointsViewer & RoleHolder

/** Every screen that the roles may open: of the bar, the apps, the store, the administration and the profile. */
export const screenEntries = (viewer: PaletteViewer): readonly PaletteEntry[] => {
  const { roles } = viewer
  const all = [
    ...navigationFor(viewer),
    ...appsFor(roles),
    ...(can(roles, 'store.use') ? storeScreens : []).filter(
      ({ to }) => to !== '/monte-seu-gerador' || canChange(viewer, 'store.use'),
    ),
    ...sectionsFor(roles),
    { label: 'Meu perfil', to: '/perfil/usuario' },
    ...(can(roles, 'profile.company') ? [companyScreen] : []),
    ...(canUse(viewer, 'brand.edit') ? [brandScreen] : []),
    ...(canUse(viewer, 'company.users') ? [companyUsersScreen] : []),
    ...(canUse(viewer, 'company.rules') ? [companyLimitsScreen] : []),
    ...(canUse(viewer, 'company.activity') ? [companyActivityScreen] : []),
    ...(canUse(viewer, 'company.keys') ? [companyKeysScreen] : []),
  ]
  return all.map(({ label, to }) => ({ id: `screen ${to}`, label, run: { to } }))
}

export type PaletteActions = {
  readonly setTheme: (scheme: MantineColorScheme) => void
  readonly showShortcuts: () => void
}

/** The actions that are available on every screen. */
export const actionEntries = (viewer: PaletteViewer, actions: PaletteActions): readonly PaletteEntry[] => [
  ...(canChange(viewer, 'store.use')
    ? [
        { id: 'new order', label: 'Novo pedido', run: { to: '/sales' } },
        { id: 'new budget', label: 'Novo orçamento', run: { to: '/monte-seu-gerador' } },
      ]
    : []),
  ...colorSchemes.map(({ value, label }) => ({
    id: `theme ${value}`,
    label: `Tema: ${label}`,
    run: { act: () => actions.setTheme(value) },
  })),
  { id: 'shortcuts', label: 'Atalhos do teclado', note: '?', run: { act: actions.showShortcuts } },
]
