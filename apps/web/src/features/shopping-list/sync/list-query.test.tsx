import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setPresentOwner } from '#lib/device/owner-store.ts'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { holdAnswers } from '#lib/testing/hold-answers.ts'
import { cacheList, readCachedList, showAnsweredList, useListQuery } from './list-query.ts'

const place = { planId: 'plan', templateId: 't', weekId: 'w1' }

afterEach(() => {
  setPresentOwner(undefined)
  localStorage.clear()
  vi.unstubAllGlobals()
})

function Trial() {
  return <p>{Object.keys(useListQuery(place).data ?? { Nothing: {} }).join()}</p>
}

it('[SHOP-5] an answer that a newer one has overtaken is neither shown nor kept', async () => {
  fakeApi(() => ({ body: { shoppingList: { Older: {} } } }))
  const answers = holdAnswers()
  const queries = new QueryClient()
  cacheList(place, { Kept: {} })
  render(
    <QueryClientProvider client={queries}>
      <Trial />
    </QueryClientProvider>,
  )
  expect(screen.getByText('Kept')).toBeTruthy()
  cacheList(place, { Newer: {} })
  await showAnsweredList(queries, place, { Newer: {} })
  answers.release()
  await waitFor(() => expect(screen.getByText('Newer')).toBeTruthy())
  // The late answer has had its turn.
  await new Promise((resolve) => setTimeout(resolve))
  expect([screen.queryByText('Older'), readCachedList(place)]).toEqual([null, { Newer: {} }])
})

const placeOf = (weekId: string) => ({ ...place, weekId })

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

it('[SHOP-5] one person’s cached lists are hidden from the next, but not while the owner is unknown', () => {
  setPresentOwner('robin')
  cacheList(place, { Dairy: {} })
  setPresentOwner(undefined)
  expect(readCachedList(place)).toEqual({ Dairy: {} })
  setPresentOwner('sam')
  expect(readCachedList(place)).toBeUndefined()
})
