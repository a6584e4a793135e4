import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { completeDay } from '@butterleaf/domain/meal-plan/operations/complete-day'
import {
  answersFrom,
  changePlan,
  createPlan,
  type LoadedPlan,
  type Plan,
  type PlanContext,
  requireTemplate,
} from '#capabilities/meal-plan/operations.ts'

const meal = { skip: 0, leftover: 0, variety: 1, time: 30, unique: 0 } as const

const demoAnswers = {
  gender: 1,
  age: 36,
  height: 178,
  weight: 82,
  activityLevel: 2,
  motive: 1,
  mode: 1,
  unit: 'us',
  schedules: {
    breakfast: { ...meal, unique: 1, time: 20 },
    lunch: { ...meal, leftover: 1 },
    dinner: { ...meal, leftover: 2 },
    dessert: { unique: 1 },
  },
} satisfies FlatPersonality

/** A week and a half: the second week is half-cooked. */
const cookedDays = 10

/** The demo account's four weeks, eaten up to yesterday. */
export async function addDemoPlan(context: PlanContext, userId: string, today: IsoDate): Promise<LoadedPlan> {
  const answers = answersFrom(demoAnswers, context.recipes.corpus)
  const startDate = addDays(today, -cookedDays)
  const { plan } = await createPlan(context, { userId, answers, startDate, creationKey: null })
  return changePlan(context, { userId, planId: plan.id }, 'completeDay', ({ plan: created }) =>
    completeFirstDays(created),
  )
}

function completeFirstDays(plan: Plan): Plan {
  const { weeks } = plan.active.template
  const places = weeks.flatMap(({ id: weekId, days }) => days.map(({ id: dayId }) => ({ weekId, dayId })))
  const template = places
    .slice(0, cookedDays)
    .reduce((sofar, place) => requireTemplate(completeDay(sofar, place)), plan.active.template)
  return { ...plan, active: { ...plan.active, template } }
}
