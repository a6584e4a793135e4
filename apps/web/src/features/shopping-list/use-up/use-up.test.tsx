import type { WireUseUp } from '@butterleaf/contract/meal-plan/calls'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { stopSending } from '#lib/outbox/lane.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, problem, type Sent } from '#lib/testing/fake-api.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { buildList } from '../testing/build-list.ts'
import { ListScreen } from '../testing/list-screen.tsx'
import { listServer } from '../testing/list-server.ts'

const plan = buildPlan({ weeks: ['rrrrrrr'] })
const weekPath = '/api/mealplan/plan/template/template/week/w1'
const isUseUp = ({ path }: Sent) => path.endsWith('/template/template/use-up')
const isTaking = ({ path }: Sent) => path.endsWith('/template/template/proposals')

const [day] = plan.templates[0]!.weeks[0]!.days
const fit = day!.fit
const proposal: WireUseUp = {
  meals: [
    {
      itemId: 'w1d2-dinner',
      dayNumber: 2,
      category: 'dinner',
      before: { recipe: 'stew', title: 'Beef stew', servings: 1 },
      after: { recipe: 'rolls', title: 'Cabbage rolls', servings: 1.5 },
    },
    {
      itemId: 'w1d2-lunch',
      dayNumber: 2,
      category: 'lunch',
      before: { recipe: 'melt', title: 'Tuna melt', servings: 1 },
      after: { recipe: 'melt', title: 'Tuna melt', servings: 0.75 },
    },
  ],
  days: [{ dayNumber: 2, date: '2026-11-17', before: fit, after: { ...fit, inRange: true } }],
  foods: [
    {
      ingredient: 'green cabbage',
      grams: 450,
      plannedGrams: 0,
      usedGrams: 300,
      unusedBecause: 'out-of-range',
    },
  ],
}

beforeAll(() =>
  Promise.all([
    import('./use-up-card.tsx'),
    import('./use-up-drawer.tsx'),
    import('#ui/surface/drawer-sheet.tsx'),
  ]),
)

