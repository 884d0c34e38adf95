import { expect, test } from 'vitest'
import { computeShare, growthTable, ratioTable } from './bench-report.ts'

const speed = (perSecond: number) => ({ perSecond, medianMs: 1, p99Ms: 2 })

const measured = (ours: number[], bare: number[]) => ({
  name: 'order detail',
  connections: 16,
  ours: ours.map(speed),
  bare: bare.map(speed),
})

test('the ratio is the median of the rounds, each against its own neighbour', () => {
  // A machine that was ten times slower in one round slowed both servers.
  expect(computeShare(measured([700, 70, 650], [1000, 100, 1000]))).toBeCloseTo(0.7)
})

test('a call below the target is marked', () => {
  expect(ratioTable([measured([700], [1000])])).toMatch(/order detail {2}.*0\.70 +met/)
  expect(ratioTable([measured([500], [1000])])).toMatch(/order detail {2}.*0\.50 +NOT MET/)
})

test('a call that is more than half as slow again at the larger size is marked', () => {
  const at = (medianMs: number) => [{ name: 'list', connections: 1, ours: [{ ...speed(1), medianMs }], bare: [] }]
  expect(growthTable(at(2), at(2.8))).toMatch(/list +1 +2\.0 +2\.8 +1\.40 +met/)
  expect(growthTable(at(2), at(3.2))).toMatch(/1\.60 +NOT MET/)
})
