import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { cleanLines } from '../text/clean-text.ts'
import type { FeedEvent } from './feed-events.ts'

export type PrintedCalendar = Readonly<{
  name: string
  events: readonly (Omit<FeedEvent, 'place'> & Readonly<{ url: string }>)[]
  /** Grows with each change, so that a client takes the newer of two. */
  sequence: number
  changedAt: Date
}>

/** How often a client should ask again. */
const refreshEvery = 'PT1H'

/** RFC 5545. All times are in UTC: an event stands for one meal of one day, so it needs no rule of a zone (decision 158). */
export function printCalendar({ name, events, sequence, changedAt }: PrintedCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Butterleaf//Meal plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshEvery}`,
    `X-PUBLISHED-TTL:${refreshEvery}`,
    ...events.flatMap(({ uid, when, title, details, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}@butterleaf`,
      `DTSTAMP:${utc(changedAt)}`,
      `LAST-MODIFIED:${utc(changedAt)}`,
      `SEQUENCE:${sequence}`,
      ...timesOf(when),
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(`${details}\n${url}`)}`,
      `URL:${url}`,
      // A meal leaves the person free for others to invite.
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function timesOf(when: FeedEvent['when']): string[] {
  return 'day' in when
    ? [`DTSTART;VALUE=DATE:${basicDate(when.day)}`, `DTEND;VALUE=DATE:${basicDate(addDays(when.day, 1))}`]
    : [`DTSTART:${utc(when.from)}`, `DTEND:${utc(when.to)}`]
}

function basicDate(date: IsoDate): string {
  return date.replaceAll('-', '')
}

function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** TEXT of RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return cleanLines(text)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const lineOctets = 75

/** RFC 5545, 3.1: no line is longer than 75 octets, and none ends within a character. */
function fold(line: string): string {
  if (line.length * 3 <= lineOctets) return line
  const parts: string[] = ['']
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0)!)
    if (octets + size > lineOctets) {
      parts.push('')
      // The space that begins a continued line counts.
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += size
  }
  return parts.join('\r\n ')
}

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
