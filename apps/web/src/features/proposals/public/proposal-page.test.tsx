import type { PublicProposal } from '@girassol/contract/proposals'
import { aFinancingLine, aPublicProposal, proposalResults } from '@girassol/test-data/public-proposals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { toBrandStyle } from './brand-colours.ts'
import { ProposalPage } from './proposal-page.tsx'
import { ProposalPreview } from './proposal-preview.tsx'

const now = new Date('2026-11-23T12:00:00Z')
const actions = { accept: vi.fn(), refuse: vi.fn() }

const show = (rest: Partial<PublicProposal> = {}) =>
  render(<ProposalPage proposal={aPublicProposal(rest)} now={now} actions={actions} pdf="/proposta.pdf" />)

const sectionOf = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).closest('section')
  if (section === null) throw new Error(`${title} has no section`)
  return within(section)
}
const textOf = (title: string) =>
  (screen.getByRole('heading', { name: title }).closest('section')?.textContent ?? '').replaceAll('\u00A0', ' ')

test('PROP-011 the heading is the saving of a month, with the system and its return below', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('R$\u00A0477,75 a menos por mês na conta de luz')
  expect(screen.getByText('Proposta para Helena Martins Prado')).toBeDefined()
  expect(screen.getByText(/Um sistema de 5,50 kWp para a sua casa em São Paulo, SP\./)).toBeDefined()
  expect(screen.getByText(/Gera 7\.251 kWh por ano e se paga em 2 anos e 10 meses\./)).toBeDefined()
})

test('PROP-011 the sections stand in the order of the page', () => {
  show()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Quanto o sistema gera',
    'Sua conta de luz, antes e depois',
    'Quando o sistema se paga',
    'O que está incluído',
    'Investimento e pagamento',
    'Premissas do cálculo',
    'Fale com quem fez esta proposta',
  ])
})

test('PROP-011 the bill before and after is named with its month, the saving and the range of the year', () => {
  show()
  const bill = textOf('Sua conta de luz, antes e depois')
  expect(bill).toContain('Janeiro de 2027, primeiro mês do sistema.')
  expect(bill).toContain('R$ 570,00')
  expect(bill).toContain('R$ 488,32 a menos no mês (86%)')
  expect(bill).toContain('Ao longo de 2027 a conta varia de R$ 78,69 em dezembro a R$ 149,40 em julho.')
})

test('PROP-011 a bill that grows is written with its amount and not as a saving', () => {
  const results = proposalResults()
  const firstYear = results.firstYear.map((month, index) =>
    index === 0 ? { ...month, before: 30, after: 42.4, saving: -12.4 } : month,
  )
  show({ results: { ...results, firstYear, monthlySaving: -12.4 } })
  expect(sectionOf('Sua conta de luz, antes e depois').getByText('R$ 12,40 a mais no mês')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: /^Sistema de 5,50\skWp para a sua casa$/ })).toBeDefined()
})

test('PROP-011 a system that does not pay for itself says so in its fact and in the heading of the curve', () => {
  show({ finalPrice: 900_000, results: proposalResults({ investmentCents: 90_000_000 }) })
  expect(screen.getByRole('heading', { level: 2, name: 'Não se paga em 25 anos' })).toBeDefined()
  expect(screen.getByText('Retorno').parentElement?.textContent?.replaceAll('\u00A0', ' ')).toBe(
    'RetornoNão se paga em 25 anos',
  )
})

test('YLD-009 the sentence about 2029 stands beside Fio B, and is absent from a result that does not reach it', () => {
  const sentence = 'A partir de 2029 a regra depende da ANEEL (Lei 14.300, art. 17); aqui supomos 100% do Fio B.'
  const { unmount } = show()
  expect(sectionOf('Quando o sistema se paga').getByText(sentence)).toBeDefined()
  unmount()
  show({ results: { ...proposalResults(), fioBRemark: null } })
  expect(screen.queryByText(/A partir de 2029/)).toBeNull()
})

test('PROP-011 Fio B lists today before the first year of the system', () => {
  show()
  const rows = sectionOf('Quando o sistema se paga')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual(['2026hoje60%', '202775%', '202890%', '2029 em diantesuposição100%'])
})

test('PROP-011 the table of a chart is switched on by the keyboard and has every figure', async () => {
  show()
  const section = sectionOf('Quanto o sistema gera')
  await userEvent.click(section.getByRole('radio', { name: 'Tabela' }))
  expect(section.getByRole('radio', { name: 'Tabela' })).toHaveProperty('checked', true)
  const rows = section.getAllByRole('row')
  expect(rows).toHaveLength(13)
  expect(rows[1]?.textContent?.replaceAll('\u00A0', ' ')).toBe('jan 2027656600R$ 570,00R$ 81,68R$ 488,32')
})

test('PROP-011 financing lines show instalment, total and the instalment less the saving', () => {
  show()
  const lines = sectionOf('Investimento e pagamento').getAllByRole('listitem')
  const [first, second] = lines.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
  expect(lines).toHaveLength(3)
  expect(first).toContain('36 × R$ 552,06')
  expect(first).toContain('total R$ 19.874,16')
  expect(first).toContain('R$ 74,31 acima da economia do mês')
  expect(second).toContain('R$ 29,39 abaixo da economia do mês')
  expect(screen.getByText('Simulação sem IOF e tarifas.')).toBeDefined()
})

