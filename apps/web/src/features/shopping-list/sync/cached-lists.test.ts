import { afterEach, expect, it } from 'vitest'
import { setPresentOwner } from '#lib/device/owner-store.ts'
import { cacheList, readCachedList } from './cached-lists.ts'
import { addUnsent, readUnsent } from './unsent-changes.ts'

const placeOf = (weekId: string) => ({ planId: 'plan', templateId: 't', weekId })
const tick = { ingredient: 'salt', checked: true, atMs: 1, neededGrams: 5 }

afterEach(() => {
  localStorage.clear()
  setPresentOwner(undefined)
})

it('[SHOP-5] the lists of a plan are kept, those before them go', () => {
  for (const week of ['w0', 'w1', 'w2', 'w3', 'w4']) cacheList(placeOf(week), { [week]: {} })
  expect(readCachedList(placeOf('w0'))).toBeUndefined()
  expect(readCachedList(placeOf('w1'))).toEqual({ w1: {} })
  expect(readCachedList(placeOf('w4'))).toEqual({ w4: {} })
})

it('[SHOP-5] a week’s newer list takes the place of its older one, and pushes no other out', () => {
  for (const week of ['w1', 'w2', 'w3', 'w4']) cacheList(placeOf(week), { [week]: {} })
  for (let time = 0; time < 3; time += 1) cacheList(placeOf('w4'), { newer: {} })
  expect(readCachedList(placeOf('w4'))).toEqual({ newer: {} })
  expect(readCachedList(placeOf('w1'))).toEqual({ w1: {} })
})

it('[SHOP-5] one person’s cached lists and ticks are hidden from the next, but not while the owner is unknown', () => {
  setPresentOwner('robin')
  cacheList(placeOf('w1'), { Dairy: {} })
  addUnsent(placeOf('w1'), { ticks: [tick] })
  setPresentOwner(undefined)
  expect([readCachedList(placeOf('w1')), readUnsent('w1').ticks]).toEqual([{ Dairy: {} }, [tick]])
  setPresentOwner('sam')
  expect([readCachedList(placeOf('w1')), readUnsent('w1').ticks]).toEqual([undefined, []])
})

it('[SHOP-5] ticks made while the owner was unknown belong to the next known owner', () => {
  setPresentOwner(undefined)
  addUnsent(placeOf('w1'), { ticks: [tick] })
  setPresentOwner('robin')
  expect(readUnsent('w1').ticks).toEqual([tick])
})
