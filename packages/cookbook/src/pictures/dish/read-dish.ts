import { findLook } from '../foods/find-look.ts'
import type { Look, Part } from '../foods/food-look.ts'
import { lookInSauce } from '../foods/look-in-sauce.ts'
import type { PictureIngredient, PictureRecipe } from '../picture-recipe.ts'
import { castFoods } from './cast-foods.ts'
import type { DishForm } from './dish-form.ts'
import { findForm, formById, PLAIN } from './find-form.ts'
import { isNamedIn, mentions } from './food-words.ts'
import { formByMethod } from './form-by-method.ts'
import type { SeenFood } from './seen-food.ts'
import { isBlended, isFinish, isStirredIn, readSentences, type Sentence } from './step-roles.ts'

/** Whatever the steps do to the eggs of a scramble first. */
const SCRAMBLED: Look = { glyph: 'scrambled-egg', part: 'main', each: 110 }
const SMALL_PARTS = new Set<Part>(['bit', 'herb', 'aromatic', 'dust', 'melt', 'citrus'])

export interface Dish {
  recipe: PictureRecipe
  /** Lower case. */
  title: string
  /** Title and steps, lower case. */
  text: string
  form: DishForm
  foods: readonly SeenFood[]
  /** The food that the recipe says colors the dish. */
  base: SeenFood | undefined
}

export function readDish(recipe: PictureRecipe): Dish {
  const sentences = readSentences(recipe)
  const title = recipe.title.toLowerCase()
  const text = [title, ...sentences.map((sentence) => sentence.text)].join('. ')
  const read = recipe.ingredients.map((ingredient) => seeFood(ingredient, recipe, title, sentences))
  const foods = castFoods(read, recipe.brief)
  const base = foods.find(({ ingredient }) => ingredient.food === recipe.brief?.base)
  const form = visibleForm(formOf(recipe, text, read), foods)
  return {
    recipe,
    title,
    text,
    form,
    foods: foods.map((food) => ({ ...food, look: lookInForm(food, form, title) })),
    base,
  }
}

const MEATS = new Set([
  'beef',
  'pork',
  'lamb',
  'game',
  'chicken',
  'turkey',
  'duck',
  'fish',
  'crustacean',
  'mollusc',
])

/** Never blended: "until smooth" speaks of the sauce around it. */
function isMeat({ class: foodClass }: PictureIngredient): boolean {
  return MEATS.has(foodClass.split(':')[0] ?? '')
}

const UNSEEN_PARTS = new Set<Part>(['hidden', 'aromatic', 'dust', 'citrus', 'liquid', 'herb'])

function formOf(recipe: PictureRecipe, text: string, foods: readonly SeenFood[]): DishForm {
  const form = findForm(recipe)
  return form === PLAIN ? formByMethod(recipe, text, foods) : form
}

function lookInForm({ look, ingredient }: SeenFood, form: DishForm, title: string): Look {
  if (form.id === 'curry' || form.id === 'soup') return lookInSauce(look, title)
  if (form.id === 'scramble' && /^(liquid-)?eggs?(-|$)/.test(ingredient.food)) return SCRAMBLED
  if (form.id === 'stir-fry' && look.glyph === 'chicken-thigh')
    return { ...look, glyph: 'chicken-chunk', each: 26 }
  return look
}

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
      (!isMeat(ingredient) && isBlended(ingredient, own, sentences)) ||
      (isStirredIn(ingredient) && SMALL_PARTS.has(look.part)),
  }
}