test('PROP-011 without financing lines nothing is quoted beside the price', () => {
  show({ financing: [] })
  expect(screen.queryByText('Ou financiado')).toBeNull()
  expect(screen.queryByText(/^ou /)).toBeNull()
})

test('PROP-011 without a main line the first at or below the saving is quoted, else the longest', () => {
  const above = (instalments: number) => aFinancingLine({ instalments, isMain: false, differenceToSaving: 10 })
  const { unmount } = show({
    financing: [above(36), aFinancingLine({ instalments: 54, isMain: false, differenceToSaving: 0 })],
  })
  expect(screen.getAllByText(/^ou 54 × R\$ 448,36/)).toHaveLength(2)
  unmount()
  show({ financing: [above(60), above(36)] })
  expect(screen.getAllByText(/^ou 60 × R\$ 448,36/)).toHaveLength(2)
})

test('PROP-011 small parts are one line together, and all items are listed when asked for', async () => {
  show()
  const section = sectionOf('O que está incluído')
  expect(section.getAllByRole('listitem')).toHaveLength(5)
  expect(section.getAllByText('1 conjunto')).toHaveLength(2)
  await userEvent.click(section.getByRole('button', { name: 'Ver todos os 8 itens' }))
  expect(section.getAllByRole('listitem')).toHaveLength(8)
})

test('PROP-006 the supplier is named only when the proposal shows it', () => {
  const { unmount } = show()
  expect(screen.queryByText(/Equipamentos fornecidos por/)).toBeNull()
  unmount()
  show({ supplier: 'Distribuidora Aurora' })
  expect(screen.getByText('Equipamentos fornecidos por Distribuidora Aurora.')).toBeDefined()
})

test('PROP-011 the assumptions end with the source and the sentence that they are no guarantee', () => {
  show()
  const assumptions = textOf('Premissas do cálculo')
  for (const part of ['20°, voltado ao norte', 'R$ 0,95/kWh', 'bifásica', '30% da geração', 'janeiro de 2027'])
    expect(assumptions).toContain(part)
  expect(assumptions).toContain('Fonte da irradiação: Atlas Brasileiro de Energia Solar, 2ª edição (INPE, 2017).')
  expect(assumptions).toContain('Estimativa de geração e economia; não é garantia.')
})

test('PROP-015 an expired proposal says so with the contact, and has no button to answer', () => {
  const proposal = aPublicProposal({ status: 'EXPIRED', notice: 'Esta proposta venceu em 07/12/2026.' })
  render(<ProposalPage proposal={proposal} now={now} />)
  const notice = within(screen.getByRole('status'))
  expect(notice.getByText('Esta proposta venceu em 07/12/2026.')).toBeDefined()
  const link = notice.getByRole('link', { name: 'Pedir proposta nova' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5511900000142\?text=/)
  expect(screen.queryByRole('button', { name: 'Aceitar proposta' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Recusar' })).toBeNull()
})

test('PROP-026 a declined proposal says when, with the contact', () => {
  const proposal = aPublicProposal({ status: 'DECLINED', notice: 'Proposta recusada em 24/11/2026.' })
  render(<ProposalPage proposal={proposal} now={now} />)
  const notice = within(screen.getByRole('status'))
  expect(notice.getByText('Proposta recusada em 24/11/2026.')).toBeDefined()
  expect(notice.getByRole('link', { name: 'Falar no WhatsApp' })).toBeDefined()
})

test('PROP-010 the preview says that the customer sees nothing yet, and its buttons explain', async () => {
  render(<ProposalPreview proposal={aPublicProposal({ status: 'DRAFT' })} now={now} />)
  expect(screen.getByText('Prévia: o cliente ainda não vê esta página.')).toBeDefined()
  await userEvent.click(screen.getAllByRole('button', { name: 'Aceitar proposta' })[0] as HTMLElement)
  expect(screen.getByText('Aqui o cliente assina. Na prévia nada é enviado.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Baixar PDF' })).toBeNull()
})

test('C-174 the sun is yellow where it stands out from the brand, else a tint of its text', () => {
  const sunOn = (color: string, onColor: string) =>
    (toBrandStyle({ ...aPublicProposal().brand, color, onColor }) as Record<string, string>)['--sun']
  expect(sunOn('#0B3D91', '#FFFFFF')).toBe('#FDBB12')
  expect(sunOn('#FFD500', '#1A1A1A')).toBe('color-mix(in srgb, #1A1A1A 22%, transparent)')
})

test('PROP-011 the contact carries the telephone of the integrator; without one the e-mail', () => {
  const { unmount } = show()
  const chat = sectionOf('Fale com quem fez esta proposta').getByRole('link', { name: 'Falar no WhatsApp' })
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toBe(
    'https://wa.me/5511900000142?text=Olá! Tenho uma dúvida sobre a proposta 42.',
  )
  unmount()
  show({ brand: { ...aPublicProposal().brand, phone: null } })
  expect(screen.queryByRole('link', { name: 'Falar no WhatsApp' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Escrever e-mail' }).getAttribute('href')).toBe(
    'mailto:marina@soldocerrado.example',
  )
})
