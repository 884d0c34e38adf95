import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PublicWarranties, readPublicWarranties } from '@girassol/contract/warranties'
import { publicWarranties } from '@girassol/test-data/warranties'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { registerPageReset } from '../../../lib/page-memory.ts'
import { PublicWarrantiesScreen } from './public-warranties-screen.tsx'

const startScript = readFileSync(join(import.meta.dirname, '../../../../public/public-start.js'), 'utf8')

registerPageReset(() => {
  globalThis.publicCall = undefined
})

beforeEach(() => window.history.replaceState(null, '', '/g/um-token'))

const open = () => render(<PublicWarrantiesScreen token="um-token" />)

const serve = (changes: Partial<PublicWarranties> = {}) => fakeApi().on(readPublicWarranties, publicWarranties(changes))

type Serial = PublicWarranties['equipment'][number]['serials'][number]

const cover = {
  startsOn: '2026-11-20',
  productMonths: 144,
  performanceMonths: 300,
  productUntil: '2038-11-19',
  performanceUntil: '2051-11-19',
}

const name = 'MÓDULO HELIAR 550W'

const module = (...serials: (Partial<Serial> & { readonly number: string })[]): Partial<PublicWarranties> => ({
  equipment: [{ name, serials: serials.map((serial) => ({ ...cover, ...serial })) }],
})

const findModule = async () => {
  const section = await screen.findByRole('region', { name })
  expect(within(section).getByRole('heading', { level: 2, name })).toBeTruthy()
  return within(section)
}

const listTexts = (part: Awaited<ReturnType<typeof findModule>>) =>
  part.getAllByRole('listitem').map((item) => [...item.children].map(({ textContent }) => textContent))

const missingTitle = 'Esta página não existe ou não está mais disponível.'

test('WAR-006 ends that all numbers of an equipment share are said once, above the numbers', async () => {
  serve(module({ number: 'HL550-0001' }, { number: 'HL550-0002' }))
  open()
  const part = await findModule()
  expect(screen.getByRole('heading', { level: 1, name: 'Garantias do seu sistema' })).toBeTruthy()
  expect(part.getByText('2 unidades registradas')).toBeTruthy()
  expect(part.getAllByText('Garantia do produto: até 19/11/2038')).toHaveLength(1)
  expect(part.getAllByText('Garantia de desempenho: até 19/11/2051')).toHaveLength(1)
  expect(listTexts(part)).toEqual([['HL550-0001'], ['HL550-0002']])
})

test('WAR-006 ends that differ are beside each number, ended and unstarted ones in words', async () => {
  const unstarted = { startsOn: null, productUntil: null, performanceUntil: null }
  serve(
    module(
      { number: 'HL550-0001' },
      { number: 'HL550-0002', productUntil: '2025-11-19' },
      { number: 'HL550-0003', ...unstarted },
    ),
  )
  open()
  const performance = 'Garantia de desempenho: até 19/11/2051'
  expect(listTexts(await findModule())).toEqual([
    ['HL550-0001', 'Garantia do produto: até 19/11/2038', performance],
    ['HL550-0002', 'Garantia do produto: terminou em 19/11/2025', performance],
    ['HL550-0003', 'Garantia do produto: Começa com a nota fiscal', 'Garantia de desempenho: Começa com a nota fiscal'],
  ])
})

test('WAR-006 WAR-008 unknown months have their sentence, and no date', async () => {
  const unknown = { productMonths: null, performanceMonths: null, productUntil: null, performanceUntil: null }
  serve(module({ number: 'HL550-0001', ...unknown }))
  open()
  const part = await findModule()
  expect(part.getByText('1 unidade registrada')).toBeTruthy()
  expect(part.getByText('Garantia do produto: Garantia conforme fabricante')).toBeTruthy()
  expect(part.queryByText(/desempenho|até/)).toBeNull()
})

test('WAR-006 a site without equipment says so, and a company without contacts shows no such part', async () => {
  serve({ company: { name: 'Sol do Cerrado Energia', phone: null, email: null, site: null }, equipment: [] })
  open()
  expect(await screen.findByText('Nenhum equipamento registrado ainda.')).toBeTruthy()
  expect(screen.queryByText('Precisa de ajuda?')).toBeNull()
})

