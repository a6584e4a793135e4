import type { Page } from '@playwright/test'
import { down, press } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

const personalization = '/settings/personalization'

/** What a plan is made from, and the help beside it. */
export function settling(): ShownPlace[] {
  return [...pages, ...saving, ...help].map((place) => ({ who: 'cook', ...place }))
}

/** Half a portion, of dinner every day and of lunch at the weekend. */
const tim = {
  id: 'tim',
  name: 'Tim',
  share: 0.5,
  shares: { breakfast: [], lunch: [6, 7], dinner: [1, 2, 3, 4, 5, 6, 7] },
  avoids: { allergen: [], intolerance: [], avoidedIngredients: [], avoidedGroups: [] },
}

/** What others share isn't stored, so that every other screen stays that of one person. */
function withTable(eaters: readonly unknown[]) {
  return async (page: Page) => {
    await page.route('**/table', (route) => route.fulfill({ json: { version: 1, eaters } }))
    await page.reload()
    await page.getByRole('list', { name: 'People at your table' }).waitFor()
  }
}

const pages: readonly PlaceFor<'who'>[] = [
  { name: 'personalization', path: personalization },
  { name: 'preferences', path: `${personalization}/preferences` },
  { name: 'what one eats and avoids', path: `${personalization}/food` },
  { name: 'minerals asked', path: `${personalization}/food`, act: askMinerals },
  { name: 'history', path: '/app/history' },
  { name: 'people', path: `${personalization}/preferences/scaling` },
  {
    name: 'people, one eats along',
    path: `${personalization}/preferences/scaling`,
    act: withTable([tim]),
    undo: (page) => page.unroute('**/table'),
  },
  {
    name: 'people, one is invited, one types their own answers',
    path: `${personalization}/preferences/scaling`,
    act: withTable([
      { ...tim, invitedUntil: '2026-12-12T10:00:00.000Z' },
      { ...tim, id: 'kim', name: 'Kim', share: 1, theirs: true },
    ]),
    undo: (page) => page.unroute('**/table'),
  },
  {
    name: 'people, a full table',
    path: `${personalization}/preferences/scaling`,
    act: withTable(Array.from({ length: 6 }, (_, at) => ({ ...tim, id: `${at}`, name: `Tim ${at + 1}` }))),
    undo: (page) => page.unroute('**/table'),
  },
  {
    name: 'people, not loaded',
    path: `${personalization}/preferences/scaling`,
    act: async (page) => {
      await page.route('**/table', (route) => route.fulfill({ ...down, status: 404 }))
      await page.reload()
      await page.getByText('The people at your table didn’t load').waitFor()
    },
    undo: (page) => page.unroute('**/table'),
  },
  {
    name: 'people, one is added',
    path: `${personalization}/preferences/scaling`,
    isOverlay: true,
    act: async (page) => {
      await press(page, 'Add a person')
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Fish', exact: true }).waitFor()
    },
  },
  {
    name: 'people, one with needs is added',
    path: `${personalization}/preferences/scaling`,
    isOverlay: true,
    act: async (page) => {
      await press(page, 'Add a person')
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('radio', { name: /By their own needs/ }).check({ force: true })
      await sheet.getByRole('textbox', { name: /^Age/ }).waitFor()
      await press(page, 'Save')
    },
  },
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
