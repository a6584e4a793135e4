import { logEntry } from '@butterleaf/domain/food-log/testing/invented-log'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listActs } from '#features/shopping-list/sync/list-acts.ts'
import { setPresentOwner } from '#lib/device/owner-store.ts'
import type { DeviceName } from '#lib/device/stored-names.ts'
import { logActs } from '#lib/food-log/log-acts.ts'
import { useShownLog } from '#lib/food-log/use-food-log.ts'
import { planActs } from '#lib/meal-plan/change/plan-acts.ts'
// Here already, so that no test waits for it to be read.
import '#lib/meal-plan/change/moving.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { stopSending } from '#lib/outbox/lane.ts'
import { addActs, readAlso, readWaiting } from '#lib/outbox/queue.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { earlierRelease } from './earlier-release.ts'
import PlanUpkeep from './plan-upkeep.tsx'

/** As release f33349c wrote what waits: lists and their marks by week, what was eaten, and moves. */
const place = { planId: 'plan', templateId: 'template', weekId: 'w1' }
const marked = (ingredient: string, atMs: number) => ({ ingredient, checked: true, atMs, neededGrams: 5 })
const burger = logEntry({ id: 'burger-1' })
const coffee = {
  id: 'coffee-1',
  source: { kind: 'figures', name: 'Coffee' },
  figures: { calories: 104, fat: 10.8, netCarbs: 0.9, protein: 0.8 },
  weekdays: ['monday'],
  from: '2026-11-01',
  isBought: false,
}
const exchange = {
  id: 'move-1',
  planId: 'plan',
  templateId: 'template',
  from: { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' },
  wish: {
    to: 'w1d2-dinner',
    isExchange: true,
    portions: [],
    expected: { from: 'skillet-salmon-lemon-cream-wilted-greens', to: recipeAt('w1d2-dinner') },
  },
}
const stored = {
  'butterleaf.unsent.1': {
    owner: 'robin',
    lists: {
      w1: {
        place,
        changes: {
          ticks: [marked('egg', 1000), marked('salt', 2000)],
          added: [{ id: 'soap', text: 'Soap' }],
          removed: ['candles'],
        },
      },
    },
  },
  'butterleaf.unsent-at-home.1': {
    owner: 'robin',
    lists: { w1: { place, atHome: [marked('flour', 3000)] } },
  },
  'butterleaf.unsent-moves.1': { owner: 'robin', moves: [exchange] },
  'butterleaf.unsent-log.1': {
    owner: 'robin',
    // JSON drops the missing value of a deletion.
    entries: [
      { id: 'burger-1', atMs: 4000, value: burger },
      { id: 'nuts-1', atMs: 5000 },
    ],
    extras: [
      { id: 'coffee-1', atMs: 6000, value: coffee },
      { id: 'tea-1', atMs: 7000 },
    ],
  },
} as const satisfies Partial<Record<DeviceName, unknown>>
/** The same with nothing left, as that release reads it. */
const empty = {
  'butterleaf.unsent.1': { owner: 'robin', lists: {} },
  'butterleaf.unsent-at-home.1': { owner: 'robin', lists: {} },
  'butterleaf.unsent-moves.1': { owner: 'robin', moves: [] },
  'butterleaf.unsent-log.1': { owner: 'robin', entries: [], extras: [] },
}

function recipeAt(itemId: string): string | null {
  const items = buildPlan().templates[0]!.weeks.flatMap(({ days }) => days.flatMap((day) => day.items))
  return items.find(({ id }) => id === itemId)?.value?.id ?? null
}

const store = (name: DeviceName, value: unknown) => {
  localStorage.setItem(name, JSON.stringify(value))
  dispatchEvent(new StorageEvent('storage', { key: name }))
}
const read = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? 'null')
const leftInEarlierPlaces = () => Object.fromEntries(Object.keys(empty).map((name) => [name, read(name)]))
const waiting = () =>
  [listActs, logActs, planActs].flatMap((table) => readWaiting(table).map(({ name }) => name))

let isOnline = true

/** The new app: its upkeep, the title of the first dinner, and what was eaten. */
function openApp() {
  const { sent, ...opened } = renderPlanScreen({
    Screen: () => (
      <>
        <PlanUpkeep />
        <Shown />
      </>
    ),
    route: 'app',
    plan: buildPlan(),
    answer: ({ method, path, body }) => {
      if (method === 'GET')
        return path.startsWith('/api/food-log') ? { body: { entries: [], extras: [] } } : undefined
      if (!isOnline) throw new TypeError('Failed to fetch')
      if (method === 'DELETE' && path.includes('/food-log/')) return { status: 204 }
      const kind = path.includes('/entries/') ? 'entry' : 'extra'
      if (path.includes('/food-log/'))
        return { body: { [kind]: { id: path.split('/').at(-1), ...(body as object) } } }
      return { body: path.includes('/shopping-list/') ? { Produce: {} } : { ...buildPlan(), version: 2 } }
    },
  })
  return { ...opened, writes: () => sent.filter(({ method }) => method !== 'GET') }
}

