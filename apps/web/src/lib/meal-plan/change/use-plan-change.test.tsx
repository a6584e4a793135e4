import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { problem } from '#lib/testing/fake-api.ts'
import { holdAnswers } from '#lib/testing/hold-answers.ts'
import { planChangesBetween } from '#lib/testing/plan-changes-between.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { readCachedPlan } from '../cache/cached-plan.ts'
import { isPending, usePlan } from '../plan-context.ts'
import { planChange } from './plan-change.ts'
import { usePlanChange } from './use-plan-change.ts'

const place = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }

function Servings() {
  const planContext = usePlan()
  const change = usePlanChange()
  const dinner = planContext.plan.template.weeks[0]?.days[0]?.items[2]
  return (
    <>
      <output>{dinner && 'servings' in dinner && dinner.servings}</output>
      <p>{isPending(planContext, 'randomizeItem', place.itemId) ? 'drawing' : 'still'}</p>
      <button
        type="button"
        onClick={() => change.mutate(planChange('changeServings', { ...place, steps: 1 }))}
      >
        More
      </button>
      <button type="button" onClick={() => change.mutate(planChange('randomizeItem', place))}>
        Random
      </button>
    </>
  )
}

const openServings = (answer: Parameters<typeof renderPlanScreen>[0]['answer']) =>
  renderPlanScreen({ Screen: Servings, route: 'app', plan: buildPlan(), ...(answer && { answer }) })

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const shown = async () => Number((await screen.findByRole('status')).textContent)
const planWith = (servings: number) =>
  buildPlan({ changes: [planChange('changeServings', { ...place, steps: (servings - 1) / 0.25 })] })

it('[DAY-11] presses show at once, go out one after the other, and end at what the server says', async () => {
  const answers = [1.25, 1.5, 2]
  const { sent } = openServings(({ method }) =>
    method === 'POST' ? { body: planWith(answers.shift() ?? 1) } : undefined,
  )
  const more = await screen.findByRole('button', { name: 'More' })
  const held = holdAnswers()
  for (const _press of [1, 2, 3]) fireEvent.click(more)
  await waitFor(async () => expect(await shown()).toBe(1.75))
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(0)
  held.release()
  await waitFor(async () => expect(await shown()).toBe(2))
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(3)
})

it('[DAY-11] a press counts once on every picture, also when its answer comes', async () => {
  const { user } = openServings(({ method }) =>
    method === 'POST' ? { body: { ...planWith(1.25), version: 2 } } : undefined,
  )
  const more = await screen.findByRole('button', { name: 'More' })
  const output = await screen.findByRole('status')
  const pictures: (string | null)[] = []
  const watching = new MutationObserver(() => pictures.push(output.textContent))
  watching.observe(output, { childList: true, characterData: true, subtree: true })
  await user.click(more)
  await waitFor(() => expect(readCachedPlan()?.version).toBe(2))
  await screen.findByText(/servings\.$/)
  watching.disconnect()
  expect(pictures).toEqual(['1.25'])
})

it('[DAY-11] says which version it has, and follows an answer that holds what changed', async () => {
  const after = { ...planWith(1.25), version: 2 }
  const { user, sent } = openServings(({ method }) =>
    method === 'POST' ? { body: planChangesBetween(buildPlan(), after) } : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await waitFor(() => expect(readCachedPlan()?.version).toBe(2))
  expect(await shown()).toBe(1.25)
  expect(readCachedPlan()).toEqual(decodePlan(after))
  expect(sent.map(({ method, headers }) => [method, headers?.prefer])).toEqual([
    ['GET', 'absent=empty'],
    ['POST', 'return=changes; since=1'],
  ])
})

it('[DAY-11] asks for the whole plan when changes before the answer are missing', async () => {
  const after = { ...planWith(1.25), version: 9 }
  const between = { ...planChangesBetween(buildPlan(), after), since: 8 }
  const { user, sent, server } = openServings(({ method }) =>
    method === 'POST' ? { body: between } : undefined,
  )
  const more = await screen.findByRole('button', { name: 'More' })
  server.plan = after
  await user.click(more)
  await waitFor(() => expect(readCachedPlan()?.version).toBe(9))
  expect(await shown()).toBe(1.25)
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
})

it('[ITEM-4] after a refusal the value is the server’s again', async () => {
  const { user, sent } = openServings(({ method }) =>
    method === 'POST' ? { status: 409, body: problem(409) } : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2))
  expect(await shown()).toBe(1)
})

it('[ITEM-8] a change that fails is no longer under way', async () => {
  const { user } = openServings(({ method }) =>
    method === 'POST' ? { status: 422, body: problem(422) } : undefined,
  )
  const random = await screen.findByRole('button', { name: 'Random' })
  const held = holdAnswers()
  await user.click(random)
  await screen.findByText('drawing')
  held.release()
  await screen.findByText('still')
})

it('[LIFE-8] three presses of plus are undone as one change', async () => {
  let version = 1
  const { user, sent } = openServings(({ method, path }) => {
    if (method !== 'POST') return undefined
    version += 1
    return { body: { ...(path.includes('/undo') ? buildPlan() : planWith(1 + (version - 1) / 4)), version } }
  })
  const more = await screen.findByRole('button', { name: 'More' })
  for (const _press of [1, 2, 3]) await user.click(more)
  await screen.findByText(/1 ¾ servings\.$/)
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/mealplan/plan/changes/2/undo?version=4'))
  await waitFor(async () => expect(await shown()).toBe(1))
})

it('[LIFE-8] an undo that is refused says why', async () => {
  const { user } = openServings(({ method, path }) => {
    if (method !== 'POST') return undefined
    if (path.includes('/undo'))
      return { status: 409, body: { ...problem(409), detail: 'Day 1 is complete.' } }
    return { body: { ...planWith(1.25), version: 2 } }
  })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Day 1 is complete.')
})
