import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { exchangeItems, moveItem } from '@butterleaf/domain/meal-plan/operations/moving/move-item'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { planActs } from '#lib/meal-plan/change/plan-acts.ts'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { readWaiting } from '#lib/outbox/queue.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { problem } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { until } from '#lib/testing/until.ts'
import BuildingScreen from './building-screen.tsx'
// Here already, so that no test waits for it to be read.
import '#lib/meal-plan/dish/dish-sheet.tsx'
import '#lib/meal-plan/moving/move-sheet.tsx'
import '#ui/surface/drawer-sheet.tsx'
import { card, openInEditor, type Server } from './testing/open-day.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const day1 = { weekId: 'w1', dayId: 'w1d1' }
const dinner1 = { ...day1, itemId: 'w1d1-dinner' }
const keepsDaysOf = () => 3

/** The plan that the server makes of a move. */
const changeBy = (rule: typeof moveItem, to: string) => (template: Template) =>
  rule(template, dinner1, { to, keepsDaysOf })
const isMove = ({ path }: { path: string }) => path.endsWith('/move')
const answersMoveWith =
  (plan: MealPlan): Server =>
  (sent) =>
    isMove(sent) ? { body: plan } : undefined

async function openSheet(plan: MealPlan, answer?: Server) {
  const { user, sent, server } = openInEditor(BuildingScreen, plan, 'w1d1', answer)
  const dinner = await card(/^Skillet salmon/)
  await user.click(dinner.getByRole('button', { name: 'Options for dinner' }))
  const menu = await screen.findByRole('dialog')
  await user.click(await within(menu).findByRole('button', { name: /^Move…/ }))
  const sheet = within(await screen.findByRole('dialog', { name: /^Move / }))
  await sheet.findByLabelText('Day')
  return { user, sheet, sent, server }
}

it('[LIFE-1] a dish is exchanged with that of another day, after both days were shown', async () => {
  const exchanged = buildPlan({ changes: [changeBy(exchangeItems, 'w1d2-dinner')] })
  const { user, sheet, sent } = await openSheet(buildPlan(), answersMoveWith({ ...exchanged, version: 2 }))
  expect((sheet.getByLabelText('Day') as HTMLSelectElement).value).toBe('2')
  expect(sheet.getByText(/The two change places/)).toBeTruthy()
  const days = sheet.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(days).toEqual([
    expect.stringMatching(/^Monday, November 16/),
    expect.stringMatching(/^Tuesday, November 17/),
  ])
  await user.click(sheet.getByRole('button', { name: 'Exchange' }))
  await until(() => expect(sent.filter(isMove)).toHaveLength(1))
  expect(sent.find(isMove)).toMatchObject({
    path: expect.stringMatching(/w1d1\/items\/w1d1-dinner\/move$/),
    body: {
      to: 'w1d2-dinner',
      exchange: true,
      expected: { from: expect.stringContaining('salmon'), to: expect.any(String) },
    },
  })
  await until(() => expect(readWaiting(planActs)).toEqual([]))
  expect(await screen.findByText(/exchanged/)).toBeTruthy()
})

