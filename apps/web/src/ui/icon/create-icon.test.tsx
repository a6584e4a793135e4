import Check from 'virtual:lucide/check'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { iconModule } from '../../../build/lucide-icons.ts'

test('an icon is decoration beside a text that says the same, until it has a name', () => {
  const { container } = render(<Check />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  render(<Check aria-label="In range" />)
  expect(screen.getByLabelText('In range').getAttribute('aria-hidden')).toBe('false')
})

test('a screen chooses an icon’s size, colour and lines', () => {
  const { container } = render(<Check className="size-4 text-leaf" strokeWidth={3} />)
  const icon = container.querySelector('svg')
  expect(icon?.getAttribute('class')).toBe('size-4 text-leaf')
  expect(icon?.getAttribute('stroke-width')).toBe('3')
  expect([...(icon?.children ?? [])].map((shape) => shape.getAttributeNames())).toEqual([['d']])
})

test('a misspelt icon fails the build by its name', () => {
  expect(() => iconModule('chekc')).toThrow('no icon "chekc"')
})
