import type { PictureRecipe } from '../picture-recipe.ts'
import { bakedSweetForms } from './baked-sweet-forms.ts'
import { breakfastForms } from './breakfast-forms.ts'
import type { DishForm } from './dish-form.ts'
import { drinkAndColdForms } from './drink-and-cold-forms.ts'
import { potForms } from './pot-forms.ts'
import { shapedForms } from './shaped-forms.ts'
import { stuffedForms } from './stuffed-forms.ts'

/** A plain dish: its foods lie side by side and the vessel rules choose the vessel. */
export const PLAIN: DishForm = { id: 'plain', title: /./, vessels: [], layout: 'plated', absorbs: 'nothing' }

const sweetForms = [...drinkAndColdForms, ...bakedSweetForms]
const savouryForms = [...stuffedForms, ...shapedForms, ...potForms]
const SWEET_FIRST = [...sweetForms, ...breakfastForms, ...stuffedForms, ...shapedForms]
const SAVOURY_FIRST = [...breakfastForms, ...savouryForms, ...sweetForms]

/** A Basque hake is no cake, and lamb and cabbage in layers no trifle. */
const NEVER_A_MAIN = new Set(['squares', 'truffles', 'donuts', 'cake', 'ice-cream', 'parfait'])
const MAINS = SAVOURY_FIRST.filter(({ id }) => !NEVER_A_MAIN.has(id))

/**
 * Words mean other things in a dessert: a pie, a cake, a roll. What comes after `with` is beside the dish
 * and says nothing of its form.
 */
export function findForm(recipe: PictureRecipe): DishForm {
  if (recipe.brief?.form !== undefined) return formById(recipe.brief.form)
  return (
    formNamedIn(recipe.title, recipe) ??
    formNamedIn(recipe.short ?? '', recipe) ??
    servedInBroth(recipe) ??
    sweetByMethod(recipe) ??
    PLAIN
  )
}

function formNamedIn(name: string, recipe: PictureRecipe): DishForm | undefined {
  const words = name.toLowerCase().split(' with ')[0] ?? ''
  return formsOf(recipe.category).find(
    (candidate) =>
      candidate.title.test(words) &&
      !candidate.unless?.test(words) &&
      (candidate.steps === undefined || recipe.steps.some((step) => candidate.steps?.test(step))) &&
      (candidate.foods === undefined || recipe.ingredients.some(({ food }) => candidate.foods?.test(food))) &&
      (candidate.category === undefined || candidate.category === recipe.category),
  )
}

/** `tilapia with pickled mustard greens in sour broth` is a soup, whatever comes first. */
function servedInBroth({ title, category }: PictureRecipe): DishForm | undefined {
  const isSoup = category !== 'dessert' && /\bin (a |an )?(\S+ ){0,4}broth\b/.test(title.toLowerCase())
  return isSoup ? formById('soup') : undefined
}

/** What a recipe may say its picture shows. */
export const formIds: readonly string[] = [...new Set([PLAIN, ...SAVOURY_FIRST].map(({ id }) => id))].sort()

export function formById(id: string): DishForm {
  return SAVOURY_FIRST.find((form) => form.id === id) ?? PLAIN
}

function formsOf(category: string): readonly DishForm[] {
  if (category === 'dessert') return SWEET_FIRST
  return category === 'breakfast' ? SAVOURY_FIRST : MAINS
}

const sweetMethods: readonly { id: string; steps: RegExp; needsFlour?: boolean }[] = [
  { id: 'cake', steps: /bake/, needsFlour: true },
  { id: 'ice-cream', steps: /churn|freez/ },
  { id: 'panna-cotta', steps: /unmold|turn (it|them|each) out|invert|dip the molds?/ },
  { id: 'custard', steps: /(bake|steam)[^.]*(set|wobbl|trembl|quiver|tremble)/ },
  {
    id: 'parfait',
    steps: /(into|among|fill)[^.]*(glasses|ramekins|cups|jars)[^.]*(chill|set)|(glasses|jars)/,
  },
]

/** A sweet whose name says nothing is known by how it sets. */
function sweetByMethod(recipe: PictureRecipe): DishForm | undefined {
  if (recipe.category !== 'dessert') return undefined
  const steps = recipe.steps.join(' ').toLowerCase()
  const hasFlour = recipe.ingredients.some(({ food }) => /flour|ground-(almond|hazelnut)/.test(food))
  const id = sweetMethods.find(
    ({ steps: words, needsFlour }) => words.test(steps) && (hasFlour || !needsFlour),
  )?.id
  return sweetForms.find((form) => form.id === id)
}
