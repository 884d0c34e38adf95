import { expect, test } from 'vitest'
import { toBudgetEvent, toCalendarPeriod, toDeliveryEvent, toTaskEvent } from './calendar-event.ts'

test('WHK-013 C-211 a calendar reaches 90 days back and 180 ahead, in days of São Paulo', () => {
  // 2h of the 24th in UTC is still the 23rd in São Paulo.
  expect(toCalendarPeriod('2026-11-24T02:00:00.000Z')).toEqual({ from: '2026-08-25', to: '2027-05-22' })
})

test('WHK-013 C-63 a budget ends at its hour, a week after it was saved', () => {
  const event = toBudgetEvent({ id: 10012, version: 3, finishedAt: '2026-11-20T12:30:00.000Z' })
  expect(event).toMatchObject({ at: '2026-11-27T12:30:00.000Z', title: 'Orçamento 10012 vence', version: 3 })
})

test('WHK-013 a delivery is on the day on which it arrived, else on the promised one, else on none', () => {
  const delivery = { id: 7, version: 1, orderId: 10002, number: 2, promisedOn: '2026-12-01', deliveredAt: null }
  expect(toDeliveryEvent(delivery)).toMatchObject({ day: '2026-12-01', title: 'Entrega 2 do pedido 10002' })
  expect(toDeliveryEvent({ ...delivery, deliveredAt: '2026-12-03T02:00:00.000Z' })).toMatchObject({ day: '2026-12-02' })
  expect(toDeliveryEvent({ ...delivery, promisedOn: null })).toBeNull()
})

test('WHK-013 a task leads to its site, or to the list of sites', () => {
  const task = { id: 1, version: 1, title: 'Medir telhado', dueOn: '2026-12-01', siteId: 4 }
  expect(toTaskEvent(task).path).toBe('/obras/4')
  expect(toTaskEvent({ ...task, siteId: null }).path).toBe('/obras')
})
