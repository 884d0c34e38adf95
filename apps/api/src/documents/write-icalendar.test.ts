import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type IcalendarEvent, writeIcalendar } from './write-icalendar.ts'

const now = '2026-11-23T15:00:00.000Z'
const event = { uid: 'task-1@portal.example', sequence: 2, title: 'Medir', url: 'https://portal.example/obras/1' }

const write = (events: readonly IcalendarEvent[]) =>
  writeIcalendar({ name: 'Girassol', now, refreshMinutes: 5, events })
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))

test('WHK-013 C-211 times are those of São Paulo, with the zone; days are whole days', () => {
  const text = write([
    { ...event, at: '2026-11-24T02:30:00.000Z' },
    { ...event, day: '2026-12-01' },
  ])
  expect(text).toContain('DTSTART;TZID=America/Sao_Paulo:20261123T233000\r\n')
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Sao_Paulo\r\n')
  const [timed, whole] = read(text)
  expect(timed?.startDate.toString()).toBe('2026-11-23T23:30:00')
  expect(timed?.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/Sao_Paulo')
  expect([whole?.startDate.isDate, whole?.startDate.toString(), whole?.sequence]).toEqual([true, '2026-12-01', 2])
})

test('WHK-013 any title is read back as it was, and no line is longer than 75 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (typed) => {
      // Other control characters are in no text of the database.
      const title = typed.replace(/\p{Cc}/gu, '\n').replace(/\r/g, '')
      const text = write([{ ...event, title, day: '2026-12-01' }])
      expect(read(text)[0]?.summary ?? '').toBe(title)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }),
  )
})
