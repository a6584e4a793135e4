import { describe, expect, it } from 'vitest'
import { contentDictionary } from '../testing/content-dictionary.ts'
import { compareLabels, hashOfLine, labelsText, readLabels } from './labels.ts'
import { matchRecipes } from './match-recipes.ts'

const recipe = {
  title: 'Test cake',
  categories: [],
  ingredients: ['250 g flour', '2 eggs', 'olive oil', 'Salt', '100 g cheese', '1 cheesecloth'].map(
    (line) => ({ line }),
  ),
  steps: [],
}
const matched = matchRecipes([recipe], contentDictionary())

describe('[OWN-2] labels', () => {
  it('hold what a person reads against what is read', () => {
    const labels = readLabels(
      [
        '# a comment',
        `${hashOfLine('250  G flour')} wheat-flour:250`,
        `${hashOfLine('2 eggs')} egg:60`,
        `${hashOfLine('olive oil')} olive-oil:-`,
        `${hashOfLine('Salt')} salt:t`,
        `${hashOfLine('100 g cheese')} cheddar:100`,
        `energy ${hashOfLine('Test cake')} 3000`,
      ].join('\n'),
    )
    expect(compareLabels(matched, labels)).toEqual({
      exact: 3,
      near: 2,
      nearRight: 1,
      energies: 1,
      energiesRight: 0,
      faults: [
        '2 eggs: read as egg 100, labelled egg 60',
        expect.stringMatching(/^Test cake: \d+ kcal, labelled 3000$/),
      ],
    })
  })

  it('tell how many recipes have the energy that was added up by hand', () => {
    const kcal = matched.flatMap(({ foods }) => foods).reduce((sum, food) => sum + food.kcal, 0)
    const labels = readLabels(`energy ${hashOfLine('Test cake')} ${Math.round(kcal * 1.08)}`)
    expect(labelsText(compareLabels(matched, labels))).toContain(
      'energy within 10 % in 1 of 1 recipes; 0 faults',
    )
  })

  it('say how each line was read, and leave out what is no food', () => {
    expect(matched.map(({ line, how }) => [line, how])).toEqual([
      ['250 g flour', 'exact'],
      ['2 eggs', 'exact'],
      ['olive oil', 'near'],
      ['Salt', 'exact'],
      ['100 g cheese', 'near'],
    ])
  })
})
