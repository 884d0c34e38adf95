import { expect, test } from 'vitest'
import { canRequestCompanyExport } from './company-export.ts'

test('COMP-019 the files of a company are made one at a time', () => {
  expect(canRequestCompanyExport({ isRunning: false })).toEqual({ allowed: true })
  expect(canRequestCompanyExport({ isRunning: true })).toEqual({ allowed: false, refusal: 'exportRunning' })
})
