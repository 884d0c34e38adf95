import { expect, test } from 'vitest'
import { restoreSharedValues, shareValues } from './shared-values.ts'

const approve = { approve: { allowed: true } }
const refuse = { approve: { allowed: false, reason: 'Só é possível aprovar o pedido validado.' } }
const page = {
  data: [
    { id: 1, actions: approve },
    { id: 2, actions: refuse },
    { id: 3, actions: approve },
  ],
  total: 3,
}

test('ORD-040 equal values of a field are sent once and come back as they were', () => {
  const sent = shareValues(page, 'actions')
  expect(sent.shared).toEqual({ field: 'actions', values: [approve, refuse] })
  expect(sent.data.map(({ actions }) => actions)).toEqual([0, 1, 0])
  expect(restoreSharedValues(JSON.parse(JSON.stringify(sent)))).toEqual(page)
})

test('ORD-040 every other body stays as it is', () => {
  for (const body of [page, null, 'text', 7, [{ id: 1 }]]) expect(restoreSharedValues(body)).toBe(body)
  expect(restoreSharedValues(shareValues({ data: [] }, 'actions'))).toEqual({ data: [] })
})
