import type { Meal } from '../meals/meals.ts'
import { cleanLine, cleanLines } from '../text/clean-text.ts'
import type { OwnRecipeDraft, OwnRecipeLine } from './own-recipe-draft.ts'

/** A line as it is kept: with what the method has to do otherwise since its food was changed. */
export type KeptLine = OwnRecipeLine & Readonly<{ note?: string }>

/** OWN-1: a person's own recipe as it is stored. */
export type OwnRecipe = Readonly<{
  id: string
  title: string
  meal: Meal
  /** Unknown until the source or the person says it. */
  servings?: number
  prepMinutes: number
  cookMinutes: number
  lines: readonly KeptLine[]
  steps: readonly string[]
  source: Readonly<{
    link?: string
    /** The words that were read, as they came. */
    text: string
    /** The recipe of ours that it began as. */
    recipeId?: string
  }>
  /** In English, the language it came in, where that is one we don't read. */
  unreadLanguage?: string
  /** What the person said of planning it; without a word it is planned where nothing is in doubt. */
  isPlanned?: boolean
  /** The id of the person's own photograph. */
  photo?: string
  /** The last version that was whole, of one that a plan names and that isn't whole any more: what was cooked of it shows that. */
  lastWhole?: OwnRecipeEdit
}>

/** What the person edits. */
export type OwnRecipeEdit = Omit<OwnRecipe, 'id' | 'source' | 'photo' | 'lastWhole' | 'unreadLanguage'>

export const ownRecipeBox = {
  /** A person's. */
  recipes: 500,
  page: 50,
  fileBytes: 2_000_000,
  linksPerHour: 20,
  /** Texts and files. A whole cookbook is one file, and nobody types two recipes a minute. */
  importsPerHour: 120,
  importsPerDay: 600,
  servings: 100,
  minutes: 10_080,
  gramsOfLine: 20_000,
} as const

/** A line that counts: its food and its grams are known. */
export type WeighedLine = KeptLine & Required<Pick<KeptLine, 'food' | 'grams'>>

export function isWeighed(line: KeptLine): line is WeighedLine {
  return line.food !== undefined && line.grams !== undefined && line.grams > 0
}

/** OWN-2: lines whose figures are unknown, which is never 0. */
export function countMissing({ lines }: Pick<OwnRecipe, 'lines'>): number {
  return lines.filter((line) => !isWeighed(line)).length
}

/** A whole recipe is a dish: every line and the servings are known. */
export function isWhole(recipe: OwnRecipe): recipe is OwnRecipe & { servings: number } {
  return recipe.servings !== undefined && recipe.lines.length > 0 && countMissing(recipe) === 0
}

/** OWN-5: the edit, with the version before it where that was cooked and this one isn't whole. */
export function keepLastWhole(after: OwnRecipe, before: OwnRecipe, isNamed: boolean): OwnRecipe {
  if (isWhole(after)) return after
  const {
    id: _,
    source: _source,
    photo: _photo,
    unreadLanguage: _language,
    lastWhole: known,
    ...edit
  } = before
  const lastWhole = known ?? (isNamed && isWhole(before) ? edit : undefined)
  return lastWhole ? { ...after, lastWhole } : after
}

/** OWN-5: whether the planner may choose it. A doubt has to be settled, or the person says yes in spite of it. */
export function mayBePlanned(recipe: OwnRecipe): boolean {
  if (!isWhole(recipe)) return false
  return recipe.isPlanned ?? recipe.lines.every(({ how }) => how === 'exact')
}

/** What a draft becomes; meal and times are guesses that the person sees and changes. */
export function keepDraft(draft: OwnRecipeDraft, id: string): OwnRecipe {
  const { title, servings, lines, steps, source, unreadLanguage } = draft
  const { prepMinutes = usualPrepMinutes, cookMinutes = minutesInSteps(steps) } = draft
  const isServingsKnown = servings !== undefined && servings <= ownRecipeBox.servings
  const inLimit = (minutes: number) => Math.min(Math.round(minutes), ownRecipeBox.minutes)
  return {
    id,
    title: cleanLine(title),
    meal: guessMeal(title),
    ...(isServingsKnown && { servings: Math.max(1, Math.round(servings)) }),
    prepMinutes: inLimit(prepMinutes),
    cookMinutes: inLimit(cookMinutes),
    lines: lines.map(cleanDraftLine),
    steps: steps.map(cleanLines),
    ...(unreadLanguage !== undefined && { unreadLanguage }),
    source,
  }
}

function cleanDraftLine({ words, group, ...line }: OwnRecipeLine): OwnRecipeLine {
  return { ...line, words: cleanLine(words), ...(group !== undefined && { group: cleanLine(group) }) }
}

const usualPrepMinutes = 10
const usualCookMinutes = 20
const timePattern = /\b(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*(hours?|hrs?|h|minutes?|mins?|min)\b/gi

/** An unknown time is never 0, which the planner would take for the quickest dish: what the steps say, else what is usual. */
function minutesInSteps(steps: readonly string[]): number {
  const times = [...steps.join(' ').matchAll(timePattern)].map(
    ([, from, to, unit]) => Number(to ?? from) * (unit?.toLowerCase().startsWith('h') ? 60 : 1),
  )
  return times.length === 0 ? usualCookMinutes : times.reduce((sum, minutes) => sum + minutes, 0)
}

const sweetWords =
  /\b(cakes?|cheesecakes?|cookies?|brownies?|pies?|tarts?|puddings?|mousse|ice cream|fudge|muffins?|crumbles?|cobblers?|custards?)\b/i
const morningWords =
  /\b(breakfast|pancakes?|waffles?|omelets?|omelettes?|granola|porridge|smoothies?|frittata)\b/i
const savouryPies = /\b(chicken|beef|pork|fish|lamb|shepherd|cottage|pot|meat|crab|salmon|tuna)\b/i

function guessMeal(title: string): Meal {
  if (morningWords.test(title)) return 'breakfast'
  return sweetWords.test(title) && !savouryPies.test(title) ? 'dessert' : 'dinner'
}
