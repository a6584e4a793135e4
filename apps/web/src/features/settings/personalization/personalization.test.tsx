import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RouteName } from '#lib/paths.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, problem, type Sent } from '#lib/testing/fake-api.ts'
import { holdAnswers } from '#lib/testing/hold-answers.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import PersonalizationScreen from '../personalization-screen.tsx'
import FoodScreen from './food-screen.tsx'
import PreferencesScreen from './preferences-screen.tsx'
import ProfileScreen from './profile-screen.tsx'
import ScalingScreen from './scaling-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

/** Of the builder’s plan the body fat is an estimate of nobody; here everything is answered. */
function answeredPlan(part: Parameters<typeof buildPlan>[0] = {}): MealPlan {
  const plan = buildPlan(part)
  const { profile, preferences } = plan.resources
  return {
    ...plan,
    resources: { profile, preferences: { ...preferences, schedules: { dessert: { unique: 1 } } } },
  }
}

const screens = {
  personalization: [PersonalizationScreen, 'settings.resources'],
  preferences: [PreferencesScreen, 'settings.resources.preferences'],
  food: [FoodScreen, 'settings.resources.food'],
  profile: [ProfileScreen, 'settings.resources.profile'],
  people: [ScalingScreen, 'settings.resources.preferences.scaling'],
} as const satisfies Record<string, readonly [ComponentType, RouteName]>

function open(name: keyof typeof screens, plan: MealPlan, answer?: (sent: Sent) => Answer | undefined) {
  const [Screen, route] = screens[name]
  return renderPlanScreen({ Screen, route, plan, answer: answer ?? (() => undefined) })
}

const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })
const make = () => screen.findByRole('button', { name: 'Make a new plan' })
const resetIn = (sent: Sent[]) => sent.filter(({ path }) => path.endsWith('/reset'))

/** The plan a reset answers with: another template, from the answers that were sent. */
function madeFrom({ body }: Sent, before: MealPlan): MealPlan {
  const { resources } = body as Pick<MealPlan, 'resources'>
  const profile = { ...before.resources.profile, ...resources.profile }
  const preferences = { ...before.resources.preferences, ...resources.preferences }
  const [template] = before.templates
  const nutrition = profile.nutrition ?? before.resources.profile.nutrition
  return {
    ...before,
    version: 2,
    resources: { profile: { ...profile, nutrition }, preferences },
    templates: template ? [{ ...template, id: 'newer' }] : [],
  }
}

