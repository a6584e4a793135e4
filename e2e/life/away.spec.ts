import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import { addDays, isoDateInTimeZone, parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'
import { dayOf } from '../steps/plan-addresses.ts'

/** A Wednesday. */
const begun = parseIsoDate('2026-11-18')!
const begunEarlier = { ...inventedPerson, startDate: begun }
const onDay = (dayNumber: number) => new Date(`${addDays(begun, dayNumber - 1)}T12:00:00-05:00`)
const dayTab = (page: Page, number: number) => page.getByRole('tab', { name: new RegExp(`^Day ${number}, `) })

test('[MAP-4] who comes back after four weeks goes on from today, and Undo brings the old dates back', async ({
  page,
}) => {
  // As today is at the server, too: a session doesn't last for weeks.
  const today = isoDateInTimeZone(new Date(), 'America/New_York')
  const begunAMonthAgo = { ...inventedPerson, startDate: addDays(today, -30) }
  const { plan, headers } = await arriveWithPlan(page, begunAMonthAgo)
  for (const day of [1, 2])
    expect((await page.request.post(`${dayOf(plan, day).atServer.day}/state`, { headers })).status()).toBe(
      200,
    )
  await page.goto('/app')
  const question = page.getByRole('region', { name: 'Welcome back' })
  await expect(question.getByText(/^26 days of your plan before today/)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Go on from today' }).click()
  await expect(question).toBeHidden()
  await expect(dayTab(page, 3)).toHaveAttribute('aria-current', 'date')
  await expect(page.getByText(/^You were away /)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dayTab(page, 3)).not.toHaveAttribute('aria-current', 'date')
  await expect(question).toBeVisible()
})

test('[TOG-1] away from Saturday to Tuesday is told ahead, shows on day, board, Editor and list, and is taken back', async ({
  page,
}) => {
  await page.clock.setFixedTime(onDay(2))
  const { plan } = await arriveWithPlan(page, begunEarlier)
  await page.goto(dayOf(plan, 2).meals)
  await page.getByRole('button', { name: 'I’m away' }).click()
  const sheet = page.getByRole('dialog', { name: 'I’m away' })
  const [from, to] = [addDays(begun, 3), addDays(begun, 6)]
  await sheet.getByLabel('First day away').fill(from)
  await sheet.getByLabel('Last day away').fill(to)
  await expect(sheet.getByText(/^4 days away\. Your plan goes on Wednesday, November 25/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'I’m away then' }).click()
  await expect(sheet.getByText('Your plan waits for you.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()

  await expect(dayTab(page, 4)).toHaveAccessibleName(/Wednesday, November 25, after 4 days away/)
  await expect(page.getByText(/^You’re away Nov 21/)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('region', { name: 'Week 1 at a glance' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shopping List' }).click()
  await expect(page.getByText(/^You’re away Nov 21/)).toBeVisible()
  await expect(page.getByText(/shop again on Wednesday, November 25/)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Editor' }).click()
  await expect(page.getByText(/^You’re away Nov 21/)).toBeVisible()

  await page.getByRole('button', { name: /^Take back: away/ }).click()
  await expect(page.getByText(/^You’re away Nov 21/)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Day 4, Saturday, November 21/ })).toBeVisible()
})
