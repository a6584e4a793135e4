import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, ownPerson, planPath, templatePath } from '@butterleaf/testing/test-plan'
import { todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asPdfText, pdfText } from '#platform/pdf/testing/pdf-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const nothing = { calories: 0, fat: 0, net_carbs: 0, protein: 0 }

async function eat(token: string, date: string, own: object) {
  const body = {
    date,
    place: { kind: 'snack' },
    source: { kind: 'figures', name: 'All that the day should hold' },
    at: app.clock.now().toISOString(),
    ...own,
  }
  const { status } = await app.request('PUT', `/api/food-log/entries/${crypto.randomUUID()}`, { token, body })
  expect(status).toBe(200)
}

async function firstWeekPage(token: string, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${app.origin}${planPath}${path}/download`, { headers })
  expect(response.status).toBe(200)
  return (await pdfText(new Uint8Array(await response.arrayBuffer())))[1]!
}

it('[LIFE-9] a plan, its weeks and its PDF say how many days were in range as planned and as eaten', async () => {
  const begun = { ...ownPerson, startDate: addDays(todayOf(app), -3) }
  const { token, plan, call } = await buildPlanOwner(app, begun)
  const path = templatePath(plan)
  const read = async () => (await call('GET', `${path}/days-in-range`)).body
  const none = { inRange: 0, days: 0 }
  expect((await read()).asEaten).toEqual({ inRange: 0, days: 3 })

  const [first, second] = plan.templates[0]!.weeks[0]!.days
  const { target } = first!.fit
  const middle = ({ minimum, maximum }: { minimum: number; maximum: number }) => (minimum + maximum) / 2
  const { calories, fat, net_carbs, protein } = target
  const whole = {
    calories: middle(calories),
    fat: middle(fat),
    net_carbs: middle(net_carbs),
    protein: middle(protein),
  }
  await eat(token, first!.date, { figures: whole })
  const out = { place: { kind: 'instead', meal: 'dinner' }, source: { kind: 'notCounted' }, figures: nothing }
  await eat(token, second!.date, out)
  const { weeks, asPlanned, asEaten } = await read()
  expect([asPlanned, asEaten]).toEqual([
    { inRange: 0, days: 28 },
    { inRange: 1, days: 2 },
  ])
  expect(weeks[0]).toMatchObject({ weekNumber: 1, asPlanned: { days: 7 }, asEaten: { inRange: 1, days: 2 } })
  expect(weeks[1].asEaten).toEqual(none)
  const page = await firstWeekPage(token, `/${plan.id}${path}`)
  expect(page).toContain(asPdfText('as eaten 1 of 2 so far'))
})
