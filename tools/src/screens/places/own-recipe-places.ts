import { overloadedRecipe, pastedRecipe } from '@butterleaf/testing/own-recipes/pasted-recipe'
import type { Page } from '@playwright/test'
import { press } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

const recipes = '/app/recipes/yours'

const places: readonly PlaceFor<'who' | 'path'>[] = [
  { name: 'own recipes, none', who: 'finisher' },
  { name: 'own recipes, pasted', act: (page) => paste(page) },
  { name: 'own recipes, lines to settle', act: readPasted },
  { name: 'own recipe, what would go wrong', act: readOverloaded },
  { name: 'own recipe, its warned step', act: openOverloaded },
  { name: 'own recipes, a line', isOverlay: true, act: openLine },
  { name: 'own recipes', who: 'learner' },
  { name: 'own recipe', who: 'learner', act: openFirst },
]

/** A person's own recipes, from none to a list of them. */
export const bringing: readonly ShownPlace[] = places.map((place) => ({
  who: 'snacker',
  path: recipes,
  ...place,
}))

function openFirst(page: Page) {
  return page.getByRole('link', { name: /^Leek pie/ }).click()
}

function paste(page: Page) {
  return page.getByRole('textbox', { name: 'Recipe' }).fill(pastedRecipe)
}

async function readPasted(page: Page) {
  await paste(page)
  await press(page, 'Read the recipe')
  await page.getByText('Without 1 of 4 lines.').waitFor()
}

async function readOverloaded(page: Page) {
  await page.getByRole('textbox', { name: 'Recipe' }).fill(overloadedRecipe)
  await press(page, 'Read the recipe')
  await page.getByRole('heading', { name: 'Before you cook' }).waitFor()
  await page.getByRole('textbox', { name: 'Steps' }).waitFor()
}

async function openOverloaded(page: Page) {
  await readOverloaded(page)
  await page.getByRole('link', { name: 'See it as a recipe' }).click()
  await page.getByText('don’t fit').first().waitFor()
}

async function openLine(page: Page) {
  await readPasted(page)
  await press(page, 'Change 2 zorbles')
  await page.getByRole('searchbox', { name: 'Search foods' }).fill('leek')
}
