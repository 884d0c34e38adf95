import { expect, test } from 'vitest'
import { describeUrgency } from './urgency-words.ts'

const nothing = { title: null, day: null, days: null, taskId: null }
const today = '2026-11-21'

test('SITE-005 the urgent line of a card says what, and how late', () => {
  const describe = (urgency: Parameters<typeof describeUrgency>[0], isLong = false) =>
    describeUrgency(urgency, today, isLong)
  const late = { ...nothing, kind: 'TASK_LATE', title: 'Ligar', day: '2026-11-20' } as const
  expect(describe(late)).toBe('Atrasada 1 dia')
  expect(describe(late, true)).toBe('Ligar: atrasada 1 dia')
  expect(describe({ ...nothing, kind: 'HOMOLOGATION_LATE', day: '2026-11-18' })).toBe('Prazo vencido há 3 dias')
  expect(describe({ ...nothing, kind: 'TASK', title: 'Ligar', day: today })).toBe('Ligar hoje')
  expect(describe({ ...nothing, kind: 'TASK', title: 'Visita', day: '2026-11-24' })).toBe('Visita 24/11')
  expect(describe({ ...nothing, kind: 'DELIVERY', day: '2026-11-22' })).toBe('chega amanhã')
  expect(describe({ ...nothing, kind: 'IDLE', days: 16 })).toBe('parada 16 dias')
})
