import type { CertifiedDay, Interaction, MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { decodeCard } from '../../recipes/card-codec.ts'
import type { PlanTemplate, Interaction as WireInteraction, MealPlan as WirePlan } from '../calls.ts'
import { decodeResources } from './decode-resources.ts'
import { decodeDayFit } from './fit-codec.ts'
import { decodeTemplate } from './template-codec.ts'

/** Undefined of a plan without an active template: there is nothing to show. */
export function decodePlan({
  id,
  version,
  resources,
  interactions,
  templates,
  firstWeekOnly,
}: WirePlan): MealPlan | undefined {
  const [active] = templates
  if (!active) return undefined
  const template = decodeTemplate(active)
  return {
    id,
    version,
    answers: decodeResources(resources),
    interactions: interactions.map(decodeInteraction),
    template,
    cards: decodeCards(active),
    certified: decodeCertified(active, template),
    helpfulFoods: active.helpfulFoods,
    ...(firstWeekOnly && { isFirstWeekOnly: firstWeekOnly }),
  }
}

function decodeInteraction({ type, recipeId, title, image }: WireInteraction): Interaction {
  return { type, recipeId, title, pictures: image }
}

function decodeCards({ weeks }: PlanTemplate): Record<string, RecipeCard> {
  const items = weeks.flatMap(({ days }) => days.flatMap((day) => day.items))
  const values = items.flatMap((item) =>
    item.value === null ? [] : [item.value, ...(item.sides ?? []).map(({ recipe }) => recipe)],
  )
  return Object.fromEntries(values.map((value) => [value.id, decodeCard(value)]))
}

function decodeCertified({ weeks }: PlanTemplate, template: Template): Record<string, CertifiedDay> {
  const fits = new Map(
    weeks.flatMap(({ days }) => days.map(({ id, fit }) => [id, decodeDayFit(fit)] as const)),
  )
  const days = template.weeks.flatMap((week) => week.days)
  return Object.fromEntries(
    days.flatMap((day) => {
      const fit = fits.get(day.id)
      return fit ? [[day.id, { day, fit }]] : []
    }),
  )
}
