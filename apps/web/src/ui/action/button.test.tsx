import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ToastRegion } from '../feedback/toast.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

function Trial({ onPress }: { onPress: () => void }) {
  const [busy, setBusy] = useState(false)
  const work = () => {
    onPress()
    setBusy(true)
  }
  return (
    <Button busy={busy} busyLabel="Saving" onClick={work}>
      Save
    </Button>
  )
}

describe('a busy button', () => {
  it('keeps its name and its focus, says that it works, and swallows presses', async () => {
    const onPress = vi.fn()
    render(<Trial onPress={onPress} />)
    const button = screen.getByRole('button', { name: 'Save' })
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.click(button)
    expect(screen.getByRole('status').textContent).toBe('Saving')
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('does not send its form again', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await userEvent.type(screen.getByLabelText('Name'), 'A{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

it('an icon button at work keeps its name and its focus, and swallows presses', async () => {
  const onPress = vi.fn()
  render(<IconButton label="Refresh" busy onClick={onPress} />)
  const button = screen.getByRole('button', { name: 'Refresh' })
  await userEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})

describe('a button that can’t be pressed', () => {
  const why = 'Complete Monday first.'
  const toasts = () => screen.getByRole('region', { name: 'Notifications' })

  it('[HELD-2] says why beside it and to a screen reader, keeps its focus, and says the same when pressed', async () => {
    const onPress = vi.fn()
    render(
      <ToastRegion>
        <Button why={why} onClick={onPress}>
          Mark complete
        </Button>
      </ToastRegion>,
    )
    const button = screen.getByRole('button', { name: 'Mark complete', description: why })
    expect(button.matches(':disabled')).toBe(false)
    expect(button.ariaDisabled).toBe('true')
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    expect(toasts().textContent).toBe('')
    await userEvent.keyboard('{Enter}')
    expect(toasts().textContent).toBe(why)
    await userEvent.click(button)
    expect(toasts().textContent).toBe(why)
    expect(onPress).not.toHaveBeenCalled()
  })

  it('[HELD-2] sends no form, neither by a press nor by Enter in a field', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <ToastRegion>
        <form onSubmit={onSubmit}>
          <input aria-label="Name" />
          <Button type="submit" why="Type a name first.">
            Save
          </Button>
        </form>
      </ToastRegion>,
    )
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}')
    expect(toasts().textContent).toBe('Type a name first.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('[HELD-2] keeps its focus when the last press was the one that led to its end', async () => {
    function Stepper() {
      const [count, setCount] = useState(0)
      return (
        <IconButton
          label="Less"
          why={count > 0 ? 'A meal is at least ½ serving.' : undefined}
          onClick={() => setCount(1)}
        />
      )
    }
    render(<Stepper />)
    await userEvent.click(screen.getByRole('button', { name: 'Less' }))
    const button = screen.getByRole('button', { description: 'A meal is at least ½ serving.' })
    expect(document.activeElement).toBe(button)
  })
})
