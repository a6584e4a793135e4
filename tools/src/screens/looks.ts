import type { BrowserContextOptions, ViewportSize } from '@playwright/test'
import type { ShownPlace } from './places/place.ts'

export type Theme = 'light' | 'dark'
/** How a screen is looked at; only some screens are in a rare look. */
export type Look = {
  name: string
  context: BrowserContextOptions & { viewport: ViewportSize }
  themes: readonly Theme[]
  isRare?: boolean
}

const phone = { width: 390, height: 844 }

export const looks: readonly Look[] = [
  { name: '390', context: { viewport: phone }, themes: ['light', 'dark'] },
  // A tablet held upright.
  {
    name: '768',
    context: { viewport: { width: 768, height: 1024 } },
    themes: ['light', 'dark'],
    isRare: true,
  },
  { name: '1280', context: { viewport: { width: 1280, height: 900 } }, themes: ['light', 'dark'] },
  {
    name: '1920',
    context: { viewport: { width: 1920, height: 1080 } },
    themes: ['light', 'dark'],
    isRare: true,
  },
  // A window of 640 px at 200 %: half as wide, twice as fine.
  {
    name: 'zoomed',
    context: { viewport: { width: 320, height: 420 }, deviceScaleFactor: 2 },
    themes: ['light'],
    isRare: true,
  },
  {
    name: 'contrast',
    context: { viewport: phone, forcedColors: 'active' },
    themes: ['dark'],
    isRare: true,
  },
]

/** One of each kind of screen; the rest are made of the same parts. */
const inEveryLook = new Set([
  'meals, plates with sides',
  'sign in',
  'onboarding, about',
  'onboarding, allergies',
  'onboarding, done',
  'building, an empty day',
  'building, a started day',
  'building, leftovers to choose',
  'editor of a generated plan',
  'meals, cooked for later',
  'all recipes',
  'a day with extras and something else',
  'a day with room for snacks',
  'a recipe of the cookbook',
  'recipes',
  'recipes of a meal',
  'recipes of a meal, filters',
  'recipe preview',
  'meals of a day',
  'meals, options of a dish',
  'meals, another dish for dinner',
  'a complete day',
  'welcome back',
  'meal',
  'meal, macros',
  'cook mode, further on',
  'cook mode, timers',
  'shopping list',
  'shopping list, where an ingredient goes',
  'shopping list, two shops',
  'weight tracker',
  'weight tracker, weigh in',
  'weight tracker, a learned target proposed',
  'four weeks complete',
  'settings',
  'own recipe',
  'something else, a plate',
  'something else, foods',
  'macros',
  'history',
  'preferences',
  'help, an answer',
  'meals, a dish apart',
  'meals, another main apart',
  'meal, a dish apart',
  'meal, another main apart',
  'cook mode, a dish apart',
  'plate up, a dish apart',
  'plate up, another main apart',
  'options of a shared meal',
  'totals of a shared day',
  'people, a family',
  'people, one with needs is added',
  'eating along',
  'invitation',
])

export function isSeenIn({ name }: Pick<ShownPlace, 'name'>, { isRare }: Look): boolean {
  return !isRare || inEveryLook.has(name)
}
