import { fireEvent, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { useArrowKeys } from './cook-mode.tsx'

/** A press as soon as the screen stands in the document, before the browser has painted it. */
function Pressing({ onRight }: { onRight: () => void }) {
  useArrowKeys({ onLeft: () => undefined, onRight, onEscape: () => undefined })
  useLayoutEffect(() => void fireEvent.keyDown(document, { key: 'ArrowRight' }), [])
  return <h1>Step 1</h1>
}

it('[RCP-5] a key pressed at the first sight of a step is not lost', () => {
  const onRight = vi.fn()
  render(<Pressing onRight={onRight} />)
  expect(onRight).toHaveBeenCalledTimes(1)
})
