import type { Locator, Page } from '@playwright/test'
import { addressesOf, templateOf } from '../screens/addresses.ts'
import { draftKey, fullAnswers } from '../screens/answers.ts'
import type { People } from '../screens/people.ts'
import { isPost } from '../screens/places/acts.ts'
import type { ShownPlace } from '../screens/places/place.ts'
import type { Film } from './film.ts'

/** What a video shows: for whom, where, what must be seen before it begins, and what is done in it. */
export type Scene = Pick<ShownPlace, 'name' | 'who' | 'path' | 'session'> & {
  opens(page: Page): Locator
  play(film: Film, page: Page): Promise<void>
}

/** Names are those the landing page knows. */
export function scenes({ cook }: People): Scene[] {
  const { daysToCook, listOf } = addressesOf(cook.plan)
  const weekIndex = templateOf(cook.plan).weeks.findIndex(({ id }) => id === daysToCook[0].weekId)
  return [
    {
      name: 'plan',
      who: 'newcomer',
      path: '/onboarding/done',
      session: { [draftKey]: fullAnswers },
      opens: (page) => page.getByRole('button', { name: 'Make my plan' }),
      play: playPlan,
    },
    {
      name: 'shopping-list',
      who: 'cook',
      path: listOf(weekIndex),
      opens: (page) => page.getByRole('checkbox').first(),
      play: playShoppingList,
    },
    {
      name: 'weight-tracker',
      who: 'cook',
      path: '/weight-tracker',
      opens: (page) => page.getByRole('slider'),
      play: playWeightTracker,
    },
  ]
}

async function playPlan(film: Film, page: Page): Promise<void> {
  film.say('Your answers in, four weeks of dinners out.')
  await film.hold(700)
  const letGo = await holdPlan(page)
  await film.tap(page.getByRole('button', { name: 'Make my plan' }))
  await film.until(page.getByRole('heading', { name: 'Planning your 28 days' }))
  await film.hold(900)
  letGo()
  await film.until(page.getByRole('heading', { name: 'Your first week' }))
  await film.hold(900)
  await film.tap(page.getByRole('link', { name: 'Start', exact: true }))
  await film.until(page.getByRole('button', { name: 'Mark complete' }))
  film.say('28 days, each inside your macros.')
  await film.hold(1100)
  await film.takePoster()
  await film.scrollTo(420, 1300)
  await film.hold(500)
  await film.scrollTo(0, 700)
  await film.tap(page.getByRole('link', { name: 'Editor' }))
  // Of the meals the one that never feeds another day.
  const another = page.getByRole('button', { name: 'Random breakfast' })
  await film.until(another)
  film.say('Not in the mood for a dish? The dice bring another.')
  await film.hold(500)
  await film.tap(another)
  await film.until(page.locator('main:not(:has([aria-busy=true]))'))
  await film.hold(1600)
  await film.scrollTo(260, 1100)
  await film.hold(1200)
}

/** A plan is made in less time than it takes to read that it is being made. */
async function holdPlan(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/mealplan', async (route) => {
    if (isPost(route)) await held
    return route.fallback()
  })
  return letGo
}

async function playShoppingList(film: Film, page: Page): Promise<void> {
  const rows = page.locator('label:has(input[type=checkbox])')
  film.say('One list for the week, in the order of the aisles.')
  await film.hold(900)
  await film.takePoster()
  await film.scrollTo(1500, 2600)
  await film.hold(300)
  await film.scrollTo(0, 1300)
  film.say('Tick it off with a thumb. It works without a signal, too.')
  for (const row of [0, 1, 2]) {
    await film.tap(rows.nth(0))
    await film.hold(row === 2 ? 1100 : 950)
  }
  film.say('And every ingredient knows the dishes it is for.')
  await film.tap(page.getByRole('button', { name: /^Recipes with/ }).first())
  await film.until(page.getByRole('dialog').getByRole('link').first())
  await film.hold(1900)
}

async function playWeightTracker(film: Film, page: Page): Promise<void> {
  film.say('The line through the ups and downs.')
  await film.hold(900)
  await film.takePoster()
  await film.tap(page.getByRole('button', { name: '1 month' }))
  await film.hold(900)
  film.say('Weigh in when you like.')
  await film.tap(page.getByRole('button', { name: 'Weigh In' }))
  const sheet = page.getByRole('dialog')
  const field = sheet.getByRole('textbox', { name: 'Weight' })
  await film.until(field)
  await film.hold(400)
  await film.tap(field)
  for (const key of '180.4') {
    await page.keyboard.press(key)
    await film.hold(160)
  }
  await film.hold(300)
  await film.tap(sheet.getByRole('button', { name: 'Save' }))
  await film.hold(1300)
  film.say('And see when you will likely be there.')
  await film.scrollTo(330, 1200)
  await film.hold(1500)
}
