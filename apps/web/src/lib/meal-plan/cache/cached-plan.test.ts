import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { afterEach, expect, it } from 'vitest'
import { setPresentOwner } from '#lib/device/owner-store.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { cachePlan, readCachedPlan } from './cached-plan.ts'
import { preferChanges } from './prefer-changes.ts'

afterEach(() => {
  setPresentOwner(undefined)
  cachePlan(null)
  localStorage.clear()
})

it('[APP-2] the plan that the server sent last is on the device, until it says that there is none', () => {
  expect(readCachedPlan()).toBeUndefined()
  cachePlan({ ...buildPlan(), version: 7 })
  expect(readCachedPlan()).toEqual(decodePlan({ ...buildPlan(), version: 7 }))
  cachePlan(null)
  expect(readCachedPlan()).toBeUndefined()
})

it('[AUTH-3] it is shown to nobody else', () => {
  setPresentOwner('ann')
  cachePlan(buildPlan())
  setPresentOwner('ben')
  expect(readCachedPlan()).toBeUndefined()
})

it('[APP-2] a copy that this version can’t read counts as none', () => {
  cachePlan(JSON.parse('{ "id": "plan", "templates": [{ "weeks": 4 }] }'))
  expect(readCachedPlan()).toBeUndefined()
})

it('[DAY-11] changes are asked for since the plan that this page was sent, not since the device’s copy', () => {
  expect(preferChanges()).toBe('return=changes; since=0')
  cachePlan({ ...buildPlan(), version: 7 })
  expect(preferChanges()).toBe('return=changes; since=7')
  cachePlan(null)
  expect(preferChanges()).toBe('return=changes; since=0')
})