afterEach(() => {
  cleanup()
  stopSending()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function openDrawer(answer: (sent: Sent) => Answer | undefined = () => undefined) {
  const list = listServer(weekPath, buildList())
  const found = [
    { name: 'cabbages', group: 'brassica' },
    { name: 'green cabbage', pieceGrams: 900 },
  ]
  const opened = renderPlanScreen({
    Screen: ListScreen,
    route: 'app.template.shopping-list',
    params: { weekId: 'w1' },
    plan,
    answer: (sent) => {
      if (sent.path.endsWith('/allergen/ingredients')) return { body: found }
      const given = answer(sent)
      if (given) return given
      return isUseUp(sent) ? { body: proposal } : list.answer(sent)
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Name foods' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Use up what you have' }))
  return { ...opened, drawer }
}

type Opened = Awaited<ReturnType<typeof openDrawer>>

async function nameCabbage({ user, drawer }: Opened, amount: string) {
  await user.type(await drawer.findByRole('combobox', { name: 'What do you have?' }), 'cabb')
  const options = await drawer.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['green cabbage'])
  await user.click(options[0]!)
  await user.type(drawer.getByRole('textbox', { name: 'green cabbage' }), amount)
}
const find = ({ user, drawer }: Opened) => user.click(drawer.getByRole('button', { name: 'Find dishes' }))
const halfACabbage = async (opened: Opened) => {
  await nameCabbage(opened, '0.5')
  await opened.user.selectOptions(
    opened.drawer.getByRole('combobox', { name: 'Unit of green cabbage' }),
    'pieces',
  )
  await find(opened)
}

describe('using up what one has', () => {
  it('[PAN-5] shows what changes and what is used, in the unit that was typed', async () => {
    const opened = await openDrawer()
    await halfACabbage(opened)
    const { drawer, sent } = opened
    const answer = await drawer.findByRole('region', { name: '2 meals change' })
    expect(document.activeElement).toBe(answer)
    expect(sent.find(isUseUp)?.body).toEqual({ foods: [{ ingredient: 'green cabbage', grams: 450 }] })
    const text = (await drawer.findByRole('list', { name: 'What is used' })).textContent
    expect(text).toContain('green cabbage: ⅓ of ½ used')
    expect(text).toContain('No other meal can take more of it')
    const days = drawer.getByRole('heading', { name: /^Tuesday, November 17/ }).closest('li')
    expect(days?.textContent).toContain('Beef stew  Cabbage rolls, 1 ½ servings')
    expect(days?.textContent).toContain('Tuna melt: 1 serving  ¾ serving')
    expect(days?.textContent).toContain('Stays in your ranges')
  })

  it('[PAN-5] taken, it is sent as it was proposed, and the drawer closes', async () => {
    const opened = await openDrawer((sent) =>
      isTaking(sent) ? { body: { ...plan, version: 2 } } : undefined,
    )
    await halfACabbage(opened)
    await opened.user.click(await opened.drawer.findByRole('button', { name: 'Take it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { body } = opened.sent.find(isTaking)!
    expect(body).toEqual({
      purpose: 'useUp',
      meals: proposal.meals.map(({ itemId, before, after }) => ({
        itemId,
        before: { recipe: before.recipe, servings: before.servings },
        after: { recipe: after.recipe, servings: after.servings },
      })),
      foods: [{ ingredient: 'green cabbage', grams: 450 }],
    })
  })

  it('[PAN-5] left, the foods are there as they were typed', async () => {
    const opened = await openDrawer()
    await halfACabbage(opened)
    const { user, drawer } = opened
    await user.click(await drawer.findByRole('button', { name: 'Leave it' }))
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'green cabbage' }).value).toBe('0.5')
    expect(opened.sent.some(isTaking)).toBe(false)
  })

  it('[PAN-5] a refusal stands beside the proposal, which stays', async () => {
    const detail = 'What you eat for dinner on day 2 has changed since. Ask for a new proposal.'
    const refusal = { status: 409, body: { ...problem('change-refused'), detail } }
    const opened = await openDrawer((sent) => (isTaking(sent) ? refusal : undefined))
    await halfACabbage(opened)
    await opened.user.click(await opened.drawer.findByRole('button', { name: 'Take it' }))
    expect((await opened.drawer.findByRole('alert')).textContent).toBe(detail)
    expect(opened.drawer.getByRole('heading', { name: '2 meals change' })).toBeTruthy()
  })

  it.each([
    ['', 'Write how much you have.'],
    ['some', 'Write a number, such as 200 or 0.5.'],
    ['0', 'Write at least 1 g.'],
    ['20000', 'Write at most 10 kg.'],
  ])('[PAN-5] an amount of "%s" is answered in place and not sent', async (amount, words) => {
    const opened = await openDrawer()
    await nameCabbage(opened, amount || ' ')
    await find(opened)
    expect(await opened.drawer.findByText(words)).toBeTruthy()
    expect(opened.sent.some(isUseUp)).toBe(false)
  })

  it('[PAN-5] asks for a food where none is named', async () => {
    const opened = await openDrawer()
    await find(opened)
    expect(await opened.drawer.findByText('Name a food that you have.')).toBeTruthy()
  })

  it('[PAN-5] what the server says of a food stands at that food', async () => {
    const message = 'You avoid green cabbage: no dish of yours uses it.'
    const body = problem('invalid-input', [{ field: 'foods.0.ingredient', message }])
    const opened = await openDrawer((sent) => (isUseUp(sent) ? { status: 400, body } : undefined))
    await nameCabbage(opened, '100')
    await find(opened)
    const input = await opened.drawer.findByRole('textbox', { name: 'green cabbage' })
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    expect(opened.drawer.getByText(message)).toBeTruthy()
  })

  it('[PAN-5] without a connection nothing typed is lost', async () => {
    const opened = await openDrawer()
    await nameCabbage(opened, '100')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await find(opened)
    expect((await opened.drawer.findByRole('alert')).textContent).toContain('can’t be reached')
    expect(opened.drawer.getByRole<HTMLInputElement>('textbox', { name: 'green cabbage' }).value).toBe('100')
  })

  it('[PAN-5] what the plan uses already can be marked as at home', async () => {
    const foods = [{ ...proposal.foods[0]!, plannedGrams: 450, usedGrams: 450, unusedBecause: null }]
    const none = { meals: [], days: [], foods }
    const opened = await openDrawer((sent) =>
      isUseUp(sent) ? { body: none } : isTaking(sent) ? { body: plan } : undefined,
    )
    await halfACabbage(opened)
    expect(await opened.drawer.findByRole('heading', { name: 'Your plan uses it already' })).toBeTruthy()
    await opened.user.click(opened.drawer.getByRole('button', { name: 'I have it at home' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opened.sent.find(isTaking)?.body).toMatchObject({ meals: [] })
  })
})
