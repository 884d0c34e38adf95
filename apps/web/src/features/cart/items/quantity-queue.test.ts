import { describe, expect, test } from 'vitest'
import { createQuantityQueue } from './quantity-queue.ts'

const setUp = () => {
  const queue = createQuantityQueue<number>()
  const sent: { quantity: number; answer: PromiseWithResolvers<number> }[] = []
  const change = (code: string, quantity: number) =>
    queue.change(code, quantity, () => {
      const answer = Promise.withResolvers<number>()
      sent.push({ quantity, answer })
      return answer.promise
    })
  const quantities = () => sent.map(({ quantity }) => quantity)
  return { queue, change, sent, quantities }
}

/** Lets the settled promises run their callbacks. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the queue of quantities', () => {
  test('CART-025 sends one change at a time', async () => {
    const { change, sent, quantities } = setUp()
    const first = change('a', 1)
    const second = change('b', 2)
    expect(quantities()).toEqual([1])
    sent[0]?.answer.resolve(10)
    expect(await first).toBe(10)
    await settled()
    expect(quantities()).toEqual([1, 2])
    sent[1]?.answer.resolve(20)
    expect(await second).toBe(20)
  })

  test('CART-012 of several quantities of an item that wait only the last is sent, and answers them all', async () => {
    const { change, sent, quantities } = setUp()
    void change('a', 1)
    const waiting = [change('a', 2), change('a', 3)]
    sent[0]?.answer.resolve(10)
    await settled()
    expect(quantities()).toEqual([1, 3])
    sent[1]?.answer.resolve(30)
    expect(await Promise.all(waiting)).toEqual([30, 30])
  })

  test('CART-036 a failure rejects its change and lets the next one go', async () => {
    const { change, sent } = setUp()
    const first = change('a', 1)
    const second = change('a', 2)
    sent[0]?.answer.reject(new Error('offline'))
    await expect(first).rejects.toThrow('offline')
    await settled()
    sent[1]?.answer.resolve(20)
    expect(await second).toBe(20)
  })

  test('CART-025 knows what the server has not answered', async () => {
    const { queue, change, sent } = setUp()
    void change('a', 1)
    void change('b', 2)
    void change('b', 3)
    expect([...queue.unanswered()]).toEqual([
      ['a', 1],
      ['b', 3],
    ])
    sent[0]?.answer.resolve(10)
    await settled()
    expect([...queue.unanswered()]).toEqual([['b', 3]])
  })
})
