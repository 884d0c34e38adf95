import { type Role, roles, storeRoles } from '@girassol/domain/access'
import { describe, expect, test } from 'vitest'
import { isCurrent } from '../lib/is-current.ts'
import { navigationFor, withBadge, withCurrent } from './navigation.ts'

type Flag = boolean | null

const listLabels = (roles: readonly Role[], ownEnabled: Flag, selectedEnabled: Flag = null) =>
  navigationFor({ roles, ownEnabled, selectedEnabled }).map(({ label }) => label)
const labelsFor = (...given: Role[]) => listLabels(given, false)
const points: readonly Role[] = [
  'ADMINISTRATOR',
  'COMMERCIAL',
  'COMMERCIAL_SUPERVISOR',
  'CUSTOMER_SUCCESS',
  'POINTS_ADMINISTRATOR',
  'MANAGER',
]
const integratorType: readonly Role[] = ['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR']
const companyPlacesOf = (role: Role) => (integratorType.includes(role) ? ['Aprovações', 'Propostas'] : [])
const warrantiesOf = (role: Role) => (role === 'SHIPPING_COMPANY' ? [] : ['Garantias'])
const claimReaders: readonly Role[] = [
  ...integratorType,
  'ADMINISTRATOR',
  'COMMERCIAL_SUPERVISOR',
  'CUSTOMER_SUCCESS',
  'LOGISTICS',
  'FINANCIAL',
]
const claimsOf = (role: Role) => (claimReaders.includes(role) ? ['Ocorrências'] : [])
const holdReaders: readonly Role[] = ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR', 'COMMERCIAL', 'PURCHASE', 'LOGISTICS']
const holdsOf = (role: Role) => (holdReaders.includes(role) ? ['Reservas de estoque'] : [])
const offerers: readonly Role[] = ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR', 'COMMERCIAL', 'CUSTOMER_SUCCESS']
const negotiationsOf = (role: Role) => (offerers.includes(role) ? ['Negociações'] : [])
const figuresOf = (role: Role) =>
  isStore(role) || role === 'FINANCIAL' || role === 'PURCHASE' || role === 'MARKETING' ? ['Indicadores'] : []
const isStore = (role: Role) => (storeRoles as readonly Role[]).includes(role)

