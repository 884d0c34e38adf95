import { expect, test } from 'vitest'
import { canRewriteCondition } from './condition-origin.ts'

test("C-88 C-140 the portal's own conditions are changed here, the ERP's there", () => {
  expect(canRewriteCondition({ origin: 'PORTAL' })).toEqual({ allowed: true })
  expect(canRewriteCondition({ origin: 'ERP' })).toEqual({ allowed: false, refusal: 'keptByErp' })
})