describe('the preferences', () => {
  it('[SET-3] saving asks first, sends the answers as a reset, and offers the way back', async () => {
    const plan = answeredPlan()
    const { user, sent } = open('food', plan, (one) => {
      if (one.path.endsWith('/reset')) return { body: madeFrom(one, plan) }
      return one.path.includes('/undo') ? { body: { ...plan, version: 3 } } : undefined
    })
    expect(isRefused(await save())).toBe(true)
    await user.click(await screen.findByRole('checkbox', { name: 'Nut-free' }))
    await user.click(await save())
    expect(resetIn(sent)).toEqual([])
    await user.click(await make())
    expect(await screen.findByText(/Your plan is new/)).toBeTruthy()
    const [reset] = resetIn(sent)
    expect(reset?.path).toBe('/api/mealplan/plan/template/template/reset')
    expect(reset?.body).toMatchObject({
      resources: {
        profile: plan.resources.profile,
        preferences: { allergen: [24], scaling: 1, mode: 2, unit: 'us' },
      },
    })
    expect(isRefused(await save())).toBe(true)

    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText(/Your plan is new/)).toBeNull())
    expect(sent.map(({ path }) => path)).toContain('/api/mealplan/plan/changes/2/undo?version=2')
  })

  it('[SET-3] [LIFE-8] after Undo the form shows the answers that were restored, and nothing is unsaved', async () => {
    const plan = answeredPlan()
    const { user } = open('food', plan, (one) => {
      if (one.path.endsWith('/reset')) return { body: madeFrom(one, plan) }
      return one.path.includes('/undo') ? { body: { ...plan, version: 3 } } : undefined
    })
    const nutFree = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Nut-free' })
    await user.click(await nutFree())
    await user.click(await save())
    await user.click(await make())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('An earlier plan brought back.')
    await waitFor(async () =>
      expect((await nutFree()).ariaChecked ?? String((await nutFree()).checked)).toBe('false'),
    )
    expect(isRefused(await save())).toBe(true)
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  })

  it('[SET-3] [LIFE-8] the way back is there on the next screen, too', async () => {
    const plan = answeredPlan()
    const { user, sent } = open('food', plan, (one) => {
      if (one.path.endsWith('/reset')) return { body: madeFrom(one, plan) }
      return one.path.includes('/undo') ? { body: { ...plan, version: 3 } } : undefined
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Nut-free' }))
    await user.click(await save())
    await user.click(await make())
    await user.click(await screen.findByRole('link', { name: 'See it' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.at(-1)?.path).toContain('/changes/2/undo'))
    expect(await screen.findByText('An earlier plan brought back.')).toBeTruthy()
  })

  it('[LIV-5] [SET-3] another shopping day is saved without a question, and without a new plan', async () => {
    const plan = answeredPlan()
    const { user, sent } = open('preferences', plan, (one) => {
      if (one.method !== 'PATCH') return undefined
      const { resources } = one.body as Pick<MealPlan, 'resources'>
      const preferences = { ...plan.resources.preferences, ...resources.preferences }
      return { body: { ...plan, version: 2, resources: { ...plan.resources, preferences } } }
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'When do you shop?' }), 'Saturday')
    await user.click(await save())
    await screen.findByText('Saved. Your plan stays as it is.')
    const [patch] = sent.filter(({ method }) => method === 'PATCH')
    expect(patch?.body).toMatchObject({
      resources: { preferences: { shopping: { day: 'saturday', timesAWeek: 1 }, weekdayTimes: {} } },
    })
    expect(isRefused(await save())).toBe(true)
  })

  it('[LIV-3] [LIV-4] [SET-3] a rhythm and a quick Tuesday ask for a new plan', async () => {
    const { profile, preferences } = buildPlan().resources
    const meal = { unique: 1, leftover: 0, variety: 1, time: 30 } as const
    const dessert = { unique: 1 } as const
    const schedules = { breakfast: { ...meal, time: 20 }, lunch: meal, dinner: meal, dessert }
    const plan = {
      ...buildPlan(),
      resources: { profile, preferences: { ...preferences, mode: 1 as const, schedules } },
    }
    const { user, sent } = open('preferences', plan, (one) =>
      one.path.endsWith('/reset') ? { body: madeFrom(one, plan) } : undefined,
    )
    await user.click(await screen.findByRole('radio', { name: /Cook twice a week/ }))
    await user.click(screen.getByText('A quick Tuesday, a long Sunday?'))
    await user.selectOptions(screen.getByLabelText('Dinner on Tuesday'), '20 min')
    await user.click(await save())
    await user.click(await make())
    await screen.findByText(/Your plan is new/)
    const batch = { unique: 0, leftover: 2, variety: 1 }
    expect(resetIn(sent)[0]?.body).toMatchObject({
      resources: {
        preferences: {
          schedules: {
            breakfast: { ...batch, variety: 2, time: 20 },
            lunch: batch,
            dinner: { ...batch, time: 30 },
          },
          weekdayTimes: { dinner: { tuesday: 20 } },
        },
      },
    })
  })

  it.each([
    ['[CON-9] an oven that isn’t there', { lacksEquipment: ['oven' as const] }],
    ['[ONB-11] a group of foods', { avoidedGroups: ['mushrooms'] }],
  ])('[SET-3] %s, taken back, makes a new plan', async (_, answer) => {
    const { profile, preferences } = answeredPlan().resources
    const plan = { ...answeredPlan(), resources: { profile, preferences: { ...preferences, ...answer } } }
    const { user, sent } = open('food', plan, (one) =>
      one.path.endsWith('/reset') ? { body: madeFrom(one, plan) } : undefined,
    )
    if ('lacksEquipment' in answer) {
      await user.click(await screen.findByText('Your kitchen lacks: oven'))
      await user.click(screen.getByRole('checkbox', { name: 'oven' }))
    } else await user.click(await screen.findByRole('button', { name: /Remove mushrooms/ }))
    await user.click(await save())
    await user.click(await make())
    await screen.findByText(/Your plan is new/)
    const none = Object.fromEntries(Object.keys(answer).map((name) => [name, []]))
    expect(resetIn(sent)[0]?.body).toMatchObject({ resources: { preferences: none } })
  })

  it('[PLAN-5] [CON-9] where nothing fits without an oven, one is a press away', async () => {
    const plan = answeredPlan()
    const nothingFits = {
      ...problem('nothing-fits'),
      nearest: { calories: 1480, fat: 96.2, net_carbs: 31.4, protein: 118.7 },
      blocking: 'net_carbs',
      emptyMeals: ['dinner'],
      relaxations: [
        {
          id: 'more-equipment-oven',
          text: 'Cook with an oven',
          gain: '28 more days in range, 260 more recipes',
          change: { lacksEquipment: ['grill'] },
        },
      ],
    }
    const answers: Answer[] = [{ status: 422, body: nothingFits }]
    const { user, sent } = open('food', plan, (one) =>
      one.path.endsWith('/reset') ? (answers.shift() ?? { body: madeFrom(one, plan) }) : undefined,
    )
    await user.click(await screen.findByText('What your kitchen lacks'))
    await user.click(screen.getByRole('checkbox', { name: 'oven' }))
    await user.click(screen.getByRole('checkbox', { name: 'grill' }))
    await user.click(await save())
    await user.click(await make())
    await user.click(await screen.findByRole('button', { name: /Cook with an oven/ }))
    await screen.findByText(/Your plan is new/)
    expect(resetIn(sent).map(({ body }) => body)).toMatchObject([
      { resources: { preferences: { lacksEquipment: ['oven', 'grill'] } } },
      { resources: { preferences: { lacksEquipment: ['grill'] } } },
    ])
    expect(screen.getByText('Your kitchen lacks: grill')).toBeTruthy()
  })

  it('[SET-3] the question before a new plan says what stays', async () => {
    const { user } = open('food', answeredPlan(), () => undefined)
    await user.click(await screen.findByRole('checkbox', { name: 'Nut-free' }))
    await user.click(await save())
    await make()
    const question = screen.getByRole('alertdialog').textContent
    for (const what of ['completed', 'locked', 'likes', 'ticks', 'own rows']) expect(question).toContain(what)
  })

  it('[SET-3] on failure the busy state stops, and the old plan is said to stand', async () => {
    const { user } = open('food', answeredPlan(), (one) =>
      one.path.endsWith('/reset') ? { status: 500, body: problem(500) } : undefined,
    )
    await user.click(await screen.findByRole('checkbox', { name: 'Pork' }))
    await user.click(await save())
    const held = holdAnswers()
    await user.click(await make())
    expect((await make()).getAttribute('aria-busy')).toBe('true')
    held.release()
    expect(await screen.findByText(/Your plan is as it was/)).toBeTruthy()
    await waitFor(async () => expect((await save()).getAttribute('aria-busy')).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pork' }).checked).toBe(true)
    expect(isRefused(await save())).toBe(false)
  })

  it('[PLAN-5] when nothing fits, what helps is one press away', async () => {
    const plan = answeredPlan()
    const nothingFits = {
      ...problem('nothing-fits'),
      nearest: { calories: 1480, fat: 96.2, net_carbs: 31.4, protein: 118.7 },
      blocking: 'net_carbs',
      emptyMeals: [],
      relaxations: [
        {
          id: 'dessert',
          text: 'Plan without desserts',
          gain: '3 more days in range',
          change: { schedules: { dessert: { unique: 0 } } },
        },
      ],
    }
    const answers: Answer[] = [{ status: 422, body: nothingFits }]
    const { user, sent } = open('food', plan, (one) =>
      one.path.endsWith('/reset') ? (answers.shift() ?? { body: madeFrom(one, plan) }) : undefined,
    )
    await user.click(await screen.findByRole('checkbox', { name: 'Eggs' }))
    await user.click(await save())
    await user.click(await make())
    await user.click(await screen.findByRole('button', { name: /Plan without desserts/ }))
    expect(await screen.findByText(/Your plan is new/)).toBeTruthy()
    expect(resetIn(sent)[1]?.body).toMatchObject({
      resources: { preferences: { intolerance: [5], schedules: { dessert: { unique: 0 } } } },
    })
  })

  it('[MAP-5] what was begun on one page is saved with the other', async () => {
    const plan = answeredPlan()
    const begun = open('food', plan)
    await begun.user.click(await screen.findByRole('checkbox', { name: 'Nut-free' }))
    cleanup()
    const { user, sent } = open('preferences', plan, (one) =>
      one.path.endsWith('/reset') ? { body: madeFrom(one, plan) } : undefined,
    )
    await user.click(await save())
    await user.click(await make())
    await screen.findByText(/Your plan is new/)
    expect(resetIn(sent)[0]?.body).toMatchObject({ resources: { preferences: { allergen: [24] } } })
  })

  it('[SET-4] [MAP-2] once we are to plan the meals they have usual answers, which can be saved', async () => {
    const { user } = open('preferences', answeredPlan())
    await user.click(await screen.findByRole('radio', { name: /We customize your plan/ }))
    expect(screen.getByRole('region', { name: 'Breakfast' })).toBeTruthy()
    expect(isRefused(await save())).toBe(false)
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('region', { name: 'Breakfast' })).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('the macros', () => {
  it('[SET-2] targets and ranges follow what is chosen, with what they leave room for', async () => {
    const { user } = open('profile', answeredPlan())
    expect(await screen.findByText('1,758 to 1,943 kcal')).toBeTruthy()
    expect(screen.getByText(/of a day’s energy from fat/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Maintain' }))
    expect(screen.queryByText('1,758 to 1,943 kcal')).toBeNull()
    expect(isRefused(await save())).toBe(false)
  })

  it('[SET-4] save is disabled while a number is out of range, and nothing is said of it', async () => {
    const { user } = open('profile', answeredPlan())
    const age = await screen.findByRole('textbox', { name: /^Age/ })
    await user.clear(age)
    await user.type(age, '7')
    await user.tab()
    expect(isRefused(await save())).toBe(true)
    expect(age.getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.queryByText(/please\./)).toBeNull()
  })

  it('[SET-3] saving has the ranges computed again', async () => {
    const plan = answeredPlan()
    const { user, sent } = open('profile', plan, (one) =>
      one.path.endsWith('/reset') ? { body: madeFrom(one, plan) } : undefined,
    )
    await user.click(await screen.findByRole('radio', { name: 'Maintain' }))
    await user.click(await save())
    await user.click(await make())
    expect(await screen.findByText(/Your plan is new/)).toBeTruthy()
    const [reset] = resetIn(sent)
    expect(reset?.body).toMatchObject({
      resources: {
        profile: { motive: 2, weight: 82.4 },
        preferences: plan.resources.preferences,
      },
    })
    expect(reset?.body).not.toHaveProperty('resources.profile.nutrition')
  })
})

it('[SET-2] [TOG-3] personalization says how many the plan cooks for, and who eats along', async () => {
  const withKim = (people: number) => {
    const plan = structuredClone(answeredPlan({ people }))
    const nutrition = { calories: 500, fat: 40, net_carbs: 6, protein: 30 }
    const plates = [{ eaterId: 'kim', name: 'Kim', servings: 1, grams: 300, nutrition }]
    for (const { items } of plan.templates[0]!.weeks[0]!.days)
      for (const item of items.filter(({ value }) => value !== null)) Object.assign(item, { plates })
    return plan
  }
  for (const [plan, text] of [
    [answeredPlan(), 'Cooking for one'],
    [withKim(1), 'You and Kim'],
    [withKim(2), 'Cooking for 2, and for Kim'],
  ] as const) {
    open('personalization', plan)
    expect(await screen.findByText(text)).toBeTruthy()
    cleanup()
  }
})

it('[SET-2] the number of people is from 1 to 12, and saved without asking', async () => {
  const plan = answeredPlan()
  const { user, sent, server } = open('people', plan, (one) => {
    if (one.method !== 'PATCH') return undefined
    server.plan = answeredPlan({ people: 12 })
    return { body: server.plan }
  })
  const name = "Number of people you'll be cooking for (including yourself)"
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name })
  await user.clear(field)
  await user.type(field, '14')
  await user.tab()
  expect(field.value).toBe('12')
  await user.click(await save())
  expect(await screen.findByText('Cooking for 12')).toBeTruthy()
  expect(sent.map(({ path }) => path)).toContain('/api/mealplan/plan/resources/preferences/scaling/12')
})
