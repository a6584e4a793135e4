import { createHash } from 'node:crypto'
import type { RhythmAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { calendarOf } from '@butterleaf/domain/meal-plan/template'
import { type CookingRhythm, cookingRhythms, withRhythm } from '@butterleaf/domain/onboarding/cooking-rhythm'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { planAsk } from '@butterleaf/domain/shopping-list/asks/plan-ask'
import { listDaysOf } from '@butterleaf/domain/shopping-list/home/list-days'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import { drawTemplate } from '#capabilities/meal-plan/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { cookedItems, mayEatListFood } from '../week-list.ts'

export type RhythmQuestion = Readonly<{ userId: string; answers: Questionnaire; startDate: IsoDate }>
export type MeasureRhythms = (question: RhythmQuestion) => Promise<readonly RhythmAsk[]>
type RhythmContext = Pick<AppContext, 'planner' | 'recipes'>

/** A few hundred bytes each. */
const mostCached = 500
/** One seed for all: the same answers ask the same. */
const seed = 'rhythms'

/** LIV-3: what each rhythm asks of a person, by a whole plan for each. Cached by answers, since a form asks for the same ones again. */
export function openRhythms(context: RhythmContext): MeasureRhythms {
  const cache = new BoundedMap<Promise<readonly RhythmAsk[]>>(mostCached)
  return async ({ userId, answers, startDate }) => {
    const cookbook = await context.recipes.forPerson(userId)
    const key = keyOf(answers, startDate, cookbook)
    const cached = cache.get(key)
    if (cached) return cached
    const measured = measureAll(context, { answers, startDate, cookbook })
    cache.set(key, measured)
    measured.catch(() => cache.delete(key))
    return measured
  }
}

/** Which rhythm is chosen now makes no difference. */
function keyOf(answers: Questionnaire, startDate: IsoDate, { edition }: Cookbook): string {
  const [first] = cookingRhythms
  const same = { ...answers, meals: withRhythm(answers.meals, first) }
  return createHash('sha256')
    .update(JSON.stringify([same, startDate, edition]))
    .digest('base64url')
}

type Measured = Readonly<{ answers: Questionnaire; startDate: IsoDate; cookbook: Cookbook }>

/** One after the other, so that a form never takes several threads at once. */
async function measureAll({ planner }: RhythmContext, measured: Measured): Promise<RhythmAsk[]> {
  const asks: RhythmAsk[] = []
  for (const rhythm of cookingRhythms) asks.push(await measureRhythm({ planner }, measured, rhythm))
  return asks
}

async function measureRhythm(
  { planner }: Pick<RhythmContext, 'planner'>,
  { answers: given, startDate, cookbook }: Measured,
  rhythm: CookingRhythm,
): Promise<RhythmAsk> {
  const answers: Questionnaire = { ...given, mode: 'generated', meals: withRhythm(given.meals, rhythm) }
  const { shopping } = profileOf(answers)
  const diner = { answers, interactions: [] }
  const template = await drawTemplate({ planner, cookbook }, diner, { startDate, seed })
  const cookings = cookedItems(template, cookbook, answers)
  const lists = listDaysOf(calendarOf(template), shopping).map((days) => {
    return { ...days, ticks: [] }
  })
  const { foodsByName } = cookbook
  const mayEat = mayEatListFood({ plan: { answers }, cookbook })
  const { rows, minutes } = planAsk({ startDate, lists, marks: [], cookings, foodsByName }, mayEat)
  const weeks = template.weeks.length
  return { rhythm, rows: Math.round(rows / weeks), minutes: Math.round(minutes / weeks) }
}
