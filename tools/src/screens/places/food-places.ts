import type { Page } from '@playwright/test'
import { press } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

const extras = '/settings/personalization/extras'

/** Every day's extras, and the choice of foods that they share with what was eaten. */
export function eating(): ShownPlace[] {
  return places.map((place) => ({ who: 'cook', isOverlay: true, path: extras, ...place }))
}

const places: readonly PlaceFor<'who' | 'path'>[] = [
  { name: 'extras, none', isOverlay: false },
  { name: 'extras, add', act: (page) => openFoods(page) },
  { name: 'extras, foods found', act: (page) => search(page, 'egg') },
  { name: 'extras, no food found', act: (page) => search(page, 'gugelhupf') },
  { name: 'extras, a recipe', act: (page) => choose(page, 'One of our recipes') },
  { name: 'extras, an amount', act: chooseEgg },
  { name: 'extras, an amount refused', act: refuseAmount },
  { name: 'extras, own figures refused', act: refuseFigures },
]

async function openFoods(page: Page) {
  await press(page, 'Add an extra')
  await page.getByRole('region', { name: 'Often eaten' }).waitFor()
}

async function search(page: Page, words: string) {
  await openFoods(page)
  await page.getByRole('searchbox', { name: 'Search foods' }).fill(words)
  await page.getByRole('region', { name: 'Often eaten' }).waitFor({ state: 'detached' })
}

async function choose(page: Page, way: string) {
  await openFoods(page)
  await press(page, way)
}

async function chooseEgg(page: Page) {
  await search(page, 'egg')
  await page.keyboard.press('Enter')
  await page.getByText('USDA: Egg, whole, raw, fresh').waitFor()
}

async function refuseAmount(page: Page) {
  await chooseEgg(page)
  await page.getByRole('textbox', { name: 'How many' }).fill('0')
  await press(page, 'Save')
  await page.getByText('Enter more than 0').waitFor()
}

async function refuseFigures(page: Page) {
  await choose(page, 'Figures of your own')
  await page.getByRole('textbox', { name: 'What was it?' }).fill('Protein bar')
  for (const [name, value] of [
    ['Calories', '90'],
    ['Fat', '0'],
    ['Net carbs', '0'],
    ['Protein', '100'],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(name) }).fill(value)
  await press(page, 'Save')
  await page.getByText('90 kcal is too few').waitFor()
}
