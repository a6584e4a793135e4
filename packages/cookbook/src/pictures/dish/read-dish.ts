import { findLook } from '../foods/find-look.ts'
import type { Look, Part } from '../foods/food-look.ts'
import type { PictureIngredient, PictureRecipe } from '../picture-recipe.ts'
import type { DishForm } from './dish-form.ts'
import { findForm, formById, PLAIN } from './find-form.ts'
import { isNamedIn, mentions } from './food-words.ts'
import { isBlended, isFinish, isStirredIn, readSentences, type Sentence } from './step-roles.ts'

const SMALL_PARTS = new Set<Part>(['bit', 'herb', 'aromatic', 'dust', 'melt', 'citrus'])

/** One food as the dish shows it. */
export interface SeenFood {
  ingredient: PictureIngredient
  look: Look
  gramsPerServing: number
  isTitled: boolean
  isFinish: boolean
  /** Named in the title after `with`: it lies beside or on top of the dish. */
  isBeside: boolean
  isBlended: boolean
}

export interface Dish {
  recipe: PictureRecipe
  /** Lower case. */
  title: string
  /** Title and steps, lower case. */
  text: string
  form: DishForm
  foods: readonly SeenFood[]
}

export function readDish(recipe: PictureRecipe): Dish {
  const sentences = readSentences(recipe)
  const title = recipe.title.toLowerCase()
  const text = [title, ...sentences.map((sentence) => sentence.text)].join('. ')
  const foods = recipe.ingredients.map((ingredient) => seeFood(ingredient, recipe, title, sentences))
  return { recipe, title, text, form: visibleForm(findForm(recipe), foods), foods }
}

const UNSEEN_PARTS = new Set<Part>(['hidden', 'aromatic', 'dust', 'citrus', 'liquid', 'herb'])

/** Whisked eggs and nothing else to see are an omelet, whatever the dish calls itself: no plate stays empty. */
function visibleForm(form: DishForm, foods: readonly SeenFood[]): DishForm {
  if (form !== PLAIN || foods.some(({ look }) => !UNSEEN_PARTS.has(look.part))) return form
  const hasEggs = foods.some(({ ingredient }) => /^(liquid-)?eggs?(-|$)/.test(ingredient.food))
  return hasEggs ? formById('omelette') : form
}

function seeFood(
  ingredient: PictureIngredient,
  recipe: PictureRecipe,
  title: string,
  sentences: readonly Sentence[],
): SeenFood {
  const own = sentences.filter((sentence) => mentions(sentence.text, ingredient))
  const words = [title, ingredient.prep?.toLowerCase() ?? '', ...own.map(({ text }) => text)].join('. ')
  const look = findLook(ingredient.food, ingredient.class, words)
  const [head = '', ...rest] = title.split(' with ')
  const isTitled = isNamedIn(title, ingredient)
  return {
    ingredient,
    look,
    gramsPerServing: ingredient.grams / Math.max(1, recipe.servings),
    isTitled,
    isBeside: isTitled && rest.length > 0 && !isNamedIn(head, ingredient),
    isFinish: isFinish(ingredient, own),
    isBlended:
      isBlended(ingredient, own, sentences) || (isStirredIn(ingredient) && SMALL_PARTS.has(look.part)),
  }
}
