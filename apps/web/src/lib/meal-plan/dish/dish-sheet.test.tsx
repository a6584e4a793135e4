import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { findById } from '@butterleaf/domain/meal-plan/places'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { foodSheetRequest } from '#lib/food-log/food-sheet-request.ts'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import type { Answer, Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { today } from '#lib/today.ts'
import { DishSheetButton } from './dish-sheet-button.tsx'
// Here already, so that no test waits for it to be read.
import '#ui/surface/drawer-sheet.tsx'
import './dish-sheet.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const dinner = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }

/** A dish met anywhere. */
function Dish({ itemId = dinner.itemId }: { itemId?: string }) {
  const found = findById(usePlan().plan.template, itemId)
  return found && isFilled(found.item) ? <DishSheetButton found={{ ...found, item: found.item }} /> : 'open'
}

async function openSheet(plan: MealPlan, answer?: (sent: Sent) => Answer | undefined, itemId?: string) {
  const opened = renderPlanScreen({
    Screen: () => <Dish {...(itemId && { itemId })} />,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d1' },
    plan,
    ...(answer && { answer }),
  })
  await opened.user.click(await screen.findByRole('button', { name: /^Options for / }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByRole('list')
  return { ...opened, sheet }
}

type Sheet = Awaited<ReturnType<typeof openSheet>>['sheet']
const offered = (sheet: Sheet) =>
  within(sheet.getByRole('list'))
    .getAllByRole('listitem')
    .map((entry) => entry.querySelector('span.font-semibold')?.textContent)

it('[MAP-3] stays open when what opened it goes, as when a device is turned, and closes with the page', async () => {
  const turned = new EventTarget()
  function Board() {
    const [isThere, setThere] = useState(true)
    useEffect(() => turned.addEventListener('turn', () => setThere(false)), [])
    return isThere ? <Dish /> : 'turned'
  }
  const { user, router } = renderPlanScreen({
    Screen: Board,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d1' },
    plan: buildPlan({ weeks: ['rrrrrrr'] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Options for dinner' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  act(() => void turned.dispatchEvent(new Event('turn')))
  expect(screen.getByText('turned')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
  await act(() => router.navigate('/support'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('[MAP-3] offers all that can be done with a dish, in one order', async () => {
  const { sheet } = await openSheet(buildPlan({ startDate: '2020-11-16' }))
  expect(offered(sheet)).toEqual([
    'Replace…',
    'Move…',
    'Random',
    'Lock',
    'Clear',
    'Skip the meal',
    'Ate something else…',
    'Ate more with it…',
  ])
  expect(sheet.getByRole('group', { name: 'Servings of dinner' })).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Add a side' })).toBeTruthy()
  expect(sheet.getByRole('group', { name: 'Your taste' })).toBeTruthy()
})

it('[MAP-3] [ITEM-3] in a plan that is made for a person no meal is skipped', async () => {
  const { sheet } = await openSheet(buildPlan({ mode: 1 }))
  expect(offered(sheet)).not.toContain('Skip the meal')
})

it('[MAP-3] [HELD-2] of a complete day it says once why nothing changes, and takes what was eaten instead', async () => {
  const { user, sheet, sent } = await openSheet(buildPlan({ weeks: ['crrrrrr'] }))
  const why = 'Monday is complete. Mark it incomplete to change it.'
  expect(sheet.getAllByText(why)).toHaveLength(1)
  for (const name of ['Replace…', 'Move…', 'Random', 'Lock', 'Clear', 'Skip the meal'])
    expect(isRefused(sheet.getByRole('button', { name, description: why }))).toBe(true)
  expect(sheet.queryByRole('button', { name: 'Add a side' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: /^Ate something else/ }))
  expect(foodSheetRequest.read()).toMatchObject({ place: { kind: 'instead', meal: 'dinner' } })
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
})

it('[MAP-3] [HELD-2] of a leftover whose dish was cooked on a complete day it says once why nothing changes', async () => {
  const tuesday = { weekId: 'w1', dayId: 'w1d2' }
  const plan = buildPlan({
    weeks: ['rrrrrrr'],
    changes: [
      planChange('clearItem', { ...tuesday, itemId: 'w1d2-dinner' }),
      planChange('addLeftover', { ...tuesday, meal: 'dinner', parentId: dinner.itemId }),
      planChange('completeDay', { weekId: 'w1', dayId: 'w1d1' }),
    ],
  })
  const { sheet } = await openSheet(plan, undefined, 'w1d2-dinner')
  const why = /cooked/
  expect(sheet.getAllByText(why)).toHaveLength(1)
  for (const name of ['Replace…', 'Clear', 'More dinner'])
    expect(isRefused(sheet.getByRole('button', { name, description: why }))).toBe(true)
})

it('[MAP-3] [ITEM-3] skips the meal of a dish, and is gone with it', async () => {
  const skipped = buildPlan({ changes: [planChange('skipItem', dinner)] })
  const { user, sheet, sent } = await openSheet(buildPlan(), ({ method }) =>
    method === 'GET' ? undefined : { body: { ...skipped, version: 2 } },
  )
  await user.click(sheet.getByRole('button', { name: /^Skip the meal/ }))
  expect(await screen.findByText('open')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.path).toMatch(/w1d1-dinner\/skip$/),
  )
})

it('[MAP-3] [ITEM-4] [ITEM-7] servings and taste change where the sheet is, which stays', async () => {
  const plan = buildPlan()
  const { user, sheet, sent } = await openSheet(plan, ({ method }) =>
    method === 'GET' ? undefined : { body: plan },
  )
  await user.click(sheet.getByRole('button', { name: 'More dinner' }))
  await user.click(sheet.getByRole('button', { name: 'Like' }))
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      expect.stringMatching(/w1d1-dinner\/serving\/1$/),
      expect.stringMatching(/interaction$/),
    ]),
  )
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('[TOG-2] guests at this meal are told with two presses, and what becomes of it', async () => {
  let version = 1
  const planWith = (guests: unknown): MealPlan => {
    const plan = structuredClone(buildPlan())
    const [item] = plan.templates[0]!.weeks[0]!.days[0]!.items.filter(({ id }) => id === dinner.itemId)
    Object.assign(item!, { guests })
    version += 1
    return { ...plan, version }
  }
  const { user, sheet, sent } = await openSheet(buildPlan(), ({ method, body }) =>
    method === 'GET' ? undefined : { body: planWith(body) },
  )
  const guests = within(sheet.getByRole('region', { name: 'Guests' }))
  const status = guests.getByRole('status')
  expect(status.textContent).toContain('For this meal alone')
  expect(isRefused(guests.getByRole('button', { name: 'One guest less' }))).toBe(true)
  await user.click(guests.getByRole('button', { name: 'One guest more' }))
  await waitFor(() => expect(status.textContent).toContain('for 1 guest too'))
  await user.click(guests.getByRole('button', { name: 'One child more' }))
  await waitFor(() => expect(status.textContent).toContain('for 1 guest and a child too'))
  const told = sent.filter(({ method }) => method === 'PUT')
  expect(told.map(({ path, body }) => [path.endsWith('w1d1-dinner/guests'), body])).toEqual([
    [true, { adults: 1, children: 0 }],
    [true, { adults: 1, children: 1 }],
  ])
})

it('[TOG-2] what a guest may not eat is asked in a fold, and the dish that doesn’t suit is named with the way to swap it', async () => {
  let version = 1
  const planWith = (body: unknown): MealPlan => {
    const plan = structuredClone(buildPlan())
    const [item] = plan.templates[0]!.weeks[0]!.days[0]!.items.filter(({ id }) => id === dinner.itemId)
    const { avoids } = body as { avoids?: { intolerance: number[] } }
    const unsuited = [{ recipeId: item!.value!.id, because: 'because of fish' }]
    Object.assign(item!, {
      guests: { ...(body as object), ...(avoids && avoids.intolerance.length > 0 && { unsuited }) },
    })
    version += 1
    return { ...plan, version }
  }
  const { user, sheet, sent } = await openSheet(buildPlan(), ({ method, body }) =>
    method === 'PUT' ? { body: planWith(body) } : undefined,
  )
  const guests = within(sheet.getByRole('region', { name: 'Guests' }))
  expect(guests.queryByText('A guest may not eat something')).toBeNull()
  await user.click(guests.getByRole('button', { name: 'One guest more' }))
  await user.click(await guests.findByText('A guest may not eat something'))
  const fish = await guests.findByRole('checkbox', { name: 'Fish' })
  await user.click(fish)
  expect(await guests.findByText(/^Not for them:/)).toBeTruthy()
  expect(guests.getByText(/because of fish\./)).toBeTruthy()
  const swap = guests.getByRole('link', { name: /^Swap it:/ })
  expect(swap.getAttribute('href')).toMatch(/\/dinner/)
  await user.click(fish)
  await waitFor(() => expect(guests.queryByText(/^Not for them:/)).toBeNull())
  const told = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  const nothing = { allergen: [], avoidedIngredients: [], avoidedGroups: [] }
  expect(told).toEqual([
    { adults: 1, children: 0 },
    { adults: 1, children: 0, avoids: { ...nothing, intolerance: [4] } },
    { adults: 1, children: 0, avoids: { ...nothing, intolerance: [] } },
  ])
})

it('[TOG-3] who of the table isn’t there is told with a press, and once for all meals of the day', async () => {
  const seats = { kim: 'Kim', jo: 'Jo' } as const
  const plate = (eaterId: keyof typeof seats) => ({
    ...{ eaterId, name: seats[eaterId], servings: 1, grams: 300 },
    nutrition: { calories: 500, fat: 40, net_carbs: 6, protein: 30 },
  })
  let version = 1
  const planWithout = (gone: readonly string[], isAllDay: boolean): MealPlan => {
    const plan = structuredClone(buildPlan())
    for (const item of plan.templates[0]!.weeks[0]!.days[0]!.items) {
      const isOut = (id: string) => gone.includes(id) && (isAllDay || item.id === dinner.itemId)
      const ids = ['kim', 'jo'] as const
      const absent = ids.filter(isOut).map((eaterId) => ({ eaterId, name: seats[eaterId] }))
      const plates = ids.filter((id) => !isOut(id)).map(plate)
      if (item.value !== null) Object.assign(item, { plates, ...(absent.length > 0 && { absent }) })
    }
    version += 1
    return { ...plan, version }
  }
  const { user, sheet, sent } = await openSheet(planWithout([], false), ({ method, body }) => {
    if (method === 'GET') return undefined
    const { eaters, allDay } = body as { eaters: string[]; allDay: boolean }
    return { body: planWithout(eaters, allDay) }
  })
  const table = within(sheet.getByRole('region', { name: 'At the table' }))
  const chips = () => table.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)
  expect(table.getByRole('status').textContent).toMatch(/^Press a name to leave that person out/)
  expect(chips()).toEqual([true, true])
  await user.click(table.getByRole('checkbox', { name: 'Kim' }))
  expect(chips()).toEqual([true, false])
  await waitFor(() => expect(table.getByRole('status').textContent).toContain('for Kim at this meal'))
  expect(await screen.findByText('Dinner on Monday without Kim.')).toBeTruthy()
  await user.click(table.getByRole('button', { name: 'Kim is out all Monday' }))
  await waitFor(() => expect(table.queryByRole('button', { name: /out all/ })).toBeNull())
  await user.click(table.getByRole('checkbox', { name: 'Kim' }))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(3))
  const told = sent.filter(({ method }) => method === 'PUT')
  expect(told.map(({ path, body }) => [path.endsWith('w1d1-dinner/absent'), body])).toEqual([
    [true, { eaters: ['kim'], allDay: false }],
    [true, { eaters: ['kim'], allDay: true }],
    [true, { eaters: [], allDay: false }],
  ])
})

it('[TOG-3] who is away some days is told out of each with one press more, and no day that others are out of', async () => {
  const kim = { eaterId: 'kim', name: 'Kim' }
  const jo = { eaterId: 'jo', name: 'Jo' }
  const nutrition = { calories: 500, fat: 40, net_carbs: 6, protein: 30 }
  const kimIsOutOf = new Set(['w1d1'])
  let version = 1
  const planNow = (): MealPlan => {
    const plan = structuredClone(buildPlan())
    for (const day of plan.templates[0]!.weeks[0]!.days.slice(0, 3))
      for (const item of day.items.filter(({ value }) => value !== null)) {
        const absent = [...(kimIsOutOf.has(day.id) ? [kim] : []), ...(day.id === 'w1d3' ? [jo] : [])]
        const there = [kim, jo].filter((one) => !absent.includes(one))
        const plates = there.map((one) => ({ ...one, servings: 1, grams: 300, nutrition }))
        Object.assign(item, { plates, ...(absent.length > 0 && { absent }) })
      }
    version += 1
    return { ...plan, version }
  }
  const { user, sheet, sent } = await openSheet(planNow(), ({ method, path }) => {
    if (method === 'GET') return undefined
    kimIsOutOf.add(/w1d\d/.exec(path)![0])
    return { body: planNow() }
  })
  await user.click(sheet.getByRole('button', { name: 'Kim is out all Tuesday too' }))
  await waitFor(() => expect(sheet.queryByRole('button', { name: /out all/ })).toBeNull())
  const told = sent.filter(({ method }) => method === 'PUT')
  expect(told.map(({ path, body }) => [/w1d2-\w+\/absent$/.test(path), body])).toEqual([
    [true, { eaters: ['kim'], allDay: true }],
  ])
})

it('[TOG-3] who missed a meal that has passed isn’t asked about the days to come', async () => {
  const kim = { eaterId: 'kim', name: 'Kim' }
  const nutrition = { calories: 500, fat: 40, net_carbs: 6, protein: 30 }
  const plan = structuredClone(buildPlan({ startDate: addDays(today(), -1) }))
  for (const { id, items } of plan.templates[0]!.weeks[0]!.days.slice(0, 2))
    for (const item of items.filter(({ value }) => value !== null)) {
      const there = { plates: [{ ...kim, servings: 1, grams: 300, nutrition }] }
      Object.assign(item, id === 'w1d1' ? { plates: [], absent: [kim] } : there)
    }
  const { sheet } = await openSheet(plan)
  const table = within(sheet.getByRole('region', { name: 'At the table' }))
  expect(table.getByRole('status').textContent).toMatch(/^No plate for Kim at this meal/)
  expect(table.queryByRole('button', { name: /out all/ })).toBeNull()
})

it('[TOG-3] told after the cooking, who isn’t at a leftover leaves their part, which was cooked', async () => {
  const lunchId = 'w1d2-lunch'
  const sentenceCookedOn = async (startDate: string) => {
    const fed = { weekId: 'w1', dayId: 'w1d2', meal: 'lunch', parentId: dinner.itemId } as const
    const plan = buildPlan({ weeks: ['r......'], startDate, changes: [planChange('addLeftover', fed)] })
    const items = plan.templates[0]!.weeks[0]!.days.flatMap((day) => day.items)
    const absent = [{ eaterId: 'kim', name: 'Kim' }]
    Object.assign(items.find(({ id }) => id === lunchId)!, { absent })
    const { sheet } = await openSheet(plan, undefined, lunchId)
    const told = within(sheet.getByRole('region', { name: 'At the table' })).getByRole('status').textContent
    cleanup()
    localStorage.clear()
    return told
  }
  expect(await sentenceCookedOn(addDays(today(), -1))).toBe(
    'No plate for Kim at this meal. What was cooked for it already is left over.',
  )
  expect(await sentenceCookedOn(addDays(today(), 1))).toBe(
    'Nothing is cooked or bought for Kim at this meal.',
  )
})

it('[TOG-3] a dish that nobody shares asks nothing of a table', async () => {
  const { sheet } = await openSheet(buildPlan())
  expect(sheet.queryByRole('region', { name: 'At the table' })).toBeNull()
})
