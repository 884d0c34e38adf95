import { describe, expect, test } from 'vitest'
import { paymentDueDay } from './payment-due.ts'
import { computeCrc16, isPixCode, toPixCode } from './pix-code.ts'

describe('the last day to pay', () => {
  test('C-62 is due three working days from now, by the calendar of São Paulo', () => {
    expect(paymentDueDay('2026-11-23T15:00:00.000Z')).toBe('2026-11-26')
    expect(paymentDueDay('2026-12-23T15:00:00.000Z')).toBe('2026-12-29')
    expect(paymentDueDay('2026-11-24T01:00:00.000Z')).toBe('2026-11-26')
  })
})

describe('a Pix', () => {
  const known = [
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB',
  ]

  test('PAY-043 the checksum is the one of the published codes', () => {
    expect(computeCrc16('123456789')).toBe('29B1')
    for (const code of known) expect([isPixCode(code), isPixCode(code.replace('BR59', 'BR58'))]).toEqual([true, false])
  })

  test('PAY-043 a code says where, how much and to whom, in letters that every bank reads', () => {
    const code = toPixCode({
      location: 'pix.example.com/qr/93598be0',
      amountCents: 1_234_560,
      receiverName: 'Girassol Distribuição & Energia Ltda',
      receiverCity: 'São Paulo',
    })
    expect(code).toBe(
      `${'00020101021226490014br.gov.bcb.pix2527pix.example.com/qr/93598be0520400005303986540812345.605802BR'}${'5925Girassol Distribuicao  En6009Sao Paulo62070503***6304'}${code.slice(-4)}`,
    )
    expect(isPixCode(code)).toBe(true)
  })
})
