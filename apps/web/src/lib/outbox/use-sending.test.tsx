import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { until } from '#lib/testing/until.ts'
import { ToastRegion } from '#ui/feedback/toast.tsx'
import { stopSending } from './lane.ts'
import { type ActTable, addActs, readWaiting } from './queue.ts'
import { useSending } from './use-sending.ts'

const send = vi.fn(async () => undefined)
const say = { keys: () => [], apply: (words: string) => words, send }
const talk = { subject: 'log', acts: { say }, onRefusal: () => undefined } satisfies ActTable<string>
const queries = new QueryClient()

function Screen({ table }: { table: typeof talk | undefined }) {
  useSending(table)
  return null
}

const screenWith = (table: typeof talk | undefined) => (
  <QueryClientProvider client={queries}>
    <ToastRegion>
      <Screen table={table} />
    </ToastRegion>
  </QueryClientProvider>
)

afterEach(() => {
  stopSending()
  localStorage.clear()
})

it('[ONE-4] acts are sent once their table is there, and those that come later too', async () => {
  addActs(talk, [{ name: 'say', args: 'early' }])
  const { rerender } = render(screenWith(undefined))
  expect(send).not.toHaveBeenCalled()
  rerender(screenWith(talk))
  await until(() => expect(readWaiting(talk)).toEqual([]))
  await act(async () => addActs(talk, [{ name: 'say', args: 'late' }]))
  await until(() => expect(readWaiting(talk)).toEqual([]))
  expect(send).toHaveBeenCalledTimes(2)
})
