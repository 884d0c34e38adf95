import { describe, expect, test } from 'vitest'
import { orderStatusNames } from '../orders/status/order-status.ts'
import { canCheckCard, canConfirmPayment, canSendOpinion } from './card-analysis-rules.ts'
import { cardAnalysisStatuses, cardAnalysisStatusNames, nameConsult } from './card-analysis-status.ts'
import { compareDocuments, describeMatch, isMatchCode, maskedCard } from './card-match.ts'

describe('the analysis of a card', () => {
  test.each([
    ['CCA-014', 0, 'CPF e cartão incompatíveis'],
    ['CCA-015', 1, 'Compatível'],
    ['CCA-016', 2, 'Não foi possível determinar'],
    ['CCA-017', 3, 'CPF de pessoa falecida'],
    ['CCA-018', 4, 'CPF de menor de idade'],
    ['CCA-019', 5, 'CPF inativo no cadastro positivo'],
    ['CCA-020', 99, 'Sem consulta, pessoa jurídica'],
    ['CCA-021', 7, '-'],
    ['CCA-021', null, '-'],
  ] as const)('%s match %s reads %s', (...row) => {
    const [, code, text] = row
    expect(describeMatch(code)).toBe(text)
  })

  test('CCA-013 CCA-022 the labels of the statuses and of the consult', () => {
    expect(Object.values(cardAnalysisStatuses)).toEqual([
      'Aguardando análise',
      'Consulta realizada',
      'Consulta finalizada',
    ])
    expect([true, false, null].map(nameConsult)).toEqual([
      'Consulta realizada',
      'Consulta não realizada',
      'Consulta não realizada',
    ])
  })

  test.each([
    ['11222333000181', '11222333000181', 99],
    ['529.982.247-25', '52998224725', 1],
    ['52998224725', '11144477735', 0],
    ['52998224725', null, 2],
    ['52998224725', '', 2],
  ] as const)('CCA-014 CCA-015 CCA-016 CCA-020 buyer %s and holder %s match as %i', (...row) => {
    const [customerDocument, holderDocument, code] = row
    expect(compareDocuments({ customerDocument, holderDocument })).toBe(code)
  })

  test('C-98 of a card six and four digits stay', () => {
    expect(maskedCard({ firstSix: '400000', lastFour: '0010' })).toBe('400000******0010')
    expect(maskedCard({ firstSix: '4000000000000010', lastFour: '4000000000000010' })).toBe('400000******0010')
  })

  test('CCA-021 no code outside the table is accepted as an answer of the register', () => {
    const known = Array.from({ length: 101 }, (_, code) => code).filter(isMatchCode)
    expect(known).toEqual([0, 1, 2, 3, 4, 5, 99])
  })

  const inAnalysis = { orderStatus: 'INVOICE_ANALYSIS' } as const

  test('CCA-005 CCA-012 the card is checked once, before the payment is confirmed', () => {
    const answers = cardAnalysisStatusNames.map((status) => canCheckCard({ ...inAnalysis, status }))
    const once = { allowed: false, refusal: 'alreadyConsulted' }
    expect(answers).toEqual([{ allowed: true }, once, once])
  })

  test('CCA-007 CCA-012 a payment is confirmed once, after the check', () => {
    const answers = cardAnalysisStatusNames.map((status) => canConfirmPayment({ ...inAnalysis, status }))
    expect(answers).toEqual([
      { allowed: false, refusal: 'notConsulted' },
      { allowed: true },
      { allowed: false, refusal: 'alreadyFinished' },
    ])
  })

  test('C-87 E7 nothing is checked or confirmed once the order has left the analysis', () => {
    const waiting = orderStatusNames.filter(
      (orderStatus) =>
        canCheckCard({ status: 'AWAITING_ANALYSIS', orderStatus }).allowed ||
        canConfirmPayment({ status: 'ANALYSIS_DONE', orderStatus }).allowed,
    )
    expect(waiting).toEqual(['INVOICE_ANALYSIS'])
    expect(canConfirmPayment({ status: 'ANALYSIS_DONE', orderStatus: 'INVOICE_PAYMENT_ERROR' })).toEqual({
      allowed: false,
      refusal: 'orderLeftAnalysis',
    })
  })

  test('CCA-023 an opinion of blanks is refused', () => {
    expect(canSendOpinion(' \n\t')).toEqual({ allowed: false, refusal: 'opinionMissing' })
    expect(canSendOpinion('Cartão do sócio')).toEqual({ allowed: true })
  })
})
