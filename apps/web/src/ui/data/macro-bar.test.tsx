import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MacroBar } from './macro-bar.tsx'
import { ReferenceBar } from './reference-bar.tsx'

describe('a macro bar', () => {
  it('says value and target as text and as a meter', () => {
    render(<MacroBar label="Protein" value={96.4} target={104} unit="g" note="8 g short" />)
    const meter = screen.getByRole('meter', { name: 'Protein' })
    expect(meter.textContent).toBe('Protein96/104 g8 g short')
    expect(meter.getAttribute('aria-valuetext')).toBe('96 of 104 g, 8 g short')
    expect(meter.querySelector('.hatched')).toBeNull()
  })

  it('shows more than the target by a hatched end, not by colour alone', () => {
    render(<MacroBar label="Carbs" value={30} target={25} unit="g" />)
    const meter = screen.getByRole('meter', { name: 'Carbs' })
    expect(meter.querySelector('.hatched')).not.toBeNull()
    expect(meter.getAttribute('aria-valuemax')).toBe('30')
  })

  it('with a minimum it is a range: the number stands alone, and only beyond its end is it over', () => {
    const range = { label: 'Fat', minimum: 133, target: 163, unit: 'g', note: '133–163 g' }
    const { rerender } = render(<MacroBar {...range} value={160} />)
    const meter = screen.getByRole('meter', { name: 'Fat' })
    expect(meter.textContent).toBe('Fat160 g133–163 g')
    expect(meter.querySelector('.hatched')).toBeNull()
    rerender(<MacroBar {...range} value={170} />)
    expect(meter.querySelector('.hatched')).not.toBeNull()
  })

  it('draws nothing rather than dividing by a target of zero', () => {
    render(<MacroBar label="Carbs" value={0} target={0} unit="g" />)
    expect(screen.getByRole('meter', { name: 'Carbs' }).getAttribute('aria-valuetext')).toBe('0 of 0 g')
  })

  it.each([
    ['short', 80, 'bg-butter'],
    ['on target', 120, 'bg-leaf'],
    ['over', 150, 'bg-paprika'],
  ])('[HELD-2] %s, it looks so, whichever macro it is', (_, value, color) => {
    render(<MacroBar label="Protein" minimum={100} target={130} value={value} unit="g" />)
    expect(screen.getByRole('meter').querySelector(`.${color}`)).not.toBeNull()
    expect(screen.getByRole('meter').querySelector('.hatched') !== null).toBe(value > 130)
  })
})

it.each([
  ['within its reference', 0.9, 'notable', 'bg-leaf', false],
  ['past a reference without a limit', 2.4, 'notable', 'bg-butter', true],
  ['past a limit', 2.4, 'fault', 'bg-paprika', true],
  ['past what may be passed', 2.4, 'fine', 'bg-leaf', false],
] as const)('[HELD-2] an amount %s looks so', (_, share, beyond, color, isHatched) => {
  render(<ReferenceBar label="Sodium" amount="3,600 mg" share={share} note="of 1,500 mg" beyond={beyond} />)
  expect(screen.getByRole('meter').querySelector(`.${color}`)).not.toBeNull()
  expect(screen.getByRole('meter').querySelector('.hatched') !== null).toBe(isHatched)
})
