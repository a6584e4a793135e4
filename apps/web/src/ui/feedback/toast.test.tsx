import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastRegion, useToasts } from './toast.tsx'

const undo = vi.fn()

function Trial() {
  const toasts = useToasts()
  return (
    <>
      <button type="button" onClick={() => toasts.show('Saved.')}>
        Save
      </button>
      <button
        type="button"
        onClick={() => toasts.show('Deleted.', { tone: 'done', action: { label: 'Undo', onPress: undo } })}
      >
        Delete
      </button>
      <button type="button" onClick={() => toasts.leaveScreen(false)}>
        Go on
      </button>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const region = () => screen.getByRole('region', { name: 'Notifications' })

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(
      <ToastRegion>
        <Trial />
      </ToastRegion>,
    )
  })
  afterEach(() => vi.useRealTimers())

  it('[APP-8] show their text in a polite live region and clear after four seconds', () => {
    expect(region().getAttribute('aria-live')).toBe('polite')
    press('Save')
    expect(region().textContent).toBe('Saved.')
    pass(3999)
    expect(screen.queryByText('Saved.')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('[APP-8] stay while someone points at them', () => {
    press('Save')
    fireEvent.pointerEnter(region())
    pass(10_000)
    expect(screen.queryByText('Saved.')).not.toBeNull()
    fireEvent.pointerLeave(region())
    pass(4000)
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('stay while they have the focus, and give it back when dismissed', () => {
    const opener = screen.getByRole('button', { name: 'Save' })
    act(() => opener.focus())
    press('Save')
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    pass(10_000)
    expect(screen.queryByText('Saved.')).not.toBeNull()
    press('Dismiss')
    expect(screen.queryByText('Saved.')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('[LIFE-8] stay ten seconds when they offer a way back', () => {
    press('Delete')
    pass(9999)
    expect(screen.queryByText('Deleted.')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('Deleted.')).toBeNull()
  })

  it('offer one way back', () => {
    press('Delete')
    press('Undo')
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Deleted.')).toBeNull()
  })

  it('[HELD-2] leave with their screen, the one with a way back too', () => {
    press('Save')
    press('Delete')
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Go on' }))
    press('Go on')
    expect(region().textContent).toBe('')
  })

  it('[HELD-2] stay when what they tell of leads to another screen by itself', () => {
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Delete' }))
    press('Delete')
    press('Go on')
    expect(screen.queryByText('Deleted.')).not.toBeNull()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    press('Go on')
    expect(screen.queryByText('Deleted.')).toBeNull()
  })

  it('are three at most, the newest first', () => {
    for (let count = 0; count < 3; count += 1) press('Save')
    press('Delete')
    expect([...region().querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Deleted.',
      'Saved.',
      'Saved.',
    ])
  })
})
