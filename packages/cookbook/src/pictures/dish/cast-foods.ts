import type { Part } from '../foods/food-look.ts'
import { liquidColour } from '../foods/liquid-colours.ts'
import type { DishBrief } from '../picture-recipe.ts'
import type { SeenFood } from './seen-food.ts'

/** What a hero would be overlooked as. */
const SMALL: readonly Part[] = ['hidden', 'aromatic', 'dust', 'bit', 'side', 'melt', 'herb', 'citrus']
const UNSEEN: readonly Part[] = ['hidden', 'aromatic', 'liquid', 'melt']

/** Gives each food the part the recipe's brief asks for; without one all stay as they were read. */
export function castFoods(foods: readonly SeenFood[], brief: DishBrief | undefined): SeenFood[] {
  if (!brief) return [...foods]
  const { base, hero, garnish = [] } = brief
  const isCast = hero !== undefined || garnish.length > 0
  return foods.map((food) => {
    const id = food.ingredient.food
    if (garnish.includes(id)) return asGarnish(food)
    if (id === hero) return asHero(food)
    if (id === base) return asBase(food)
    return isCast ? asBackground(food, base !== undefined) : food
  })
}

function asHero(food: SeenFood): SeenFood {
  const part = SMALL.includes(food.look.part) ? 'main' : food.look.part
  return {
    ...food,
    look: { ...food.look, part },
    isTitled: true,
    isHero: true,
    isBeside: false,
    isBlended: false,
  }
}

function asGarnish(food: SeenFood): SeenFood {
  const part = UNSEEN.includes(food.look.part) ? 'bit' : food.look.part
  return { ...food, look: { ...food.look, part }, isFinish: true, isBlended: false }
}

/** Leaves, noodles and mash lie below; anything else colors. */
function asBase(food: SeenFood): SeenFood {
  const isBed = food.look.part === 'bed' || !liquidColour(food.ingredient.food)
  const part = isBed && food.look.part !== 'hidden' ? 'bed' : 'liquid'
  return { ...food, look: { ...food.look, part }, isFinish: false, isBlended: part === 'liquid' }
}

/** Colors what it is stirred into, unless the brief says what does. */
function asBackground(food: SeenFood, hasBase: boolean): SeenFood {
  const { part } = food.look
  const isKept = part === 'liquid' || part === 'dust' || (part === 'bed' && !hasBase)
  return isKept
    ? { ...food, isFinish: false }
    : { ...food, look: { ...food.look, part: 'hidden' }, isFinish: false, isTitled: false }
}
