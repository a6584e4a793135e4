// How good plans are for people who share meals, beside a plan for each (TOG-3).
//   npm run bench -- shared-table [--couples 40] [--families 20] [--seed N]
// A couple is two people of planner/profiles.ts whose own plans are wholly in range; they share every main meal that both eat. A family adds a
// child that has half of the portions of dinners, and of all meals at the weekend. Days in range count for each person with ranges; rows are
// foods to buy without staples, minutes those of a week; both beside the sum of two plans of their own. Times are the processor's, so that a
// busy machine counts less.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import { dishOf, edibleOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { cookedFor } from '@butterleaf/domain/meal-plan/cooked-amount'
import type { Diner } from '@butterleaf/domain/meal-plan/drawing/diner'
import { drawPlan } from '@butterleaf/domain/meal-plan/drawing/draw-plan'
import { kitchenOf } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { makeDrawRequest } from '@butterleaf/domain/meal-plan/drawing/make-draw-request'
import { dayFit } from '@butterleaf/domain/meal-plan/fit'
import { minutesFor } from '@butterleaf/domain/meal-plan/planner/time/minutes-allowed'
import { tableOf } from '@butterleaf/domain/meal-plan/table/table'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { createTemplate } from '@butterleaf/domain/meal-plan/template-operations/create-template'
import { makeDraft } from '@butterleaf/domain/meal-plan/template-operations/draft'
import { mainMeals } from '@butterleaf/domain/meals/meals'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import type { Eater, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { root } from '../../../scripts/setup/steps.mjs'
import { drawProfiles, type Profile } from './planner/profiles.ts'
import { mean, percent } from './tables/figures.ts'

const { values: options } = parseArgs({
  options: {
    couples: { type: 'string', default: '40' },
    families: { type: 'string', default: '20' },
    seed: { type: 'string', default: '6406' },
  },
})
const goals = { inRange: 0.99, rows: 0.8, minutes: 0.72, ms: 1500 }

const cookbook = compileCookbook(root)
const kitchen = kitchenOf(
  cookbook.recipes.map((recipe) => ({ dish: dishOf(recipe), edible: edibleOf(recipe) })),
)
const startDate = '2026-03-02' as IsoDate
const weekend = weekdays.slice(5)
const noAvoids = { diets: [], exclusions: [], avoidedFoods: [] }

type Made = { answers: Questionnaire; template: Template; ms: number }
type Asked = { rows: number; minutes: number }

const couples = drawCouples(Number(options.couples) + Number(options.families))
const measured = couples.map(([one, other], at) => measure(one, other, at >= Number(options.couples)))
report()

function drawCouples(count: number): [Profile, Profile][] {
  const found: [Profile, Profile][] = []
  for (let from = 0; found.length < count; from += 20) {
    const { profiles } = drawProfiles(20, `${options.seed}/${from}`, cookbook)
    const whole = profiles.filter((person) => daysInRange(planFor(person, [])) === 28)
    for (let at = 0; at + 1 < whole.length && found.length < count; at += 2)
      found.push([whole[at]!, whole[at + 1]!])
  }
  return found
}

function planFor(person: Profile, eaters: readonly Eater[]): Made {
  const table = eaters.length > 0 ? { version: 1, eaters } : undefined
  const answers: Questionnaire = { ...person.questionnaire, table }
  const diner: Diner = {
    answers,
    interactions: [
      ...person.liked.map((recipeId) => ({ recipeId, type: 'like' as const })),
      ...person.avoidedRecipes.map((recipeId) => ({ recipeId, type: 'dislike' as const })),
    ],
  }
  const calendar = { startDate, days: Array.from({ length: 28 }, (_, day) => day) }
  const request = makeDrawRequest(diner, [], { calendar, kept: [], seed: person.name })
  const startedAt = process.cpuUsage()
  const answer = drawPlan(kitchen, request)
  const { user, system } = process.cpuUsage(startedAt)
  const ms = (user + system) / 1000
  if ('nothingFits' in answer) throw new Error('Nothing fits.')
  const about = { id: person.name, createdAt: '2026-03-02T09:00:00.000Z', startDate }
  const draft = makeDraft(
    answers,
    about,
    answer.days.map(({ items }) => items),
  )
  let ids = 0
  const made = createTemplate(draft, () => `${++ids}`)
  if (!made.ok) throw new Error(made.reason.because)
  return { answers, template: made.template, ms }
}

function daysInRange({ answers, template }: Made): number {
  const { ranges, snackRoom } = profileOf(answers)
  return daysOf(template).filter(
    (day) => dayFit(day, (id) => kitchen.dish(id)!.perServing, ranges, { snackRoom }).inRange,
  ).length
}

function daysOf({ weeks }: Template) {
  return weeks.flatMap(({ days }) => days)
}

/** Rows and minutes of a week. */
function askOf({ answers, template }: Made): Asked {
  const { servedOf } = tableOf(template, answers, kitchen)
  const weeks = template.weeks.map((week) => {
    const cooked = week.days.flatMap(({ items }) => items.flatMap((item) => cookedFor(week, item, servedOf)))
    const dishes = cooked.map(({ recipeId, servings }) => ({ dish: kitchen.dish(recipeId)!, servings }))
    const foods = dishes.flatMap(({ dish }) =>
      dish.foods.filter(({ food }) => !food.isStaple).map(({ food }) => food.id),
    )
    const minutes = dishes.reduce((sum, { dish, servings }) => sum + minutesFor(dish, servings), 0)
    return { rows: new Set(foods).size, minutes }
  })
  return { rows: mean(weeks.map(({ rows }) => rows)), minutes: mean(weeks.map(({ minutes }) => minutes)) }
}

function measure(one: Profile, other: Profile, isFamily: boolean) {
  const shared = mainMeals.filter(
    (meal) =>
      !profileOf(one.questionnaire).wishes[meal].isSkipped &&
      !profileOf(other.questionnaire).wishes[meal].isSkipped,
  )
  const on = (days: typeof weekend, meals: readonly string[]) => ({
    breakfast: meals.includes('breakfast') ? days : [],
    lunch: meals.includes('lunch') ? days : [],
    dinner: meals.includes('dinner') ? days : [],
  })
  const partner: Eater = {
    id: 'partner',
    name: 'Partner',
    avoids: noAvoids,
    answers: other.questionnaire,
    sharedOn: on([...weekdays], shared),
  }
  const child: Eater = {
    id: 'child',
    name: 'Child',
    avoids: noAvoids,
    share: 0.5,
    sharedOn: { ...on(weekend, shared), dinner: weekdays },
  }
  const joint = planFor(one, isFamily ? [partner, child] : [partner])
  const alone = [planFor(one, []), planFor(other, [])]
  const { fitsOf } = tableOf(joint.template, joint.answers, kitchen)
  const theirs = daysOf(joint.template).flatMap((day) => fitsOf(day))
  const asks = alone.map(askOf)
  const apart = { rows: asks[0]!.rows + asks[1]!.rows, minutes: asks[0]!.minutes + asks[1]!.minutes }
  const together = askOf(joint)
  return {
    name: `${one.name} + ${other.name}`,
    isFamily,
    isWhole: theirs.every(({ part }) => part.least === 1),
    own: daysInRange(joint),
    theirs: theirs.filter(({ deviation }) => deviation === 0).length,
    days: 28 + theirs.length,
    rows: together.rows / apart.rows,
    minutes: together.minutes / apart.minutes,
    ms: joint.ms,
    msAlone: alone[0]!.ms,
  }
}

function report(): void {
  for (const isFamily of [false, true]) {
    const of = measured.filter((one) => one.isFamily === isFamily)
    if (of.length === 0) continue
    const average = (get: (one: (typeof of)[number]) => number) => mean(of.map(get))
    const inRange = average(({ own, theirs }) => own + theirs) / average(({ days }) => days)
    const sorted = of.map(({ ms }) => ms).sort((a, b) => a - b)
    const p95 = sorted[Math.ceil(0.95 * sorted.length) - 1]
    console.log(
      `${of.length} ${isFamily ? 'families' : 'couples'}: ${percent(inRange)} of person-days in range ` +
        `(goal ${percent(goals.inRange)}; the owner's ${percent(average(({ own }) => own) / 28)}), ` +
        `list ${average(({ rows }) => rows).toFixed(2)} of two (${goals.rows}), ` +
        `minutes ${average(({ minutes }) => minutes).toFixed(2)} (${goals.minutes}), ` +
        `p95 ${Math.round(p95)} ms (${goals.ms}), alone ${Math.round(average(({ msAlone }) => msAlone))} ms`,
    )
  }
  for (const one of measured.filter(({ own, theirs, days }) => own + theirs < days))
    console.log(
      `  ${one.name}: ${one.own} + ${one.theirs} of ${one.days}${one.isWhole ? '' : ', a part of the day'}`,
    )
  console.log(`load ${loadavg()[0]?.toFixed(1)}`)
}
