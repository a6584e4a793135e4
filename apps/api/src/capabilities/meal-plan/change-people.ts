import type { Plan } from './plan.ts'

/** SET-2: amounts and lists follow from it, and nothing is drawn again. */
export function changePeople(plan: Plan, people: number): Plan {
  const { personality } = plan.answers
  const { preferences } = personality
  if (preferences.people === people) return plan
  const changed = { ...personality, preferences: { ...preferences, people } }
  return { ...plan, answers: { ...plan.answers, personality: changed } }
}
