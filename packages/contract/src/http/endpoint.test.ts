import { expect, test } from 'vitest'
import { toUrl } from './endpoint.ts'

test.each([
  ['/invoice', '/api/v2/invoice'],
  ['/invoice/:id/approve', '/api/v2/invoice/:id/approve'],
  ['/users/seller', '/api/users/seller'],
])('CON-002 C-101 %s is called at %s', (path, url) => {
  expect(toUrl(path)).toBe(url)
})
