import assert from 'node:assert/strict'
import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import { test } from 'vitest'
import { root } from '../../../../scripts/setup/steps.mjs'
import { boundFor } from './bound/bound.ts'
import { openBounds } from './bound/bounds-store.ts'
import { measurePlan } from './measure.ts'
import { drawProfiles, publicSeed } from './profiles.ts'
import { kitchenOf, ways } from './ways.ts'

/** The first of the public people, none of whom takes long to prove: the goals themselves are the benchmark's to show. */
const people = 15

test('[PLAN-3] [PLAN-2] the first people drawn get plans near the proven bound, varied, and within every rule', () => {
  const cookbook = compileCookbook(root)
  const kitchen = kitchenOf(cookbook.recipes)
  const { profiles } = drawProfiles(people, String(publicSeed), cookbook)
  const store = openBounds({ isFresh: false })
  const measured = profiles.map((person) => {
    const bound = store.of(person, cookbook.recipes, () => boundFor(person, cookbook.recipes))
    return { bound, plan: measurePlan(person, ways.planner(person, kitchen), cookbook.recipes, bound) }
  })
  const sum = (of: (one: (typeof measured)[number]) => number) =>
    measured.reduce((total, one) => total + of(one), 0)
  assert.ok(sum(({ plan }) => plan.daysInRange) >= 0.97 * sum(({ bound }) => bound.lower))
  assert.ok(sum(({ plan }) => plan.distinctShare) >= 0.75 * people)
  for (const { plan } of measured) {
    assert.deepEqual(plan.hard, [])
    assert.equal(plan.gapViolations + plan.orphans + plan.staleLeftovers, 0)
    assert.ok(plan.areLeftoversAsAsked && plan.isSameEnough)
  }
})
