import { describe, expect, test } from 'vitest'
import { findEquipmentChange } from './equipment-change.ts'

const submitted = {
  module: { code: '10010005', name: 'Módulo 550 W' },
  inverter: { code: '10100003', name: 'Inversor 5 kW' },
}
const other = { code: '10100004', name: 'Inversor 6 kW' }

describe('equipment that changed after the submission', () => {
  test('HOM-015 another inverter is named with the old one; the same pair is no change', () => {
    expect(findEquipmentChange(submitted, { ...submitted, inverter: other })).toEqual({
      module: null,
      inverter: { before: submitted.inverter, after: other },
    })
    expect(findEquipmentChange(submitted, { ...submitted })).toBeNull()
  })

  test('HOM-015 nothing changed before the first submission, and a kit that is gone changed both', () => {
    expect(findEquipmentChange(null, submitted)).toBeNull()
    expect(findEquipmentChange(submitted, null)).toEqual({
      module: { before: submitted.module, after: null },
      inverter: { before: submitted.inverter, after: null },
    })
  })
})
