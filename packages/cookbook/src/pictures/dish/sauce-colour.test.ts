import { describe, expect, it } from 'vitest'
import { colourDistance } from '../ink/colour.ts'
import { mixSauce } from './sauce-colour.ts'
import type { SeenFood } from './seen-food.ts'

const wet = (id: string, grams: number): SeenFood => ({
  ingredient: { food: id, class: 'sauce', grams, name: id },
  look: { glyph: 'dollop', part: 'liquid', each: 30 },
  gramsPerServing: grams,
  isTitled: false,
  isFinish: false,
  isBeside: false,
  isBlended: false,
})

const mixed = (...foods: SeenFood[]) => mixSauce(foods, foods) ?? ''
const nearest = (colour: string, ...others: string[]) =>
  [...others].sort((a, b) => colourDistance(colour, a) - colourDistance(colour, b))[0]

const [RED, ORANGE, PINK, CREAM, BROWN] = ['#c8472a', '#e09a58', '#e3a39a', '#fbf0d8', '#8a5a30']

describe('mixSauce', () => {
  it('[ED-6] tomato thinned with cream is orange, neither red nor pink', () => {
    const butterSauce = mixed(wet('diced-tomatoes', 100), wet('tomato-paste', 8), wet('coconut-cream', 160))
    expect(nearest(butterSauce, RED, ORANGE, PINK, CREAM)).toBe(ORANGE)
  })

  it('[ED-6] one spoon of tomato paste does not decide a cream sauce', () => {
    expect(nearest(mixed(wet('tomato-paste', 2), wet('heavy-cream', 150)), RED, ORANGE, CREAM)).not.toBe(RED)
    expect(nearest(mixed(wet('crushed-tomatoes', 200)), RED, ORANGE, CREAM)).toBe(RED)
  })

  it('[ED-6] seared beef browns its braise', () => {
    const beef = { ...wet('beef-chuck', 200), look: { glyph: 'stew-beef', part: 'main', each: 35 } } as const
    const braise = mixSauce([wet('beef-stock', 100)], [beef], { isBraised: true }) ?? ''
    expect(nearest(braise, BROWN, RED, CREAM)).toBe(BROWN)
  })

  it('[ED-6] nothing wet has no color', () => {
    expect(mixSauce([], [])).toBeUndefined()
  })
})
