import type { Page } from '@playwright/test'
import { down, press } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

const personalization = '/settings/personalization'

/** What a plan is made from, and the help beside it. */
export function settling(): ShownPlace[] {
  return [...pages, ...saving, ...help].map((place) => ({ who: 'cook', ...place }))
}

const pages: readonly PlaceFor<'who'>[] = [
  { name: 'personalization', path: personalization },
  { name: 'preferences', path: `${personalization}/preferences` },
  { name: 'what one eats and avoids', path: `${personalization}/food` },
  { name: 'minerals asked', path: `${personalization}/food`, act: askMinerals },
  { name: 'history', path: '/app/history' },
  { name: 'people', path: `${personalization}/preferences/scaling` },
  { name: 'macros', path: `${personalization}/profile` },
  { name: 'liked', path: '/app/recipes/liked' },
  { name: 'liked, none', who: 'builder', path: '/app/recipes/liked' },
  { name: 'avoided', path: '/app/recipes/avoided' },
]

const toMaintain = async (page: Page) => {
  await page.getByRole('radio', { name: 'Maintain' }).check({ force: true })
  await page.getByRole('button', { name: 'Discard' }).waitFor()
}
const discard = (page: Page) => press(page, 'Discard')

const saving: readonly PlaceFor<'who'>[] = [
  { name: 'macros, changed', path: `${personalization}/profile`, act: toMaintain, undo: discard },
  {
    name: 'macros, asked before saving',
    path: `${personalization}/profile`,
    isOverlay: true,
    act: async (page) => {
      await toMaintain(page)
      await press(page, 'Save')
    },
  },
  {
    name: 'macros, not saved',
    path: `${personalization}/profile`,
    act: async (page) => {
      await page.route('**/reset', (route) => route.fulfill(down))
      await toMaintain(page)
      await press(page, 'Save')
      await press(page, 'Make a new plan')
      await page.getByText('Your plan is as it was.').waitFor()
    },
    undo: discard,
  },
]

const help: readonly PlaceFor<'who'>[] = [
  { name: 'help, searched', path: '/support?q=left' },
  { name: 'help, nothing found', path: '/support?q=zzzz' },
  { name: 'help, an answer', path: '/support/how-do-leftovers-work' },
  { name: 'help, another answer', path: '/support/what-are-net-carbs' },
  { name: 'help, no such answer', path: '/support/how-do-i-fly' },
  { name: 'feed', path: '/feed' },
  { name: 'not found, signed in', path: '/no/such/plate' },
]

async function askMinerals(page: Page) {
  const part = page.getByRole('region', { name: 'Minerals and fiber' })
  await part.getByRole('radio', { name: 'On' }).check({ force: true })
  await part.getByRole('checkbox', { name: 'Heart failure' }).check({ force: true })
  await part.getByText('Then this stays off').waitFor()
}
