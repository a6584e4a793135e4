import { expect, it } from 'vitest'
import { type ProblemKind, problemKinds } from './problem-kinds.ts'

const kinds = Object.keys(problemKinds) as ProblemKind[]

it('[APP-1] a refusal for want of a subscription has the access state as its title', () => {
  const refusals = kinds.filter((kind) => problemKinds[kind].status === 402)
  expect(refusals.map((kind) => problemKinds[kind].title)).toEqual(['not_found', 'expired', 'canceled'])
})

it('[RCP-3] when no recipe is left, the sentence is the specification’s', () => {
  expect(problemKinds['nothing-suitable'].detail).toBe(
    "We couldn't find suitable recipes to fit both your macros and preferences. Consider revising your preferences or contact us for more help.",
  )
})
