import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fullAnswers } from '#lib/personality/testing/full-answers.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { problem } from '#lib/testing/fake-api.ts'
import { today } from '#lib/today.ts'
import { isRefusing, nextButton, openOnboarding } from './testing/open-onboarding.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

const plan = buildPlan({ people: 4 })
const nothingFits = {
  ...problem('nothing-fits'),
  nearest: { calories: 1480, fat: 96.2, net_carbs: 31.4, protein: 118.7 },
  blocking: 'net_carbs',
  relaxations: [
    {
      id: 'lunch',
      text: 'Allow 45 minutes at lunch',
      gain: '12 more days in range',
      change: { schedules: { lunch: { time: 45 } } },
    },
    {
      id: 'dessert',
      text: 'Plan without desserts',
      gain: '3 more days in range',
      change: { schedules: { dessert: { unique: 0 } } },
    },
  ],
}

type Handler = Parameters<typeof openOnboarding>[2]
const open = (handler: Handler) => openOnboarding('/onboarding/done', fullAnswers, handler)
const make = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Make my plan' })

/** Answers to POST /api/mealplan one after the other; there is no plan. */
function answering(...answers: { status?: number; body?: unknown }[]): Handler {
  return ({ method, path }) => (method === 'POST' && path === '/api/mealplan' ? answers.shift() : undefined)
}

