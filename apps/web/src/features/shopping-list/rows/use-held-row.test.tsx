import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildRow } from '../testing/build-list.ts'
import { listRow } from './list-row.ts'
import { useHeldRow } from './use-held-row.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Trial({ checked = false }: { checked?: boolean }) {
  const { held, hold } = useHeldRow()
  const row = listRow({ key: 'garlic', row: buildRow({ checked }), system: 'us' })
  return (
    <>
      <input type="checkbox" value="garlic" checked={checked} onChange={() => hold(row)} />
      <p>{held ? `held ${held.isAmongDone ? 'below' : 'above'}` : 'let go'}</p>
    </>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it.each([
  [false, 'held above'],
  [true, 'held below'],
])('[SHOP-5] a row that was done: %s stays where it was for a moment', (checked, words) => {
  render(<Trial checked={checked} />)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByText(words)).toBeTruthy()
  pass(999)
  expect(screen.getByText(words)).toBeTruthy()
  pass(1)
  expect(screen.getByText('let go')).toBeTruthy()
})

it('[SHOP-5] ticked and unticked at once it is still where it was first', () => {
  const { rerender } = render(<Trial />)
  fireEvent.click(screen.getByRole('checkbox'))
  rerender(<Trial checked />)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByText('held above')).toBeTruthy()
})

it('[SHOP-5] by keyboard it waits for the focus to move on', () => {
  render(<Trial />)
  const box = screen.getByRole('checkbox')
  vi.spyOn(box, 'matches').mockReturnValue(true)
  act(() => box.focus())
  fireEvent.click(box)
  pass(5_000)
  expect(screen.getByText('held above')).toBeTruthy()
  act(() => box.blur())
  expect(screen.getByText('let go')).toBeTruthy()
})
