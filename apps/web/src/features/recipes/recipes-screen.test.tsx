import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { askedIn, browseAnswer, buildResults } from '#lib/recipe/testing/browse-pages.ts'
import { buildRecipe } from '#lib/recipe/testing/build-recipe.ts'
import { renderPlanRoutes } from '#lib/recipe/testing/render-plan-routes.tsx'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { dishes } from '#lib/testing/dishes.ts'
import { type Answer, problem, type Sent } from '#lib/testing/fake-api.ts'
import { holdAnswers } from '#lib/testing/hold-answers.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import PreviewScreen from './preview-screen.tsx'
import RecipesScreen from './recipes-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const results = buildResults(10)
const first = results[0]!
const dayPath = pathTo('app.template.preparing.day', { templateId: 'template', weekId: 'w1', dayId: 'w1d2' })
const listPath = `${dayPath}/recipes/lunch`
const chosen = (sent: Sent) => sent.method === 'POST' && !sent.path.includes('interaction')
const isBrowse = ({ path }: Sent) => path.includes('/items/lunch?')

interface Open {
  path?: string
  plan?: ReturnType<typeof buildPlan>
  found?: typeof results
  answer?: (sent: Sent) => Answer | undefined
}

/** Day 2 of an own plan of which day 1 is ready; nothing stands on it yet. */
function open({ path = listPath, found = results, answer = () => undefined, ...given }: Open = {}) {
  const { plan = buildPlan({ weeks: ['r......'] }) } = given
  vi.stubGlobal('scrollTo', () => undefined)
  return renderPlanRoutes({
    routes: [
      {
        path: paths['app.template.preparing.day.recipes'],
        Component: RecipesScreen,
        children: [{ path: paths['app.template.preparing.day.recipes.recipe'], Component: PreviewScreen }],
      },
    ],
    path,
    plan,
    answer: (sent) => {
      const own = answer(sent)
      if (own) return own
      if (isBrowse(sent)) return { body: browseAnswer(sent.path, found) }
      const dish = dishes.find(({ id }) => sent.path.startsWith(`/api/recipes/${id}`))
      return dish && { body: buildRecipe(dish) }
    },
  })
}

