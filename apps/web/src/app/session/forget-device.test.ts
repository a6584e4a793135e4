import { afterEach, expect, it, vi } from 'vitest'
import { listActs } from '#features/shopping-list/sync/list-acts.ts'
import { cacheList, readCachedList } from '#features/shopping-list/sync/list-query.ts'
import { createDeviceStore } from '#lib/device/device-store.ts'
import { forgetDevice } from '#lib/device/forget-device.ts'
import { cachePlan, readCachedPlan } from '#lib/meal-plan/cache/cached-plan.ts'
import { isShopping, rememberView } from '#lib/meal-plan/last-view.ts'
import { addActs, readWaiting } from '#lib/outbox/queue.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'

const place = { planId: 'plan', templateId: 't', weekId: 'w1' }
const tick = { ingredient: 'salt', checked: true, neededGrams: 5 }
const timers = createDeviceStore<readonly string[]>('butterleaf.timers', (stored) =>
  Array.isArray(stored) ? stored : [],
)

afterEach(() => localStorage.clear())

function useDevice() {
  cachePlan(buildPlan())
  cacheList(place, { Dairy: {} })
  addActs(listActs, [{ name: 'saveTicks', args: { place, ticks: [tick] } }])
  rememberView('list')
  timers.write(['rice'])
  localStorage.setItem('butterleaf.items.1', '[1]')
  localStorage.setItem('butterleaf.theme', 'dark')
}

it('[AUTH-3] takes everything of a person off the device, and leaves the theme', () => {
  useDevice()
  forgetDevice()
  expect([readCachedPlan(), readCachedList(place), readWaiting(listActs)]).toEqual([undefined, undefined, []])
  expect([isShopping(), timers.read()]).toEqual([false, []])
  expect(Object.keys(localStorage)).toEqual(['butterleaf.theme'])
})

it('[SHOP-5] of a session that ran out it leaves what waits for the server', () => {
  useDevice()
  forgetDevice({ keepsUnsent: true })
  expect(readWaiting(listActs)).toMatchObject([{ args: { ticks: [tick] } }])
  expect(Object.keys(localStorage).sort()).toEqual(['butterleaf.theme', 'butterleaf.waiting.1'])
})

it('tells this page too, so that nothing rings for one who has left', () => {
  useDevice()
  const told = vi.fn()
  const leave = timers.subscribe(told)
  forgetDevice()
  expect(told).toHaveBeenCalled()
  leave()
})
