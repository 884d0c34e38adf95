import { listComparedBudgets } from '@girassol/contract/budgets'
import type { ComparedBudget } from '@girassol/contract/orders/compared-budget'
import { aComparedBudget } from '@girassol/test-data/compared-budgets'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { CompareBudgetsScreen } from './compare-budgets-screen.tsx'

const figures = aComparedBudget().figures

const cheaper = aComparedBudget({
  id: 10_483,
  customerName: null,
  status: 'BUDGET_EXPIRED',
  totalInvoice: 9000,
  figures: figures && {
    ...figures,
    pricePerWp: 1.61,
    points: { earned: 8700, missing: null },
    dispatch: { availability: '2026-12-14', days: 19 },
    usualPayment: { method: 'PIX', instalments: 1, value: 9000, total: 9000 },
  },
})

const draw = (...budgets: ComparedBudget[]) => {
  const api = fakeApi().on(listComparedBudgets, budgets)
  renderScreen(<CompareBudgetsScreen />, '/orcamentos/comparar?orcamento=10482&orcamento=10483')
  return api
}

const cards = async () => within(await screen.findByRole('list')).getAllByRole('listitem')

const findLine = (card: HTMLElement | undefined, label: string): Element | null | undefined =>
  card && within(card).queryByText(label)?.nextElementSibling

describe('budgets side by side', () => {
  test('DEC-004 the budgets of the address are requested and stand side by side with the same lines', async () => {
    const api = draw(aComparedBudget(), cheaper)
    const [first, second] = await cards()
    expect(api.callsTo(listComparedBudgets)[0]?.query).toEqual({ ids: '10482,10483' })
    expect(first && within(first).getByRole('heading', { name: 'Nº 10482' })).toBeTruthy()
    expect(second && within(second).getByText('Cliente não informado')).toBeTruthy()
    expect(second && within(second).getByText('Este orçamento expirou.')).toBeTruthy()
    expect(findLine(first, 'Módulos')?.textContent).toBe('10 × HELIAR 550 W, igual em todos')
    expect(findLine(first, 'Relação CC/CA')?.textContent).toBe('108,5%, igual em todos')
    expect(first && within(first).getByRole('button', { name: 'Abrir orçamento 10482' })).toBeTruthy()
  })

  test('DEC-004 the best of each line is bold and said in words', async () => {
    draw(aComparedBudget(), cheaper)
    const [first, second] = await cards()
    const best = (card: HTMLElement | undefined) =>
      [...(card?.querySelectorAll('dd:has(strong)') ?? [])].map(
        (value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`,
      )
    expect(best(first)).toEqual(['Pontos a ganhar: 9.375, o melhor', 'Embarque: Imediato, o melhor'])
    expect(best(second)).toEqual([
      'Preço por Wp: R$\u00A01,61/Wp, o melhor',
      'Parcela: R$\u00A09.000,00 no Pix, o melhor',
    ])
  })

  test('DEC-004 C-29 without permission to see prices no line has money', async () => {
    const blind = { subTotal: null, discountValue: null, freightValue: null, totalInvoice: null }
    const hidden = figures && { ...figures, pricePerWp: null, points: null, usualPayment: null }
    draw(
      aComparedBudget({ ...blind, figures: hidden }),
      aComparedBudget({ id: 10_483, ...blind, figures: hidden, kitPower: 6 }),
    )
    const [first] = await cards()
    expect(document.body.textContent).not.toContain('R$')
    expect(findLine(first, 'Pontos a ganhar')).toBeUndefined()
    expect(findLine(first, 'Potência')?.textContent).toBe('5,50\u00A0kWp')
  })

  test('DEC-004 a fifth budget in the address is refused with the sentence of the server', async () => {
    const sentence = 'Compare no máximo 4 orçamentos de cada vez.'
    fakeApi().on(listComparedBudgets, refusing(400, sentence))
    renderScreen(<CompareBudgetsScreen />, '/orcamentos/comparar?orcamento=1&orcamento=2')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  })

  test('DEC-004 without budgets in the address the screen says what to choose', async () => {
    fakeApi()
    renderScreen(<CompareBudgetsScreen />, '/orcamentos/comparar')
    expect(await screen.findByText('Escolha dois ou mais orçamentos para comparar.')).toBeTruthy()
  })
})
