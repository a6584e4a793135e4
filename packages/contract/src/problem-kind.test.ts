import { expect, it } from 'vitest'
import { readProblemKind } from './problem-kind.ts'
import { type ProblemKind, problemKinds } from './problem-kinds.ts'

const kinds = Object.keys(problemKinds) as ProblemKind[]

it.each(kinds)('[API-3] %s is read from the type of an answer', (kind) => {
  expect(readProblemKind({ type: `/problems/${kind}`, status: problemKinds[kind].status })).toBe(kind)
})

it.each([
  [400, 'invalid-input'],
  [401, 'unauthenticated'],
  [402, 'no-subscription'],
  [404, 'not-found'],
  [409, 'conflict'],
  [413, 'too-large'],
  [422, 'invalid-input'],
  [429, 'too-many-requests'],
  [418, 'forbidden'],
  [500, 'internal'],
  [502, 'unavailable'],
] as const)('[API-3] a %i of a kind that only a newer server knows is taken for %s', (status, kind) => {
  expect(readProblemKind({ type: '/problems/of-tomorrow', status })).toBe(kind)
  expect(readProblemKind({ type: '/problems/toString', status })).toBe(kind)
  expect(readProblemKind({ type: 'about:blank', status })).toBe(kind)
  expect(readProblemKind({ status })).toBe(kind)
})
