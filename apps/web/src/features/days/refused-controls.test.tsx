import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import BuildingScreen from './building-screen.tsx'
import ReadyScreen from './ready-screen.tsx'
import { answersWith, openInEditor, openInMeals } from './testing/open-day.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

const day1 = { weekId: 'w1', dayId: 'w1d1' }
const dinner = { ...day1, itemId: 'w1d1-dinner' }
const day3 = { weekId: 'w1', dayId: 'w1d3' }
const lunch3FromDay1 = [
  planChange('clearItem', { ...day3, itemId: 'w1d3-lunch' }),
  planChange('addLeftover', { ...day3, meal: 'lunch', parentId: 'w1d1-dinner' }),
]
const notifications = () => screen.getByRole('region', { name: 'Notifications' })

type Row = {
  /** Where it isn't the Editor. */
  at?: 'meals'
  /** In the sheet of that meal's dish. */
  inSheet?: string
  control: string | RegExp
  dayId?: string
  plan: Parameters<typeof buildPlan>[0]
  because: Refusal['because']
  says: string
}

const complete1 = 'Monday is complete. Mark it incomplete to change it.'
const rows: Row[] = [
  {
    at: 'meals',
    control: 'Mark complete',
    dayId: 'w1d3',
    plan: { weeks: ['rrrrrrr'] },
    because: 'day-out-of-order',
    says: 'Complete Monday first.',
  },
  {
    at: 'meals',
    control: 'Mark complete',
    plan: { changes: [planChange('clearItem', dinner)] },
    because: 'day-not-ready',
    says: 'Monday still has an open meal.',
  },
  {
    control: /^Day 3, /,
    dayId: 'w1d2',
    plan: { weeks: ['rs.....'] },
    because: 'day-not-ready',
    says: 'Tuesday still has an open meal.',
  },
  {
    at: 'meals',
    control: 'Mark incomplete',
    plan: { weeks: ['ccrrrrr'] },
    because: 'not-last-complete-day',
    says: 'Mark Tuesday incomplete first.',
  },
  {
    at: 'meals',
    control: 'Mark incomplete',
    plan: { weeks: ['ccccccc'] },
    because: 'week-complete',
    says: 'Week 1 is complete and stays so.',
  },
  {
    control: 'Random dinner',
    plan: { changes: [planChange('lockItem', dinner)] },
    because: 'slot-locked',
    says: 'You locked dinner on Monday, or a meal it shares a dish with. Unlock it first.',
  },
  ...['Replace lunch', 'Random lunch', 'Clear lunch', 'More lunch'].map((control) => ({
    control,
    dayId: 'w1d3',
    plan: {
      changes: [...lunch3FromDay1, planChange('completeDay', day1)],
    },
    because: 'cooked-on-complete-day' as const,
    says: 'What you eat for lunch on Wednesday is cooked on Monday, which is complete.',
  })),
  {
    control: 'Less dinner',
    plan: { changes: [planChange('changeServings', { ...dinner, steps: -2 })] },
    because: 'too-few-servings',
    says: 'A meal is at least ½ serving.',
  },
  {
    control: 'More dinner',
    plan: { changes: [planChange('changeServings', { ...dinner, steps: 12 })] },
    because: 'too-many-servings',
    says: 'A meal is at most 4 servings.',
  },
  {
    control: 'Skip dinner',
    plan: {
      weeks: ['.......'],
      changes: ['breakfast', 'lunch'].map((meal) =>
        planChange('skipItem', { ...day1, itemId: `w1d1-${meal}` }),
      ),
    },
    because: 'too-many-skipped',
    says: 'Monday must keep one meal.',
  },
  {
    inSheet: 'lunch',
    control: /^Skip the meal/,
    dayId: 'w1d3',
    plan: { mode: 2, changes: lunch3FromDay1 },
    because: 'skip-leftover',
    says: 'You eat a leftover for lunch on Wednesday. Clear it before you skip the meal.',
  },
  {
    inSheet: 'dinner',
    control: /^Skip the meal/,
    plan: { mode: 2, changes: lunch3FromDay1 },
    because: 'skip-leftover-parent',
    says: 'What you cook for dinner on Monday feeds a later meal. Clear the leftover before you skip it.',
  },
  ...['Reset items', 'Random day'].map((control) => ({
    control,
    plan: { weeks: ['cs.....'] },
    because: 'day-complete' as const,
    says: complete1,
  })),
]

