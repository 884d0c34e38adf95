import { describe, expect, test } from 'vitest'
import { describeSimulated, outsideSystems } from './outside-systems.ts'

describe('the simulated systems', () => {
  test('REL-014 C-234 are named, unless all of them or none are', () => {
    expect(describeSimulated([])).toBeUndefined()
    expect(describeSimulated(['GATEWAY'])).toBe('Sistemas simulados: Pagamentos.')
    expect(describeSimulated(['ERP', 'GATEWAY', 'MAIL'])).toBe('Sistemas simulados: ERP, Pagamentos e E-mail.')
    expect(describeSimulated(outsideSystems)).toBe('Todos os sistemas externos são simulados.')
  })
})