describe('the list', () => {
  it('[LIV-2] says what choosing a recipe does to the week’s list, in the list and before it is chosen', async () => {
    const basket = { moreToBuy: 2, usesUp: ['spinach'] }
    const { user } = open({ found: [{ ...first, basket }] })
    const row = within(await screen.findByRole('article'))
    expect(row.getByText('2 more things to buy. Uses up your spinach.')).toBeTruthy()
    await user.click(row.getByRole('link'))
    const day = within(await screen.findByRole('region', { name: 'Your day with it' }))
    expect(day.getByText('2 more things to buy. Uses up your spinach.')).toBeTruthy()
  })

  it('[TOG-2] for a meal with guests who may not eat all, says that what is offered suits them', async () => {
    const plan = structuredClone(buildPlan())
    const dinner = plan.templates[0]!.weeks[0]!.days[0]!.items.find(({ category }) => category === 'dinner')!
    const avoids = { allergen: [], intolerance: [4], avoidedIngredients: [], avoidedGroups: [] }
    Object.assign(dinner, { guests: { adults: 1, children: 0, avoids } })
    const day = { templateId: 'template', weekId: 'w1', dayId: 'w1d1' }
    const path = `${pathTo('app.template.preparing.day', day)}/recipes/dinner`
    const found = { body: browseAnswer('/?q={}', results) }
    open({ plan, path, answer: (sent) => (sent.path.includes('/items/dinner?') ? found : undefined) })
    expect(await screen.findByText('Your guests may eat all of these, too.')).toBeTruthy()
  })

  it('[RCP-4] [ITEM-1] says of each recipe what it is and what choosing it does to the day', async () => {
    const over = { ...first.fit, actual: { ...first.fit.actual, net_carbs: 28 } }
    open({ found: [{ ...first, fit: over }] })
    const row = within(await screen.findByRole('article'))
    expect(row.getByRole('link', { name: first.title })).toBeTruthy()
    expect(row.getByText('1 ½ servings')).toBeTruthy()
    expect(row.getByText('18 min')).toBeTruthy()
    expect(
      row.getByText('1,850 kcal on the day, 3 g of net carbs over before breakfast and dinner'),
    ).toBeTruthy()
  })

  it('[MAP-3] [LEFT-3] a dish is chosen in its row; what goes along is said above the list', async () => {
    const feeding = [
      planChange('clearItem', { weekId: 'w1', dayId: 'w1d3', itemId: 'w1d3-lunch' }),
      planChange('addLeftover', { weekId: 'w1', dayId: 'w1d3', meal: 'lunch', parentId: 'w1d2-lunch' }),
    ]
    const plan = buildPlan({ weeks: ['rrr....'], changes: feeding })
    const { user, sent } = open({
      plan,
      found: [first],
      answer: (call) => (chosen(call) ? { body: { ...plan, version: 2 } } : undefined),
    })
    expect(await screen.findByText(/also feeds Wednesday/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: `Choose ${first.title} for lunch` }))
    await waitFor(() => expect(sent.find(chosen)).toMatchObject({ body: { replacement: first.id } }))
  })

  it('[RCP-1] asks once, 300 ms after the last key', async () => {
    const { sent, user, address } = open()
    await screen.findAllByRole('article')
    await user.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'salmon')
    await waitFor(() => expect(sent.filter(isBrowse)).toHaveLength(2))
    expect(sent.filter(isBrowse).map(({ path }) => askedIn(path).search)).toEqual(['', 'salmon'])
    expect(address()).toBe(`${listPath}?search=salmon`)
  })

  it('[RCP-1] fetches the next page past 90 % of the list, and none after the last', async () => {
    const { sent } = open({ found: buildResults(30) })
    await screen.findAllByRole('article')
    const pages = () => sent.filter(isBrowse).map(({ path }) => askedIn(path).page)
    expect(pages()).toEqual([1])
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -3700 } as DOMRect)
    window.dispatchEvent(new Event('scroll'))
    await waitFor(() => expect(pages()).toEqual([1, 2]))
    vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue({ top: -6000 } as DOMRect)
    window.dispatchEvent(new Event('scroll'))
    expect(await screen.findByText('That’s all 30 of them.')).toBeTruthy()
    expect(pages()).toEqual([1, 2])
    vi.restoreAllMocks()
  })

  it('while the next answer is on its way shows the last one, as what it is', async () => {
    const { user } = open()
    await screen.findByText('That’s all 10 of them.')
    const held = holdAnswers()
    await user.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'salmon')
    const list = screen.getByRole('list', { name: 'Recipes for lunch' })
    await waitFor(() => expect(list.closest('[aria-busy=true]')).toBeTruthy())
    expect(screen.queryByText(/^That’s all/)).toBeNull()
    held.release()
    await screen.findByText('That’s all 10 of them.')
    expect(list.closest('[aria-busy=true]')).toBeNull()
  })

  it('holds only the rows in sight, and says which of how many each is', async () => {
    open({ found: buildResults(24) })
    const rows = await screen.findAllByRole('listitem')
    expect(rows.length).toBeLessThan(24)
    expect(rows[1]?.getAttribute('aria-posinset')).toBe('2')
    expect(rows[1]?.getAttribute('aria-setsize')).toBe('24')
  })

  it('[RCP-3] says in the specification’s words that nothing was found', async () => {
    open({ found: [] })
    expect(
      await screen.findByText(
        "We couldn't find suitable recipes to fit both your macros and preferences. Consider revising your preferences or contact us for more help.",
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(paths['app.support'])
  })

  it.each([
    [1, 'That’s the only one.'],
    [3, 'That’s all 3 of them.'],
  ])('ends after %d with: %s', async (count, words) => {
    open({ found: results.slice(0, count) })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('offers to try again when it didn’t load', async () => {
    let isDown = true
    const { user } = open({
      answer: (sent) => (isDown && isBrowse(sent) ? { status: 503, body: problem(503) } : undefined),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(retry)
    expect(await screen.findAllByRole('article')).toBeTruthy()
  })

  it('[ITEM-7] an avoided recipe is gone from the list', async () => {
    const interactions = [
      { type: 'dislike' as const, recipeId: first.id, title: first.title, image: first.image },
    ]
    open({ plan: buildPlan({ weeks: ['r......'], interactions }) })
    await screen.findAllByRole('article')
    expect(screen.queryByRole('link', { name: first.title })).toBeNull()
  })

  it('[APP-11] of a day the plan hasn’t says so', async () => {
    open({ path: listPath.replace('w1d2', 'elsewhere') })
    expect(await screen.findByRole('heading', { name: 'No such meal here' })).toBeTruthy()
  })
})

describe('the filters', () => {
  it('[RCP-2] narrow by tag, time, net carbs and meal, are counted, and can be cleared', async () => {
    const { user, address } = open()
    await screen.findAllByRole('article')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const drawer = within(await screen.findByRole('dialog'))
    await user.click(drawer.getByRole('checkbox', { name: 'Vegetarian' }))
    await user.click(drawer.getByRole('checkbox', { name: 'Lunch' }))
    const [time, netCarbs] = drawer.getAllByRole('slider')
    time?.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    netCarbs?.focus()
    await user.keyboard('{ArrowLeft}')
    expect(time?.getAttribute('aria-valuetext')).toBe('Up to 30 min')
    await user.click(drawer.getByRole('button', { name: 'Show recipes' }))
    expect(address()).toBe(`${listPath}?categories=lunch&allergen=10&time=30&net_carbs=11`)

    await user.click(await screen.findByRole('button', { name: 'Filters, 4 active' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(address()).toBe(listPath))
  })

  it('[RCP-2] in the address are asked from the first page on', async () => {
    const { sent } = open({ path: `${listPath}?time=20&allergen=16&search=egg` })
    await screen.findAllByRole('article')
    const [asked] = sent.filter(isBrowse)
    expect(askedIn(asked?.path ?? '')).toMatchObject({ page: 1, time: 20, allergen: [16], search: 'egg' })
  })
})

describe('a recipe before it is chosen', () => {
  it('[RCP-5] shows header, day, ingredients, macros and instructions, and keeps the question on the way back', async () => {
    const { user, address } = open({ path: `${listPath}?time=30` })
    await user.click(await screen.findByRole('link', { name: first.title }))
    expect(await screen.findByRole('heading', { name: 'Instructions' })).toBeTruthy()
    expect(screen.getByRole('img', { name: `Illustration: ${first.title}` })).toBeTruthy()
    expect(screen.getByText('You eat 1 ½ servings.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Your day with it' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cook this' }).getAttribute('href')).toContain(
      `${listPath}/${first.id}/cook?time=30&scale=1`,
    )
    await user.click(screen.getByRole('button', { name: 'Recipes' }))
    await waitFor(() => expect(address()).toBe(`${listPath}?time=30`))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(first.title))
  })

  it('[ITEM-2] is put into an open slot, and the day follows', async () => {
    const plan = buildPlan({ weeks: ['r......'] })
    const after = { ...buildPlan({ weeks: ['rs.....'] }), version: 2 }
    const { user, sent, address } = open({
      path: `${listPath}/${first.id}`,
      plan,
      answer: (call) => (chosen(call) ? { body: after } : undefined),
    })
    await user.click(await screen.findByRole('button', { name: 'Choose for lunch' }))
    await waitFor(() => expect(address()).toBe(dayPath))
    expect(sent.find(chosen)).toMatchObject({
      path: '/api/mealplan/plan/template/template/week/w1/day/w1d2/items',
      body: { category: 'lunch', item: first.id },
    })
    await screen.findByText(/on Tuesday: /)
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('[MAP-3] what was begun in Meals ends where it was begun, past the recipe and its list', async () => {
    const plan = buildPlan({ weeks: ['rr.....'] })
    const mealsPath = dayPath.replace('/edit/', '/')
    const { user, address, router } = open({
      path: mealsPath,
      plan,
      answer: (call) => (chosen(call) ? { body: plan } : undefined),
    })
    await act(() => router.navigate(listPath, { state: { begunIn: 'meals', steps: 1 } }))
    const back = await screen.findByRole('link', { name: /Tue/ })
    expect(back.getAttribute('href')).toBe(mealsPath)
    await user.click(await screen.findByRole('link', { name: first.title }))
    await user.click(await screen.findByRole('button', { name: 'Replace lunch with this' }))
    await waitFor(() => expect(address()).toBe(mealsPath))
    expect(router.state.historyAction).toBe('POP')
  })

  it('[ITEM-2] [LEFT-3] replaces what stands there', async () => {
    const plan = buildPlan({ weeks: ['rr.....'] })
    const { user, sent } = open({
      path: `${listPath}/${first.id}`,
      plan,
      answer: (call) => (chosen(call) ? { body: plan } : undefined),
    })
    await user.click(await screen.findByRole('button', { name: 'Replace lunch with this' }))
    await waitFor(() =>
      expect(sent.find(chosen)).toMatchObject({
        path: '/api/mealplan/plan/template/template/week/w1/day/w1d2/items/w1d2-lunch/replace',
        body: { replacement: first.id },
      }),
    )
  })

  it('[ITEM-8] a refusal is said, and the button is there again', async () => {
    const { user } = open({
      path: `${listPath}/${first.id}`,
      answer: (call) => (chosen(call) ? { status: 422, body: problem(422) } : undefined),
    })
    await user.click(await screen.findByRole('button', { name: 'Choose for lunch' }))
    expect(await screen.findByText('A test’s problem.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose for lunch' }).getAttribute('aria-busy')).toBeNull()
  })

  it('[ITEM-2] nothing can be chosen for a complete day', async () => {
    open({ path: `${listPath}/${first.id}`, plan: buildPlan({ weeks: ['cc.....'] }) })
    const choose = await screen.findByRole<HTMLButtonElement>('button', { name: 'Replace lunch with this' })
    expect(isRefused(choose)).toBe(true)
    expect(
      screen.getAllByText('Tuesday is complete. Mark it incomplete to change it.').length,
    ).toBeGreaterThan(0)
  })

  it('opened by a link, is looked up by its title', async () => {
    const { sent } = open({
      path: `${listPath}/${first.id}?search=nothing`,
      answer: (call) =>
        isBrowse(call) && askedIn(call.path).search === 'nothing'
          ? { body: browseAnswer(call.path, []) }
          : undefined,
    })
    expect(await screen.findByText('You eat 1 ½ servings.')).toBeTruthy()
    expect(sent.filter(isBrowse).map(({ path }) => askedIn(path).search)).toContain(first.title)
  })

  it('whose place here can’t be learned is not said to have none, and is asked for again', async () => {
    let isDown = true
    const { user } = open({
      path: `${listPath}/${first.id}?search=nothing`,
      answer: (call) => {
        if (!isBrowse(call)) return undefined
        if (askedIn(call.path).search === 'nothing') return { body: browseAnswer(call.path, []) }
        return isDown ? { status: 503, body: problem(503) } : undefined
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(/isn’t among the recipes/)).toBeNull()
    isDown = false
    await user.click(again)
    expect(await screen.findByText('You eat 1 ½ servings.')).toBeTruthy()
  })
})
