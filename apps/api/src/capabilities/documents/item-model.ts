import { cookingOf, isFilled } from '@butterleaf/domain/meal-plan/item'
import { findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { type Plan, refusalError } from '#capabilities/meal-plan/operations.ts'
import type { ItemModel } from '#platform/pdf/models/item-model.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { cookingsOf } from './plan-cookings.ts'
import { type PrintedWith, recipeModel } from './recipe-model.ts'

/** SHOP-6: the slot's dish as it is cooked: a leftover with its parent. */
export async function itemModel(
  cookbook: Cookbook,
  { active: { template }, answers }: Plan,
  { place, ...printed }: PrintedWith & { place: ItemPlace },
): Promise<ItemModel> {
  const found = findItem(template, place)
  if (!found) throw refusalError({ because: 'not-there' })
  const { item, dayNumber } = found
  const people = peopleOf(answers)
  const recipe = isFilled(item) ? cookbook.recipe(item.recipeId) : undefined
  const cooking = cookingsOf(template, people).find((one) => one.item.id === cookingOf(item))
  if (!recipe || !cooking) {
    const detail = refusalSentence({ because: 'slot-empty', dayNumber, meal: item.meal })
    throw new AppError('not-found', { detail })
  }
  return { people, system: printed.system, recipe: await recipeModel(recipe, [cooking], printed) }
}
