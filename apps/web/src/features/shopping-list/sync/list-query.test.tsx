import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { holdAnswers } from '#lib/testing/hold-answers.ts'
import { cacheList, readCachedList } from './cached-lists.ts'
import { showAnsweredList, useListQuery } from './list-query.ts'

const place = { planId: 'plan', templateId: 't', weekId: 'w1' }

afterEach(() => {
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
