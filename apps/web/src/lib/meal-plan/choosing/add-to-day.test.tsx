import { decodeCard } from '@butterleaf/contract/recipes/card-codec'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { sides } from '#lib/testing/dishes.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { AddToDay } from './add-to-day.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

const beans = decodeCard(sides[0]!)

function open(plan = buildPlan()) {
  vi.setSystemTime('2026-11-16T12:00:00Z')
  const onClose = vi.fn()
  const rendered = renderPlanScreen({
    Screen: () => <AddToDay recipe={beans} onClose={onClose} />,
    route: 'app.recipes.recipe',
    params: { recipeId: beans.id },
    plan,
    answer: ({ method }) => (method === 'PUT' ? { body: { ...plan, version: 2 } } : undefined),
  })
  return { ...rendered, onClose }
}

it('[PLATE-3] a side is added beside a dish, in as much as suits the day', async () => {
  const { user, sent, onClose } = open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a day' }))
  await user.click(dialog.getByRole('button', { name: 'Add beside dinner' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: expect.stringMatching(/items\/w1d1-dinner\/sides$/),
      body: { sides: [{ recipe: beans.id }] },
    }),
  )
  expect(onClose).toHaveBeenCalled()
})

it('[PLATE-3] [HELD-2] a meal that it doesn’t go with, or whose plate has it, says so', async () => {
  const dinner = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }
  open(
    buildPlan({
      changes: [planChange('changeSides', { ...dinner, sides: [{ recipeId: beans.id, servings: 1 }] })],
    }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a day' }))
  const refused = (meal: string) => {
    const button = dialog.getByRole('button', { name: `Add beside ${meal}` })
    return isRefused(button) && document.getElementById(button.getAttribute('aria-describedby')!)?.textContent
  }
  expect(refused('lunch')).toBe('It goes with dinner.')
  expect(refused('dinner')).toBe('This is on the plate already. Change how much of it there is instead.')
  expect(dialog.getByText(/^Skillet salmon.* with Buttered green beans$/)).toBeTruthy()
})
