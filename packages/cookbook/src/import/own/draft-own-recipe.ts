import type { OwnRecipeDraft, OwnRecipeLine } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import type { FoodDictionary } from '../../matching/dictionary/food-dictionary.ts'
import { foldForeign } from '../../matching/dictionary/foreign-words.ts'
import { matchLine } from '../../matching/match-line.ts'
import { lineReadingOf } from '../../matching/match-recipes.ts'
import { servingsInWords } from '../figures-in-words.ts'
import type { FoundIngredient, FoundRecipe } from '../found-recipe.ts'
import { ownRecipeLimits } from './own-recipe-limits.ts'

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

/** The rest of a recipe adds nothing to the guess. */
const readCharacters = 4000
/** Fewer words may stand in any language. */
const fewestWords = 3
/** Of the letters: names of brands stand in other recipes too. */
const shareOfScript = 0.3

const scripts: readonly (readonly [name: string, letters: RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['a language in Cyrillic letters', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['a language in Arabic letters', /\p{Script=Arabic}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Hindi', /\p{Script=Devanagari}/gu],
]

/** The name of the language that a recipe is in, where it is one that isn't read: by its letters, else by its commonest words. */
function findUnreadLanguage(text: string, { stopWords }: FoodDictionary): string | undefined {
  const start = text.slice(0, readCharacters)
  const letters = start.match(/\p{L}/gu)?.length ?? 0
  const script = scripts.find(
    ([, pattern]) => (start.match(pattern)?.length ?? 0) > letters * shareOfScript && letters > 0,
  )
  if (script) return script[0]
  const words = (start.match(/\p{L}+/gu) ?? []).map(foldForeign)
  const counts = stopWords.map(({ name, isRead, stopWords: own }) => {
    const telling = new Set(own)
    return { name, isRead, count: words.filter((word) => telling.has(word)).length }
  })
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best), nothing)
  const isSure =
    most.count >= fewestWords && counts.every(({ isRead, count }) => !isRead || count < most.count)
  return isSure && !most.isRead ? most.name : undefined
}

const nothing = { name: '', isRead: true, count: 0 }
