import { type BannerView, listBanners, markBannersSeen } from '@girassol/contract/dashboard'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { HomeBanners } from './home-banners.tsx'

const aBanner = (id: number, rest: Partial<BannerView> = {}): BannerView => ({
  id,
  title: `Banner ${id}`,
  referLink: null,
  active: true,
  location: 'dashboard',
  fileName: `b${id}.png`,
  format: 'png',
  ...rest,
})

const serving = (...banners: BannerView[]) =>
  fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(listBanners, banners)
    .on(markBannersSeen, ({ body }) => body as { ids: number[] })

const open = () =>
  renderScreen(
    <SessionProvider>
      <p>Início</p>
      <HomeBanners />
    </SessionProvider>,
  )

const waitingPictures = () => [...document.querySelectorAll<HTMLImageElement>('[hidden] img')]

const dialog = () => screen.findByRole('dialog', { name: 'Novidades' })

describe('the banners of the home', () => {
  test('BAN-001 BAN-002 they open automatically once their pictures have loaded, and can be closed', async () => {
    const api = serving(
      aBanner(1, { referLink: '/sales/promocoes' }),
      aBanner(2, { referLink: 'https://girassol.example/' }),
    )
    open()
    await waitFor(() => expect(waitingPictures()).toHaveLength(2))
    expect(waitingPictures().map((picture) => picture.getAttribute('src'))).toEqual([
      '/api/banner/b1.png',
      '/api/banner/b2.png',
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    for (const picture of waitingPictures()) fireEvent.load(picture)
    await dialog()
    expect(screen.getByText('1 de 2')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Banner 1' }).closest('a')?.getAttribute('href')).toBe('/sales/promocoes')
    const outbound = screen.getByRole('img', { name: 'Banner 2', hidden: true }).closest('a')
    expect([outbound?.getAttribute('href'), outbound?.getAttribute('target'), outbound?.getAttribute('rel')]).toEqual([
      'https://girassol.example/',
      '_blank',
      'noopener noreferrer',
    ])
    expect(api.callsTo(listBanners).map(({ query }) => query)).toEqual([{ location: 'dashboard' }])
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('BAN-008 BAN-001 they are requested at most once a day, and stay closed once closed', async () => {
    const api = serving(aBanner(1))
    const first = open()
    await waitFor(() => expect(waitingPictures()).toHaveLength(1))
    for (const picture of waitingPictures()) fireEvent.load(picture)
    await dialog()
    const [cached] = first.client.getQueryCache().findAll({ queryKey: ['GET /banner'] })
    expect(cached?.isStaleByTime(86_400_000 - 60_000)).toBe(false)
    expect(cached?.observers[0]?.options.staleTime).toBe(86_400_000)
    expect(cached?.options.gcTime).toBe(86_400_000)
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(listBanners)).toHaveLength(1)
    first.unmount()
    api.on(markBannersSeen, { ids: [] })
    open()
    await screen.findByText('Início')
    await waitFor(() => expect(api.callsTo(markBannersSeen)).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(waitingPictures()).toHaveLength(0)
  })

  test('BAN-001 BAN-002 a link to a screen of the portal closes them', async () => {
    serving(aBanner(1, { referLink: '/sales/promocoes' }))
    const { router } = open()
    await waitFor(() => expect(waitingPictures()).toHaveLength(1))
    for (const picture of waitingPictures()) fireEvent.load(picture)
    await dialog()
    await userEvent.click(screen.getByRole('link', { name: 'Banner 1' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/sales/promocoes'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('BAN-001 BAN-002 on a phone they have a margin and a second button to close them', async () => {
    const still = window.matchMedia('')
    vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('max-width: 47.99em') }))
    serving(aBanner(1))
    open()
    await waitFor(() => expect(waitingPictures()).toHaveLength(1))
    for (const picture of waitingPictures()) fireEvent.load(picture)
    await dialog()
    expect(document.querySelector('[data-full-screen]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Agora não' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('BAN-007 a failure is silent: no carousel and no message', async () => {
    const api = serving().on(listBanners, refusing(500, 'Erro interno.'))
    open()
    await waitFor(() => expect(api.callsTo(listBanners)).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Erro interno.')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('BAN-007 a picture that does not load is left out; if none loads nothing opens', async () => {
    serving(aBanner(1), aBanner(2))
    const { unmount } = open()
    await waitFor(() => expect(waitingPictures()).toHaveLength(2))
    const [first, second] = waitingPictures()
    if (first && second) {
      fireEvent.error(first)
      fireEvent.load(second)
    }
    await dialog()
    expect(screen.queryByRole('img', { name: 'Banner 1', hidden: true })).toBeNull()
    expect(screen.getByRole('img', { name: 'Banner 2' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Próximo banner' })).toBeNull()
    unmount()
    open()
    await waitFor(() => expect(waitingPictures()).toHaveLength(2))
    for (const picture of waitingPictures()) fireEvent.error(picture)
    await waitFor(() => expect(waitingPictures()).toHaveLength(0))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('BAN-001 without banners there is no dialog', async () => {
    const api = serving()
    open()
    await waitFor(() => expect(api.callsTo(listBanners)).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(waitingPictures()).toHaveLength(0)
  })

  test.each<Role>(['SHIPPING_COMPANY', 'PRODUCTION', 'FINANCIAL'])(
    'USE-003 %s, who buys nothing in the store, gets no banners',
    async (role) => {
      const api = serving(aBanner(1)).on(readSession, aSession(role))
      open()
      await screen.findByText('Início')
      await waitFor(() => expect(api.callsTo(readSession)).toHaveLength(1))
      expect(api.callsTo(listBanners)).toHaveLength(0)
    },
  )

  test('USE-003 a banner shown in another tab or on another day is not shown again', async () => {
    const api = serving(aBanner(1), aBanner(2)).on(markBannersSeen, { ids: [2] })
    open()
    await waitFor(() => expect(waitingPictures()).toHaveLength(1))
    expect(waitingPictures()[0]?.getAttribute('src')).toBe('/api/banner/b2.png')
    expect(api.callsTo(markBannersSeen).map(({ body }) => body)).toEqual([{ ids: [1, 2] }])
  })

  test('USE-003 ONB-002 while the company form is open, no banner is requested or shown', async () => {
    const session = aSession('INTEGRATOR')
    const api = serving(aBanner(1)).on(readSession, {
      ...session,
      seller: session.seller && { ...session.seller, companyInfo: null },
    })
    open()
    await screen.findByText('Início')
    await waitFor(() => expect(api.callsTo(readSession)).toHaveLength(1))
    expect(api.callsTo(listBanners)).toHaveLength(0)
    expect(api.callsTo(markBannersSeen)).toHaveLength(0)
  })
})
