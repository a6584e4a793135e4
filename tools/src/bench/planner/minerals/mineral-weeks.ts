// MIN-3: of the weeks of a plan, which have what a person may aim at. References are the product's; the sums are the bench's own.
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { referencesFor } from '@butterleaf/domain/onboarding/mineral-goals-of'
import type { Plan } from '../judged.ts'
import type { Profile } from '../profiles.ts'
import { daysOfPlan, daysOfWeek } from '../rules.ts'

/** MIN-4: no week is to have more, a day. */
const mostPotassiumMg = 4700

export const aimedAt = ['potassium', 'magnesium', 'fiber'] as const
export type AimedAt = (typeof aimedAt)[number]
/** What a week's daily mean has of each, met where it is the reference or more. */
export type MineralWeek = Readonly<Record<AimedAt, boolean>>

export function mineralWeeks({ questionnaire }: Profile, plan: Plan<Recipe>): MineralWeek[] {
  const references = referencesFor(questionnaire)
  return Array.from({ length: daysOfPlan / daysOfWeek }, (_, week) => {
    const items = plan.slice(week * daysOfWeek, (week + 1) * daysOfWeek).flat()
    const meanOf = (name: AimedAt) =>
      items.reduce((sum, { recipe, servings }) => sum + servings * recipe.perServing[name], 0) / daysOfWeek
    const isEnough = (name: AimedAt) => meanOf(name) >= references[name]
    return {
      potassium: isEnough('potassium') && meanOf('potassium') <= mostPotassiumMg,
      magnesium: isEnough('magnesium'),
      fiber: isEnough('fiber'),
    }
  })
}

export function meetsAll(week: MineralWeek): boolean {
  return aimedAt.every((name) => week[name])
}
