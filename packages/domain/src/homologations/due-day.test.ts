import { describe, expect, test } from 'vitest'
import { defaultUtilityDays } from '../utilities/index.ts'
import { computeDueDay, daysLate, lateSentence } from './due-day.ts'
import { type HomologationStatus, homologationStatusNames } from './homologation-status.ts'

const due = (status: HomologationStatus, since: string, change: object = {}) =>
  computeDueDay({ status, since, works: 'NONE', days: defaultUtilityDays, ...change })

describe('the due day of the utility', () => {
  test('HOM-003 the connection budget is due after 15 days, 30 with works and 45 with major works', () => {
    expect(due('SUBMITTED', '2027-03-01')).toBe('2027-03-16')
    expect(due('SUBMITTED', '2027-03-01', { works: 'MINOR' })).toBe('2027-03-31')
    expect(due('SUBMITTED', '2027-03-01', { works: 'MAJOR' })).toBe('2027-04-15')
    expect(due('SUBMITTED', '2027-03-01', { days: { ...defaultUtilityDays, connection: 20 } })).toBe('2027-03-21')
  })

  test('HOM-003 the inspection is due after 7 working days, without weekends and national holidays', () => {
    // Friday 16 April 2027; Wednesday 21 April is Tiradentes.
    expect(due('INSPECTION', '2027-04-16')).toBe('2027-04-28')
    // Friday 2 July 2027: no holiday.
    expect(due('INSPECTION', '2027-07-02')).toBe('2027-07-13')
    // A Saturday: Monday is the first day.
    expect(due('INSPECTION', '2027-07-03')).toBe('2027-07-13')
  })

  test('HOM-003 Carnival and Corpus Christi are working days, Good Friday is not', () => {
    // Friday 5 February 2027 before Carnival; Thursday 18 March before Good Friday, 26 March.
    expect(due('INSPECTION', '2027-02-05')).toBe('2027-02-16')
    expect(due('INSPECTION', '2027-03-18')).toBe('2027-03-30')
  })

  test('HOM-003 only a submitted one and an asked inspection wait for the utility', () => {
    expect(homologationStatusNames.filter((status) => due(status, '2027-03-01') !== null)).toEqual([
      'SUBMITTED',
      'INSPECTION',
    ])
  })

  test('HOM-003 the due day itself is not late; the days after it are counted', () => {
    expect(daysLate('2027-03-16', '2027-03-16')).toBe(0)
    expect(daysLate('2027-03-16', '2027-03-17')).toBe(1)
    expect(daysLate('2027-03-16', '2027-04-15')).toBe(30)
    expect(daysLate(null, '2027-04-15')).toBe(0)
    expect([lateSentence(1), lateSentence(3)]).toEqual(['Prazo vencido há 1 dia', 'Prazo vencido há 3 dias'])
  })
})