it('[LIFE-1] [MAP-3] a day near by is one press: the dishes change places, and Undo stands in the notice', async () => {
  const exchanged = buildPlan({ changes: [changeBy(exchangeItems, 'w1d3-dinner')] })
  const answer = answersMoveWith({ ...exchanged, version: 2 })
  const { user, sent } = openInEditor(BuildingScreen, buildPlan(), 'w1d1', answer)
  const dinner = await card(/^Skillet salmon/)
  await user.click(dinner.getByRole('button', { name: 'Options for dinner' }))
  const days = within(await screen.findByRole('group', { name: 'Days near by' }))
  const names = days.getAllByRole('button').map(({ textContent }) => textContent?.split(',')[0])
  expect(names).toEqual(['Tue 17', 'Wed 18', 'Thu 19'])
  await user.click(days.getByRole('button', { name: /^Wed 18, in exchange for / }))
  await until(() => expect(sent.find(isMove)).toMatchObject({ body: { to: 'w1d3-dinner', exchange: true } }))
  expect(await screen.findByText(/exchanged/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[LIFE-1] [MAP-3] a day near by asks first where a leftover would lose its cooking', async () => {
  const lunch2 = { weekId: 'w1', dayId: 'w1d2', itemId: 'w1d2-lunch' }
  const feeding = { weekId: 'w1', dayId: 'w1d2', meal: 'lunch', parentId: 'w1d1-dinner' } as const
  const changes = [planChange('clearItem', lunch2), planChange('addLeftover', feeding)]
  const { user, sent } = openInEditor(BuildingScreen, buildPlan({ changes }), 'w1d1')
  const dinner = await card(/^Skillet salmon/)
  await user.click(dinner.getByRole('button', { name: 'Options for dinner' }))
  const days = within(await screen.findByRole('group', { name: 'Days near by' }))
  await user.click(days.getByRole('button', { name: /^Thu 19/ }))
  const sheet = within(await screen.findByRole('dialog', { name: /^Move / }))
  expect(((await sheet.findByLabelText('Day')) as HTMLSelectElement).value).toBe('4')
  expect(sheet.getByText(/Lunch on Tuesday couldn’t be a leftover/)).toBeTruthy()
  expect(sent.filter(isMove)).toEqual([])
})

it('[LIFE-1] only open days are offered, with their meals', async () => {
  const plan = buildPlan({ weeks: ['crrrrrr'] })
  const { user } = openInEditor(BuildingScreen, plan, 'w1d2')
  await user.click((await screen.findAllByRole('button', { name: 'Options for lunch' }))[0]!)
  await user.click(await screen.findByRole('button', { name: /^Move…/ }))
  const days = within(await screen.findByLabelText('Day')).getAllByRole('option')
  expect(days[0]?.textContent).toMatch(/^Tuesday, November 17/)
  expect(days).toHaveLength(27)
  await user.selectOptions(screen.getByLabelText('Day'), days[2]!)
  await user.click(screen.getByRole('button', { name: 'Breakfast' }))
  expect(screen.getByRole('button', { name: 'Breakfast', pressed: true })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dessert' })).toBeNull()
})

it('[LIFE-1] [LEFT-3] asks what becomes of a leftover before it lets the dish go', async () => {
  const lunch2 = { weekId: 'w1', dayId: 'w1d2', itemId: 'w1d2-lunch' }
  const feeding = planChange('addLeftover', {
    weekId: 'w1',
    dayId: 'w1d2',
    meal: 'lunch',
    parentId: 'w1d1-dinner',
  })
  const plan = buildPlan({ changes: [planChange('clearItem', lunch2), feeding] })
  const { user, sheet, sent } = await openSheet(plan, answersMoveWith({ ...plan, version: 2 }))
  const days = within(sheet.getByLabelText('Day')).getAllByRole('option')
  await user.selectOptions(sheet.getByLabelText('Day'), days[3]!)
  const button = sheet.getByRole('button', { name: 'Exchange' }) as HTMLButtonElement
  expect(isRefused(button)).toBe(true)
  expect(sheet.getByText(/Lunch on Tuesday couldn’t be a leftover/)).toBeTruthy()
  expect(sheet.getAllByRole('radio')).toHaveLength(3)
  await user.click(sheet.getByRole('radio', { name: /Eat something else/ }))
  expect(isRefused(button)).toBe(false)
  await user.click(button)
  await until(() => expect(sent.find(isMove)?.body).toMatchObject({ leftovers: 'open' }))
})

it('[LIFE-1] without a network the move shows, waits, and goes out when it is back', async () => {
  let isOnline = false
  const plan = buildPlan({
    changes: [planChange('clearItem', { weekId: 'w1', dayId: 'w1d2', itemId: 'w1d2-dinner' })],
  })
  const moved = {
    ...buildPlan({
      changes: [
        planChange('clearItem', { ...dinner1, dayId: 'w1d2', itemId: 'w1d2-dinner' }),
        changeBy(moveItem, 'w1d2-dinner'),
      ],
    }),
    version: 2,
  }
  const { user, sheet, sent } = await openSheet(plan, (one) => {
    if (!isMove(one)) return undefined
    if (!isOnline) throw new TypeError('Failed to fetch')
    return { body: moved }
  })
  await user.click(sheet.getByRole('button', { name: 'Move' }))
  expect(await screen.findByRole('article', { name: 'Dinner' })).toBeTruthy()
  expect(await screen.findByText(/kept on this device/)).toBeTruthy()
  expect(readWaiting(planActs)).toHaveLength(1)
  isOnline = true
  dispatchEvent(new Event('online'))
  await until(() => expect(readWaiting(planActs)).toEqual([]))
  expect(sent.filter(isMove)).toHaveLength(2)
})

it('[LIFE-1] a move onto what another device put there is dropped, and the person is told', async () => {
  const { user, sheet } = await openSheet(buildPlan(), (one) =>
    isMove(one)
      ? { status: 409, body: { ...problem('change-refused'), detail: 'Something else is planned.' } }
      : undefined,
  )
  await user.click(sheet.getByRole('button', { name: 'Exchange' }))
  expect(await screen.findByText('Your move was dropped. Something else is planned.')).toBeTruthy()
  expect(readWaiting(planActs)).toEqual([])
  expect(await screen.findByRole('article', { name: /^Skillet salmon/ })).toBeTruthy()
})

it('[LIFE-1] a move whose first answer was lost is not told as dropped', async () => {
  const exchanged = { ...buildPlan({ changes: [changeBy(exchangeItems, 'w1d2-dinner')] }), version: 2 }
  let tries = 0
  const { user, sheet, server } = await openSheet(buildPlan(), (one) => {
    if (!isMove(one)) return undefined
    tries += 1
    server.plan = exchanged
    if (tries === 1) throw new TypeError('The answer was lost')
    return { status: 409, body: problem('change-refused') }
  })
  await user.click(sheet.getByRole('button', { name: 'Exchange' }))
  await until(() => expect(tries).toBe(1))
  dispatchEvent(new Event('online'))
  await until(() => expect(readWaiting(planActs)).toEqual([]))
  expect(screen.queryByText(/was dropped/)).toBeNull()
})
