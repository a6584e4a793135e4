import { readdirSync, readFileSync } from 'node:fs'
import { expect, expectTypeOf, it } from 'vitest'
import type { ApiProblem } from './api-problem.ts'

const root = 'apps/web/src'
/** Here answers are read; in `sw` they are pages and files, and the script of the identity pages is too small for the app's client. */
const readsAnswers = /^(lib\/api|sw|identity)\//
const isTest = /\.test\.tsx?$|\/testing\//
/** A problem's type spelled out, or a status held against a number. */
const decidesByWire = /['"`]\/problems\/|\bstatus\s*(?:[=!]==|[<>]=?)\s*\d/

it('[API-3] outside of lib/api a problem has a kind, and neither status nor type', () => {
  expectTypeOf<ApiProblem>().not.toHaveProperty('status')
  expectTypeOf<ApiProblem>().not.toHaveProperty('type')
  expectTypeOf<ApiProblem['details']>().not.toHaveProperty('status')
  expectTypeOf<ApiProblem['details']>().not.toHaveProperty('type')
})

it('[API-3] no other source decides by a status or by the type of a problem', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !isTest.test(file) && !readsAnswers.test(file),
  )
  expect(sources.length).toBeGreaterThan(400)
  expect(sources.filter((file) => decidesByWire.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})

it.each([
  ['if (error.status === 404) return', true],
  ['answer.status >= 500', true],
  ["problem.type === '/problems/sign-in-again'", true],
  ["session.status === 'expired'", false],
])('%s decides by the wire: %s', (line, isIt) => {
  expect(decidesByWire.test(line)).toBe(isIt)
})
