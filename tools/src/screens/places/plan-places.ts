import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import type { Page, Route } from '@playwright/test'
import { addressesOf, findMeal, mealOf, plateDayOf } from '../addresses.ts'
import type { PlanPerson } from '../people.ts'
import { down, press, pressAndSave } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

/** A plan built by hand: day 1 has its meals, day 2 is open. */
export function building({ plan }: PlanPerson): ShownPlace[] {
  const { editor, days, progress } = addressesOf(plan)
  const [first, second] = days
  const open = mealOf(second, 'lunch')
  const places: PlaceFor<'who'>[] = [
    { name: 'building, a day filled', path: editor(first) },
    { name: 'building, an empty day', path: editor(second) },
    { name: 'building, leftovers to choose', path: `${editor(second)}/leftovers/lunch` },
    { name: 'building, leftovers, none', path: `${editor(first)}/leftovers/dessert` },
    { name: 'building, recipes', path: `${editor(second)}/recipes/lunch` },
    { name: 'building, an open meal', path: `${editor(second)}/item/${open.id}` },
    {
      name: 'building, a started day',
      path: editor(second),
      act: (page) => press(page, 'Skip breakfast'),
      undo: (page) => pressAndSave(page, 'Unskip breakfast'),
    },
    { name: 'building, a meal being chosen', path: editor(second), isBusy: true, ...choosing() },
    {
      name: 'building, reset asked',
      path: editor(first),
      isOverlay: true,
      act: (page) => press(page, 'Reset items'),
    },
    { name: 'four weeks under way', path: progress },
  ]
  return places.map((place) => ({ ...place, who: 'builder' }))
}

/** The call is held, and dropped at the end: let go, it would fill the meal. */
function choosing(): Pick<ShownPlace, 'act' | 'undo'> {
  const held: Route[] = []
  return {
    act: async (page) => {
      await page.route('**/randomize', (route) => void held.push(route))
      await press(page, 'Suggested Recipe')
    },
    undo: () => Promise.all(held.splice(0).map((route) => route.abort())),
  }
}

/** A plan of a person: its days, and the meals of its first. */
export function cooking({ plan }: PlanPerson): ShownPlace[] {
  const { editor, meals, daysToCook: days } = addressesOf(plan)
  const [day] = days
  const recipes = `${editor(day)}/recipes/dinner`
  const preview = {
    path: recipes,
    act: async (page: Page) => {
      await page.getByRole('article').first().getByRole('link').first().click()
      await page.getByRole('heading', { name: 'Your day with it' }).waitFor()
    },
  }
  const places: PlaceFor<'who'>[] = [
    { name: 'meals of a day', path: meals(day) },
    { name: 'meals of a day, more than macros', path: meals(day), act: openFolds },
    { name: 'editor of a generated plan', path: editor(day) },
    { name: 'all recipes', path: '/app/recipes' },
    { name: 'all recipes, none found', path: '/app/recipes?search=zzzz' },
    {
      name: 'all recipes, add to a day',
      path: '/app/recipes?search=salmon',
      act: (page) => press(page, /^Add to a day/),
      isOverlay: true,
    },
    {
      name: 'a recipe of the cookbook',
      path: '/app/recipes?search=salmon',
      act: async (page) => {
        await page.getByRole('list', { name: 'Recipes' }).getByRole('link').first().click()
        await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
      },
    },
    { name: 'recipes of a meal', path: recipes },
    {
      name: 'recipes of a meal, filters',
      path: recipes,
      act: (page) => press(page, 'Filters'),
      isOverlay: true,
    },
    { name: 'recipes of a meal, narrowed', path: `${recipes}?allergen=10&time=30&search=egg` },
    { name: 'recipes of a meal, none found', path: `${recipes}?search=zzzz` },
    { name: 'recipe preview', ...preview },
    ...leftoverPlaces(days, { meals, editor }),
    ...choicePlaces(meals(plateDayOf(plan))),
    ...itemPlaces(meals(day), day),
    ...platePlaces(plan),
    {
      name: 'meals, kept copy',
      path: meals(day),
      act: async (page) => {
        await page.route('**/api/mealplan', (route) => route.fulfill(down))
        await page.reload()
        await page.getByText(/as this device saw it last/).waitFor()
      },
    },
  ]
  return places.map((place) => ({ ...place, who: 'cook' }))
}

/** A dish cooked for two meals, the day of each, and both of them opened. */
function leftoverPlaces(
  days: readonly PlanDay[],
  { meals, editor }: Pick<ReturnType<typeof addressesOf>, 'meals' | 'editor'>,
): PlaceFor<'who'>[] {
  const parent = findMeal(days, ({ type }) => type === 'leftoverParent')
  const leftover = findMeal(days, (item) => item.type === 'leftover' && item.parentId === parent.item.id)
  return [
    { name: 'meals, cooked for later', path: meals(parent.day) },
    { name: 'editor, cooked for later', path: editor(parent.day) },
    { name: 'editor, a leftover', path: editor(leftover.day) },
    { name: 'meal, cooked for later', path: `${meals(parent.day)}/item/${parent.item.id}` },
    { name: 'meal, a leftover', path: `${meals(leftover.day)}/item/${leftover.item.id}` },
  ]
}

