import type { MealPlan, PlanDay, PlanItem, PlanWeek } from '@butterleaf/contract/meal-plan/calls'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import type { Meal } from '@butterleaf/domain/meals/meals'
import type { TestAnswer } from './http/send-request.ts'
import { signUp } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

export const planPath = '/api/mealplan'

const fresh = { unique: 1, variety: 1, time: 0 } as const

/** A person whose plan is generated: four meals on some days, leftovers at dinner. */
export const drawnPerson = {
  gender: 2,
  age: 34,
  height: 168,
  weight: 74.5,
  bodyFat: 30,
  activityLevel: 2,
  motive: 1,
  mode: 1,
  unit: 'us',
  schedules: {
    breakfast: fresh,
    lunch: fresh,
    dinner: { unique: 0, leftover: 1, variety: 1, time: 60 },
    dessert: { unique: 1 },
  },
} satisfies FlatPersonality

/** A person who builds their own plan. */
export const ownPerson = {
  ...drawnPerson,
  mode: 2,
  schedules: { dessert: { unique: 0 } },
} satisfies FlatPersonality

/** A signed-up person with a plan, and the calls they make. */
export interface PlanOwner {
  token: string
  plan: MealPlan
  /** `path` is below the plan's own address. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  /** The same, for a call that is answered with the plan. */
  change(method: string, path: string, body?: unknown): Promise<MealPlan>
  read(): Promise<MealPlan>
}

export async function buildPlanOwner(app: TestApp, given: FlatPersonality = drawnPerson): Promise<PlanOwner> {
  const { accessToken: token } = await signUp(app.origin)
  const created = await app.request('POST', planPath, { token, body: given })
  if (created.status !== 201) throw new Error(`No plan: ${JSON.stringify(created.body)}`)
  return planOwner(app, token, created.body)
}

export function planOwner(app: Pick<TestApp, 'request'>, token: string, plan: MealPlan): PlanOwner {
  const call: PlanOwner['call'] = (method, path, body, headers = {}) =>
    app.request(method, `${planPath}/${plan.id}${path}`, { token, body, headers })
  return {
    token,
    plan,
    call,
    change: async (method, path, body) => {
      const answer = await call(method, path, body)
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    read: async () => (await app.request('GET', planPath, { token })).body,
  }
}

/** Addresses within a plan; days count from 1 to 28. */
export function templatePath(plan: MealPlan): string {
  return `/template/${plan.templates[0]?.id}`
}

export function weekPath(plan: MealPlan, weekNumber: number): string {
  return `${templatePath(plan)}/week/${weekOf(plan, weekNumber).id}`
}

export function dayPath(plan: MealPlan, dayNumber: number): string {
  return `${weekPath(plan, Math.ceil(dayNumber / 7))}/day/${dayOf(plan, dayNumber).id}`
}

export function itemPath(plan: MealPlan, dayNumber: number, meal: Meal): string {
  return `${dayPath(plan, dayNumber)}/items/${itemOf(plan, dayNumber, meal).id}`
}

export function weekOf(plan: MealPlan, weekNumber: number): PlanWeek {
  return found(plan.templates[0]?.weeks[weekNumber - 1], `week ${weekNumber}`)
}

export function daysOf(plan: MealPlan): PlanDay[] {
  return plan.templates.flatMap(({ weeks }) => weeks.flatMap(({ days }) => days))
}

export function dayOf(plan: MealPlan, dayNumber: number): PlanDay {
  return found(daysOf(plan)[dayNumber - 1], `day ${dayNumber}`)
}

export function itemOf(plan: MealPlan, dayNumber: number, meal: Meal): PlanItem {
  const item = dayOf(plan, dayNumber).items.find(({ category }) => category === meal)
  return found(item, `${meal} on day ${dayNumber}`)
}

export function itemsOf(plan: MealPlan): PlanItem[] {
  return daysOf(plan).flatMap(({ items }) => items)
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The plan has no ${name}`)
  return value
}
