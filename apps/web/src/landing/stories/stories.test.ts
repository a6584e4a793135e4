import { expect, it } from 'vitest'
import { readStory, stories } from './stories.ts'

it('[LAND-3] there are twelve, each by a first name, told in words and marked as a sample', () => {
  expect(stories).toHaveLength(12)
  expect(new Set(stories.map(({ name }) => name)).size).toBe(12)
  for (const { name, label, about, words } of stories) {
    expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u)
    expect(label).toBe('Sample story')
    expect(about).not.toBe('')
    expect(words.length).toBeGreaterThan(40)
  }
})

it('[LAND-3] none promises an outcome', () => {
  const told = stories.map(({ words }) => words).join(' ')
  expect(told).not.toMatch(/\b(lost|lose|losing|pounds?|lbs|kilos?|kg|cured?|healed|diabetes|blood)\b/i)
})

it('a story is a name, a label, how the person eats and what they say', () => {
  expect(readStory('# Ada\n\nCustomer\n\nCooks\nfor one\n\nFirst part\ngoes on.\n\nSecond.\n')).toEqual({
    name: 'Ada',
    label: 'Customer',
    about: 'Cooks for one',
    words: 'First part goes on. Second.',
  })
})
