import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isRefused } from '#lib/testing/is-refused.ts'
import { openPreferences } from './testing/open-preferences.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

const part = async () => within(await screen.findByRole('region', { name: 'Minerals and fiber' }))
const radio = async (name: string) => (await part()).findByRole<HTMLInputElement>('radio', { name })
const chip = async (name: RegExp | string) => (await part()).findByRole('checkbox', { name })
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })

describe('the aim for minerals and fiber', () => {
  it('[MIN-3] [MIN-4] is off, and on only once none of the cautions applies', async () => {
    const { user, sent } = openPreferences('food')
    expect((await radio('Off')).checked).toBe(true)
    await user.click(await radio('On'))
    expect(screen.getByText('We don’t store these answers, here or anywhere.')).toBeTruthy()
    expect(isRefused(await save())).toBe(true)
    await user.click(await chip('None of these'))
    expect(isRefused(await save())).toBe(false)
    await user.click(await save())
    await user.click(await screen.findByRole('button', { name: 'Make a new plan' }))
    const reset = sent.find(({ path }) => path.endsWith('/reset'))
    expect(reset?.body).toMatchObject({ resources: { preferences: { minerals: 1, sodiumLimit: null } } })
    expect(JSON.stringify(sent)).not.toMatch(/kidney|caution|pressure/)
  })

  it.each([
    'Kidney disease',
    'Heart failure',
    /^Blood-pressure medicine: ACE inhibitor, ARB or potassium-sparing/,
    'A sodium limit from a doctor',
  ])('[MIN-4] stays off with %s, and says to ask a doctor', async (caution) => {
    const { user } = openPreferences('food')
    await user.click(await radio('On'))
    await user.click(await chip(caution))
    expect((await part()).getByRole('status').textContent).toMatch(/stays off.*your doctor/)
    expect((await radio('Off')).checked).toBe(true)
    expect(isRefused(await save())).toBe(true)
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(
      /kidney|heart-f|pressure/,
    )
  })

  it('[MIN-4] goes off again when a caution follows', async () => {
    const { user } = openPreferences('food')
    await user.click(await radio('On'))
    await user.click(await chip('None of these'))
    await user.click(await chip('Heart failure'))
    expect((await part()).getByRole('status').textContent).toContain('stays off')
    expect(isRefused(await save())).toBe(true)
  })

  it('[MIN-4] a limit of sodium outside sense is named with range and reason, and not saved', async () => {
    const { user } = openPreferences('food')
    await user.click(await radio('On'))
    await user.click(await chip('None of these'))
    const limit = await (await part()).findByRole<HTMLInputElement>('textbox', { name: /Sodium limit/ })
    await user.type(limit, '100')
    await user.tab()
    expect(
      (await part()).getByText(
        'Between 1,500 and 5,000 mg: less is for a doctor to set, and more limits nothing.',
      ),
    ).toBeTruthy()
    expect(limit.value).toBe('100')
    expect(isRefused(await save())).toBe(true)
    await user.clear(limit)
    await user.type(limit, '2300')
    expect(isRefused(await save())).toBe(false)
  })
})
