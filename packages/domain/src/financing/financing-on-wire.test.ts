import { describe, expect, test } from 'vitest'
import { birthdateFromWire, birthdateOnWire } from './financing-form.ts'
import { emptyFinancing, financingFrom, financingOnWire, findBorrower } from './financing-on-wire.ts'
import { aFinancingForm } from './test-form.ts'

describe('a credit analysis on the wire', () => {
  test('FIN-007 FIN-009 FIN-010 FIN-011 is the same after a round trip, with amounts in reais', () => {
    const form = aFinancingForm({ commercialRefName: 'Moinho Sul', bank: '341', bankAccountType: 'CHECKING' })
    const wire = financingOnWire(form, 'COMPANY')
    expect(wire).toMatchObject({ equipmentValue: 20_000, inputValue: 5_000, installmentsValue: 399, bank: '341' })
    expect(financingFrom(wire)).toEqual(form)
    expect(wire).not.toHaveProperty('bankAgency')
  })

  test('FIN-003 FIN-009 the fields of a company are not sent for a person', () => {
    const wire = financingOnWire(aFinancingForm(), 'PERSON')
    expect(Object.keys(wire).filter((name) => name.startsWith('entity'))).toEqual([])
    expect(findBorrower(financingFrom(wire))).toBe('PERSON')
    expect(findBorrower(financingFrom({ ...wire, entityOwnProperty: false }))).toBe('COMPANY')
    expect(findBorrower(emptyFinancing)).toBe('PERSON')
  })

  test('FIN-009 FIN-010 documents and telephones may be sent with their masks', () => {
    const form = financingFrom({ personCpf: '529.982.247-25', personPhone: '(11) 3265-4321', personName: ' Rita ' })
    expect(form).toMatchObject({ personCpf: '52998224725', personPhone: '1132654321', personName: 'Rita' })
  })

  test('FIN-017 C-96 the birth date is sent at 02:00 and stored as its day, in every time zone', () => {
    expect(birthdateOnWire('1985-11-02')).toBe('1985-11-02T02:00:00-03:00')
    for (const zone of ['UTC', 'America/Sao_Paulo', 'America/Rio_Branco']) {
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(birthdateOnWire('1985-11-02')))
      expect([zone, day]).toEqual([zone, '1985-11-02'])
    }
    for (const iso of ['1985-11-02', '1985-11-02T02:00:00.000Z', '1985-11-02T02:00:00-03:00', '1985-11-02T05:00:00Z']) {
      expect(birthdateFromWire(iso)).toBe('1985-11-02')
    }
  })
})
