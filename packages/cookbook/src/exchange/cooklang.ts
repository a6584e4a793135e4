import { units } from '@butterleaf/domain/kitchen/units'
import { isSide } from '@butterleaf/domain/recipes/categories'
import { cuisineNames } from '@butterleaf/domain/recipes/cuisines'
import { minutesOf, type Recipe, type RecipeIngredient } from '../recipes/recipe.ts'
import type { StepPart } from '../recipes/step-text.ts'
import { nameFor, partName } from '../recipes/step-words.ts'
import { isSharedPart, type SharedPart } from '../shares/share-words.ts'

/** A recipe as a Cooklang file: metadata, then a paragraph a step. */
export function cooklang(recipe: Recipe): string {
  return cooklangFile(metadata(recipe), cooklangSteps(recipe).steps)
}

export function cooklangFile(metadata: readonly string[], paragraphs: readonly string[]): string {
  return `${[['---', ...metadata, '---'].join('\n'), ...paragraphs].join('\n\n')}\n`
}

/** A paragraph a step, and the ingredients that no step names. */
export function cooklangSteps(recipe: Stepped): { steps: string[]; unsaid: RecipeIngredient[] } {
  const unsaid = recipe.ingredients.slice()
  const steps = recipe.steps.map(({ parts }) => parts.map((part) => partText(part, recipe, unsaid)).join(''))
  return { steps, unsaid }
}

type Stepped = Pick<Recipe, 'steps' | 'ingredients'>

function metadata(recipe: Recipe): string[] {
  const { title, servings, prepMinutes, cookMinutes, meals, cuisine, yields } = recipe
  return [
    `title: ${JSON.stringify(title)}`,
    `servings: ${servings}`,
    ...(yields === undefined ? [] : [`yield: ${JSON.stringify(yields)}`]),
    `prep time: ${prepMinutes} minutes`,
    `cook time: ${cookMinutes} minutes`,
    `time required: ${minutesOf(recipe)} minutes`,
    `course: ${isSide(recipe) ? 'side dish' : meals.join(', ')}`,
    `cuisine: ${cuisineNames[cuisine]}`,
    `tags: [${recipe.free.join(', ')}]`,
  ]
}

/** The first use of an ingredient carries its amount; a second one would buy it twice, so it is plain words. */
function partText(part: StepPart, recipe: Stepped, unsaid: RecipeIngredient[]): string {
  if (part.kind === 'timer') return timerText(part.seconds)
  if (isSharedPart(part)) return shareMention(part, recipe)
  if (part.kind !== 'food') return partName(part, recipe)
  const index = unsaid.findIndex(({ food }) => food.id === part.food)
  const [ingredient] = index === -1 ? [] : unsaid.splice(index, 1)
  if (!ingredient) return partName(part, recipe)
  const { food } = ingredient
  const { words } = part
  if (words === undefined) return mentionOf(ingredient, nameFor(ingredient))
  if (singular(words) === singular(food.name)) return mentionOf(ingredient, words)
  return `${words} (${mentionOf(ingredient, food.name)})`
}

export function mentionOf(ingredient: RecipeIngredient, name: string): string {
  const { prep } = ingredient
  return `@${name}{${amountOf(ingredient)}}${prep === undefined ? '' : `(${prep})`}`
}

function singular(words: string): string {
  return words.toLowerCase().replace(/(es|s)$/, '')
}

/** Each share carries its own amount: together they are bought once. */
function shareMention({ food: id, share, words }: SharedPart, { ingredients }: Stepped): string {
  const row = ingredients.find(({ food }) => food.id === id)
  if (!row) return words ?? id
  const mention = `@${nameFor(row)}{${amountOf(row, share.of)}}`
  const named = words === undefined ? mention : `${words.replace(/^(the|an?) /i, '')} (${mention})`
  if (share.said === 'rest') return `the remaining ${named}`
  return share.said === 'amount' ? named : `${named} (${share.said})`
}

function amountOf({ quantity, unit }: RecipeIngredient, share = 1): string {
  const amount = Math.round(quantity * share * 1000) / 1000
  return unit === undefined ? `${amount}` : `${amount}%${units[unit].name}`
}

function timerText(seconds: number): string {
  if (seconds % 3600 === 0) return `~{${seconds / 3600}%hours}`
  return seconds % 60 === 0 ? `~{${seconds / 60}%minutes}` : `~{${seconds}%seconds}`
}