function Shown() {
  const { plan } = usePlan()
  const dinner = plan.template.weeks[0]?.days[0]?.items[2]
  return (
    <p>
      {dinner && 'recipeId' in dinner && dinner.recipeId}
      {useShownLog().entries.map(({ id }) => `, ${id}`)}
    </p>
  )
}

beforeEach(() => readAlso(earlierRelease))

afterEach(() => {
  isOnline = true
  stopSending()
  setPresentOwner(undefined)
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('[ONE-4] [SHOP-5] [PAN-2] [LIFE-1] [LIFE-3] an app of the last release with acts in all its queues opens this one, which sends and loses nothing', async () => {
  for (const [name, value] of Object.entries(stored)) store(name as DeviceName, value)
  const { writes } = openApp()
  await waitFor(() => expect(waiting()).toEqual([]))
  const ofList = `/api/mealplan/plan/template/template/week/w1/shopping-list`
  const told = writes().map(({ method, path }) => `${method} ${path.replace(ofList, 'list').split('?')[0]}`)
  expect(told.toSorted()).toEqual([
    'DELETE /api/food-log/entries/nuts-1',
    'DELETE /api/food-log/extras/tea-1',
    'DELETE list/lines',
    'POST /api/mealplan/plan/template/template/week/w1/day/w1d1/items/w1d1-dinner/move',
    'POST list/lines',
    'PUT /api/food-log/entries/burger-1',
    'PUT /api/food-log/extras/coffee-1',
    'PUT list/at-home',
    'PUT list/checked',
  ])
  // A line stands on the list before its row is ticked.
  expect(told.indexOf('POST list/lines')).toBeLessThan(told.indexOf('PUT list/checked'))
  expect(writes().find(({ path }) => path.endsWith('/checked'))?.body).toBe(
    JSON.stringify([
      { ingredient: 'egg', checked: true, neededGrams: 5, at: '1970-01-01T00:00:01.000Z' },
      { ingredient: 'salt', checked: true, neededGrams: 5, at: '1970-01-01T00:00:02.000Z' },
    ]),
  )
  expect(writes().find(({ path }) => path.endsWith('/move'))?.body).toEqual({
    to: 'w1d2-dinner',
    exchange: true,
    expected: exchange.wish.expected,
  })
  expect(writes().find(({ path }) => path.includes('nuts-1'))?.path).toContain(
    'at=1970-01-01T00%3A00%3A05.000Z',
  )
  expect(leftInEarlierPlaces()).toEqual(empty)
})

it('[SHOP-5] [LIFE-1] [LIFE-3] without a network what the last release left is shown, and stays where its own tab reads it', async () => {
  isOnline = false
  for (const [name, value] of Object.entries(stored)) store(name as DeviceName, value)
  openApp()
  expect(await screen.findByText(`${recipeAt('w1d2-dinner')}, burger-1`)).toBeTruthy()
  expect(await screen.findByText(/Your move is kept on this device/)).toBeTruthy()
  expect(waiting()).toHaveLength(10)
  expect(leftInEarlierPlaces()).toEqual(stored)
})

it('[SHOP-5] what a tab of the last release stores while this app is open is sent from here', async () => {
  const { writes } = openApp()
  await screen.findByText(/^skillet-salmon/)
  act(() => {
    for (const [name, value] of Object.entries(stored)) store(name as DeviceName, value)
  })
  await waitFor(() => expect(waiting()).toEqual([]))
  expect(writes()).toHaveLength(9)
  expect(leftInEarlierPlaces()).toEqual(empty)
})

it('[SHOP-5] a newer word said here takes the place of one that the last release stored', async () => {
  isOnline = false
  store('butterleaf.unsent.1', stored['butterleaf.unsent.1'])
  const ticks = [{ ingredient: 'egg', checked: false, neededGrams: 5 }]
  addActs(listActs, [{ name: 'saveTicks', args: { place, ticks } }])
  const said = readWaiting(listActs).flatMap(({ args }) => ('ticks' in args ? args.ticks : []))
  expect(said.map(({ ingredient, checked }) => [ingredient, checked])).toEqual([
    ['salt', true],
    ['egg', false],
  ])
})

it('[AUTH-3] what the last release stored of one person is neither shown to the next nor sent for them', () => {
  for (const [name, value] of Object.entries(stored)) store(name as DeviceName, value)
  setPresentOwner('sam')
  expect(waiting()).toEqual([])
  setPresentOwner('robin')
  expect(waiting()).toHaveLength(10)
})
