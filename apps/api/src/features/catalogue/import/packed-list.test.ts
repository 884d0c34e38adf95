import { expect, test } from 'vitest'
import { createPackedList } from './packed-list.ts'

test('REL-009 C-236 a packed list has its items in their order, whether their pack is full or not', () => {
  for (const count of [0, 1, 199, 200, 201, 1000]) {
    const items = Array.from({ length: count }, (_, at) => ({ line: at, name: `Painel ${at}`, price: undefined }))
    const list = createPackedList<(typeof items)[number]>()
    for (const item of items) list.push(item)
    expect(list.length).toBe(count)
    expect([...list]).toEqual(items)
    expect([...list]).toEqual(items)
  }
})

test('REL-009 C-236 a packed list of 50 MB of rows that are alike takes less than 10 MB', () => {
  const list = createPackedList<{ code: string; details: string }>()
  const used = () => process.memoryUsage().arrayBuffers
  const before = used()
  for (let at = 0; at < 100_000; at += 1) list.push({ code: `1020${at}`, details: 'Grampo de fixação. '.repeat(25) })
  expect(used() - before).toBeLessThan(10_000_000)
  expect(list.length).toBe(100_000)
})
