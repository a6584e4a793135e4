import { logEntry } from '@butterleaf/domain/food-log/testing/invented-log'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { logActs } from '#lib/food-log/log-acts.ts'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { addActs } from '#lib/outbox/queue.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { today } from '#lib/today.ts'
import ReadyScreen from '../ready-screen.tsx'
// Loaded late by the screen; here it is there already.
import '../away/calendar-notes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const tuesday = { weekId: 'w1', dayId: 'w1d2' }
const dinner = 'w1d1-dinner'

/** Day 1 is today; its dinner is eaten again for dinner on day 2. */
const plan = () => {
  const built = buildPlan({
    weeks: ['rrrrrrr'],
    changes: [
      planChange('clearItem', { ...tuesday, itemId: 'w1d2-dinner' }),
      planChange('addLeftover', { ...tuesday, meal: 'dinner', parentId: dinner }),
    ],
  })
  return { ...built, templates: built.templates.map((one) => ({ ...one, startDate: today() })) }
}

function openDay() {
  addActs(logActs, [{ name: 'saveEntry', args: { entry: logEntry({ id: 'burger-1', date: today() }) } }])
  return renderPlanScreen({
    Screen: ReadyScreen,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d1' },
    plan: plan(),
  })
}

const asked = async () =>
  within(await screen.findByRole('region', { name: /^What becomes of the leftovers/ }))
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /^What becomes of the leftovers/ })).toBeNull())

it('[LIFE-2] asks what becomes of the leftover of a dinner that was something else, and leads to it', async () => {
  openDay()
  const question = await asked()
  expect(question.getByText(/you ate something else that day/).textContent).toMatch(/is planned again for/)
  expect(question.getByRole('link', { name: /^dinner on / }).getAttribute('href')).toMatch(/w1d2$/)
})

it('[LIFE-2] what is kept isn’t asked again, and Undo asks again', async () => {
  const { user } = openDay()
  await user.click((await asked()).getByRole('button', { name: 'Yes, keep it' }))
  await isGone()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await asked()).toBeTruthy()
})

it.each([
  [/^Cook it /, 'cook'],
  ['Another dish', 'replace'],
])('[LIFE-2] %s tells the server what becomes of it', async (name, leftovers) => {
  const { user, sent } = openDay()
  await user.click((await asked()).getByRole('button', { name }))
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('/part-leftovers'))).toMatchObject({
      path: expect.stringContaining(`/${dinner}/`),
      body: { leftovers },
    }),
  )
})
