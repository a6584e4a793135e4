import { afterEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { keepList, keptList } from './kept-lists.ts'
import { addUnsent, unsentOf } from './unsent-changes.ts'

const placeOf = (weekId: string) => ({ planId: 'plan', templateId: 't', weekId })
const tick = { ingredient: 'salt', checked: true, atMs: 1, neededGrams: 5 }

function nowHere(id: string | undefined) {
  const person = id === undefined ? undefined : { id, email: '', name: '', givenName: '' }
  vi.spyOn(session, 'current').mockReturnValue({ status: 'signed-in', person })
}

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

it('[SHOP-5] the lists of a plan are kept, those before them go', () => {
  for (const week of ['w0', 'w1', 'w2', 'w3', 'w4']) keepList(placeOf(week), { [week]: {} })
  expect(keptList(placeOf('w0'))).toBeUndefined()
  expect(keptList(placeOf('w1'))).toEqual({ w1: {} })
  expect(keptList(placeOf('w4'))).toEqual({ w4: {} })
})

it('[SHOP-5] what one person kept and ticked is hidden from the next, but not when nobody is known', () => {
  nowHere('robin')
  keepList(placeOf('w1'), { Dairy: {} })
  addUnsent(placeOf('w1'), { ticks: [tick] })
  nowHere(undefined)
  expect([keptList(placeOf('w1')), unsentOf('w1').ticks]).toEqual([{ Dairy: {} }, [tick]])
  nowHere('sam')
  expect([keptList(placeOf('w1')), unsentOf('w1').ticks]).toEqual([undefined, []])
})

it('[SHOP-5] ticks made while nobody was known are those of whoever comes first', () => {
  nowHere(undefined)
  addUnsent(placeOf('w1'), { ticks: [tick] })
  nowHere('robin')
  expect(unsentOf('w1').ticks).toEqual([tick])
})
