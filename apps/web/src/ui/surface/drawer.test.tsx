import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { Drawer } from './drawer.tsx'
import { isDraggedAway } from './drawer-sheet.tsx'

function Trial() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} title="Details" description="All of them.">
        <button type="button">Inside</button>
      </Drawer>
    </>
  )
}

async function open() {
  render(<Trial />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog', { name: 'Details' })
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

// The sheet is fetched late: not against the clock of the first test.
beforeAll(() => import('./drawer-sheet.tsx'))

describe('a drawer', () => {
  it('is a dialog named and described by its words, with the focus inside', async () => {
    const dialog = await open()
    expect(screen.getByText('All of them.').id).toBe(dialog.getAttribute('aria-describedby'))
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  })

  it('[APP-7] closes by Escape and returns the focus', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
  })

  it('[APP-7] closes by its cross', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await closed()
  })

  it('[APP-7] closes by its backdrop', async () => {
    const dialog = await open()
    const viewport = dialog.parentElement as HTMLElement
    await userEvent.click(viewport)
    await closed()
  })

  it('[APP-7] keeps the focus inside', async () => {
    const dialog = await open()
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab()
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
  })

  it.each([
    [399, false],
    [401, true],
  ])('[APP-7] dragged down %i of 600 px and let go, it closes: %s', (movedPx, isClosing) => {
    const sheet = document.createElement('div')
    Object.defineProperty(sheet, 'offsetHeight', { value: 600 })
    sheet.style.setProperty('--drawer-swipe-movement-y', `${movedPx}px`)
    document.body.append(sheet)
    expect(isDraggedAway(sheet)).toBe(isClosing)
    sheet.remove()
  })
})
