import { afterEach, expect, it } from 'vitest'
import { readTasted, storeTasted, type Tasted } from './tasted.ts'

afterEach(() => sessionStorage.clear())

const tasted: Tasted = {
  gender: 'male',
  units: 'us',
  ageYears: 41,
  weight: { unit: 'us', value: 165 },
  height: { unit: 'us', feet: 5, inches: 6 },
  goal: 'lose',
  activity: 'moderate',
}

it('[ONB-6] what was tasted comes back as it was typed, in its unit', () => {
  expect(readTasted()).toEqual({})
  storeTasted(tasted)
  expect(readTasted()).toEqual(tasted)
})

it.each([
  [{ ageYears: 9 }, 'ageYears'],
  [{ ageYears: 34.5 }, 'ageYears'],
  [{ weight: { unit: 'us', value: 49 } }, 'weight'],
  [{ weight: { unit: 'stone', value: 12 } }, 'weight'],
  [{ weight: null }, 'weight'],
  [{ height: { unit: 'us', feet: 5, inches: 12 } }, 'height'],
  [{ height: { unit: 'metric', centimeters: 'tall' } }, 'height'],
  [{ goal: 'fly' }, 'goal'],
  [{ mode: 'own' }, 'mode'],
])('[VAL-1] only valid answers are taken: not %j', (part, left) => {
  sessionStorage.setItem('butterleaf.tasted.1', JSON.stringify({ ...tasted, ...part }))
  const { [left]: _left, ...others } = tasted as Record<string, unknown>
  expect(readTasted()).toEqual(others)
})

it.each(['null', '{', '[1]', '"text"'])('a text that says nothing gives nothing: %s', (text) => {
  sessionStorage.setItem('butterleaf.tasted.1', text)
  expect(readTasted()).toEqual({})
})
