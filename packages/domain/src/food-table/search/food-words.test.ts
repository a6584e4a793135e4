import { describe, expect, it } from 'vitest'
import { foodWords } from './food-words.ts'

describe('the words of a name', () => {
  it.each([
    ['Eggs', ['egg']],
    ['Jalapeño peppers', ['jalapeno', 'pepper']],
    ["McDONALD'S, BIG MAC", ['mcdonald', 'big', 'mac']],
    ['Berries & cherries', ['berry', 'cherry']],
    ['Tomatoes, radishes, boxes', ['tomato', 'radish', 'box']],
    ['Hummus, asparagus, swiss, gas', ['hummus', 'asparagus', 'swiss', 'gas']],
    ['Milk, 2% milkfat', ['milk', '2%', 'milkfat']],
    ['  ', []],
  ])('[LIFE-3] of "%s" are small, plain and of one number', (name, words) => {
    expect(foodWords(name)).toEqual(words)
  })
})
