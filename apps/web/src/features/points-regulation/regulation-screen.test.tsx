import { listSellers } from '@girassol/contract/sellers'
import { readSession } from '@girassol/contract/session'
import { roles } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { RegulationScreen } from './regulation-screen.tsx'

const open = (path = '/pontos/regulamento', role: (typeof roles)[number] = 'INTEGRATOR') => {
  fakeApi().on(readSession, aSession(role)).on(listSellers, { data: [], total: 0, totalIsExact: true })
  return renderScreen(
    <SessionProvider>
      <RegulationScreen />
    </SessionProvider>,
    path,
  )
}

const desk = window.matchMedia
afterEach(() => vi.stubGlobal('matchMedia', desk))

const pages = async () => within(await screen.findByRole('navigation', { name: 'Páginas do regulamento' }))
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const current = () => document.querySelector('mark[data-current]')?.textContent

test('PTS-023 PTS-024 the presentation and seven entries; each shows its page, and the fifteen sections are there', async () => {
  const { router } = open()
  const entries = (await pages()).getAllByRole('button')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Apresentação',
    '1Participação, vigência e cancelamento',
    '2Pontos: aquisição e pontuação',
    '3Troca e qualificação de pontos',
    '4Níveis, categorias e benefícios',
    '5Prazos, validade e privacidade',
    '6Disposições gerais',
    '7Definições',
  ])
  const sections: (string | null)[] = []
  for (const [at, entry] of entries.entries()) {
    await userEvent.click(entry)
    await waitFor(() => expect(entry.getAttribute('aria-current')).toBe('page'))
    if (at > 0) expect(screen.getByText(`Página ${at} de 7`)).toBeTruthy()
    sections.push(...screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent))
  }
  expect(sections.map((text) => Number.parseInt(text ?? '', 10))).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
  expect(router.state.location.search).toEqual({ pagina: '7' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Definições'))
})

test('PTS-024 on the phone the menu is a select with the presentation and the seven entries', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ ...desk(media), matches: media.includes('max-width') }))
  open('/pontos/regulamento?q=estorno')
  const select = await screen.findByRole('combobox', { name: 'Página' })
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Apresentação',
    '1 Participação, vigência e cancelamento',
    '2 Pontos: aquisição e pontuação (3)',
    '3 Troca e qualificação de pontos',
    '4 Níveis, categorias e benefícios (1)',
    '5 Prazos, validade e privacidade',
    '6 Disposições gerais',
    '7 Definições (2)',
  ])
  await userEvent.selectOptions(select, '7 Definições (2)')
  await waitFor(() => expect(title()).toBe('Definições'))
})

test('PTS-023 the page is in the address, and the neighbours lead on and back', async () => {
  open('/pontos/regulamento?pagina=2')
  await waitFor(() => expect(title()).toBe('Pontos: aquisição e pontuação'))
  const neighbours = () => within(screen.getByRole('navigation', { name: 'Páginas vizinhas' }))
  await userEvent.click(neighbours().getByRole('button', { name: '3 Troca e qualificação de pontos' }))
  await waitFor(() => expect(title()).toBe('Troca e qualificação de pontos'))
  await userEvent.click(neighbours().getByRole('button', { name: '2 Pontos: aquisição e pontuação' }))
  await waitFor(() => expect(title()).toBe('Pontos: aquisição e pontuação'))
})

test.each(['8', '-1', 'x', '1.5'])('PTS-023 page %s does not exist: the presentation is shown', async (page) => {
  open(`/pontos/regulamento?pagina=${page}`)
  await waitFor(() => expect(title()).toBe('Apresentação'))
})

test('PTS-022 C-131 a search jumps to its first hit on any page, marks the hits and walks over the pages', async () => {
  const { router } = open()
  const field = await screen.findByRole('searchbox', { name: 'Buscar no regulamento' })
  await userEvent.type(field, 'divergencias{Enter}')
  await waitFor(() => expect(title()).toBe('Pontos: aquisição e pontuação'))
  expect([current(), screen.getByRole('status').textContent]).toEqual(['Divergências', '1 de 1'])
  await userEvent.clear(field)
  await userEvent.type(field, 'prata{Enter}')
  await waitFor(() => expect(current()).toBe('Prata'))
  expect(title()).toBe('Níveis, categorias e benefícios')
  expect(screen.getByRole('status').textContent).toBe('1 de 2')
  expect(document.querySelectorAll('mark')).toHaveLength(2)
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 de 2'))
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 de 2'))
  await userEvent.type(field, '{Shift>}{Enter}{/Shift}')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 de 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Ocorrência anterior' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 de 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Próxima ocorrência' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'prata', ocorrencia: '2', pagina: '4' }))
})

test('PTS-022 the menu counts the hits of each page, and a page that is opened has its first hit current', async () => {
  open('/pontos/regulamento?q=estorno')
  const menu = await pages()
  expect(screen.getByText('Páginas com ‘estorno’')).toBeTruthy()
  const entry = menu.getByRole('button', { name: /^2 ?Pontos: aquisição e pontuação ?, 3 ocorrências$/ })
  await userEvent.click(entry)
  await waitFor(() => expect(current()).toBe('estorno'))
  expect(screen.getByRole('status').textContent).toBe('1 de 6')
})

test('PTS-022 a search without results says that nothing was found', async () => {
  open('/pontos/regulamento?q=xyz')
  expect(await screen.findByText('Nada encontrado para “xyz”')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Próxima ocorrência' })).toBeNull()
})

test('PTS-022 PTS-096 the link leads to the PDF file', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Baixar PDF' })
  expect(link.getAttribute('href')).toBe('/api/static/regulamento-pontos.pdf')
})

test.each([
  [
    1,
    ['PTS-104', 'PTS-116'],
    ['31 de dezembro de 2024', 'lançamento em 28 de março de 2024', 'prorrogar', 'não são contadas'],
  ],
  [
    2,
    ['PTS-110', 'PTS-113', 'PTS-114', 'PTS-115'],
    ['até 5 dias', 'até 90 dias', 'entre CNPJs', 'brinde não geram pontos'],
  ],
  [4, ['PTS-109', 'PTS-111'], ['20.000', '50.000', '80.000', 'aviso de 15 dias']],
  [5, ['PTS-104', 'PTS-112'], ['12 meses', 'até 15 dias', 'até 30 dias úteis']],
])(
  'PTS-104 PTS-109 PTS-110 PTS-111 PTS-112 PTS-113 PTS-114 PTS-115 PTS-116 page %i says the constants of %s',
  async (page, _ids, texts) => {
    open(`/pontos/regulamento?pagina=${page}`)
    await screen.findByText(`Página ${page} de 7`)
    const whole = screen.getByRole('article').textContent
    for (const text of texts) expect(whole).toContain(text)
  },
)

test.each(roles)('PTS-071 the regulation is open to %s, and its entry is in the menu', async (role) => {
  open('/pontos/regulamento', role)
  const menu = within(await screen.findByRole('navigation', { name: 'Pontos' }))
  expect(menu.getByRole('link', { name: 'Regulamento' }).getAttribute('aria-current')).toBe('page')
  expect(title()).toBe('Apresentação')
})
