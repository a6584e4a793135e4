import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isRefused } from '#lib/testing/is-refused.ts'
import { openPreferences } from './testing/open-preferences.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

const part = async () => within(await screen.findByRole('region', { name: 'Room for snacks' }))
const places = async (name: string) => (await part()).findByRole<HTMLInputElement>('radio', { name })
const field = async (name: RegExp) => (await part()).findByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })

describe('room for snacks', () => {
  it('[LIFE-7] is none, and of the usual size once it is asked for; saved it makes a new plan', async () => {
    const { user, sent } = openPreferences('cooking')
    expect((await places('None')).checked).toBe(true)
    await user.click(await places('2'))
    expect((await field(/Calories of one/)).value).toBe('150')
    expect((await field(/Net carbs of one/)).value).toBe('3')
    expect((await part()).getByText(/300 kcal and 6 g of net carbs/)).toBeTruthy()
    await user.click(await save())
    await user.click(await screen.findByRole('button', { name: 'Make a new plan' }))
    const snackRoom = { places: 2, calories: 150, net_carbs: 3 }
    expect(sent.find(({ path }) => path.endsWith('/reset'))?.body).toMatchObject({
      resources: { preferences: { snackRoom } },
    })
  })

  it('[LIFE-7] is taken back with None, which is said to the server', async () => {
    const { user, sent } = openPreferences('cooking', {
      snackRoom: { places: 1, calories: 200, net_carbs: 2 },
    })
    expect((await field(/Calories of one/)).value).toBe('200')
    await user.click(await places('None'))
    await user.click(await save())
    await user.click(await screen.findByRole('button', { name: 'Make a new plan' }))
    expect(sent.find(({ path }) => path.endsWith('/reset'))?.body).toMatchObject({
      resources: { preferences: { snackRoom: null } },
    })
  })

  it.each([
    ['20', 'Must be between 50 and 500 kcal.'],
    ['500', /up to a third of its calories/],
  ])('[LIFE-7] names at its field why three snacks of %s kcal can’t be kept', async (calories, message) => {
    const { user } = openPreferences('cooking')
    await user.click(await places('3'))
    const input = await field(/Calories of one/)
    await user.clear(input)
    await user.type(input, calories)
    await user.tab()
    expect((await part()).getByText(message)).toBeTruthy()
    expect([input.value, isRefused(await save())]).toEqual([calories, true])
  })

  it('[LIFE-7] asks for a number where a field is empty', async () => {
    const { user } = openPreferences('cooking')
    await user.click(await places('1'))
    await user.clear(await field(/Net carbs of one/))
    expect((await part()).getByText('A number, please.')).toBeTruthy()
    expect(isRefused(await save())).toBe(true)
  })
})
