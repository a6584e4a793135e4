import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { askedIn, browseAnswer } from '#lib/recipe/testing/browse-pages.ts'
import { renderPlanRoutes } from '#lib/recipe/testing/render-plan-routes.tsx'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { dishes } from '#lib/testing/dishes.ts'
import type { Answer, Sent } from '#lib/testing/fake-api.ts'
import AllRecipesScreen from './all-recipes-screen.tsx'
import RecipePlace from './recipe-place.tsx'
import TastesScreen from './tastes-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const isBrowse = ({ path }: Sent) => path.startsWith('/api/mealplan/plan/recipes?')
const found = dishes.map(({ meal, ...card }) => ({ ...card, categories: [meal] }))

interface Open {
  path?: string
  plan?: MealPlan
  recipes?: (typeof found)[number][]
  answer?: (sent: Sent) => Answer | undefined
}

function open({
  path = paths['app.recipes'],
  recipes = found,
  answer = () => undefined,
  ...given
}: Open = {}) {
  const { plan = buildPlan({ weeks: ['rrrrrrr'] }) } = given
  vi.stubGlobal('scrollTo', () => undefined)
  return renderPlanRoutes({
    routes: [
      {
        Component: RecipePlace,
        children: [
          { path: paths['app.recipes'], Component: AllRecipesScreen },
          { path: paths['app.recipes.yours'], element: <p>What is one’s own</p> },
          { path: paths['app.recipes.liked'], Component: TastesScreen },
          { path: paths['app.recipes.avoided'], Component: TastesScreen },
        ],
      },
    ],
    path,
    plan,
    answer: (sent) => {
      const own = answer(sent)
      if (own || !isBrowse(sent)) return own
      return { body: { ...browseAnswer(sent.path, []), results: recipes } }
    },
  })
}

const lastAsked = (sent: Sent[]) => sent.findLast(isBrowse)?.path ?? ''
const orderOf = (path: string) => new URL(path, 'https://own.invalid').searchParams

describe('the place of recipes', () => {
  it('[MAP-5] has four tabs, each at its address, and own recipes are one press away', async () => {
    const { user, address } = open()
    const tabs = within(await screen.findByRole('navigation', { name: 'Recipes' }))
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Yours',
      'Liked',
      'Avoided',
    ])
    expect(tabs.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page')
    await user.click(tabs.getByRole('link', { name: 'Avoided' }))
    expect(await screen.findByText("You haven't avoided any recipes yet")).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Add your own' }))
    expect(await screen.findByText('What is one’s own')).toBeTruthy()
    expect(address()).toBe('/app/recipes/yours')
    expect(screen.queryByRole('link', { name: 'Add your own' })).toBeNull()
  })

  it('[MAP-5] asks for what suits the person’s week and season first', async () => {
    const { sent } = open()
    await screen.findByRole('list', { name: 'Recipes' })
    const order = orderOf(lastAsked(sent))
    expect([order.get('sort'), order.get('day'), order.get('fits')]).toEqual(['suits', 'w1d1', null])
    expect(Number(order.get('month'))).toBeGreaterThan(0)
  })

  it('[MAP-5] [RCP-2] narrows by a chip in sight: meals with sides, minutes, cuisine, and what fits the day', async () => {
    const { user, sent } = open()
    const chip = (name: string | RegExp) => screen.findByRole('checkbox', { name })
    await user.click(await chip('Side'))
    await user.click(await chip('Up to 15 min'))
    await user.click(await chip('Up to 30 min'))
    await user.click(await chip('Italian'))
    await user.click(await chip(/^Fits /))
    await waitFor(() => expect(orderOf(lastAsked(sent)).get('fits')).toBe('true'))
    expect(askedIn(lastAsked(sent))).toMatchObject({ categories: ['side'], time: 30, cuisines: ['italian'] })
    await user.click(await chip('Up to 30 min'))
    await waitFor(() => expect(askedIn(lastAsked(sent)).time).toBe(0))
    expect(orderOf(lastAsked(sent)).get('fits')).toBe('true')
  })

  it('[MAP-5] what narrows stands in the address, and is cleared in one press where nothing is left', async () => {
    const path = `${paths['app.recipes']}?time=15&cuisine=italian&fits=day`
    const { user, sent, router } = open({ path, recipes: [] })
    expect(await screen.findByRole('checkbox', { name: 'Italian', checked: true })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(orderOf(lastAsked(sent)).get('fits')).toBeNull())
  })

  it('[MAP-5] a plan that is eaten has no day to fit', async () => {
    open({ plan: buildPlan({ weeks: ['ccccccc', 'ccccccc', 'ccccccc', 'ccccccc'] }) })
    await screen.findByRole('list', { name: 'Recipes' })
    expect(screen.queryByRole('checkbox', { name: /^Fits / })).toBeNull()
  })

  it('[MAP-5] a subtitle doesn’t repeat the name above it', async () => {
    const [dish] = found
    if (!dish) throw new Error('There are no dishes')
    open({ recipes: [{ ...dish, title: 'Skillet salmon with lemon cream', short: 'Skillet salmon' }] })
    const tile = within(await screen.findByRole('list', { name: 'Recipes' }))
    expect(tile.getByRole('heading', { name: 'Skillet salmon' })).toBeTruthy()
    expect(tile.getByText('with lemon cream')).toBeTruthy()
  })

  it('[RCP-1] says when the recipes didn’t load, and tries again', async () => {
    let fails = true
    const { user } = open({
      answer: (one) => (fails && isBrowse(one) ? { status: 422, body: {} } : undefined),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    await user.click(again)
    expect(await screen.findByRole('list', { name: 'Recipes' })).toBeTruthy()
  })
})

describe('liked and avoided', () => {
  const image = { featured: '/f', small: '/s' }
  const interactions: MealPlan['interactions'] = [
    { type: 'like', recipeId: 'trout', title: 'Smoked trout scramble', image },
    { type: 'dislike', recipeId: 'soup', title: 'Zucchini soup', image },
  ]
  const plan = buildPlan({ interactions })

  it('[SET-2] are shown one kind at a time', async () => {
    const { user } = open({ path: paths['app.recipes.liked'], plan })
    const liked = within(await screen.findByRole('list', { name: 'Liked recipes' }))
    expect(liked.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Smoked trout scramble',
    ])
    await user.click(screen.getByRole('link', { name: 'Avoided' }))
    const avoided = within(await screen.findByRole('list', { name: 'Avoided recipes' }))
    expect(avoided.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Zucchini soup'])
  })

  it('[SET-2] with none, the page says so', async () => {
    open({ path: paths['app.recipes.liked'] })
    expect(await screen.findByText("You haven't liked any recipes yet")).toBeTruthy()
  })

  it('[SET-2] [ITEM-7] can be taken back', async () => {
    const { user, sent } = open({
      path: paths['app.recipes.liked'],
      plan,
      answer: ({ method }) =>
        method === 'DELETE' ? { body: buildPlan({ interactions: interactions.slice(1) }) } : undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'Take back: Smoked trout scramble' }))
    expect(await screen.findByText("You haven't liked any recipes yet")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To all recipes' }))
    await waitFor(() =>
      expect(sent.map(({ path }) => path)).toContain('/api/mealplan/plan/interaction/trout'),
    )
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })
})
