import { expect, it } from 'vitest'
import { feedingSentence, feedingVerb } from './feeding-sentence.ts'

const feeding = {
  total: 4,
  today: 2,
  saved: [
    { dayNumber: 3, servings: 1 },
    { dayNumber: 5, servings: 1, isFrozen: true as const },
  ],
}

it('[LEFT-1] [TOG-1] says what is eaten today, saved and frozen, and for which day', () => {
  expect(feedingSentence(feeding)).toBe(
    'Makes a total of 4 servings. Eat 2 servings today, save 1 serving for day 3 and freeze 1 serving for day 5',
  )
  const weekday = (dayNumber: number) => (dayNumber === 3 ? 'Tuesday' : 'Thursday')
  expect(feedingSentence({ ...feeding, saved: feeding.saved.slice(0, 1) }, weekday, 'Serve')).toBe(
    'Makes a total of 4 servings. Serve 2 servings today and save 1 serving for Tuesday',
  )
})

it('[TOG-3] is served where others eat of it, and eaten by one alone', () => {
  expect([feedingVerb(feeding, { servings: 2 }), feedingVerb(feeding, { servings: 1 })]).toEqual([
    'Eat',
    'Serve',
  ])
})
