import type { ShownEaterFit } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EaterFits } from './eater-fits.tsx'

const range = { minimum: 0, maximum: 3000 }
const kim: ShownEaterFit = {
  ...{ eaterId: 'kim', name: 'Kim', inRange: true, part: { least: 1, most: 1 } },
  totals: { calories: 1900, fat: 150, netCarbs: 20, protein: 110 },
  target: { calories: range, fat: range, netCarbs: range, protein: range },
}

it.each<[string, ShownEaterFit, RegExp]>([
  ['a whole day', kim, /^Kim’s day is in range: 1,900 kcal\.$/],
  [
    '[LIFE-7] a whole day with room for snacks, which is in its sum',
    { ...kim, snackRoom: { calories: 300, fat: 24, netCarbs: 6, protein: 15 } },
    /^Kim’s day is in range: 1,900 kcal, with room for 300 kcal of snacks\.$/,
  ],
  [
    'a part of a day',
    { ...kim, part: { least: 0.22, most: 0.58 } },
    /^What Kim shares fits their day: 1,900 kcal\. It may be 22 to 58 % of it/,
  ],
])('[TOG-3] of an eater with needs is told %s', (_, fit, sentence) => {
  render(<EaterFits fits={[fit]} />)
  expect(screen.getByText(sentence)).toBeTruthy()
})
