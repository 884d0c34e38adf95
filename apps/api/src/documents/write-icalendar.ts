const zone = 'America/Sao_Paulo'

/** An event of a calendar: on a whole day ('AAAA-MM-DD'), or at an instant (UTC ISO text). */
export type IcalendarEvent = ({ readonly day: string } | { readonly at: string }) & {
  readonly uid: string
  readonly sequence: number
  readonly title: string
  readonly url: string
}

type Icalendar = {
  readonly name: string
  /** When it was written (UTC ISO text). */
  readonly now: string
  /** How often a program should read it again. */
  readonly refreshMinutes: number
  readonly events: readonly IcalendarEvent[]
}

/** RFC 5545, 3.3.11: the marks of the format, and line breaks, are escaped in a text. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const mostBytes = 75

/** RFC 5545, 3.1: a line has at most 75 bytes and goes on after a space; no character is divided. */
const fold = (line: string): string => {
  let folded = ''
  let bytes = 0
  for (const sign of line) {
    const length = Buffer.byteLength(sign)
    if (bytes + length > mostBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += sign
    bytes += length
  }
  return folded
}

const localFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })

const compact = (text: string): string => text.replace(/[-:]/g, '')

/** '20261123T120000' of the clock in São Paulo. */
const toLocalTime = (instant: string): string => compact(localFormat.format(new Date(instant))).replace(' ', 'T')

/** '20261123T150000Z' */
const toUtcTime = (instant: string): string => compact(new Date(instant).toISOString()).replace(/\.\d+Z$/, 'Z')

/** São Paulo has had no summer time since 2019, and a calendar reaches only months back. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const toTimes = (event: IcalendarEvent): readonly string[] =>
  'day' in event
    ? [`DTSTART;VALUE=DATE:${compact(event.day)}`]
    : [`DTSTART;TZID=${zone}:${toLocalTime(event.at)}`, `DTEND;TZID=${zone}:${toLocalTime(event.at)}`]

const toLines = (event: IcalendarEvent, now: string): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${toUtcTime(now)}`,
  `SEQUENCE:${event.sequence}`,
  ...toTimes(event),
  `SUMMARY:${escapeText(event.title)}`,
  `URL:${event.url}`,
  // A deadline does not make its reader busy.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar for other programs (RFC 5545), with times in São Paulo. */
export const writeIcalendar = ({ name, now, refreshMinutes, events }: Icalendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Girassol//Portal//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ...timeZone,
    ...events.flatMap((event) => toLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
