import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import { expect, test } from 'vitest'
import { root } from '../../../../../scripts/setup/steps.mjs'
import { measurePlan } from '../measure.ts'
import { drawProfiles } from '../profiles.ts'
import { kitchenOf, ways } from '../ways.ts'
import { shareOfWeeks } from './mineral-table.ts'
import { meetsAll, mineralWeeks } from './mineral-weeks.ts'

/** The first of those on whom the goal is judged; over more of them the benchmark shows it. */
const people = 8

test('[MIN-3] [PLAN-3] who aims at minerals and fiber has enough in most weeks, and no day in range fewer', () => {
  const cookbook = compileCookbook(root)
  const kitchen = kitchenOf(cookbook.recipes)
  const { profiles } = drawProfiles(people, '4242', cookbook)
  const plansOf = (way: 'planner' | 'minerals') =>
    profiles.map((person) => {
      const made = ways[way](person, kitchen)
      const bound = { lower: 28, upper: 28 }
      const { daysInRange, hard } = measurePlan(person, made, cookbook.recipes, bound)
      expect(hard).toEqual([])
      return { daysInRange, weeks: mineralWeeks(person, made.plan) }
    })
  const [off, on] = [plansOf('planner'), plansOf('minerals')]
  expect(shareOfWeeks(on, meetsAll)).toBeGreaterThanOrEqual(0.8)
  expect(shareOfWeeks(off, meetsAll)).toBeLessThan(0.5)
  for (const [at, { daysInRange }] of on.entries())
    expect(daysInRange).toBeGreaterThanOrEqual(off[at]!.daysInRange)
})
