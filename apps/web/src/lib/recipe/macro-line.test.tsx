import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MacroLine } from './macro-line.tsx'

const perServing = { calories: 333, fat: 10.5, netCarbs: 8.3, protein: 9.9 }

it('[ITEM-1] several servings are rounded once: 12.45 g are 12 g, not 12.5 and so 13', () => {
  const { container } = render(<MacroLine perServing={perServing} servings={1.5} hasCalories />)
  const figures = [...container.querySelectorAll('b')].map(({ textContent }) => textContent)
  expect(figures).toEqual(['500', '12 g', '16 g', '15 g'])
})

it('[ITEM-1] a listener hears the figures as one sentence, with no space before a comma', () => {
  const { container } = render(<MacroLine perServing={perServing} hasCalories />)
  const [heard] = container.querySelectorAll('p > :not([aria-hidden])')
  expect(heard?.textContent).toBe('333 kcal, 8 g net carbs, 11 g fat, 10 g protein')
})