describe('a control of a day that can’t be pressed', () => {
  it.each(rows)(
    '[HELD-2] “$control” says “$says”, and again when pressed',
    async ({ at, inSheet, control, dayId = 'w1d1', plan, says }) => {
      const { user, sent } = at
        ? openInMeals(ReadyScreen, buildPlan(plan), dayId)
        : openInEditor(BuildingScreen, buildPlan(plan), dayId)
      if (inSheet) await user.click(await screen.findByRole('button', { name: `Options for ${inSheet}` }))
      const found = await screen.findByRole('button', {
        name: control,
        description: (text) => text.startsWith(says),
      })
      expect(isRefused(found)).toBe(true)
      expect(notifications().textContent).toBe('')
      await user.click(found)
      expect(notifications().textContent).toBe(says)
      expect(sent.every(({ method }) => method === 'GET')).toBe(true)
    },
  )

  it('[HELD-2] leads to the day that has to be completed before', async () => {
    const { user, place } = openInMeals(ReadyScreen, buildPlan({ weeks: ['crrrrrr'] }), 'w1d4')
    await user.click(await screen.findByRole('link', { name: 'Go to Tuesday' }))
    expect(place()).toMatch(/w1d2$/)
  })
})

/** Where a refusal is read: at a control before it is pressed, on the screen of a question, or in the server's answer. */
const readAt = {
  'not-there': 'answer',
  'no-such-slot': 'answer',
  'slot-empty': 'answer',
  'slot-filled': 'screen',
  'slot-skipped': 'screen',
  'slot-locked': 'control',
  'slot-not-free': 'answer',
  'proposal-stale': 'answer',
  'cooked-on-complete-day': 'control',
  'day-complete': 'control',
  'day-leaves-range': 'answer',
  'no-meal-ahead': 'answer',
  'no-day-ahead': 'answer',
  'day-not-ready': 'control',
  'day-out-of-order': 'control',
  'not-last-complete-day': 'control',
  'week-complete': 'control',
  'too-many-sides': 'screen',
  'side-twice': 'answer',
  'side-as-main': 'answer',
  'no-side': 'answer',
  'servings-off-grid': 'answer',
  'too-few-servings': 'control',
  'too-many-servings': 'control',
  'skip-in-generated-plan': 'answer',
  'skip-dessert': 'answer',
  'skip-leftover': 'control',
  'skip-leftover-parent': 'control',
  'too-many-skipped': 'control',
  'feeds-uncooked': 'answer',
  'feeds-other-week': 'answer',
  'feeds-dessert-and-main': 'answer',
  'moves-dessert-and-main': 'screen',
  'strands-leftovers': 'screen',
  'changed-meanwhile': 'answer',
  'away-at-fault': 'screen',
  'away-before-complete-day': 'answer',
  'feeds-not-later': 'answer',
  'feeds-too-late': 'answer',
  'keeps-too-short': 'answer',
  'no-such-recipe': 'answer',
  'nothing-suitable': 'answer',
  'forbidden-recipe': 'answer',
  'forbidden-at-table': 'answer',
  'too-many-guests': 'answer',
} as const satisfies Record<Refusal['because'], 'control' | 'screen' | 'answer'>

it('[HELD-2] every refusal that a control knows before it is pressed is in the table', () => {
  const known = Object.entries(readAt).flatMap(([because, at]) => (at === 'control' ? [because] : []))
  expect(new Set(rows.map(({ because }) => because))).toEqual(new Set(known))
})

it('[DAY-5] [HELD-2] the second half of a double press completes no other day', async () => {
  // Both days have come.
  vi.setSystemTime('2026-11-17T20:00:00Z')
  const { user, sent, place } = openInMeals(
    ReadyScreen,
    buildPlan({ weeks: ['rrrrrrr'] }),
    'w1d1',
    answersWith(buildPlan({ weeks: ['crrrrrr'] })),
  )
  const completions = () => sent.filter(({ method }) => method === 'POST').length
  const press = async () => user.click(await screen.findByRole('button', { name: 'Mark complete' }))
  await press()
  await waitFor(() => expect(place()).toMatch(/w1d2$/))
  await press()
  expect(await screen.findByText('This is Tuesday now: press again to complete it too.')).toBeTruthy()
  expect(completions()).toBe(1)
  vi.setSystemTime(Date.now() + 1500)
  await press()
  await waitFor(() => expect(completions()).toBe(2))
})
