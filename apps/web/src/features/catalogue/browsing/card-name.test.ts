import { anInverter, aPanel } from '@girassol/test-data/products'
import { describe, expect, test } from 'vitest'
import { cardName } from './card-name.ts'
import { generatingParts } from './generating-parts.ts'

const items = [
  { code: '10010002', name: 'MODULO TROPIS 450W TOPCON 108C', quantity: 6 },
  { code: '10100001', name: 'INVERSOR VOLTARA VT-3K-M 3,00KW MONOFASICO 220V', quantity: 1 },
  { code: '10200001', name: 'GRAMPO FINAL 30MM', quantity: 10 },
]
const name = 'KIT GERADOR 2,70 KWP TROPIS 450W + VOLTARA VT-3K-M - TELHA CERÂMICA - GANCHO SSM'

describe('the name on a card', () => {
  test('STORE-007 leaves out what the facts of the card say already', () => {
    expect(cardName(anInverter())).toBe('Inversor VOLTARA VT-5K-M')
    expect(cardName(aPanel({ B1_DESC: name, BM_GRUPO: '2001', items }))).toBe(
      'Kit gerador 2,70 kWp - Telha cerâmica - Gancho SSM',
    )
    expect(cardName(aPanel({ B1_DESC: 'PROMO KIT 5,50 KWP CERAMICA', BM_GRUPO: '3001', items }))).toBe(
      'Promo kit 5,50 kWp cerâmica',
    )
  })

  test('STORE-002 a kit lists its modules and inverters, a single product lists nothing', () => {
    expect(generatingParts(items)).toEqual(['6\u00A0×\u00A0TROPIS 450 W', '1\u00A0×\u00A0VOLTARA VT-3K-M'])
    expect(generatingParts([])).toEqual([])
  })
})
