import { expect, it } from 'vitest'
import { avoidedFoods } from './avoided-foods.ts'

const foods = [
  'butter',
  'peanut butter',
  'white mushrooms',
  'dried shiitake mushrooms',
  'egg',
  'egg white',
  'cherry tomatoes',
  'raspberries',
  'eggplant',
  'spinach',
  'frozen spinach',
  'water spinach',
]

it.each([
  [['butter'], ['butter']],
  [['mushrooms'], ['white mushrooms', 'dried shiitake mushrooms']],
  [[' Mushroom '], ['white mushrooms', 'dried shiitake mushrooms']],
  [['Egg'], ['egg']],
  [['eggs'], ['egg', 'egg white']],
  [['tomato'], ['cherry tomatoes']],
  [['raspberry', 'berries'], ['raspberries']],
  [['dried mushrooms'], ['dried shiitake mushrooms']],
  [['spinach'], ['spinach', 'frozen spinach']],
  [['frozen spinach'], ['frozen spinach']],
  [['whale', '', '!'], []],
  [
    ['mushroom', 'white mushrooms'],
    ['white mushrooms', 'dried shiitake mushrooms'],
  ],
])('[PLAN-2] [ONB-11] who avoids %j is not served %j', (avoided, meant) => {
  expect(avoidedFoods(avoided, foods)).toEqual(meant)
})
