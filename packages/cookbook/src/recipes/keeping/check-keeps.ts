import { categoryOf } from '@butterleaf/domain/recipes/categories'
import type { LineFinding } from '../../reading/fault.ts'
import type { Recipe } from '../recipe.ts'
import type { WrittenLines } from '../written-recipe.ts'
import type { Judged } from './judged.ts'
import { servesRaw } from './serves-raw.ts'

/** Days in the fridge that food safety allows; what stands in a freezer or a tin is no meal's leftover. */
const mostDaysOfFish = 3
const mostDaysOfAMeal = 5

/** CON-4: every recipe knows how it keeps, and none says longer than is safe. */
export function checkKeeps(
  recipe: Recipe,
  judged: Judged,
  lines: Pick<WrittenLines, 'keeps' | 'title'>,
): LineFinding[] {
  const { keeps } = recipe
  if (!keeps) {
    const what = 'Nothing says how this dish keeps.'
    const remedy = 'Add "keeps: { days: …, how: … }"; days: 0 where it is eaten at once.'
    return [{ standard: 'recipe: keeps', line: lines.title, what, remedy }]
  }
  if (keeps.days > 0 && servesRaw(judged)) {
    const what = 'Raw fish or raw meat is never kept.'
    return [{ line: lines.keeps, what, remedy: 'Write "days: 0", or the step that cooks it.' }]
  }
  const isFish = recipe.mainProtein === 'fish' || recipe.mainProtein === 'shellfish'
  const most = isFish ? mostDaysOfFish : mostDaysOfAMeal
  if (categoryOf(recipe) === 'dessert' || keeps.days <= most || /\bfreezer\b/.test(keeps.how)) return []
  const what = `keeps: ${keeps.days} days are more than ${isFish ? 'cooked fish' : 'a cooked meal'} is safe for.`
  return [{ line: lines.keeps, what, remedy: `Write at most ${most}.` }]
}
