import type { Page } from '@playwright/test'
import { addressesOf } from '../addresses.ts'
import type { People } from '../people.ts'
import { press, pressAndSave } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

/** What life does to a plan: eaten elsewhere, moved, brought back into range. Day 1 is today, with a burger and an extra. */
export function living({ snacker }: People): ShownPlace[] {
  const { days, meals, listOf } = addressesOf(snacker.plan)
  const today = meals(days[0])
  const overlays: PlaceFor<'who' | 'path'>[] = [
    { name: 'something else, foods', act: (page) => addToDay(page) },
    { name: 'something else, a fourth snack refused', path: meals(days[1]), act: refuseSnack },
    { name: 'something else, instead of dinner', act: (page) => replaceDinner(page) },
    { name: 'something else, a plate', act: choosePlate },
    { name: 'mending, the proposal', act: proposeMending },
    { name: 'moving a dish', act: moveBreakfast },
    { name: 'use up, foods named', path: listOf(0), act: nameFoods },
    { name: 'use up, the proposal', path: listOf(0), act: findDishes },
  ]
  const pages: PlaceFor<'who'>[] = [
    { name: 'a day with extras and something else', path: today },
    { name: 'a day with snacks', path: meals(days[1]) },
    { name: 'a day with room for snacks', path: meals(days[4]) },
    { name: 'a day with a meal not counted', path: meals(days[2]) },
    { name: 'history of a day', path: '/app/history?day=1' },
    { name: 'shopping list, two shops', path: listOf(1) },
    { name: 'shopping list, the cupboard question', path: listOf(0) },
    {
      name: 'preferences, room for snacks',
      path: '/settings/personalization/preferences',
      isScreenful: true,
      act: showRoom,
    },
  ]
  const onToday = overlays.map((place) => ({ path: today, isOverlay: true, ...place }))
  return [...onToday, ...pages].map((place) => ({ who: 'snacker', ...place }))
}

/** [MAP-4] After weeks with open days behind. */
export const comingBack: readonly ShownPlace[] = [
  { name: 'welcome back', act: findQuestion },
  {
    name: 'welcome back, gone on',
    act: async (page: Page) => {
      await findQuestion(page)
      await pressAndSave(page, 'Go on from today')
      await page.getByText(/^You were away /).waitFor()
    },
    undo: (page: Page) => pressAndSave(page, 'Undo'),
  },
].map((place) => ({ who: 'returner', path: '/app', ...place }))

function findQuestion(page: Page) {
  return page.getByRole('region', { name: 'Welcome back' }).waitFor()
}

async function addToDay(page: Page) {
  await press(page, 'Add what you ate')
  await page.getByRole('region', { name: 'Often eaten' }).waitFor()
}

async function refuseSnack(page: Page) {
  await addToDay(page)
  await page.getByRole('searchbox', { name: 'Search foods' }).fill('almo')
  await page.getByRole('button', { name: /^Almonds/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Where it belongs' }).selectOption('Snack')
  await press(page, 'Add')
  await page.getByText(/up to 3 snacks/).waitFor()
}

async function replaceDinner(page: Page) {
  await press(page, 'Options for dinner')
  await press(page, /^Ate something else/)
  await page.getByRole('region', { name: 'Often eaten' }).waitFor()
}

async function choosePlate(page: Page) {
  await replaceDinner(page)
  await press(page, 'A plate of a restaurant')
  await press(page, /^Burger without a bun/)
  await page.getByText(/A guess: such plates have/).waitFor()
}

async function proposeMending(page: Page) {
  await press(page, /back into range/i)
  await page.getByRole('button', { name: 'Take it' }).waitFor()
}

async function moveBreakfast(page: Page) {
  await press(page, 'Options for breakfast')
  await press(page, /^Move…/)
  await page.getByLabel('Day', { exact: true }).selectOption('5')
  await page.getByRole('dialog').getByRole('region').first().waitFor()
}

async function nameFoods(page: Page) {
  await press(page, 'Name foods')
  await page.getByRole('combobox', { name: 'What do you have?' }).fill('green cab')
  await page.getByRole('option', { name: 'green cabbage' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type('3')
  await page.getByRole('combobox', { name: 'Unit of green cabbage' }).selectOption('pieces')
}

async function findDishes(page: Page) {
  await nameFoods(page)
  await press(page, 'Find dishes')
  await page.getByRole('region', { name: /meals? changes?$/ }).waitFor()
}

async function showRoom(page: Page) {
  const room = page.getByRole('region', { name: 'Room for snacks' })
  await room.getByRole('textbox', { name: 'Calories of one' }).waitFor()
  await room.evaluate((part) => part.scrollIntoView({ block: 'center' }))
}
