import type { PlanHistory } from '@butterleaf/contract/meal-plan/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noteMadeHere } from '#lib/meal-plan/change/made-here.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, problem, type Sent } from '#lib/testing/fake-api.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import HistoryScreen from './history-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

type Change = PlanHistory['changes'][number]
const stew = { type: 'normal', title: 'Beef stew', servings: 1 } as const
const melt = { type: 'normal', title: 'Tuna melt', servings: 1 } as const
const eggs = { type: 'normal', title: 'Jammy eggs', servings: 1 } as const

const change = (own: Partial<Change> = {}): Change => ({
  id: '7',
  at: '2026-11-20T14:05:00.000Z',
  act: 'replaceItem',
  templateId: 'template',
  slots: [{ dayNumber: 2, category: 'dinner', before: stew, after: melt, now: null }],
  refusal: null,
  ...own,
})

function open(pages: Record<string, PlanHistory | Answer>, undone?: (sent: Sent) => Answer, search = '') {
  return renderPlanScreen({
    search,
    Screen: HistoryScreen,
    route: 'app.history',
    plan: buildPlan(),
    answer: (sent) => {
      if (sent.method === 'POST') return undone?.(sent)
      if (!sent.path.includes('/changes')) return undefined
      const page = pages[/before=(\d+)/.exec(sent.path)?.[1] ?? 'newest']
      return page && 'changes' in page ? { body: page } : page
    },
  })
}

const list = (...changes: Change[]) => ({ newest: { version: 9, changes, older: null } })
const press = async (name: RegExp | string) => (await screen.findAllByRole('button', { name }))[0]!

describe('the history', () => {
  it('[LIFE-8] says what changed and when, and brings it back', async () => {
    const { user, sent } = open(list(change()), () => ({ body: { ...buildPlan(), version: 10 } }))
    const entry = within(await screen.findByRole('listitem'))
    expect(sent.map(({ path }) => path)).toContain('/api/mealplan/plan/changes')
    expect(entry.getByRole('heading').textContent).toBe(
      'Dinner on Tuesday, November 17: Beef stew → Tuna melt',
    )
    expect(entry.getByText(/Nov 20/).getAttribute('datetime')).toBe('2026-11-20T14:05:00.000Z')
    await user.click(await press(/^Bring back/))
    await waitFor(() =>
      expect(sent.map(({ path }) => path)).toContain('/api/mealplan/plan/changes/7/undo?version=9'),
    )
  })

  it('[LIFE-8] says which changes this device made, once it notes them', async () => {
    noteMadeHere(7)
    const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
    const later = inMs(60_000)
    open(list(change({ id: '9', at: later }), change({ at: later }), change({ id: '3', at: inMs(-60_000) })))
    const entries = (await screen.findAllByRole('listitem')).map((entry) => entry.textContent)
    expect(entries[0]).toContain('on another device')
    expect(entries[1]).toContain('on this device')
    expect(entries[2]).not.toContain('device')
  })

  it('[LIFE-8] of one day asks for its changes alone', async () => {
    const { sent } = open(list(change()), undefined, '?day=2')
    expect(await screen.findByRole('heading', { level: 1, name: /^History of / })).toBeTruthy()
    await screen.findByRole('listitem')
    expect(sent.map(({ path }) => path)).toContain('/api/mealplan/plan/changes?day=2')
    expect(screen.getByRole('link', { name: 'All changes' }).getAttribute('href')).not.toContain('day')
  })

  it('[LIFE-8] asks before it replaces what came later', async () => {
    const slot = { dayNumber: 2, category: 'dinner', before: stew, after: melt, now: eggs } as const
    const { user, sent } = open(list(change({ slots: [slot] })), () => ({ body: buildPlan() }))
    await user.click(await press(/^Bring back/))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/It replaces dinner on Tuesday, November 17 \(Jammy eggs\)\./)).toBeTruthy()
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
    await user.click(question.getByRole('button', { name: 'Bring back' }))
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
  })

  it('[LIFE-8] says why something can’t be brought back, instead of a button', async () => {
    open(list(change({ refusal: 'Day 2 is complete. Mark it incomplete to change it.' })))
    await screen.findByText(/Day 2 is complete/)
    expect(screen.queryByRole('button', { name: /Bring back/ })).toBeNull()
  })

  it('[LIFE-8] [DAY-11] a refusal of the server is said, in its words', async () => {
    const refused = {
      status: 409,
      body: { ...problem(409), detail: 'Your plan has changed there meanwhile.' },
    }
    const { user } = open(list(change()), () => refused)
    await user.click(await press(/^Bring back/))
    await screen.findByText('Your plan has changed there meanwhile.')
  })

  it('[LIFE-8] names each meal of a week that was drawn again', async () => {
    const slots = [1, 2].map((dayNumber) => ({
      ...{ dayNumber, category: 'lunch' as const, before: stew, after: melt, now: null },
    }))
    const { user } = open(list(change({ act: 'randomizeWeek', slots })))
    await screen.findByRole('heading', { name: 'Week 1 drawn again, 2 dishes' })
    await user.click(screen.getByText('All 2 meals'))
    expect(screen.getByText('Lunch on Tuesday, November 17: Beef stew → Tuna melt')).toBeTruthy()
  })

  it('[LIFE-8] brings an earlier plan back only after a question', async () => {
    const { user } = open(list(change({ act: 'regeneratePlan', slots: [] })))
    await user.click(await press('Bring back: A new plan'))
    expect(within(await screen.findByRole('alertdialog')).getByText(/is put away/)).toBeTruthy()
  })

  it('[LIFE-8] shows older changes when asked', async () => {
    const { user } = open({
      newest: { version: 9, changes: [change()], older: '7' },
      7: { version: 9, changes: [change({ id: '3', act: 'resetDay' })], older: null },
    })
    await user.click(await press('Show older changes'))
    await screen.findByRole('heading', { name: 'Tuesday, November 17 emptied' })
    expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull()
  })

  it('[LIFE-8] of nothing says so', async () => {
    open(list())
    await screen.findByRole('heading', { name: 'Nothing changed in the last 30 days' })
  })

  it('[LIFE-8] that doesn’t load can be asked for again', async () => {
    const pages: Parameters<typeof open>[0] = { newest: { status: 500, body: problem(500) } }
    const { user } = open(pages)
    await screen.findByText('Your history didn’t load')
    pages.newest = list(change()).newest
    await user.click(await press('Try again'))
    await screen.findByRole('heading', { name: /Beef stew/ })
  })
})
