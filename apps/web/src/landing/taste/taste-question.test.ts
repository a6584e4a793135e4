import { expect, it } from 'vitest'
import { tasteQuestion } from './taste-question.ts'

const typed = {
  unit: 'us',
  gender: '2',
  age: '34',
  pounds: '164',
  kilograms: '74',
  feet: '5',
  inches: '6',
  centimeters: '168',
  goal: '1',
  activity: '2',
}

function ask(change: Partial<typeof typed>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...change })) form.set(name, value)
  return tasteQuestion(form)
}

it.each([
  [{}, 74.389, 167.64],
  [{ unit: 'metric' }, 74, 168],
  [{ unit: 'metric', kilograms: ' 74,5 ' }, 74.5, 168],
  [{ unit: 'metric', pounds: 'nonsense' }, 74, 168],
])('[VAL-1] the units shown are those asked in: %j', (change, weight, height) => {
  const asked = { gender: 2, age: 34, weight, height, motive: 1, activityLevel: 2 }
  expect(ask(change)).toEqual({ ok: true, asked })
})

it.each([
  [{ age: '9' }, 'age', 'Between 10 and 120, please.'],
  [{ age: '34.5' }, 'age', 'A whole number, please.'],
  [{ pounds: '20' }, 'pounds', 'Between 50 and 900, please.'],
  [{ pounds: '' }, 'pounds', 'A number, please.'],
  [{ inches: '12' }, 'inches', 'Between 0 and 11, please.'],
  [{ unit: 'metric', centimeters: 'tall' }, 'centimeters', 'A number, please.'],
])('[VAL-1] what can’t be is told by its field before anybody is asked: %j', (change, field, message) => {
  expect(ask(change)).toEqual({ ok: false, faults: [{ field, message }] })
})

it('[ONB-13] all faults are told at once', () => {
  const question = ask({ age: '', pounds: '1', feet: '1' })
  expect(question.ok ? [] : question.faults.map(({ field }) => field)).toEqual(['age', 'pounds', 'feet'])
})