const posted = (sent: { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST')

describe('the last step', () => {
  it('[ONB-12] [PLAN-7] creates the plan from today on, opens it and forgets the answers', async () => {
    const { user, sent } = open(answering({ status: 201, body: plan }))
    expect((await screen.findByLabelText<HTMLInputElement>('Start date')).value).toBe(today())
    await user.click(await make())
    expect(await screen.findByText('The first week')).toBeTruthy()
    expect(posted(sent)[0]?.body).toMatchObject({
      startDate: today(),
      gender: 1,
      weight: 80,
      height: 180,
      motive: 2,
      mode: 1,
      schedules: { breakfast: { time: 20, unique: 1 }, dessert: { unique: 1 } },
    })
    expect(sessionStorage.getItem('butterleaf.draft.onboarding.2')).toBeNull()
  })

  it('[ONB-3] [APP-7] takes the focus to its heading, as every step before it', async () => {
    const { user } = openOnboarding('/onboarding/allergies', fullAnswers)
    await user.click(await nextButton())
    const heading = await screen.findByRole('heading', { level: 1, name: 'That’s all we need' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('[PLAN-7] starts on the day that is chosen, and waits for one', async () => {
    const { user, sent } = open(answering({ status: 201, body: plan }))
    const date = await screen.findByLabelText('Start date')
    await user.clear(date)
    expect(isRefusing(await make())).toBe(true)
    await user.type(date, '2031-03-05')
    expect(screen.getByText('Day 1 is Wednesday, March 5.')).toBeTruthy()
    await user.click(await make())
    await screen.findByText('The first week')
    expect(posted(sent)[0]?.body).toMatchObject({ startDate: '2031-03-05' })
  })

  it('[ONB-12] resets the plan that exists, for as many people as before', async () => {
    const { user, sent } = open(({ method, path }) => {
      if (method === 'GET') return /^\/api\/mealplan(\/first-week)?$/.test(path) ? { body: plan } : undefined
      return path === '/api/mealplan' ? { status: 409, body: problem('plan-exists') } : { body: plan }
    })
    await user.click(await make())
    expect(await screen.findByText('The app')).toBeTruthy()
    const reset = posted(sent).at(-1)
    expect(reset?.path).toBe('/api/mealplan/plan/template/template/reset')
    expect(reset?.body).toMatchObject({
      startDate: today(),
      resources: {
        profile: { gender: 1, age: 34, motive: 2, activityLevel: 2 },
        preferences: { mode: 1, unit: 'metric', scaling: 4, schedules: { lunch: { time: 30 } } },
      },
    })
  })

  it('[LIFE-8] [ONB-12] a plan that replaces another one can be undone', async () => {
    const replaced = {
      ...plan,
      version: 2,
      templates: plan.templates.map((one) => ({ ...one, id: 'newer' })),
    }
    const { user, sent } = open(({ method, path }) => {
      if (method === 'GET') return /^\/api\/mealplan(\/first-week)?$/.test(path) ? { body: plan } : undefined
      if (path === '/api/mealplan') return { status: 409, body: problem('plan-exists') }
      return { body: path.includes('/undo') ? { ...plan, version: 3 } : replaced }
    })
    await user.click(await make())
    await screen.findByText('The app')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('An earlier plan brought back.')).toBeTruthy()
    expect(posted(sent).at(-1)?.path).toBe('/api/mealplan/plan/changes/2/undo?version=2')
  })

  it('[MAP-1] before payment the plan opens at its first week, also one that is made again', async () => {
    const week = { ...plan, firstWeekOnly: true as const }
    const { user, sent } = open(({ method, path }) => {
      if (path === '/api/mealplan')
        return method === 'GET'
          ? { status: 402, body: { ...problem(402), type: '/problems/no-subscription', title: 'not_found' } }
          : { status: 409, body: problem('plan-exists') }
      return { body: week }
    })
    await user.click(await make())
    expect(await screen.findByText('The first week')).toBeTruthy()
    expect(posted(sent).at(-1)?.path).toBe('/api/mealplan/plan/template/template/reset')
  })

  it('says what is happening while it plans', async () => {
    const { user } = open(() => undefined)
    const button = await make()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await user.click(button)
    expect((await screen.findByRole('heading', { name: 'Planning your 28 days' })).tabIndex).toBe(-1)
    expect(screen.getByRole('status').textContent).toMatch(/fitting each day to your targets/)
    expect(document.activeElement?.textContent).toBe('Planning your 28 days')
  })
})

describe('a plan that can’t be made', () => {
  it('[ONB-12] shows a sad picture, goes back after a second and keeps the answers', async () => {
    const { user, address } = open(answering({ status: 503, body: problem(503) }))
    await user.click(await make())
    expect(await screen.findByRole('img', { name: 'A sad, empty plate' })).toBeTruthy()
    expect(address()).toBe('/onboarding/done')
    await waitFor(() => expect(address()).toBe('/onboarding/allergies'), { timeout: 3000 })
    expect(await screen.findByText('A test’s problem.')).toBeTruthy()
    expect(sessionStorage.getItem('butterleaf.draft.onboarding.2')).not.toBeNull()
  })

  it('[ONB-13] leads back to the answer the server refused, and says what is wrong', async () => {
    const fault = { field: 'schedules.dinner.time', message: 'Must be one of 0, 30, 60.' }
    const { user, address } = open(answering({ status: 400, body: problem(400, [fault]) }))
    await user.click(await make())
    await waitFor(() => expect(address()).toBe('/onboarding/dinner'), { timeout: 3000 })
    expect(await screen.findByText('Must be one of 0, 30, 60.')).toBeTruthy()
  })
})

describe('nothing fits', () => {
  it('[PLAN-5] offers what would help, one tap each, and asks again with everything relaxed so far', async () => {
    const refused = { status: 422, body: nothingFits }
    const { user, sent } = open(answering(refused, refused, { status: 201, body: plan }))
    await user.click(await make())
    const choices = within(await screen.findByRole('list', { name: 'What would help' }))
    expect(screen.getByText(/1,480 kcal.*The trouble is the net carbs/)).toBeTruthy()
    expect(choices.getByText('12 more days in range')).toBeTruthy()
    await user.click(choices.getByRole('button', { name: /Allow 45 minutes at lunch/ }))
    await user.click(await screen.findByRole('button', { name: /Plan without desserts/ }))
    expect(await screen.findByText('The first week')).toBeTruthy()
    expect(posted(sent).map(({ body }) => body)).toMatchObject([
      { schedules: { lunch: { time: 30 }, dessert: { unique: 1 } } },
      { schedules: { lunch: { time: 45, unique: 1, variety: 1 }, dessert: { unique: 1 } } },
      { schedules: { lunch: { time: 45 }, dessert: { unique: 0 } } },
    ])
  })

  it('[PLAN-5] leads back to the answers, also when no single change is enough', async () => {
    const { user, address } = open(answering({ status: 422, body: { ...nothingFits, relaxations: [] } }))
    await user.click(await make())
    expect(await screen.findByText(/No single change is enough/)).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'What would help' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change my answers' }))
    await screen.findByRole('heading', { name: 'What are your end goals?' })
    expect(address()).toBe('/onboarding/goal')
  })
})
