import type { Cupboard } from '@butterleaf/contract/shopping-list/calls'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { stopSending } from '#lib/outbox/lane.ts'
import { readWaiting } from '#lib/outbox/queue.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, fakeApi, type Sent } from '#lib/testing/fake-api.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { listActs } from '../sync/list-acts.ts'
import { cacheList } from '../sync/list-query.ts'
import { buildList } from '../testing/build-list.ts'
import { ListScreen } from '../testing/list-screen.tsx'
import { listServer } from '../testing/list-server.ts'
import { fetchCupboardAhead } from './use-cupboard.ts'

const weekPath = '/api/mealplan/plan/template/template/week/w1'
const cupboardPath = '/api/mealplan/plan/template/template/cupboard'
const staple = (ingredient: string, neededGrams: number) => {
  return { ingredient, name: ingredient, dishes: 9, neededGrams }
}
const asked: Cupboard = {
  isOpen: true,
  weekId: 'w1',
  staples: [staple('olive oil', 80), staple('salt', 20), staple('cumin', 0)],
}

afterEach(() => {
  cleanup()
  stopSending()
  localStorage.clear()
})

/** A server that keeps the answer; `isDown` refuses it. */
function openList(cupboard = asked, late?: Promise<Answer>) {
  const list = listServer(weekPath, buildList())
  const server = { list, closed: 0, reads: 0, isDown: false }
  const answer = (sent: Sent): Answer | undefined | Promise<Answer> => {
    if (sent.path !== cupboardPath) return list.answer(sent)
    if (sent.method === 'GET') {
      server.reads += 1
      if (late) return late
      return { body: server.closed > 0 ? { isOpen: false, weekId: null, staples: [] } : cupboard }
    }
    if (server.isDown) return { status: 503 }
    server.closed += 1
    return { status: 204 }
  }
  const open = () =>
    renderPlanScreen({
      Screen: ListScreen,
      route: 'app.template.shopping-list',
      params: { weekId: 'w1' },
      plan: buildPlan({ weeks: ['rrrrrrr'] }),
      answer,
    })
  return { ...open(), server, open }
}

const question = async () => within(await screen.findByRole('region', { name: 'What’s in your cupboard?' }))
const isGone = () => screen.queryByRole('region', { name: 'What’s in your cupboard?' }) === null

function lateAnswer() {
  let come: (answer: Answer) => void = () => {}
  const late = new Promise<Answer>((resolve) => {
    come = resolve
  })
  return { late, come: (answer: Answer) => come(answer) }
}

const stands = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 'above' : 'below'

describe('the cupboard question', () => {
  it('[HELD-5] [PAN-6] a first list waits for it: it is above the rows from the first look on', async () => {
    const { late, come } = lateAnswer()
    const { sent } = openList(asked, late)
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain(weekPath))
    expect(screen.queryByRole('checkbox')).toBeNull()
    come({ body: asked })
    const asking = await screen.findByRole('region', { name: 'What’s in your cupboard?' })
    expect(stands(asking, await screen.findByRole('region', { name: 'Produce' }))).toBe('above')
  })

  it('[HELD-5] [PAN-6] on a list that this device has it comes below the rows, which stay in their place', async () => {
    cacheList({ planId: 'plan', templateId: 'template', weekId: 'w1' }, buildList())
    const { late, come } = lateAnswer()
    openList(asked, late)
    const produce = await screen.findByRole('region', { name: 'Produce' })
    const before = screen.getAllByRole('checkbox')
    come({ body: asked })
    const asking = await screen.findByRole('region', { name: 'What’s in your cupboard?' })
    expect(stands(asking, produce)).toBe('below')
    expect(screen.getAllByRole('checkbox').slice(0, before.length)).toEqual(before)
  })

  it('[HELD-5] [PAN-6] fetched ahead with a list it is above the rows, once', async () => {
    const place = { planId: 'plan', templateId: 'template', weekId: 'w1' }
    fakeApi(({ path }) => (path === cupboardPath ? { body: asked } : undefined))
    cacheList(place, buildList())
    await fetchCupboardAhead(place)
    const { open } = openList()
    const produce = await screen.findByRole('region', { name: 'Produce' })
    expect(stands(screen.getByRole('region', { name: 'What’s in your cupboard?' }), produce)).toBe('above')
    cleanup()
    open()
    const again = await screen.findByRole('region', { name: 'What’s in your cupboard?' })
    expect(stands(again, screen.getByRole('region', { name: 'Produce' }))).toBe('below')
  })

  it('[PAN-6] marks what was tapped in one call, and is gone for good', async () => {
    const { user, server, open, sent } = openList()
    await user.click((await question()).getByRole('button', { name: 'Look through 3 staples' }))
    await user.click((await question()).getByRole('checkbox', { name: 'olive oil' }))
    await user.click((await question()).getByRole('checkbox', { name: 'cumin' }))
    await user.click((await question()).getByRole('button', { name: 'Done, 2 at home' }))
    await waitFor(() => expect(server.closed).toBe(1))
    await waitFor(() => expect(server.list.marks).toHaveLength(2))
    const marks = server.list.marks.map(({ ingredient, atHome, neededGrams }) => [
      ingredient,
      atHome,
      neededGrams,
    ])
    expect(marks).toEqual([
      ['cumin', true, 0],
      ['olive oil', true, 80],
    ])
    expect(sent.filter(({ path }) => path.endsWith('/at-home'))).toHaveLength(1)
    expect(isGone()).toBe(true)
    cleanup()
    open()
    await screen.findByRole('region', { name: 'Produce' })
    expect([isGone(), server.reads]).toEqual([true, 1])
  })

  it('[PAN-6] skipped it marks nothing, and the list takes the focus', async () => {
    const { user, server } = openList()
    await user.click((await question()).getByRole('button', { name: 'Skip' }))
    expect(isGone()).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    await waitFor(() => expect(server.closed).toBe(1))
    expect(server.list.marks).toEqual([])
  })

  it('[PAN-6] [ONE-4] an answer that the server doesn’t take waits among the list’s acts, and is sent with the next opening', async () => {
    const { user, server, open } = openList()
    server.isDown = true
    await user.click((await question()).getByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(readWaiting(listActs)).toMatchObject([{ name: 'closeCupboard' }]))
    cleanup()
    stopSending()
    server.isDown = false
    open()
    await waitFor(() => expect(readWaiting(listActs)).toEqual([]))
    expect([isGone(), server.closed]).toEqual([true, 1])
  })

  it('[PAN-6] [ONE-4] an answer that the release before left unsent is sent', async () => {
    localStorage.setItem('butterleaf.cupboard.1', JSON.stringify({ owner: 'user', state: 'unsent' }))
    const { server } = openList()
    await waitFor(() => expect(server.closed).toBe(1))
    expect([isGone(), server.reads]).toEqual([true, 0])
  })

  it('[PAN-6] isn’t shown to a person it isn’t open for', async () => {
    const { server } = openList({ isOpen: false, weekId: null, staples: [] })
    await screen.findByRole('region', { name: 'Produce' })
    await waitFor(() => expect(server.reads).toBe(1))
    expect(isGone()).toBe(true)
  })
})
