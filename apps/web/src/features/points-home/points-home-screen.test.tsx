import { listBanners } from '@girassol/contract/dashboard'
import { listPoints, readCategory, readGainedInSeason, readQualifiable, readTradeable } from '@girassol/contract/points'
import { listSellers } from '@girassol/contract/sellers'
import { readSetting } from '@girassol/contract/settings'
import { aManualDebit, aPointEntry } from '@girassol/test-data/points'
import { aRegisteredSeller, aSeller } from '@girassol/test-data/sellers'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { refusing } from '../../lib/fake-api.ts'
import { sellerScope } from '../../lib/seller-scope.ts'
import { aPointsPage, openPoints, servingPoints } from '../points/test-points.tsx'
import { PointsHomeScreen } from './points-home-screen.tsx'

const open = () => openPoints(<PointsHomeScreen />, '/pontos')

afterEach(() => sellerScope.clear())

describe('the home of the points', () => {
  test('C-126 it shows what can be traded, what counts, and how far the next category is', async () => {
    servingPoints(aSession('INTEGRATOR'))
    open()
    expect(await screen.findByText('184.320 pontos')).toBeTruthy()
    expect(screen.getByText('682.140 pontos')).toBeTruthy()
    expect(screen.getByText('Prata')).toBeTruthy()
    expect(screen.getByText(/Faltam 317\.861 pontos para Ouro/)).toBeTruthy()
  })

  test('PTS-072 PTS-073 PTS-074 the meter has four equal parts, filled up to the place, and says it in words', async () => {
    servingPoints(aSession('INTEGRATOR'))
    open()
    const meter = await screen.findByRole('meter', { name: 'Categoria da temporada' })
    expect(meter.getAttribute('aria-valuetext')).toBe(
      'Categoria Prata, 682.140 pontos na temporada. Faltam 317.861 pontos para Ouro',
    )
    expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['1.36', '4'])
    expect([...document.querySelectorAll('[class*=band]:not([class*=bands])')].map((part) => part.textContent)).toEqual(
      ['Bronzeaté 500.000', 'Prata500.001 a 1.000.000', 'Ouro1.000.001 a 2.000.000', 'Diamanteacima de 2.000.000'],
    )
    const widths = [...document.querySelectorAll<HTMLElement>('[class*=fill]')].map((fill) => fill.style.inlineSize)
    expect(widths.map((width) => Math.round(Number.parseFloat(width)))).toEqual([100, 36, 0, 0])
  })

  test('PTS-073 Diamante has no next goal', async () => {
    servingPoints(aSession('INTEGRATOR'))
      .on(readCategory, { name: 'Diamante', nextCategoryName: null, nextCategoryRequirement: null })
      .on(readQualifiable, { value: 2_500_000 })
    open()
    expect(await screen.findByText('Você está na categoria mais alta')).toBeTruthy()
    expect(screen.queryByText(/Faltam/)).toBeNull()
  })

  test('PTS-072 without an active season the meter is absent', async () => {
    servingPoints(aSession('INTEGRATOR')).on(readGainedInSeason, { value: 0, season: null })
    open()
    expect(await screen.findByText('184.320 pontos')).toBeTruthy()
    expect(screen.queryByRole('meter')).toBeNull()
  })

  test('PTS-074 points have dots between their thousands', async () => {
    servingPoints(aSession('INTEGRATOR')).on(readTradeable, { value: 1_234_567 })
    open()
    expect(await screen.findByText('1.234.567 pontos')).toBeTruthy()
  })

  test('PTS-033 PTS-034 PTS-035 the last 5 entries with their signs, and the way to the statement', async () => {
    const chargeback = aPointEntry({ id: 3, type: 'CHARGEBACK', value: 70 })
    const api = servingPoints(aSession('INTEGRATOR'), [chargeback, aManualDebit(), aPointEntry()])
    open()
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Estorno10482 · Padaria São João20/11/2026-70',
      'DébitoMANUAL · Acerto20/11/2026-250',
      'Crédito10482 · Padaria São João20/11/20269.375',
    ])
    const tones = rows.map((row) => row.querySelector('[data-tone]')?.getAttribute('data-tone'))
    expect(tones).toEqual(['attention', 'danger', 'success'])
    expect(screen.getByRole('link', { name: 'Ver extrato' }).getAttribute('href')).toBe('/pontos/extrato')
    expect(api.callsTo(listPoints)[0]?.query.take).toBe('5')
  })

  test('BAN-003 BAN-007 the banners of its place with their links; where none come, nothing is in their place', async () => {
    const banner = { active: true, location: 'points informations', format: 'png' } as const
    const api = servingPoints(aSession('INTEGRATOR')).on(listBanners, [
      { ...banner, id: 1, title: 'Pontos em dobro', referLink: 'https://girassol.example/', fileName: 'a.png' },
      { ...banner, id: 2, title: 'Novidades da loja', referLink: null, fileName: 'b.png' },
    ])
    open()
    await screen.findByText('184.320 pontos')
    await waitFor(() => expect(document.querySelectorAll('[hidden] img')).toHaveLength(2))
    for (const picture of document.querySelectorAll('[hidden] img')) fireEvent.load(picture)
    const carousel = await screen.findByRole('region', { name: 'Banners' })
    const link = within(carousel).getByRole('link', { name: /Pontos em dobro/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://girassol.example/', '_blank'])
    expect(within(carousel).getByRole('img', { name: 'Novidades da loja', hidden: true }).closest('a')).toBeNull()
    expect(api.callsTo(listBanners)[0]?.query.location).toBe('points informations')
  })

  test('PTS-103 ERR-003 recent entries that fail are left out in silence; the balance says so', async () => {
    const api = servingPoints(aSession('INTEGRATOR')).on(listPoints, refusing(409, 'Lançamentos indisponíveis.'))
    open()
    expect(await screen.findByText('184.320 pontos')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Últimos lançamentos')).toBeNull())
    expect(screen.queryByText('Lançamentos indisponíveis.')).toBeNull()
    api.on(readTradeable, refusing(409, 'Saldo indisponível.'))
    document.body.innerHTML = ''
    open()
    expect(await screen.findByText('Saldo indisponível.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })
})

describe('whose points they are', () => {
  test('PTS-065 an integrator outside the programme sees a message, and nothing is requested', async () => {
    const owner = aRegisteredSeller({ pointsEnabled: false })
    const api = servingPoints(aSession('MANAGER', { owner }))
    open()
    expect(await screen.findByText('Este integrador não participa do programa de pontos.')).toBeTruthy()
    expect(api.callsTo(readTradeable)).toEqual([])
  })

  test.each(['POINTS_ADMINISTRATOR', 'CUSTOMER_SUCCESS'] as const)(
    'PTS-041 C-120 %s without an integrator is led to the management',
    async (role) => {
      servingPoints(aSession(role))
      const { router } = open()
      await waitFor(() => expect(router.state.location.pathname).toBe('/pontos/gerenciar'))
    },
  )

  test.each(['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR'] as const)(
    'PTS-042 C-120 %s without an integrator finds the management open, and the home under it',
    async (role) => {
      servingPoints(aSession(role)).on(readSetting, { id: 'active-season', value: '2' })
      const { router } = open()
      const dialog = within(await screen.findByRole('dialog', { name: 'Gerenciamento de Pontos' }))
      expect(router.state.location.pathname).toBe('/pontos')
      await userEvent.click(await dialog.findByRole('button', { name: 'Fechar' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(screen.getByText('Nenhum integrador selecionado')).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Gerenciar Pontos' }))
      expect(await screen.findByRole('dialog', { name: 'Gerenciamento de Pontos' })).toBeTruthy()
    },
  )

  test('PTS-042 who has selected an integrator finds no dialog', async () => {
    sellerScope.set('INT001')
    servingPoints(aSession('ADMINISTRATOR')).on(listSellers, { ...aPointsPage([]), data: [aSeller(1)], total: 1 })
    open()
    expect(await screen.findByText('184.320 pontos')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    [true, '/pontos'],
    [false, '/pontos/gerenciar'],
  ])('PTS-041 staff whose integrator takes part: %s, end at %s', async (pointsEnabled, path) => {
    sellerScope.set('INT001')
    servingPoints(aSession('COMMERCIAL'), [aPointEntry()]).on(listSellers, {
      ...aPointsPage([]),
      data: [aSeller(1, { pointsEnabled })],
      total: 1,
    })
    const { router } = open()
    if (pointsEnabled) expect(await screen.findByText('184.320 pontos')).toBeTruthy()
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  })
})
