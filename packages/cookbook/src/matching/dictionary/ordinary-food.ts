import type { KnownFigures } from './known-food.ts'

/** An entry of content/food-words/ordinary: a food without a place in a recipe of ours. */
export type OrdinaryFood = Readonly<{
  id: string
  name: string
  source: string
  per100g: KnownFigures
  names: SpokenNames
}>

/** How people call a food, and what they measure it in. */
export type SpokenNames = Readonly<{
  words: readonly string[]
  /** Names of a kind of food, of which this is the likeliest. */
  loose: readonly string[]
  measures: Readonly<Record<string, number>>
  drained?: number
  edible?: number
}>
