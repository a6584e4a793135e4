import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Segmented } from './segmented.tsx'

const options = [
  { value: '2w', label: '2W', name: '2 weeks' },
  { value: '1m', label: '1M', name: '1 month' },
  { value: '3m', label: '3M', name: '3 months' },
] as const

function Trial() {
  const [value, setValue] = useState<'2w' | '1m' | '3m'>('1m')
  return (
    <>
      <Segmented label="Period" options={options} value={value} onValueChange={setValue} />
      <button type="button">After</button>
    </>
  )
}

const pressed = () => screen.getByRole('button', { pressed: true }).textContent

describe('a segmented choice', () => {
  it('is a named group with one pressed option', () => {
    render(<Trial />)
    expect(screen.getByRole('group', { name: 'Period' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '1 month', pressed: true })).toBeTruthy()
  })

  it('is one stop for Tab, walked by arrows and chosen by Enter or Space', async () => {
    render(<Trial />)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('1M')
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('3M')
    expect(pressed()).toBe('1M')
    await userEvent.keyboard('{Enter}')
    expect(pressed()).toBe('3M')
    await userEvent.keyboard('{ArrowRight} ')
    expect(pressed()).toBe('2W')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('After')
  })

  it('reaches the ends by Home and End and stays chosen when pressed again', async () => {
    render(<Trial />)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('3M')
    await userEvent.keyboard('{Home}{Enter}{Enter}')
    expect(pressed()).toBe('2W')
  })
})
