import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { RemovableChips } from './removable-chips.tsx'

function Trial() {
  const [texts, setTexts] = useState<readonly string[]>(['one', 'two', 'three'])
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input ref={input} aria-label="More" />
      <RemovableChips
        label="Numbers"
        texts={texts}
        onRemove={(text) => setTexts(texts.filter((other) => other !== text))}
        focusAfterLast={() => input.current?.focus()}
      />
    </>
  )
}

it('keeps the focus near when chips go one by one', async () => {
  render(<Trial />)
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await userEvent.click(screen.getByRole('button', { name: 'Remove two' }))
  expect(focused()).toBe('Remove three')
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('Remove one')
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('More')
  expect(screen.getByRole('list', { name: 'Numbers' }).childElementCount).toBe(0)
})
