import { expect, test } from 'vitest'
import { isInsured } from './insurance.ts'

test('DET-021 C-68 only a sale to the end buyer is insured', () => {
  expect(isInsured('CUSTOMER')).toBe(true)
  expect(isInsured('INTEGRATOR')).toBe(false)
  expect(isInsured(null)).toBe(false)
})
