import type { PackedFood } from '../food-line.ts'
import type { RestaurantPlate } from '../plates/restaurant-plate.ts'

/** A few rows as the packed table has them, with round figures. */
export const tableFoods: readonly PackedFood[] = [
  {
    id: '01123',
    name: 'Egg, whole, raw, fresh',
    plainName: 'Egg',
    commonNames: ['hen’s egg'],
    weight: 7,
    figuresPer100g: { calories: 143, fat: 9.5, netCarbs: 0.7, protein: 12.6, fiber: 0, sodium: 142 },
    measures: [
      { name: 'large', grams: 50 },
      { name: 'medium', grams: 44 },
    ],
  },
  {
    id: '09040',
    name: 'Bananas, raw',
    plainName: 'Banana',
    commonNames: [],
    weight: 8,
    figuresPer100g: { calories: 90, fat: 0.3, netCarbs: 20, protein: 1, fiber: 2.6, potassium: 358 },
    measures: [
      { name: 'cup, mashed', grams: 225 },
      { name: 'medium', grams: 118 },
    ],
  },
  {
    id: '11209',
    name: 'Eggplant, raw',
    commonNames: [],
    weight: 7,
    figuresPer100g: { calories: 25, fat: 0.2, netCarbs: 2.9, protein: 1, fiber: 3 },
    measures: [{ name: 'cup, cubes', grams: 82 }],
  },
  {
    id: '14106',
    name: 'Alcoholic beverage, wine, table, white',
    plainName: 'White wine',
    commonNames: [],
    weight: 5,
    figuresPer100g: { calories: 82, fat: 0, netCarbs: 2.6, protein: 0.1, alcohol: 10.3 },
    measures: [{ name: 'serving (5 fl oz)', grams: 147 }],
  },
  {
    id: '21237',
    name: "McDONALD'S, BIG MAC",
    commonNames: [],
    weight: 5,
    figuresPer100g: { calories: 257, fat: 15, netCarbs: 18.5, protein: 11.8 },
    measures: [{ name: 'item', grams: 219 }],
  },
]

export const tablePlates: readonly RestaurantPlate[] = [
  {
    id: 'eggs-banana',
    name: 'Eggs with a banana',
    parts: [
      { foodId: '01123', grams: { least: 50, usual: 100, most: 200 } },
      { foodId: '09040', grams: { least: 0, usual: 100, most: 100 } },
    ],
  },
]
