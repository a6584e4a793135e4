import { isWeighed, type OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import type { OwnFoods } from '../own/own-foods.ts'
import { ingredientsOf, readOwnSteps } from '../own/read-own-recipe.ts'
import type { StepPart } from '../recipes/step-text.ts'
import { resolveShares } from '../shares/resolve-shares.ts'
import { cooklangFile, cooklangSteps, mentionOf } from './cooklang.ts'
import { ownRecipeSteps } from './own-recipe-lines.ts'

/** OWN-4: an own recipe as a Cooklang file. A line whose food or grams are unknown stands with its words alone. */
export function ownRecipeCooklang(own: OwnRecipe, foods: OwnFoods): string {
  const ingredients = ingredientsOf(own, foods)
  const read = readOwnSteps({ steps: ownRecipeSteps(own).map(oneLine) }, ingredients)
  const named = resolveShares(read, ingredients).steps.map(({ parts }) => ({ parts: parts.map(asWords) }))
  const { steps, unsaid } = cooklangSteps({ steps: named, ingredients })
  const unknown = own.lines.filter((line) => !isWeighed(line)).map(({ words }) => `@${plainWordsOf(words)}{}`)
  const rest = [...unsaid.map((ingredient) => mentionOf(ingredient, ingredient.food.name)), ...unknown]
  return cooklangFile(metadataOf(own), [
    ...(rest.length > 0 ? [`Have ready ${rest.join(', ')}.`] : []),
    ...steps,
  ])
}

function metadataOf({ title, meal, servings, prepMinutes, cookMinutes, source }: OwnRecipe): string[] {
  return [
    `title: ${JSON.stringify(title)}`,
    ...(source.link === undefined ? [] : [`source: ${JSON.stringify(source.link)}`]),
    ...(servings === undefined ? [] : [`servings: ${servings}`]),
    `prep time: ${prepMinutes} minutes`,
    `cook time: ${cookMinutes} minutes`,
    `time required: ${prepMinutes + cookMinutes} minutes`,
    `course: ${meal}`,
  ]
}

function asWords(part: StepPart): StepPart {
  return part.kind === 'text' ? { ...part, text: plainWordsOf(part.text) } : part
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Cooklang has no way to write its own marks as words. */
function plainWordsOf(text: string): string {
  return text
    .replace(/[@#~]/g, '')
    .replace(/[{}]/g, '')
    .replace(/-{2,}/g, '–')
    .replace(/\[-/g, '[ -')
    .replace(/^[\s]*[>=]+/, '')
}
