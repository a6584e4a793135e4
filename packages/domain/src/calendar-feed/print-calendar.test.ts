import fc from 'fast-check'
import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../calendar/iso-date.ts'
import { cleanLines } from '../text/clean-text.ts'
import { type PrintedCalendar, printCalendar } from './print-calendar.ts'

const changedAt = new Date('2026-03-01T09:00:00Z')
const dinner: PrintedCalendar['events'][number] = {
  uid: 'plan-day-1-dinner-meal',
  when: { from: new Date('2026-03-02T18:00:00Z'), to: new Date('2026-03-02T18:30:00Z') },
  title: 'Dinner: Salmon, lemon; butter \\ “crème fraîche” 🥑',
  details: '1 serving, 30 minutes to cook',
  url: 'https://plan.example.org/app/templates/t/week/w/day/d/item/i',
}
const shop: PrintedCalendar['events'][number] = {
  uid: 'plan-week-1-shop-1',
  when: { day: '2026-03-31' as IsoDate },
  title: 'Shopping: 23 things',
  details: 'The list of week 1',
  url: 'https://plan.example.org/app/templates/t/week/w/shopping-list',
}
const print = (events: PrintedCalendar['events']) =>
  printCalendar({ name: 'Butterleaf', events, sequence: 7, changedAt })

describe('[DOOR-2] a printed calendar', () => {
  it('is read by one parser with its times, texts and version', () => {
    const root = new ICAL.Component(ICAL.parse(print([dinner, shop])))
    const [first, second] = root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(first).toMatchObject({ uid: 'plan-day-1-dinner-meal@butterleaf', sequence: 7 })
    expect(first!.summary).toBe(dinner.title)
    expect(first!.description).toBe(`${dinner.details}\n${dinner.url}`)
    expect(first!.startDate.toJSDate()).toEqual(new Date('2026-03-02T18:00:00Z'))
    expect(first!.endDate.toJSDate()).toEqual(new Date('2026-03-02T18:30:00Z'))
    expect([second!.startDate.isDate, String(second!.startDate), String(second!.endDate)]).toEqual([
      true,
      '2026-03-31',
      '2026-04-01',
    ])
  })

  it('is read by another parser alike', () => {
    const { events = [], name, prodId } = convertIcsCalendar(undefined, print([dinner, shop]))
    expect([name, prodId]).toEqual(['Butterleaf', '-//Butterleaf//Meal plan//EN'])
    expect(events[0]).toMatchObject({
      uid: 'plan-day-1-dinner-meal@butterleaf',
      summary: dinner.title,
      url: dinner.url,
      sequence: 7,
      start: { date: new Date('2026-03-02T18:00:00Z') },
      end: { date: new Date('2026-03-02T18:30:00Z') },
      lastModified: { date: changedAt },
    })
    expect(events[1]).toMatchObject({ start: { type: 'DATE', date: new Date('2026-03-31T00:00:00Z') } })
  })

  it('ends each line with CR and LF, and has none longer than 75 octets or broken within a character', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(anyText, anyText, (title, details) => {
        const printed = print([{ ...dinner, title, details }])
        const lines = printed.split('\r\n')
        expect(lines.pop()).toBe('')
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
          expect(Buffer.from(line).toString()).toBe(line)
        }
        const read = new ICAL.Component(ICAL.parse(printed)).getAllSubcomponents('vevent')
        expect(read).toHaveLength(1)
        expect(new ICAL.Event(read[0]!).summary).toBe(cleanLines(title))
      }),
    )
  })

  it('lets no text add a line of its own', () => {
    const printed = print([{ ...dinner, title: 'Soup\r\nEND:VEVENT\r\nBEGIN:VALARM\nX:1\u2028\u0085' }])
    expect(printed.match(/^BEGIN:/gm)).toHaveLength(2)
    expect(printed).toContain('SUMMARY:Soup\\nEND:VEVENT\\nBEGIN:VALARM\\nX:1')
  })

  it('without events is a calendar all the same', () => {
    expect(new ICAL.Component(ICAL.parse(print([]))).getFirstPropertyValue('x-wr-calname')).toBe('Butterleaf')
  })
})