describe('the items of the bar', () => {
  test.each(roles)(
    'NAV-001 NAV-018 NAV-019 NAV-020 NAV-021 NAV-022 PROP-003 SITE-012 CLM-009 COMP-016 HOLD-009 QUO-022 ANA-009 C-157 what %s sees',
    (role) => {
      const store = isStore(role)
      const expected = [
        'Início',
        ...(store ? ['Loja Online', 'Compra rápida'] : []),
        ...(store || role === 'FINANCIAL' ? ['Meus Pedidos'] : []),
        ...(store ? ['Orçamentos', ...companyPlacesOf(role), 'Obras', 'Homologações'] : []),
        ...warrantiesOf(role),
        ...claimsOf(role),
        ...negotiationsOf(role),
        ...holdsOf(role),
        ...figuresOf(role),
        ...(role === 'ADMINISTRATOR' || role === 'FINANCIAL' ? ['Análise Cartão de Crédito', 'Conciliação'] : []),
        ...(points.includes(role) ? ['Pontos'] : []),
        ...(role === 'POINTS_ADMINISTRATOR' ? ['Gerenciar Pontos'] : []),
      ]
      expect(labelsFor(role)).toEqual(expected)
    },
  )

  test.each(roles)('SITE-012 C-157 the bar of %s has the sites only for who works with them', (role) => {
    const inBar = navigationFor({ roles: [role], ownEnabled: true, selectedEnabled: null })
      .filter(({ isOnlyInMenu }) => isOnlyInMenu !== true)
      .map(({ label }) => label)
    expect(inBar.includes('Obras')).toBe(integratorType.includes(role))
    expect(inBar).not.toContain('Homologações')
    expect(inBar).not.toContain('Garantias')
    expect(inBar).not.toContain('Ocorrências')
    expect(inBar).not.toContain('Aprovações')
    expect(inBar).not.toContain('Reservas de estoque')
    expect(inBar).not.toContain('Compra rápida')
  })

  test('NAV-023 C-17 the points also depend on the programme of the integrator at hand', () => {
    expect(listLabels(['INTEGRATOR'], true)).toContain('Pontos')
    expect(listLabels(['INTEGRATOR'], false)).not.toContain('Pontos')
    expect(listLabels(['CONTRIBUTOR'], true)).not.toContain('Pontos')
    expect(listLabels(['ADMINISTRATOR'], null, true)).toContain('Pontos')
    expect(listLabels(['ADMINISTRATOR'], null, false)).not.toContain('Pontos')
    expect(listLabels(['COMMERCIAL'], null, false)).toContain('Pontos')
  })

  test('C-07 several roles see what any of them sees', () => {
    expect(labelsFor('MARKETING', 'COMMERCIAL')).toContain('Loja Online')
  })

  test('NAV-001 an item is current on its screen and below it, the home only on itself', () => {
    expect(isCurrent({ to: '/pedidos' }, '/pedidos/10482')).toBe(true)
    expect(isCurrent({ to: '/pedidos' }, '/pedidosx')).toBe(false)
    expect(isCurrent({ to: '/sales', also: ['/kits-prontos'] }, '/kits-prontos')).toBe(true)
    expect(isCurrent({ to: '/sales', also: ['/kits-prontos'] }, '/sales/promocoes')).toBe(true)
    expect(isCurrent({ to: '/' }, '/pedidos')).toBe(false)
    expect(isCurrent({ to: '/' }, '/')).toBe(true)
  })

  test('HOM-017 SITE-012 on the homologations the sites are current too, because the bar has no other entry for them', () => {
    const entries = navigationFor({ roles: ['INTEGRATOR'], ownEnabled: null, selectedEnabled: null })
    const shown = withCurrent(entries, '/homologacoes/31')
    expect(shown.filter((entry) => entry.isCurrent).map(({ label }) => label)).toEqual(['Obras', 'Homologações'])
    const onSite = withCurrent(entries, '/obras/7').filter((entry) => entry.isCurrent)
    expect(onSite.map(({ label }) => label)).toEqual(['Obras'])
  })

  test('WAR-005 on the warranties the orders are current too, where the user has them', () => {
    const currentFor = (role: Role) =>
      withCurrent(navigationFor({ roles: [role], ownEnabled: null, selectedEnabled: null }), '/garantias')
        .filter((entry) => entry.isCurrent)
        .map(({ label }) => label)
    expect(currentFor('INTEGRATOR')).toEqual(['Meus Pedidos', 'Garantias'])
    expect(currentFor('LOGISTICS')).toEqual(['Garantias'])
  })

  test('DEL-013 on the check of a delivery the orders are current, from which it is opened', () => {
    const entries = navigationFor({ roles: ['INTEGRATOR'], ownEnabled: null, selectedEnabled: null })
    const current = withCurrent(entries, '/entregas/71/conferencia').filter((entry) => entry.isCurrent)
    expect(current.map(({ label }) => label)).toEqual(['Meus Pedidos'])
  })

  test('CLM-009 on a claim the orders are current too, where the user has them', () => {
    const currentFor = (role: Role) =>
      withCurrent(navigationFor({ roles: [role], ownEnabled: null, selectedEnabled: null }), '/ocorrencias/31')
        .filter((entry) => entry.isCurrent)
        .map(({ label }) => label)
    expect(currentFor('INTEGRATOR')).toEqual(['Meus Pedidos', 'Ocorrências'])
    expect(currentFor('LOGISTICS')).toEqual(['Ocorrências'])
  })

  test('COMP-016 the approvals have a badge while something waits for the user, and the orders are current with them', () => {
    const entries = navigationFor({ roles: ['MANAGER'], ownEnabled: null, selectedEnabled: null })
    const shown = withCurrent(entries, '/aprovacoes')
    expect(shown.filter((entry) => entry.isCurrent).map(({ label }) => label)).toEqual(['Meus Pedidos', 'Aprovações'])
    const badgesFor = (waiting: number) =>
      withBadge(entries, waiting).flatMap((entry) => ('badge' in entry ? [entry.label, entry.badge] : []))
    expect(badgesFor(0)).toEqual([])
    expect(badgesFor(1)).toEqual(['Aprovações', { count: 1, text: 'espera por você' }])
    expect(badgesFor(2)).toEqual(['Aprovações', { count: 2, text: 'esperam por você' }])
  })

  test('NAV-024 only the points management is current on its screen, although its path is below the points', () => {
    const entries = navigationFor({ roles: ['POINTS_ADMINISTRATOR'], ownEnabled: null, selectedEnabled: null })
    const current = withCurrent(entries, '/pontos/gerenciar').filter((entry) => entry.isCurrent)
    expect(current.map(({ label }) => label)).toEqual(['Gerenciar Pontos'])
  })
})
