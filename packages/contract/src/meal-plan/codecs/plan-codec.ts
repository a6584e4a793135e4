import type { CertifiedDay, Interaction, MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { decodeCard } from '../../recipes/card-codec.ts'
import type { PlanTemplate, Interaction as WireInteraction, MealPlan as WirePlan } from '../calls.ts'
import { decodeResources } from './decode-resources.ts'
import { decodeDayFit } from './fit-codec.ts'
import { decodeEaterFit, decodeItemPlates } from './plates-codec.ts'
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
    ...decodePlates(active),
    ...decodeEaterFits(active),
    ...decodeUnsuited(active),
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
    item.value === null
      ? []
      : [item.value, ...[...(item.sides ?? []), ...(item.apart ?? [])].map(({ recipe }) => recipe)],
  )
  return Object.fromEntries(values.map((value) => [value.id, decodeCard(value)]))
}

/** TOG-3. */
function decodePlates({ weeks }: PlanTemplate): Pick<MealPlan, 'plates'> {
  const items = weeks.flatMap(({ days }) => days.flatMap((day) => day.items))
  const shared = items.flatMap((item) => {
    const plates = decodeItemPlates(item)
    return plates ? [[item.id, plates] as const] : []
  })
  return shared.length > 0 ? { plates: Object.fromEntries(shared) } : {}
}

/** TOG-2. */
function decodeUnsuited({ weeks }: PlanTemplate): Pick<MealPlan, 'unsuited'> {
  const items = weeks.flatMap(({ days }) => days.flatMap((day) => day.items))
  const told = items.flatMap((item) =>
    item.value !== null && item.guests?.unsuited ? [[item.id, item.guests.unsuited] as const] : [],
  )
  return told.length > 0 ? { unsuited: Object.fromEntries(told) } : {}
}

/** TOG-3. */
function decodeEaterFits({ weeks }: PlanTemplate): Pick<MealPlan, 'eaterFits'> {
  const days = weeks.flatMap((week) => week.days)
  const shared = days.flatMap(({ id, eaters }) => (eaters ? [[id, eaters.map(decodeEaterFit)] as const] : []))
  return shared.length > 0 ? { eaterFits: Object.fromEntries(shared) } : {}
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
