import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { weekdayAfter, weekdayOfDate } from '@butterleaf/domain/calendar/weekday'
import { capitalize } from '@butterleaf/domain/text/capitalize'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  daysOf,
  drawnPerson,
  itemPath,
  type PlanOwner,
  templatePath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const quickTuesday = { dinner: { tuesday: 20 as const } }
const shopping = { day: 'saturday' as const, timesAWeek: 2 as const }
const quickPerson = { ...drawnPerson, weekdayTimes: quickTuesday, shopping }

/** Days of the plan from 1 that are a Tuesday. */
function tuesdaysOf({ plan }: PlanOwner): number[] {
  const startsOn = weekdayOfDate(parseIsoDate(plan.templates[0]!.startDate)!)
  return daysOf(plan).flatMap((_, day) => (weekdayAfter(startsOn, day) === 'tuesday' ? [day + 1] : []))
}

/** Of the dinners that are cooked on that day. */
function cookedMinutes(plan: PlanOwner['plan'], dayNumber: number): number[] {
  return daysOf(plan)[dayNumber - 1]!.items.flatMap((item) =>
    item.category === 'dinner' && item.type !== 'leftover' && item.value
      ? [item.value.prepTime + item.value.cookTime]
      : [],
  )
}

it('[LIV-4] a plan, a dice, a day and suggestions keep to the time of the weekday they are cooked on', async () => {
  const owner = await buildPlanOwner(app, quickPerson)
  const tuesdays = tuesdaysOf(owner)
  expect(tuesdays).toHaveLength(4)
  const quick = (plan: PlanOwner['plan']) => tuesdays.flatMap((day) => cookedMinutes(plan, day))
  expect(Math.max(...quick(owner.plan))).toBeLessThanOrEqual(20)
  const others = daysOf(owner.plan).flatMap((_, day) => cookedMinutes(owner.plan, day + 1))
  expect(Math.max(...others)).toBeGreaterThan(20)

  const day = tuesdays[1]!
  const drawn = await owner.change('POST', `${itemPath(owner.plan, day, 'dinner')}/randomize`)
  expect(Math.max(...cookedMinutes(drawn, day), 0)).toBeLessThanOrEqual(20)
  const again = await owner.change('POST', `${dayPath(owner.plan, day)}/randomize`)
  expect(Math.max(...cookedMinutes(again, day), 0)).toBeLessThanOrEqual(20)
})

it('[LIV-4] [LIV-5] what was answered is shown, and in the export', async () => {
  const owner = await buildPlanOwner(app, quickPerson)
  expect(owner.plan.resources.preferences).toMatchObject({ weekdayTimes: quickTuesday, shopping })
  const { body } = await app.request('GET', '/api/user/export', { token: owner.token })
  const [stored] = body.data.meal_plans
  expect(stored.preferences).toMatchObject({ weekdayMinutes: quickTuesday, shopping })
})

it('[LIV-4] [PLAN-5] a weekday that leaves no dish is named, and taking the offer makes the plan', async () => {
  const owner = await buildPlanOwner(app, drawnPerson)
  const { profile, preferences } = owner.plan.resources
  // Something is cooked on a plan's first day, whatever its later days eat of it.
  const weekday = weekdayOfDate(parseIsoDate(owner.plan.templates[0]!.startDate)!)
  // Nothing is cooked in 15 minutes that is dairy-free, vegetarian, and of all else that they avoid.
  const asked = {
    profile,
    preferences: {
      ...preferences,
      allergen: [10, 16, 24],
      intolerance: [5, 3],
      weekdayTimes: { dinner: { [weekday]: 15 } },
    },
  }
  const path = `${templatePath(owner.plan)}/reset`
  const refused = await owner.call('POST', path, { resources: asked })
  expect([refused.status, refused.body.emptyOn]).toEqual([422, [{ weekday, meal: 'dinner' }]])
  const [offer] = refused.body.relaxations
  expect(offer.text).toBe(`Allow more time on ${capitalize(weekday)}s, as on other days`)
  expect(offer.change).toEqual({ weekdayTimes: { dinner: { [weekday]: 60 } } })
  const { weekdayTimes } = offer.change
  const resources = { profile, preferences: { ...asked.preferences, weekdayTimes } }
  const remade = await owner.change('POST', path, { resources })
  expect(remade.templates[0]!.id).not.toBe(owner.plan.templates[0]!.id)
})
