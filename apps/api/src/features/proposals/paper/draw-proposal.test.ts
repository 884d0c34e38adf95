import type * as contract from '@girassol/contract/proposals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPdfTextEdges, readPdfPages } from '../../../documents/test-pdf.ts'
import { noon } from '../../cart/test-shop.ts'
import { openProposalDesk, type ProposalDesk } from '../test-proposals.ts'
import { drawProposal } from './draw-proposal.ts'
import { groupFioB } from './energy-page.ts'
import { margin, sheet } from './paper-style.ts'

describe('the PDF of a proposal', () => {
  let desk: ProposalDesk
  let proposal: contract.PublicProposal

  beforeAll(async () => {
    desk = await openProposalDesk('postgres')
    desk.setNow(noon)
    const financing = [
      { bank: 'Banco Aurora', rate: 1.49, instalments: 48, graceDays: 90, downPayment: 1650, isMain: true } as const,
    ]
    const { token } = await desk.sent({ financing })
    proposal = (await desk.openPage(token)).json()
  })
  afterAll(() => desk.close())

  const draw = async (changes: Partial<contract.PublicProposal> = {}): Promise<string[][]> =>
    readPdfPages(await drawProposal({ ...proposal, finalPrice: 16_500, ...changes }))
  const joined = (pages: readonly string[][]): string => pages.flat().join('\n')

  test('PROP-019 it has cover, energy, equipment and investment, with every figure and the assumptions', async () => {
    const pages = await draw()
    expect(pages).toHaveLength(4)
    const [cover = '', energy = '', equipment = '', investment = ''] = pages.map((lines) => lines.join('\n'))
    for (const part of [
      proposal.brand.tradeName,
      'Proposta de energia solar',
      'Helena Martins Prado',
      'Sistema de 5,50 kWp em São Paulo, SP.',
      'R$ 477,75',
      '7.251 kWh',
      'R$ 16.500,00',
      '3 de dezembro de 2026',
    ]) {
      expect(cover).toContain(part)
    }
    for (const part of [
      'Em 7 dos 12 meses, seu telhado gera mais do que',
      'Janeiro de 2027, primeiro mês do sistema.',
      'R$ 570,00',
      'R$ 81,68',
      'R$ 488,32 a menos no mês',
      '2029 em diante100%',
      'aqui supomos 100% do Fio B.',
      '20°, voltado ao norte',
      '78%',
      'R$ 0,95/kWh',
      '5% ao ano',
      'Irradiação de São Paulo: Atlas Brasileiro de Energia Solar, 2ª edição (INPE, 2017).',
    ]) {
      expect(energy.replace(/ {2,}/g, ' ')).toContain(part)
    }
    expect(joined(pages).replaceAll('\n', ' ')).toContain('Estimativa de geração e economia; não é garantia.')
    expect(equipment).toContain('O que está incluído')
    for (const { name, quantity } of proposal.items) expect(equipment).toContain(`${name}${quantity} ×`)
    for (const part of ['48 × R$', 'Simulação sem IOF e tarifas.', 'Economia por ano', '5.733,01', '245.599,79']) {
      expect(investment).toContain(part)
    }
  })

  test('PROP-019 no text begins beyond the right margin', async () => {
    for (const edge of findPdfTextEdges(await drawProposal(proposal))) expect(edge).toBeLessThan(sheet.width - margin)
  })

  test('PROP-019 sixty items break pages between rows, and each page repeats the head of the table', async () => {
    const items = Array.from({ length: 60 }, (_, at) => ({
      kind: 'OTHER' as const,
      name: `Peça número ${at + 1} com um nome de produto tão comprido que precisa de mais de uma linha na tabela dos itens incluídos`,
      quantity: at + 1,
    }))
    const pages = await draw({ items })
    expect(pages.length).toBeGreaterThan(4)
    const withItems = pages.filter((lines) => lines.some((line) => line.includes('Peça número')))
    expect(withItems.length).toBeGreaterThan(1)
    for (const lines of withItems) {
      expect(lines.filter((line) => line === 'ItemQuantidade')).toHaveLength(1)
      const starts = lines.filter((line) => /^Peça número \d+ /.test(line)).length
      const ends = lines.filter((line) => /itens incluídos/.test(line)).length
      expect(ends).toBe(starts)
    }
  })

  test('PROP-019 without results it has the price, the equipment and the assumptions, and no figure of energy', async () => {
    const text = joined(await draw({ results: null, validUntil: '2026-12-07' }))
    expect(text).toContain('R$ 16.500,00')
    expect(text).not.toMatch(/kWh por ano|Se paga|Fio B, ano a ano/)
  })

  test('YLD-014 an investment that is never reached is said so', async () => {
    const { results } = proposal
    if (results === null) throw new Error('the proposal has no results')
    const never = { ...results, payback: null, paybackText: 'Não se paga em 25 anos' }
    expect(joined(await draw({ results: never }))).toContain('Não se paga em 25 anos')
  })

  test('YLD-008 years with the same share of Fio B are one row', () => {
    const years = [2027, 2028, 2029, 2030].map((year) => ({
      year,
      percent: year < 2029 ? 0 : 100,
      assumed: year > 2028,
    }))
    expect(groupFioB({ fioB: years })).toEqual([
      { label: '2027 a 2028', percent: 0, assumed: false },
      { label: '2029 em diante', percent: 100, assumed: true },
    ])
  })
})
