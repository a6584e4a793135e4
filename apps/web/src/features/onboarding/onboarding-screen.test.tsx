import { equipment } from '@butterleaf/domain/cooking/equipment'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readTasted, storeTasted, type Tasted } from '#lib/personality/answers/tasted.ts'
import { fullAnswers } from '#lib/personality/testing/full-answers.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { isRefusing, nextButton, openOnboarding, reopenOnboarding } from './testing/open-onboarding.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('going through', () => {
  it('[ONB-1] [ONB-3] begins at gender; Next waits for the answer, and the ring goes on with it', async () => {
    const { user, address } = openOnboarding('/onboarding')
    await heading('Male or female?')
    expect(address()).toBe('/onboarding/gender')
    expect(isRefusing(await nextButton())).toBe(true)
    const ring = screen.getByRole('progressbar', { name: 'Progress' })
    expect(ring.getAttribute('aria-valuetext')).toBe('Step 1 of 13')
    await user.click(await radio('Female'))
    await user.click(await nextButton())
    expect((await heading('How do you measure?')).ownerDocument.activeElement?.textContent).toBe(
      'How do you measure?',
    )
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('Step 2 of 13')
  })

  it('is walked by keyboard alone: arrows choose, Enter goes on', async () => {
    // Missing in jsdom, and what moves the radio buttons here asks for it.
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    const { user, address } = openOnboarding('/onboarding/gender')
    ;(await radio('Female')).focus()
    await user.keyboard('{ArrowDown}')
    expect((await radio('Male')).checked).toBe(true)
    await user.keyboard('{Enter}')
    await heading('How do you measure?')
    expect(address()).toBe('/onboarding/unit')
  })

  it('[ONB-5] jumping ahead lands on the first step without an answer', async () => {
    const { address } = openOnboarding('/onboarding/allergies', { ...fullAnswers, activity: null })
    await heading('What are your end goals?')
    expect(address()).toBe('/onboarding/goal')
  })

  it('[ONB-2] mode 2 goes from mode to dessert, and the way is shorter', async () => {
    const { user, address } = openOnboarding('/onboarding/mode', { ...fullAnswers, mode: null })
    await heading('Meal plan')
    expect(screen.getByText('Which would you prefer?', { selector: 'p' })).toBeTruthy()
    await user.click(await radio('Build my own plan'))
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')).toBe(
      'Step 6 of 9',
    )
    await user.click(await nextButton())
    await heading('Dessert')
    expect(address()).toBe('/onboarding/dessert')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Meal plan')
  })

  it('[ONB-4] back from the first step returns to the app when a plan exists', async () => {
    const { user } = openOnboarding('/onboarding/gender', {}, () => ({ body: buildPlan() }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(await screen.findByText('The app')).toBeTruthy()
  })

  it('[ONB-4] without a plan there is nothing to go back to', async () => {
    openOnboarding('/onboarding/gender')
    await heading('Male or female?')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('[ONB-12] the next plan begins with what the last one was made from, but for what can speak against it', async () => {
    openOnboarding('/onboarding/about', {}, () => ({ body: buildPlan() }))
    expect((await field(/^Age/)).value).toBe('34')
    expect((await field(/^Weight/)).value).toBe('181.7')
    cleanup()
    sessionStorage.clear()
    reopenOnboarding('/onboarding/done', () => ({ body: buildPlan() }))
    await heading('What are your end goals?')
  })

  it('[ONB-6] answers are there again after the page was left', async () => {
    const { user } = openOnboarding('/onboarding/about', { ...fullAnswers, ageYears: null })
    await user.type(await field(/^Age/), '41')
    cleanup()
    reopenOnboarding('/onboarding/about')
    expect((await field(/^Age/)).value).toBe('41')
    expect((await field(/^Weight/)).value).toBe('80')
  })
})

describe('about the body', () => {
  it('[ONB-6] the other unit converts what was typed, and the way back changes nothing', async () => {
    const { user } = openOnboarding('/onboarding/about', {
      ...fullAnswers,
      units: 'us',
      weight: { unit: 'us', value: 181.5 },
      height: { unit: 'us', feet: 5, inches: 7 },
    })
    const measureIn = async (unit: string) => {
      await user.click(screen.getByRole('button', { name: 'Back' }))
      await user.click(await radio(unit))
      await user.click(await nextButton())
    }
    expect((await field(/^Weight \(lbs/)).value).toBe('181.5')
    await measureIn('Metric')
    expect((await field(/^Weight \(kg/)).value).toBe('82.3')
    expect((await field(/^Height/)).value).toBe('170.2')
    await measureIn('US')
    expect((await field(/^Weight/)).value).toBe('181.5')
    expect((await field('Feet')).value).toBe('5')
    expect((await field('Inches')).value).toBe('7')
  })

  it('[VAL-1] what is out of range is named once its field is left, and holds Next back', async () => {
    const { user } = openOnboarding('/onboarding/about', { ...fullAnswers, ageYears: null })
    await user.type(await field(/^Age/), '7')
    expect(screen.queryByText('Between 10 and 120, please.')).toBeNull()
    await user.tab()
    expect(await screen.findByText('Between 10 and 120, please.')).toBeTruthy()
    expect(isRefusing(await nextButton())).toBe(true)
  })

  it('plus in an empty field begins at an ordinary value', async () => {
    const { user } = openOnboarding('/onboarding/about', { ...fullAnswers, ageYears: null })
    await user.click(await screen.findByRole('button', { name: 'More: Age' }))
    expect((await field(/^Age/)).value).toBe('35')
  })

  it('[ONB-9] body fat begins at the estimate, is moved by typing, and begins again for another gender', async () => {
    const { user } = openOnboarding('/onboarding/body-fat', fullAnswers)
    const slider = await screen.findByRole('slider', { name: 'Body fat' })
    expect(slider.getAttribute('aria-valuetext')).toBe('21%')
    const typed = await field(/^Or type it/)
    await user.clear(typed)
    await user.type(typed, '30')
    expect(slider.getAttribute('aria-valuetext')).toBe('30%')
    cleanup()
    const again = reopenOnboarding('/onboarding/gender')
    await again.user.click(await radio('Female'))
    cleanup()
    reopenOnboarding('/onboarding/body-fat')
    expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).toBe('32%')
  })
})

describe('what was typed into the taste of a day', () => {
  const tasted: Tasted = {
    gender: 'female',
    units: 'us',
    ageYears: 34,
    weight: { unit: 'us', value: 165 },
    height: { unit: 'us', feet: 5, inches: 6 },
    goal: 'maintain',
    activity: 'moderate',
  }
  const note = /^From your taste of a day/
  const arrive = (plan?: object) => {
    sessionStorage.clear()
    storeTasted(tasted)
    return reopenOnboarding('/onboarding', () => (plan ? { body: plan } : undefined))
  }

  it('[ONB-1] [ONB-6] is there for a newcomer, said so, and changed where it is asked', async () => {
    const { user, address } = arrive()
    expect((await screen.findByText(note)).textContent).toBe(
      'From your taste of a day: female, 34 years, 165 lb, 5 ft 6, to keep your weight, moderately active.',
    )
    expect((await radio('Female')).checked).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Change' }))
    await waitFor(() => expect(address()).toBe('/onboarding/about'))
    const weight = await field(/^Weight \(lbs/)
    expect(weight.value).toBe('165')
    await user.clear(weight)
    await user.type(weight, '170')
    expect(screen.getByText(note).textContent).not.toContain('165 lb')
    await user.click(await nextButton())
    await user.click(await nextButton())
    await heading('What are your end goals?')
    expect((await radio('Maintain')).checked).toBe(true)
    expect((await radio(/^Moderately active/)).checked).toBe(true)
    expect(isRefusing(await nextButton())).toBe(false)
  })

  it('[ONB-1] is emptied at one press, and forgotten', async () => {
    const { user } = arrive()
    await user.click(await screen.findByRole('button', { name: 'Start empty' }))
    expect((await radio('Female')).checked).toBe(false)
    expect(screen.queryByText(note)).toBeNull()
    expect(readTasted()).toEqual({})
  })

  it('[ONB-12] says nothing to a person who has a plan, and is forgotten', async () => {
    arrive(buildPlan())
    await heading('Male or female?')
    await waitFor(() => expect(readTasted()).toEqual({}))
    expect(screen.queryByText(note)).toBeNull()
  })
})

describe('Next while an answer is missing', () => {
  it('[ONB-3] leads to the first question without an answer, which says so, and stays at its step', async () => {
    const { user, address } = openOnboarding('/onboarding/breakfast', {
      ...fullAnswers,
      meals: { breakfast: {} },
    })
    await user.click(await nextButton())
    const time = screen.getByRole('group', { name: 'Time, prep and cooking together' })
    await waitFor(() => expect(time.contains(document.activeElement)).toBe(true))
    expect(within(time).getByText('Please choose one.')).toBeTruthy()
    expect(time.getAttribute('aria-describedby')).toBe(within(time).getByText('Please choose one.').id)
    expect(screen.getAllByText('Please choose one.')).toHaveLength(3)
    expect(address()).toBe('/onboarding/breakfast')
    await user.click(within(time).getAllByRole('radio')[0] as HTMLElement)
    await user.click(await nextButton())
    const leftovers = screen.getByRole('group', { name: 'Fresh or leftovers' })
    await waitFor(() => expect(leftovers.contains(document.activeElement)).toBe(true))
  })

  it('[ONB-3] [VAL-1] leads to an empty number by Enter, and to one out of range', async () => {
    const { user } = openOnboarding('/onboarding/about', { ...fullAnswers, ageYears: null })
    await user.type(await field(/^Weight/), '{Enter}')
    const age = await field(/^Age/)
    await waitFor(() => expect(document.activeElement).toBe(age))
    expect(screen.getByText('A number, please.')).toBeTruthy()
    await user.type(age, '7{Enter}')
    expect(await screen.findByText('Between 10 and 120, please.')).toBeTruthy()
    expect(document.activeElement).toBe(age)
  })

  it('[ONB-14] leads to the check before a deficit', async () => {
    const { user } = openOnboarding('/onboarding/goal', { ...fullAnswers, goal: 'lose', safety: null })
    await user.click(await nextButton())
    const check = screen.getByRole('group', { name: /^Before we plan/ })
    await waitFor(() => expect(check.contains(document.activeElement)).toBe(true))
  })
})

describe('goal and activity', () => {
  const unsafe = /Please ask your doctor before losing weight/

  it.each([
    ['us', 'lb', '1.2', '1.1'],
    ['metric', 'kg', '1.8', '2.4'],
  ] as const)(
    '[ONB-10] [VAL-2] who weighs in %s units is asked for protein per %s, and an activity sets it to its default',
    async (units, unit, typed, usual) => {
      const { user } = openOnboarding('/onboarding/goal', { ...fullAnswers, units })
      await user.click(await screen.findByText('Fine-tune the numbers'))
      expect(screen.getByText(new RegExp(`g per ${unit} of lean mass`))).toBeTruthy()
      const protein = await field(/^Protein/)
      await user.clear(protein)
      await user.type(protein, typed)
      await user.click(await radio('Very active'))
      await waitFor(() => expect(protein.value).toBe(usual))
    },
  )

  it('[ONB-14] a deficit is planned only after the check', async () => {
    const { user } = openOnboarding('/onboarding/goal', fullAnswers)
    await user.click(await radio('Lose weight'))
    expect(isRefusing(await nextButton())).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: 'None of these' }))
    expect(isRefusing(await nextButton())).toBe(false)
    expect(screen.queryByText(unsafe)).toBeNull()
  })

  it.each(['Pregnant or breastfeeding', 'Taking diabetes medication'])(
    '[ONB-14] %s sets maintenance and says to ask a doctor',
    async (answer) => {
      const { user } = openOnboarding('/onboarding/goal', fullAnswers)
      await user.click(await radio('Lose weight'))
      await user.click(screen.getByRole('checkbox', { name: answer }))
      expect((await radio('Maintain')).checked).toBe(true)
      expect(screen.getByText(unsafe).textContent).toContain('We’ve set your plan to maintain')
      await user.click(screen.getByRole('checkbox', { name: answer }))
      expect(isRefusing(await nextButton())).toBe(true)
    },
  )

  it.each([
    ['under 18', { ageYears: 16 }],
    ['low for your height', { weight: { unit: 'metric', value: 55 } }],
  ] as const)('[ONB-14] %s is known without asking', async (reason, part) => {
    const { user } = openOnboarding('/onboarding/goal', { ...fullAnswers, ...part })
    await user.click(await radio('Lose weight'))
    expect((await radio('Maintain')).checked).toBe(true)
    expect(screen.getByText(unsafe).textContent).toContain(reason)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('the numbers follow every answer at once', async () => {
    const { user } = openOnboarding('/onboarding/goal', { ...fullAnswers, goal: null })
    const means = within(await screen.findByRole('complementary', { name: 'What this means' }))
    expect(means.getByText('kcal a day at rest')).toBeTruthy()
    await user.click(await radio('Maintain'))
    expect(means.getByText('kcal a day')).toBeTruthy()
    expect(means.getByText('25 g')).toBeTruthy()
    expect(means.getByText(/^Estimates/)).toBeTruthy()
  })
})

describe('the meals', () => {
  const atLunch = { name: 'Breakfast dishes at lunch, now and then?' }

  it('[ONB-7] skipping breakfast hides its questions', async () => {
    const { user } = openOnboarding('/onboarding/breakfast', fullAnswers)
    const named = () => screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent)
    const skip = await radio('Skip it')
    // One of them is the line that tells what was said of all meals, and holds the other three.
    expect(named()).toHaveLength(5)
    await user.click(skip)
    expect(named()).toEqual(['Do you eat breakfast?'])
  })

  it('[MAP-2] tell what was said of all meals at once, and open to something else', async () => {
    const { user } = openOnboarding('/onboarding/mode', { ...fullAnswers, mode: null, meals: {} })
    await user.click(await radio(/We customize your plan/))
    await user.click(await nextButton())
    await heading('How do you cook?')
    await user.click(await radio(/^Cook twice a week/))
    const weekdays = within(screen.getByRole('group', { name: /Monday to Friday/ }))
    await user.click(weekdays.getByRole('radio', { name: '25 min' }))
    await user.click(await nextButton())
    await heading('Breakfast')
    const said = screen.getByText(/^As you said/)
    expect(said.textContent).toBe(
      'As you said: mostly leftovers, mostly the same, 25 min from Monday to Friday, any time at the weekend.',
    )
    await user.click(screen.getByRole('radio', { name: 'Variety' }))
    expect(said.textContent).toContain('leftovers, variety')
    for (const next of ['Lunch', 'Dinner', 'Dessert']) {
      await user.click(await nextButton())
      await heading(next)
    }
  })

  it('[ONB-7] only a person who skips breakfast is asked about breakfast dishes at lunch', async () => {
    const { user } = openOnboarding('/onboarding/lunch', {
      ...fullAnswers,
      meals: { ...fullAnswers.meals, breakfast: { isSkipped: true } },
    })
    const question = within(await screen.findByRole('group', atLunch))
    await user.click(question.getByRole('radio', { name: 'Yes' }))
    expect(question.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true)
    cleanup()
    openOnboarding('/onboarding/lunch', fullAnswers)
    await heading('Lunch')
    expect(screen.queryByRole('group', atLunch)).toBeNull()
  })

  it.each([
    ['breakfast', ['20 min', '45 min', 'Any time']],
    ['lunch', ['30 min', '45 min', 'Any time']],
    ['dinner', ['30 min', '60 min', 'Any time']],
  ])('[BIZ-6] %s may take %s', async (meal, times) => {
    openOnboarding(`/onboarding/${meal}`, fullAnswers)
    const group = within(await screen.findByRole('group', { name: /^Time/ }))
    expect(group.getAllByRole('radio').map((choice) => choice.parentElement?.textContent)).toEqual(times)
  })

  it('[ONB-8] no dessert asks about the budget; yes takes the question back', async () => {
    const { user } = openOnboarding('/onboarding/dessert', {
      ...fullAnswers,
      meals: { ...fullAnswers.meals, dessert: undefined },
    })
    await user.click(await radio('No'))
    await user.click(await radio('Keep it affordable'))
    await user.click(await radio('Yes'))
    expect(screen.queryByRole('radio', { name: 'Keep it affordable' })).toBeNull()
    await user.click(await radio('No'))
    expect((await radio('Keep it affordable')).checked).toBe(false)
  })
})

describe('what a person likes', () => {
  const stored = () => JSON.parse(sessionStorage.getItem('butterleaf.draft.onboarding.2') ?? '{}')

  it('[ONB-1] [PLAN-2] begins with one new dish a week for a first plan, which is sent as an answer', async () => {
    const { adventure: _, ...others } = fullAnswers
    const { user } = openOnboarding('/onboarding/mode', others)
    expect((await radio(/^One new dish/)).checked).toBe(true)
    await user.click(await radio('Build my own plan'))
    expect(stored()).toMatchObject({ adventure: 'new-each-week' })
    await user.click(await radio(/^Familiar first/))
    expect(stored().adventure).toBeNull()
  })

  it('[ONB-1] stays familiar first for a person whose plan was made so', async () => {
    const { adventure: _, ...others } = fullAnswers
    openOnboarding('/onboarding/mode', others, () => ({ body: buildPlan() }))
    expect((await radio(/^Familiar first/)).checked).toBe(true)
  })

  it('[ONB-1] is what was answered, by the keyboard', async () => {
    const { user } = openOnboarding('/onboarding/mode', fullAnswers)
    const familiar = await screen.findByRole<HTMLInputElement>('radio', { name: /^Familiar first/ })
    expect(familiar.checked).toBe(true)
    const oneNew = screen.getByRole<HTMLInputElement>('radio', { name: /^One new dish/ })
    oneNew.focus()
    await user.keyboard(' ')
    expect(oneNew.checked).toBe(true)
    expect(stored()).toMatchObject({ adventure: 'new-each-week' })
    await user.click(familiar)
    expect(stored().adventure).toBeNull()
  })

  it('[ONB-1] cuisines are liked or left out, each in one list only, by the keyboard', async () => {
    const { user } = openOnboarding('/onboarding/mode', fullAnswers)
    const liked = await screen.findByRole('combobox', { name: 'Cuisines you like' })
    await user.type(liked, 'tha{Enter}')
    expect(document.activeElement).toBe(liked)
    const left = screen.getByRole('combobox', { name: 'Cuisines you’d rather not have' })
    await user.type(left, 'tha')
    expect(screen.queryByRole('option')).toBeNull()
    await screen.findByText('No further cuisine of ours is called that.')
    await user.clear(left)
    await user.type(left, 'african{ArrowDown}{Enter}')
    expect(stored()).toMatchObject({ likedCuisines: ['thai'], dislikedCuisines: ['south-african'] })
    await user.click(screen.getByRole('button', { name: 'Remove Thai' }))
    expect(stored().likedCuisines).toBeNull()
  })
})

describe('allergies and foods to avoid', () => {
  const kitchen = ['button mushroom', 'oyster mushroom', 'mustard'].map((name) => ({ name }))
  const open = (found = kitchen) =>
    openOnboarding('/onboarding/allergies', fullAnswers, ({ path }) =>
      path.endsWith('/ingredients') ? { body: found } : undefined,
    )
  const searches = (sent: { path: string; body: unknown }[]) =>
    sent.filter(({ path }) => path.endsWith('/ingredients')).map(({ body }) => body)

  it('[ONB-11] [BIZ-7] offers both kinds, without asking the server', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: 'Vegetarian' }))
    await user.click(screen.getByRole('checkbox', { name: 'Shellfish' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Shellfish' }).checked).toBe(true)
    const kept = JSON.parse(sessionStorage.getItem('butterleaf.draft.onboarding.2') ?? '')
    expect(kept).toMatchObject({ diets: ['vegetarian'], exclusions: ['shellfish'] })
  })

  it('[ONB-11] searches from two characters, once, and hides what is avoided already', async () => {
    const { user, sent } = open()
    const search = await screen.findByRole('combobox', { name: 'Foods to avoid' })
    await user.type(search, 'm')
    expect(screen.queryByRole('option')).toBeNull()
    await user.type(search, 'us')
    await user.click(await screen.findByRole('option', { name: 'mustard' }))
    expect(searches(sent)).toEqual([{ searchString: 'mus' }])
    expect(document.activeElement).toBe(search)
    await user.type(search, 'mus')
    await screen.findByRole('option', { name: 'oyster mushroom' })
    expect(screen.queryByRole('option', { name: 'mustard' })).toBeNull()
  })

  it('[ONB-11] is chosen by arrows and Enter, which doesn’t go on, and taken out again', async () => {
    const { user, address } = open()
    const search = await screen.findByRole('combobox')
    await user.type(search, 'mus')
    await screen.findByRole('option', { name: 'mustard' })
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    const avoided = within(await screen.findByRole('list', { name: 'Avoided foods' }))
    expect(address()).toBe('/onboarding/allergies')
    await user.click(avoided.getByRole('button', { name: 'Remove oyster mushroom' }))
    expect(screen.queryByRole('list', { name: 'Avoided foods' })).toBeNull()
    expect(document.activeElement).toBe(search)
  })

  it('[ONB-11] a whole group is one choice, by the keyboard, stored by its id', async () => {
    const group = { name: 'mushrooms', group: 'mushrooms' }
    const { user } = open([group, ...kitchen])
    await user.type(await screen.findByRole('combobox', { name: 'Foods to avoid' }), 'mus')
    await screen.findByRole('option', { name: 'mushrooms (all of them)' })
    await user.keyboard('{Enter}')
    const chips = within(await screen.findByRole('list', { name: 'Avoided foods' }))
    const stored = () => JSON.parse(sessionStorage.getItem('butterleaf.draft.onboarding.2') ?? '')
    expect(stored()).toMatchObject({ avoidedGroups: ['mushrooms'], avoidedFoods: [] })
    await user.keyboard('mus')
    await screen.findByRole('option', { name: 'oyster mushroom' })
    expect(screen.queryByRole('option', { name: /all of them/ })).toBeNull()
    await user.click(chips.getByRole('button', { name: 'Remove mushrooms (all of them)' }))
    expect(stored().avoidedGroups).toBeNull()
  })

  it('[CON-9] what the kitchen lacks is ticked in a part of its own, and told while that is closed', async () => {
    const { user } = open()
    const closed = await screen.findByText('What your kitchen lacks')
    const part = within(screen.getByRole('group', { name: /My kitchen has no/, hidden: true }))
    const boxes = part.getAllByRole('checkbox', { hidden: true })
    expect(boxes).toHaveLength(equipment.length)
    await user.click(closed)
    await user.click(part.getByRole('checkbox', { name: 'blender' }))
    await user.click(part.getByRole('checkbox', { name: 'oven' }))
    const stored = () => JSON.parse(sessionStorage.getItem('butterleaf.draft.onboarding.2') ?? '')
    expect(stored().lacksEquipment).toEqual(['oven', 'blender'])
    expect(screen.getByText('Your kitchen lacks: oven, blender')).toBeTruthy()
    await user.click(part.getByRole('checkbox', { name: 'oven' }))
    await user.click(part.getByRole('checkbox', { name: 'blender' }))
    expect(stored().lacksEquipment).toBeNull()
  })

  it('says when no food has that name, and when the search fails', async () => {
    const { user } = open([])
    await user.type(await screen.findByRole('combobox'), 'unobtainium')
    expect(await screen.findByText(/No food by that name/)).toBeTruthy()
    cleanup()
    const failing = openOnboarding('/onboarding/allergies', fullAnswers)
    await failing.user.type(await screen.findByRole('combobox'), 'mus')
    expect(await screen.findByText(/can’t be reached/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
