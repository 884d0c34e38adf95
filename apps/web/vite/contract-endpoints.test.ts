import { describe, expect, it } from 'vitest'
import { browserEndpoints } from './contract-endpoints.ts'

const source = `
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
export const orderView = z.object({ id: z.number() })
export type OrderView = z.infer<typeof orderView>
export const showOrder = endpoint({
  method: 'GET',
  path: '/invoice/:id',
  requires: 'orders.read',
  summary: 'One order.',
  params: z.object({ id: z.coerce.number() }),
  response: orderView,
})
`

describe('the contract in the browser', () => {
  it('leaves the path and the requirement of an endpoint, and no schema', () => {
    expect(browserEndpoints('orders.ts', source)).toBe(
      'export const showOrder = { method: "GET", path: "/invoice/:id", requires: "orders.read" }',
    )
  })

  it('refuses an endpoint whose address cannot be read', () => {
    const computed = "export const a = endpoint({ method: 'GET', path: base + '/x', requires: 'public' })"
    expect(() => browserEndpoints('a.ts', computed)).toThrow("a: 'path' must be a plain string")
  })
})
