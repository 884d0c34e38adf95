import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { drawPdf } from './draw-pdf.ts'

const rows = Array.from({ length: 300 }, (_, row) => ({ text: `Linha ${row} com palavras que ocupam o papel` }))
const draw = () => drawPdf({ title: 'Lista', content: rows })

/** The longest time in which nothing else ran, in milliseconds. */
const measureLongestWait = async (work: Promise<unknown>): Promise<number> => {
  let longest = 0
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  for (let last = performance.now(); !isDone; last = performance.now()) {
    await turn()
    longest = Math.max(longest, performance.now() - last)
  }
  await end
  return longest
}

test('USE-030 REL-009 many documents at once let other calls through after each of them', async () => {
  await draw()
  const alone = await measureLongestWait(draw())
  const together = await measureLongestWait(Promise.all(Array.from({ length: 10 }, draw)))
  expect(together).toBeLessThan(4 * alone)
})
