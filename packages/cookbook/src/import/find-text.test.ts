import { describe, expect, it } from 'vitest'
import { findText } from './find-text.ts'

const found = (text: string) => findText(text, 'Untitled')

describe('a recipe as people paste it', () => {
  it.each([
    ['1 serving', 1],
    ['2 Portionen', 2],
    ['Serves: 4', 4],
    ['For 6 people', 6],
    ['für 3 Personen', 3],
  ])('[OWN-1] “%s” on a line of its own is the servings and no ingredient', (said, servings) => {
    const lines = ['40 g almond flour', '20 g butter']
    const expected = { title: 'Porridge', servings, ingredients: lines.map((line) => ({ line })) }
    expect(found(['Porridge', said, ...lines, 'Stir and simmer.'].join('\n'))).toMatchObject(expected)
    expect(found(['Porridge', 'Ingredients', said, ...lines, 'Steps', 'Stir.'].join('\n'))).toMatchObject(
      expected,
    )
  })

  it('[OWN-1] minutes below the servings are none of them', () => {
    const recipe = found('Porridge\n1 serving\n20 minutes\n\nIngredients\n40 g almond flour\n\nSteps\nStir.')
    expect(recipe).toMatchObject({ servings: 1 })
  })

  it('[OWN-1] what a page puts above its title is not the title', () => {
    const page = [
      'JUMP TO RECIPE ⬇️ PRINT',
      '★★★★★ 4.9 from 213 votes',
      'Print Recipe',
      'Creamy eggs (so easy!!)',
      'Ingredients',
      '▢ 8 eggs',
      'Instructions',
      'STEP 1: Whisk the eggs.',
      'Step 2',
      'Fry them.',
    ]
    expect(found(page.join('\n'))).toMatchObject({
      title: 'Creamy eggs (so easy!!)',
      steps: ['Whisk the eggs.', 'Fry them.'],
    })
  })

  it('[OWN-1] a title may begin as such a line does', () => {
    expect(found('Pin wheels with spinach\n\nIngredients\n- 2 eggs\n')).toMatchObject({
      title: 'Pin wheels with spinach',
    })
    expect(found('Share plates\n\nIngredients\n- 2 eggs\n')).toMatchObject({ title: 'Share plates' })
  })
})
