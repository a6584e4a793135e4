import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { problem } from '#lib/testing/fake-api.ts'
import { holdAnswers } from '#lib/testing/hold-answers.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { isPending, usePlan } from '../plan-context.ts'
import { addServings, randomizeItem } from './item-changes.ts'
import { usePlanChange } from './use-plan-change.ts'

const place = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }

function Servings() {
  const inHand = usePlan()
  const change = usePlanChange()
  const dinner = inHand.plan.template.weeks[0]?.days[0]?.items[2]
  return (
    <>
      <output>{dinner && 'servings' in dinner && dinner.servings}</output>
      <p>{isPending(inHand, 'randomize', place.itemId) ? 'drawing' : 'still'}</p>
      <button type="button" onClick={() => change.mutate(addServings(place))}>
        More
      </button>
      <button type="button" onClick={() => change.mutate(randomizeItem(place))}>
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
const planWith = (servings: number) => buildPlan({ changes: [addServings(place, (servings - 1) / 0.25)] })

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
