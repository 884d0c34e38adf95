import { expect, test } from 'vitest'
import { findUrgency, type UrgencyFacts } from './site-urgency.ts'

const now = '2026-11-25T15:00:00.000Z'
const task = { id: 7, title: 'Medir telhado', dueOn: '2026-11-24' }
const all: UrgencyFacts = {
  stage: 'ORDERED',
  touchedAt: '2026-11-01T12:00:00.000Z',
  homologationDue: '2026-11-24',
  task,
  deliveryOn: '2026-11-25',
}

test('SITE-010 C-175 a card says the most urgent: homologation, late task, next task, delivery, idle', () => {
  expect(findUrgency(all, now)).toMatchObject({ kind: 'HOMOLOGATION_LATE', day: '2026-11-24' })
  const inTime = { ...all, homologationDue: '2026-11-25' }
  expect(findUrgency(inTime, now)).toMatchObject({ kind: 'TASK_LATE', title: 'Medir telhado', taskId: 7 })
  expect(findUrgency({ ...inTime, task: { ...task, dueOn: '2026-11-25' } }, now)).toMatchObject({ kind: 'TASK' })
  const withoutTask = { ...inTime, task: null }
  expect(findUrgency(withoutTask, now)).toMatchObject({ kind: 'DELIVERY', day: '2026-11-25' })
  expect(findUrgency({ ...withoutTask, deliveryOn: '2026-11-24' }, now)).toMatchObject({ kind: 'IDLE', days: 24 })
})

test('C-175 a site is idle after 15 days without a change, unless its work has ended', () => {
  const quiet = { ...all, homologationDue: null, task: null, deliveryOn: null }
  expect(findUrgency({ ...quiet, touchedAt: '2026-11-11T12:00:00.000Z' }, now)).toBeNull()
  expect(findUrgency({ ...quiet, touchedAt: '2026-11-10T12:00:00.000Z' }, now)).toMatchObject({ days: 15 })
  expect(findUrgency({ ...quiet, stage: 'CONNECTED' }, now)).toBeNull()
})
