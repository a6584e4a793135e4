import type { OwnRecipeDraft, OwnRecipeLine } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import type { FoodDictionary } from '../../matching/dictionary/food-dictionary.ts'
import { matchLine } from '../../matching/match-line.ts'
import { lineReadingOf } from '../../matching/match-recipes.ts'
import type { FoundIngredient, FoundRecipe } from '../found-recipe.ts'
import { servingsInWords } from '../servings-in-words.ts'
import { ownRecipeLimits } from './own-recipe-limits.ts'
import { findUnreadLanguage } from './unread-language.ts'

/** A found recipe with every line read. Words of the source stay words: nothing in them is run or marked up. */
export function draftOwnRecipe(
  found: FoundRecipe,
  source: OwnRecipeDraft['source'],
  dictionary: FoodDictionary,
): OwnRecipeDraft {
  const { title, prepMinutes, cookMinutes, totalMinutes, ingredients, steps } = found
  const servings = found.servings ?? servingsInWords(title)
  const words = [title, ...ingredients.map(({ line }) => line), ...steps].join('\n')
  const unreadLanguage = findUnreadLanguage(words, dictionary)
  const rest = totalMinutes === undefined ? undefined : Math.max(0, totalMinutes - (prepMinutes ?? 0))
  const cook = cookMinutes ?? rest
  return {
    title: shortened(oneLine(title), ownRecipeLimits.titleLength) || 'Untitled',
    ...(servings !== undefined && servings <= ownRecipeLimits.servings && { servings }),
    ...(prepMinutes !== undefined && { prepMinutes }),
    ...(cook !== undefined && { cookMinutes: cook }),
    lines: linesOf(ingredients, dictionary),
    steps: steps.slice(0, ownRecipeLimits.steps).map((step) => shortened(step, ownRecipeLimits.stepLength)),
    ...(unreadLanguage !== undefined && { unreadLanguage }),
    source: { ...source, text: shortened(source.text, ownRecipeLimits.sourceLength) },
  }
}

/** Of a line that names several foods each is a line; where that would be more than a recipe may have, the first alone. */
function linesOf(ingredients: readonly FoundIngredient[], dictionary: FoodDictionary): OwnRecipeLine[] {
  const drafted = ingredients.map((ingredient) => draftLines(ingredient, dictionary))
  const all = drafted.flat()
  return all.length <= ownRecipeLimits.lines ? all : drafted.flatMap((lines) => lines.slice(0, 1))
}

function draftLines({ line, group }: FoundIngredient, dictionary: FoodDictionary): OwnRecipeLine[] {
  const words = shortened(oneLine(line), ownRecipeLimits.lineLength)
  return matchLine(words, dictionary).map((matched) => {
    const { food, grams, doubt, isToTaste, isAmountEstimated, isOptional } = matched
    return {
      words,
      ...(group !== undefined && { group: shortened(oneLine(group), ownRecipeLimits.titleLength) }),
      ...(food && { food: { kind: food.kind, id: food.id, name: food.name } }),
      ...(grams !== undefined && { grams: Math.round(grams * 100) / 100 }),
      how: lineReadingOf(matched),
      ...(doubt && { doubt }),
      ...(isToTaste && { isToTaste }),
      ...(isAmountEstimated && { isAmountEstimated }),
      ...(isOptional && { isOptional }),
    }
  })
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}
