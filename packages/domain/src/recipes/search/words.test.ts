import { describe, expect, it } from 'vitest'
import { foldText, stemOf, wordsOf } from './words.ts'

describe('foldText', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['Bánh xèo', 'banh xeo'],
    ['Çiğ köfte', 'cig kofte'],
    ['Kısır', 'kisir'],
    ['Œufs en gelée', 'oeufs en gelee'],
    ['Smørrebrød, Żurek & gołąbki', 'smorrebrod zurek golabki'],
    ["Captain's, Captain’s", 'captains captains'],
    ['  stir-fry /  85% ', 'stir fry 85'],
    ['борщ', 'борщ'],
    ['?!', ''],
  ])('[RCP-1] "%s" is read as "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('stemOf', () => {
  it.each([
    ['egg', 'eggs'],
    ['pea', 'peas'],
    ['pie', 'pies'],
    ['tomato', 'tomatoes'],
    ['berry', 'berries'],
    ['cookie', 'cookies'],
    ['curry', 'curries'],
    ['chili', 'chilies'],
    ['chili', 'chilis'],
    ['radish', 'radishes'],
    ['quiche', 'quiches'],
    ['glass', 'glasses'],
    ['mousse', 'mousses'],
    ['olive', 'olives'],
    ['leaf', 'leaves'],
    ['loaf', 'loaves'],
    ['eggplant', 'aubergines'],
    ['shrimp', 'prawns'],
    ['pepper', 'capsicums'],
    ['yogurt', 'yoghurt'],
  ])('[RCP-1] %s and %s are one', (one, many) => {
    expect(stemOf(many)).toBe(stemOf(one))
  })

  it.each([
    ['bass', 'base'],
    ['gas', 'ga'],
    ['pear', 'pea'],
    ['glass', 'glaze'],
    ['oyster', 'oy'],
  ])('%s and %s stay two', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other))
  })
})

describe('wordsOf', () => {
  it('[RCP-1] keeps what tells dishes apart, each once', () => {
    const spellings = wordsOf('Keto eggs with an egg at its best').map(({ spelling }) => spelling)
    expect(spellings).toEqual(['eggs', 'best'])
  })
})
