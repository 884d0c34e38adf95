import type * as contract from '@girassol/contract/calendar'
import { type CalendarEvent, calendarLimits, unknownCalendar } from '@girassol/domain/calendar'
import { type IcalendarEvent, writeIcalendar } from '../../documents/write-icalendar.ts'
import type { PublicDownloadHandler, Tx } from '../../http/context.ts'
import { findActorOfUser } from '../../http/read-actor.ts'
import { notFound } from '../../http/refused.ts'
import { findCalendarEvents } from './calendar-events.ts'
import { findUserOfToken } from './calendar-link-store.ts'

/** The same 404 for a token that never existed, was replaced or revoked, and for a user who may not sign in (C-153). */
const requireReader = async (tx: Tx, token: string) => {
  const userId = await findUserOfToken(tx, token)
  const actor = userId === undefined ? null : await findActorOfUser(tx, userId)
  if (actor === null) throw notFound(unknownCalendar)
  return actor
}

/** C-211: `<kind>-<id>@<host>`, the same in every file. */
const toIcalendarEvent = (event: CalendarEvent, publicUrl: string): IcalendarEvent => ({
  uid: `${event.kind}-${event.id}@${new URL(publicUrl).host}`,
  sequence: event.version,
  title: event.title,
  url: `${publicUrl}${event.path}`,
  ...('day' in event ? { day: event.day } : { at: event.at }),
})

/** WHK-013: the calendar of a user for the programs that have its address; it may be cached for five minutes. */
export const readPublicCalendar: PublicDownloadHandler<typeof contract.readPublicCalendar> = async (
  { read, now, publicUrl },
  { params: { token } },
) => {
  const events = await read(async (tx) => findCalendarEvents(tx, await requireReader(tx, token), now))
  const text = writeIcalendar({
    name: 'Girassol',
    now,
    refreshMinutes: calendarLimits.cacheSeconds / 60,
    events: events.map((event) => toIcalendarEvent(event, publicUrl)),
  })
  return {
    name: 'girassol.ics',
    contentType: 'text/calendar; charset=utf-8',
    maxAgeSeconds: calendarLimits.cacheSeconds,
    content: (async function* () {
      yield text
    })(),
  }
}
