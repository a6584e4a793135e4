import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import { boundFor } from './bound.mjs'
import { openBounds } from './bounds-store.mjs'
import { measurePlan } from './measure.mjs'
import { drawProfiles, publicSeed } from './profiles.mjs'
import { kitchenOf, ways } from './ways.mjs'

/** The first of the public people, none of whom takes long to prove: the goals themselves are the benchmark's to show. */
const people = 15

test('[PLAN-3] [PLAN-2] the first people drawn get plans near the proven bound, varied, and within every rule', () => {
  const cookbook = compileCookbook(fileURLToPath(new URL('../..', import.meta.url)))
  const kitchen = kitchenOf(cookbook.recipes)
  const { profiles } = drawProfiles(people, String(publicSeed), cookbook)
  const store = openBounds({ isFresh: false })
  const measured = profiles.map((person) => {
    const bound = store.of(person, cookbook.recipes, () => boundFor(person, cookbook.recipes))
    return { bound, plan: measurePlan(person, ways.planner(person, kitchen), cookbook.recipes, bound) }
  })
  const sum = (of) => measured.reduce((total, one) => total + of(one), 0)
  assert.ok(sum(({ plan }) => plan.daysInRange) >= 0.97 * sum(({ bound }) => bound.lower))
  assert.ok(sum(({ plan }) => plan.distinctShare) >= 0.75 * people)
  for (const { plan } of measured) {
    assert.deepEqual(plan.hard, [])
    assert.equal(plan.gapViolations + plan.orphans + plan.staleLeftovers, 0)
    assert.ok(plan.areLeftoversAsAsked && plan.isSameEnough)
  }
})
