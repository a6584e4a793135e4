import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { addDays, type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { signUp } from '@butterleaf/testing/sign-in'
import {
  dayPath,
  drawnPerson,
  itemPath,
  planPath,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { askFor } from './ask.ts'

/** Passwords are hashed slowly, on other threads. */
const atOnce = 4

/** People as new as those who pay for the first time. */
export async function signUpPeople(origin: string, count: number): Promise<string[]> {
  const people = await inTurns(Array.from({ length: count }), atOnce, () => signUp(origin))
  return people.map(({ accessToken }) => accessToken)
}

export type PlanHolder = {
  token: string
  /** Where plans are, and this one. */
  address: string
  base: string
  version: number
  /** Parts of the plan; days count from 1 to 28. */
  template: string
  week(number: number): string
  day(number: number): string
  slot(day: number, meal: Meal): string
}

/** The same with a plan. */
export async function signUpPlanOwners(origin: string, count: number): Promise<PlanHolder[]> {
  const owners: PlanHolder[] = []
  for (const token of await signUpPeople(origin, count)) {
    const { text } = await askFor(201, 'POST', origin + planPath, { token, body: drawnPerson })
    const plan = JSON.parse(text()) as MealPlan
    const base = `${origin}${planPath}/${plan.id}`
    owners.push({
      token,
      address: origin + planPath,
      base,
      version: plan.version,
      template: base + templatePath(plan),
      week: (number) => base + weekPath(plan, number),
      day: (number) => base + dayPath(plan, number),
      slot: (day, meal) => base + itemPath(plan, day, meal),
    })
  }
  return owners
}

/** The answers in the order of what was asked, so many at a time. */
export async function inTurns<One, Answer>(
  all: readonly One[],
  atOnce: number,
  act: (one: One) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const turn = async () => {
    while (next < all.length) {
      const at = next++
      answers[at] = await act(all[at]!)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
  return answers
}

export function daysFromToday(days: number): IsoDate {
  return addDays(isoDateInTimeZone(new Date(), 'UTC'), days)
}
