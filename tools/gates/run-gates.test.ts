import { expect, test } from 'vitest'
import type { Gate } from './gate.ts'
import { createRepository } from './repository.ts'
import { runGates } from './run-gates.ts'

const gate = (name: string, check: Gate['check']): Gate => ({ name, check })

const run = async (...gates: Gate[]) => {
  const lines: string[] = []
  const results = await runGates((line) => lines.push(line), gates, createRepository({}))
  return { lines, results }
}

test('a gate that finds nothing is ok, with its note', async () => {
  const { lines, results } = await run(gate('sizes', () => ({ failures: [], note: '3 files' })))
  expect(results).toEqual([{ name: 'sizes', ok: true }])
  expect(lines).toEqual([expect.stringMatching(/^ok +sizes +\d+\.\d s {2}3 files$/)])
})

test('a gate that finds something has failed and says what', async () => {
  const { lines, results } = await run(gate('names', async () => ({ failures: ['a.ts: bad\nname'] })))
  expect(results).toEqual([{ name: 'names', ok: false }])
  expect(lines[0]).toMatch(/^FAILED names/)
  expect(lines[1]).toBe('    a.ts: bad\n    name')
})

test('a gate that throws has failed, and the others still run', async () => {
  const broken = gate('broken', () => {
    throw new Error('no such file')
  })
  const { lines, results } = await run(
    broken,
    gate('next', () => ({ failures: [] })),
    gate('last', () => ({ failures: [] })),
  )
  expect(results.filter(({ ok }) => ok).map(({ name }) => name)).toEqual(['next', 'last'])
  expect(lines.join('\n')).toContain('no such file')
})

test('a long list is cut with the number that is left', async () => {
  const failures = Array.from({ length: 75 }, (_, at) => `failure ${at}`)
  expect((await run(gate('long', () => ({ failures })))).lines[1]).toMatch(/… and 15 more$/)
})
