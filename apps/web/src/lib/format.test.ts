import { describe, expect, it } from 'vitest'
import {
  formatCents,
  formatCep,
  formatDate,
  formatDateTime,
  formatLogTime,
  formatPercent,
  formatPhone,
  formatPoints,
  formatPower,
  formatReais,
  formatReaisPerWatt,
  formatRelative,
  formatShortDate,
  formatTime,
  formatTotal,
  formatVolume,
  formatWeight,
} from './format.ts'

const now = new Date('2026-11-21T12:42:00Z')

describe('money and figures', () => {
  it('CON-003 money is R$ 1.234,56 with a no-break space', () => {
    expect(formatCents(123_456)).toBe('R$\u00A01.234,56')
    expect(formatReais(-10)).toBe('-R$\u00A010,00')
    expect(formatReais(-0.001)).toBe('R$\u00A00,00')
    expect(formatReaisPerWatt(1.7)).toBe('R$\u00A01,70/Wp')
  })

  it('CON-004 percentages have two decimals, or one beside other figures', () => {
    expect(formatPercent(12.5)).toBe('12,50%')
    expect(formatPercent(14.2, 1)).toBe('14,2%')
  })

  it('power has two or three decimals, points a thousands separator', () => {
    expect(formatPower(5500)).toBe('5,50\u00A0kWp')
    expect(formatPower(5265)).toBe('5,265\u00A0kWp')
    expect(formatPoints(184_320)).toBe('184.320 pontos')
    expect(formatPoints(1)).toBe('1 ponto')
  })

  it('USE-014 a weight has one decimal and a volume two, whatever the figure', () => {
    expect(formatWeight(273.16)).toBe('273,2\u00A0kg')
    expect(formatWeight(40)).toBe('40,0\u00A0kg')
    expect(formatVolume(1.8)).toBe('1,80\u00A0m³')
  })

  it('C-41 a count that stopped is shown as such', () => {
    expect(formatTotal(10_000, false)).toBe('mais de 10.000')
    expect(formatTotal(412, true)).toBe('412')
  })
})

describe('days and hours', () => {
  it('CON-007 dates are DD/MM/AAAA in São Paulo, a calendar day stays itself', () => {
    expect(formatDate('2026-11-21')).toBe('21/11/2026')
    expect(formatDate('2026-11-22T02:30:00Z')).toBe('21/11/2026')
    expect(formatDateTime('2026-11-21T12:14:00Z')).toBe('21/11/2026 às 09:14')
  })

  it('USE-014 DET-046 an hour has one format, and a log entry the quoted one', () => {
    expect(formatTime('2026-11-21T12:07:00Z')).toBe('09:07')
    expect(formatDateTime('2026-11-21T12:07:00Z')).toBe('21/11/2026 às 09:07')
    expect(formatLogTime('2026-11-21T12:07:00Z')).toBe('21/11/2026 às 9:07h')
  })

  it('a short date has no year when it is in the current year', () => {
    expect(formatShortDate('2026-11-28', now)).toBe('28/11')
    expect(formatShortDate('2027-01-03', now)).toBe('03/01/2027')
  })

  it.each([
    ['2026-11-21T12:14:00Z', 'há 28 minutos'],
    ['2026-11-21T12:41:00Z', 'há 1 minuto'],
    ['2026-11-21T12:41:59Z', 'agora'],
    ['2026-11-21T09:42:00Z', 'há 3 horas'],
    ['2026-11-20T12:42:00Z', '20/11/2026'],
    ['2026-11-21T12:44:00Z', 'agora'],
    ['2026-11-22T12:42:00Z', '22/11/2026'],
  ])('%s is shown as %s', (iso, expected) => {
    expect(formatRelative(iso, now)).toBe(expected)
  })
})

describe('masks', () => {
  it('CON-009 CEP', () => {
    expect(formatCep('74000000')).toBe('74000-000')
  })

  it.each([
    ['62999990000', '(62) 99999-0000'],
    ['6232321010', '(62) 3232-1010'],
    ['623232101', '623232101'],
    ['ramal 3', 'ramal 3'],
  ])('CUS-052 CON-009 the telephone %s is shown as %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown)
  })
})