function itemPlaces(address: string, day: PlanDay): PlaceFor<'who'>[] {
  const dinner = mealOf(day, 'dinner')
  const item = `${address}/item/${dinner.id}`
  // One is paused, and one rings.
  const timers = [
    { id: 'one', seconds: 600, leftMs: 372_000, endsAt: null },
    { id: 'two', seconds: 60, leftMs: 0, endsAt: Date.now() },
  ].map((timer) => ({ step: 'Step 1', dish: dinner.value?.title, path: `${item}/cook`, ...timer }))
  return [
    { name: 'meal', path: item },
    { name: 'meal, not there', path: `${address}/item/none` },
    { name: 'meal, more than macros', path: item, act: openFolds },
    { name: 'meal, macros', path: item, act: (page) => press(page, 'Macros') },
    { name: 'meal, metric', path: item, act: (page) => press(page, 'Metric') },
    {
      name: 'meal, avoided',
      path: item,
      act: (page) => press(page, 'Avoid'),
      undo: (page) => pressAndSave(page, 'avoided'),
    },
    { name: 'cook mode, first step', path: `${item}/cook`, isScreenful: true },
    { name: 'cook mode, further on', path: `${item}/cook?step=2`, isScreenful: true },
    { name: 'cook mode, last step', path: `${item}/cook?step=99`, isScreenful: true },
    {
      name: 'cook mode, timers',
      path: `${item}/cook?step=2`,
      isScreenful: true,
      act: async (page) => {
        await page.evaluate((kept) => localStorage.setItem('butterleaf.timers', kept), JSON.stringify(timers))
        await page.reload()
        await page.getByRole('list', { name: 'Timers' }).waitFor()
      },
      undo: (page) => page.evaluate(() => localStorage.removeItem('butterleaf.timers')),
    },
  ]
}

/** [MAP-3] Another dish for a dinner, from Meals and back to it. */
function choicePlaces(path: string): PlaceFor<'who'>[] {
  const openOptions = (page: Page) => press(page, 'Options for dinner')
  const openRecipes = async (page: Page) => {
    await openOptions(page)
    await page.getByRole('link', { name: /^Replace…/ }).click()
    await page
      .getByRole('button', { name: /^Choose / })
      .first()
      .waitFor()
  }
  return [
    { name: 'meals, options of a dish', path, isOverlay: true, act: openOptions },
    { name: 'meals, another dish for dinner', path, act: openRecipes },
    {
      name: 'meals, a recipe for dinner',
      path,
      act: async (page) => {
        await openRecipes(page)
        await page.getByRole('article').nth(1).getByRole('link').first().click()
        await page.getByRole('heading', { name: 'Your day with it' }).waitFor()
      },
    },
    {
      name: 'meals, a dish chosen for dinner',
      path,
      isScreenful: true,
      act: async (page) => {
        await openRecipes(page)
        await pressAndSave(page, /^Choose /)
        await page.getByText(/^Dinner on /).waitFor()
      },
      undo: (page) => pressAndSave(page, 'Undo'),
    },
  ]
}

/** [PLATE-3] A dinner with two sides and a lunch with one. */
function platePlaces(plan: PlanPerson['plan']): PlaceFor<'who'>[] {
  const { editor, meals } = addressesOf(plan)
  const day = plateDayOf(plan)
  const dinner = mealOf(day, 'dinner')
  const side = ('sides' in dinner && dinner.sides?.[0]?.recipe.id) || ''
  const item = `${meals(day)}/item/${dinner.id}`
  const openOptions = (meal: string) => (page: Page) => press(page, `Options for ${meal}`)
  return [
    { name: 'meals, plates with sides', path: meals(day) },
    { name: 'editor, plates with sides', path: editor(day) },
    { name: 'editor, options of a plate', path: editor(day), isOverlay: true, act: openOptions('dinner') },
    {
      name: 'editor, sides to choose from',
      path: editor(day),
      isOverlay: true,
      act: async (page) => {
        await openOptions('lunch')(page)
        await press(page, 'Add a side')
        await page.getByRole('dialog').getByRole('article').first().waitFor()
      },
    },
    {
      name: 'editor, no such side',
      path: editor(day),
      isOverlay: true,
      act: async (page) => {
        await openOptions('lunch')(page)
        await press(page, 'Add a side')
        await page.getByRole('searchbox', { name: 'Search sides' }).fill('zzzz')
        await page.getByRole('heading', { name: 'No side by that name' }).waitFor()
      },
    },
    { name: 'meal, with sides', path: item },
    { name: 'cook mode, a plate', path: `${item}/cook`, isScreenful: true },
    { name: 'cook mode, a side', path: `${item}/cook?dish=${side}&step=1`, isScreenful: true },
  ]
}

async function openFolds(page: Page) {
  await page
    .getByText(/^More than macros/)
    .first()
    .waitFor({ state: 'attached' })
  // On a phone they lie in folds themselves.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
}
