import { units } from '@butterleaf/domain/kitchen/units'
import { temperatureText } from '@butterleaf/domain/recipes/shown/measure-text'
import { cookedShare, isSharedPart } from '../shares/share-words.ts'
import type { CookedRecipe } from './cooked-recipe.ts'
import type { RecipeIngredient, RecipeStep } from './recipe.ts'
import type { StepPart } from './step-text.ts'

/** A step as it is read aloud: "Roast the salmon fillets at 230 °C (450 °F), 8 min." */
export function stepWords({ parts }: RecipeStep, cooked: CookedRecipe): string {
  return parts.reduce((said, part) => {
    const words = partWords(part, cooked)
    const startsSentence = part.kind === 'food' && /(^|[.?] )$/.test(said)
    return said + (startsSentence ? `${words[0]?.toUpperCase()}${words.slice(1)}` : words)
  }, '')
}

export function partWords(part: StepPart, cooked: CookedRecipe): string {
  return isSharedPart(part) ? cookedShare(part, cooked, cooked.units).text : partName(part, cooked)
}

/** Without the amount of a share. */
export function partName(part: StepPart, { ingredients }: Pick<CookedRecipe, 'ingredients'>): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'timer') return durationWords(part.seconds)
  if (part.kind === 'temperature') return temperatureText(part.celsius)
  if (part.words !== undefined) return part.words
  const used = ingredients.find(({ food }) => food.id === part.food)
  return used ? nameFor(used) : part.food
}

/** "the onion" of one onion or half of it, else as the food is called when there are many: "the almonds". */
export function nameFor({
  food,
  quantity,
  unit,
}: Pick<RecipeIngredient, 'food' | 'quantity' | 'unit'>): string {
  const isOnePiece = (unit === undefined || units[unit].naming === 'by-amount') && quantity <= 1
  const isPart = unit !== undefined && units[unit].naming === 'one' && quantity <= 1
  return isOnePiece || isPart ? food.name : food.plural
}

export function durationWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = seconds % 60
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`]
    .filter(Boolean)
    .join(' ')
}
