import { isWeighed, type KeptLine, type WeighedLine } from '@butterleaf/domain/own-recipes/own-recipe'
import type { LineFood, OwnRecipeDraft, OwnRecipeLine } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import { isGuessedAmount, weighAmounts } from '../matching/amounts/weigh-line.ts'
import type { FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import type { KnownFood } from '../matching/dictionary/known-food.ts'
import { matchLine } from '../matching/match-line.ts'
import { wordsIn } from '../matching/split-names.ts'

/** OWN-2: what a person said that words mean; with grams, of a whole line. */
export type FoodChoice = Readonly<{ food: LineFood; grams?: number }>
export type FoodChoices = ReadonlyMap<string, FoodChoice>

/** The choices that an edit makes: where food or grams of a line became other ones. `nameKeys` are by the words of a line. */
export function choicesOf(
  before: readonly KeptLine[],
  after: readonly KeptLine[],
  nameKeys: ReadonlyMap<string, string>,
): Map<string, FoodChoice> {
  const choices = new Map<string, FoodChoice>()
  for (const { words, food, grams } of chosenLines(before, after)) {
    choices.set(lineKey(words), { food, grams })
    const name = nameKeys.get(words)
    if (name !== undefined) choices.set(name, { food })
  }
  return choices
}

/** The lines of an edit whose food or grams the person chose. */
export function chosenLines(before: readonly KeptLine[], after: readonly KeptLine[]): WeighedLine[] {
  return after.filter(isWeighed).filter((line) => {
    const known = before.find(({ words, food }) => words === line.words && food?.id === line.food.id)
    const isAlone = after.filter(({ words }) => words === line.words).length === 1
    return isAlone && line.note === undefined && known?.grams !== line.grams
  })
}

/** A line that the person corrected once is read as they said, also in another amount. */
export function applyChoices(
  draft: OwnRecipeDraft,
  choices: FoodChoices,
  dictionary: FoodDictionary,
): OwnRecipeDraft {
  if (choices.size === 0) return draft
  const isAlone = ({ words }: OwnRecipeLine) =>
    draft.lines.filter((other) => other.words === words).length === 1
  return {
    ...draft,
    lines: draft.lines.map((line) =>
      isAlone(line) ? (chosenLine(line, choices, dictionary) ?? line) : line,
    ),
  }
}

/** What may be asked of the choices for these lines. */
export function keysOfLines(lines: readonly OwnRecipeLine[], dictionary: FoodDictionary): string[] {
  return [...new Set(lines.flatMap(({ words }) => [lineKey(words), nameKey(words, dictionary) ?? []].flat()))]
}

function chosenLine(
  { doubt: _, how: _how, ...line }: OwnRecipeLine,
  choices: FoodChoices,
  dictionary: FoodDictionary,
): OwnRecipeLine | undefined {
  const whole = choices.get(lineKey(line.words))
  if (whole) {
    const { isAmountEstimated, ...said } = line
    const estimated = isAmountEstimated && whole.grams === undefined ? { isAmountEstimated } : {}
    return { ...said, ...estimated, ...whole, how: 'exact' }
  }
  const name = nameKey(line.words, dictionary)
  const named = name === undefined ? undefined : choices.get(name)
  const [matched] = matchLine(line.words, dictionary)
  if (!named || !matched) return undefined
  const { grams, doubt } = weighAmounts(matched.amounts, measuredAs(named.food, dictionary), wordsIn([]))
  const { grams: _grams, isAmountEstimated: _estimated, ...words } = line
  const isEstimated = grams !== undefined && (doubt !== undefined || isGuessedAmount(matched.amounts))
  const weighed = {
    ...words,
    food: named.food,
    ...(grams !== undefined && { grams: Math.round(grams * 100) / 100 }),
    ...(isEstimated && { isAmountEstimated: true as const }),
  }
  return doubt === undefined ? { ...weighed, how: 'exact' } : { ...weighed, how: 'near', doubt }
}

/** A row of the table is weighed by mass alone. */
function measuredAs({ id, name }: LineFood, { foods }: FoodDictionary): KnownFood {
  return (
    foods.get(id) ?? {
      kind: 'ordinary',
      ...{ id, name, source: '' },
      per100g: { kcal: 0, fat: 0, carbs: 0, fiber: 0, protein: 0 },
      measured: { name, plural: name, measures: {}, buy: { unit: 'loose', grams: 50 } },
      household: {},
    }
  )
}

function lineKey(words: string): string {
  return `line ${fold(words)}`.slice(0, 200)
}

/** Undefined for a line of several foods, or of none. */
export function nameKey(words: string, dictionary: FoodDictionary): string | undefined {
  const [matched, second] = matchLine(words, dictionary)
  const name = fold(matched?.name ?? '')
  return second || name === '' ? undefined : `name ${name}`.slice(0, 200)
}

function fold(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ').trim()
}
