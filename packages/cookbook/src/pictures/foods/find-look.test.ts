import { describe, expect, it } from 'vitest'
import { classLook, findLook } from './find-look.ts'

const CLASSES =
  `beef pork lamb game chicken turkey duck fish crustacean mollusc dairy cheese egg tofu tree-nut:almond
  tree-nut:walnut peanut seed vegetable mushroom fruit berry herb spice oil animal-fat vinegar sauce stock sweetener
  flour leavening thickener chocolate noodle alcohol supplement water`.split(/\s+/)

describe('findLook', () => {
  it.each([
    ['salmon-fillet', 'fish', 'roast the salmon', 'salmon'],
    ['salmon-fillet', 'fish', 'cut the salmon into cubes', 'salmon-chunk'],
    ['egg', 'egg', 'eggs. poach the eggs', 'poached-egg'],
    ['egg', 'egg', 'simmer the eggs 7 min until jammy', 'boiled-egg'],
    ['zucchini', 'vegetable', 'zucchini noodles', 'courgette-noodles'],
    ['zucchini', 'vegetable', 'roast the zucchini', 'courgette-slice'],
    ['chicken-thigh', 'chicken', 'shred the meat', 'shredded-chicken'],
    ['flank-steak', 'beef', 'ropa vieja', 'pulled-meat'],
    ['lime', 'fruit', 'serve with lime wedges', 'citrus-wedge'],
    ['feta', 'cheese', '', 'feta'],
  ])('[RCP-9] draws %s (%s) by what is done with it: %s', (food, foodClass, text, glyph) => {
    expect(findLook(food, foodClass, text).glyph).toBe(glyph)
  })

  it.each([
    ['stewing-beef', 'beef', 'chicken-wing'],
    ['eggplant', 'vegetable', 'fried-egg'],
    ['cherry-tomato', 'vegetable', 'cherry'],
    ['duck-fat', 'animal-fat', 'duck-slice'],
    ['basil-pesto', 'sauce', 'basil'],
    ['prepared-horseradish', 'sauce', 'radish-slice'],
    ['coconut-milk', 'fruit', 'melon'],
    ['olive-oil', 'oil', 'olive'],
  ])('[RCP-9] is not misled by the name %s (%s): no %s', (food, foodClass, glyph) => {
    expect(findLook(food, foodClass, '').glyph).not.toBe(glyph)
  })

  it('[RCP-9] hides eggs that are whisked into something', () => {
    expect(findLook('egg', 'egg', 'almond cake. whisk the eggs with the flour').part).toBe('hidden')
  })

  it.each(CLASSES)('[RCP-9] falls back on the class %s for a food it does not know', (foodClass) => {
    expect(findLook('a-food-nobody-knows', foodClass, '')).toEqual(classLook(foodClass))
  })
})
