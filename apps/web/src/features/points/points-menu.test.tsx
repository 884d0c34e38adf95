import { listSellers } from '@girassol/contract/sellers'
import type { SessionView } from '@girassol/contract/session'
import { type Role, roles } from '@girassol/domain/access'
import { anOwnSeller, aRegisteredSeller, aSeller } from '@girassol/test-data/sellers'
import { aSession } from '@girassol/test-data/sessions'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sellerScope } from '../../lib/seller-scope.ts'
import { PointsMenu } from './points-menu.tsx'
import { aPointsPage, openPoints, servingPoints } from './test-points.tsx'

const block = ['Geral', 'Extrato', 'Loja', 'Desejos']
const selecting: readonly Role[] = ['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS']
const managing: readonly Role[] = ['ADMINISTRATOR', 'POINTS_ADMINISTRATOR']

afterEach(() => sellerScope.clear())

const openAs = async (role: Role, pointsEnabled: boolean, path = '/pontos') => {
  const owned: Partial<Record<Role, Partial<SessionView>>> = {
    INTEGRATOR: { seller: anOwnSeller({ pointsEnabled }) },
    MANAGER: { owner: aRegisteredSeller({ pointsEnabled }) },
    CONTRIBUTOR: { owner: aRegisteredSeller({ pointsEnabled }) },
  }
  if (selecting.includes(role)) sellerScope.set('INT001')
  servingPoints(aSession(role, owned[role])).on(listSellers, {
    ...aPointsPage([]),
    data: [aSeller(1, { pointsEnabled })],
    total: 1,
  })
  openPoints(<PointsMenu />, path)
  const menu = within(await screen.findByRole('navigation', { name: 'Pontos' }))
  if (pointsEnabled && selecting.includes(role)) await menu.findByRole('link', { name: 'Geral' })
  return menu.getAllByRole('link')
}

test.each(roles)('PTS-068 PTS-069 PTS-070 PTS-071 what %s finds in the points menu', async (role) => {
  const links = await openAs(role, true)
  const isIn = selecting.includes(role) || role === 'INTEGRATOR' || role === 'MANAGER'
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...(isIn ? block : []),
    'Regulamento',
    ...(managing.includes(role) ? ['Gerenciar Pontos'] : []),
  ])
})

test.each(['INTEGRATOR', 'MANAGER', 'ADMINISTRATOR'] as const)(
  'PTS-068 PTS-069 %s whose integrator is out of the programme finds no statement and no store',
  async (role) => {
    const names = (await openAs(role, false)).map(({ textContent }) => textContent)
    expect(names).toEqual(['Regulamento', ...(role === 'ADMINISTRATOR' ? ['Gerenciar Pontos'] : [])])
  },
)

test('PTS-068 the entries are links, and the one of the screen is current', async () => {
  const links = await openAs('INTEGRATOR', true, '/pontos/extrato')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/pontos', null],
    ['/pontos/extrato', 'page'],
    ['/pontos/loja', null],
    ['/pontos/desejos', null],
    ['/pontos/regulamento', null],
  ])
})