const readLinks = async () => {
  const part = within(await screen.findByRole('region', { name: 'Precisa de ajuda?' }))
  return part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('WAR-006 the integrator is reached by WhatsApp, e-mail and his site', async () => {
  serve({ company: { ...publicWarranties().company, site: 'https://sol.example' } })
  open()
  const question = encodeURIComponent('Olá! Tenho uma dúvida sobre a garantia do meu sistema.')
  expect(await readLinks()).toEqual([
    ['WhatsApp: (62) 98765-4321', `https://wa.me/5562987654321?text=${question}`],
    ['E-mail: contato@sol.example', 'mailto:contato@sol.example'],
    ['Site: https://sol.example', 'https://sol.example'],
  ])
})

test.each(['http://sol.example', 'javascript:alert(1)', 'sol.example'])(
  'WAR-006 the site %s is no link',
  async (site) => {
    serve({ company: { ...publicWarranties().company, site } })
    open()
    expect((await readLinks()).map(([text]) => text?.split(':')[0])).toEqual(['WhatsApp', 'E-mail'])
  },
)

test('WAR-006 nothing is shown but what the contract lists, and the calls carry no cookie', async () => {
  const { company, equipment } = publicWarranties()
  const secrets = { customerName: 'Helena Prado', address: 'Rua das Flores, 12', orderId: 10388, price: 12580 }
  const leaking = {
    ...secrets,
    company: { ...company, ...secrets },
    equipment: equipment.map((one) => ({
      ...one,
      ...secrets,
      serials: one.serials.map((serial) => ({ ...serial, ...secrets })),
    })),
  }
  fakeApi().on(readPublicWarranties, leaking)
  const { container } = open()
  await findModule()
  const texts = [...container.querySelectorAll('p, h1, h2, h3, li, button')].map(({ textContent }) => textContent)
  expect(texts).toEqual([
    'Sol do Cerrado Energia',
    'Imprimir',
    'Garantias do seu sistema',
    name,
    '1 unidade registrada',
    'Garantia do produto: até 19/11/2038',
    'Garantia de desempenho: até 19/11/2051',
    'Número de série',
    'HL550-0001',
    'Precisa de ajuda?',
    'WhatsApp: (62) 98765-4321',
    'E-mail: contato@sol.example',
    'Esta página na internet:http://localhost:3000/g/um-token',
  ])
  await waitFor(() => expect(document.title).toBe('Garantias – Sol do Cerrado Energia'))
  const page = document.documentElement.outerHTML
  for (const secret of Object.values(secrets)) expect(page).not.toContain(String(secret))
  expect(page).not.toMatch(/girassol/i)
  expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.credentials)).toEqual(['omit'])
})

test('WAR-006 the page is printed with the QR code of its own address', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  serve()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledOnce()
  const paper = within(screen.getByRole('contentinfo'))
  expect(paper.getByRole('img', { name: 'Código QR desta página' }).querySelector('path')).not.toBeNull()
  expect(paper.getByText(/http:\/\/localhost:3000\/g\/um-token/)).toBeTruthy()
})

test.each([404, 400])('WAR-006 for an unknown or closed link (%i) there is the one neutral page', async (status) => {
  fakeApi().on(readPublicWarranties, refusing(status, 'Registro não encontrado.'))
  open()
  expect(await screen.findByRole('heading', { level: 1, name: missingTitle })).toBeTruthy()
  expect(screen.getByText('Peça um novo endereço ao seu integrador.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('WAR-006 too many calls and a failure are explained, and a retry leads the focus to what it brings', async () => {
  const api = fakeApi().on(readPublicWarranties, refusing(429, 'Muitas chamadas.'))
  open()
  const tooMany = await screen.findByRole('heading', { name: 'Muitas tentativas. Espere um minuto e tente de novo.' })
  expect(document.activeElement).not.toBe(tooMany)
  api.on(readPublicWarranties, refusing(500, 'Erro interno.'))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  const failed = await screen.findByRole('heading', { name: 'Não deu para concluir. Tente de novo.' })
  expect(document.activeElement).toBe(failed)
  api.on(readPublicWarranties, publicWarranties())
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  const found = await screen.findByRole('heading', { name: 'Garantias do seu sistema' })
  expect(document.activeElement).toBe(found)
})

test('WAR-006 the call of the start script is the only one', async () => {
  const send = vi.fn(async () => Response.json(publicWarranties()))
  vi.stubGlobal('fetch', send)
  new Function(startScript)()
  open()
  await findModule()
  const request = { credentials: 'omit', cache: 'no-store', headers: { Accept: 'application/json' } }
  expect(send.mock.calls).toEqual([['/api/public/warranties/um-token', request]])
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light')
})
