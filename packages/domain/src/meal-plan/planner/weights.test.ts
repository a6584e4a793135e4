import { describe, expect, it } from 'vitest'
import { weights } from './weights.ts'

const sources = import.meta.glob<string>(
  ['./**/*.ts', '../drawing/**/*.ts', '!**/*.test.ts', '!**/testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/**
 * Numbers that are no weights, by file: how long the planner searches and what it tries first, how numbers are packed, what a meal is.
 * A number that says what one thing costs against another doesn't belong here.
 */
const otherNumbers: Readonly<Record<string, readonly number[]>> = {
  // What is worth a word.
  'basket/basket-change.ts': [0.1],
  'basket/basket-food.ts': [3],
  'basket/choose-dish.ts': [3, 8, 40, 400],
  // How often each move is tried, from warm to cool.
  'basket/cool-down.ts': [0.05, 0.1, 0.15, 0.2, 0.4, 200],
  'basket/day-portions.ts': [3, 16, 26, 64],
  'basket/exchange-pair.ts': [3, 4, 24, 32],
  // What people eat of a meal, about.
  'basket/follow-board.ts': [1.25],
  'basket/foods/food-amounts.ts': [100],
  'basket/improve-basket.ts': [0.2, 60, 8000, 2e5, 1e6, 2e6, 5e6],
  'basket/improve-with-others.ts': [6, 40],
  'basket/mend-days.ts': [3, 6, 100, 300, 600, 1000, 4e5],
  // Which food a move begins with, and how much chance it has.
  'basket/moves.ts': [0.2, 0.4, 0.6, 1.5, 4, 5],
  'basket/part-copied-day.ts': [150],
  // Half of a number’s bits.
  'basket/plan-price.ts': [16],
  // Where a ranking may stop, two that stand for "never", and what of a day a meal usually is.
  'basket/rank-by-basket.ts': [0.27, 0.33, 0.38, 6, 1e5, 1e6],
  'basket/work.ts': [0.1, 0.5],
  'discoveries.ts': [20],
  // Minutes usual for a meal.
  'far-too-long.ts': [45, 60],
  'menu.ts': [3, 255],
  // An avocado, and what no day reaches: on a day that nothing is shared on everything is in range.
  'objective.ts': [136, 1e6],
  'plan-days.ts': [4, 20, 4e5, 1e6, 1.5e6, 3e6],
  // What is worth a word in a week.
  'plate-amounts.ts': [60],
  'portions/exact-portions.ts': [3, 64],
  'portions/linear-forms.ts': [11, 1e12],
  'portions/places.ts': [4],
  // Places of a day's plates, at most.
  'portions/portions-in-range.ts': [3, 4, 16],
  'portions/proportions.ts': [3],
  'portions/whole-pieces.ts': [16],
  'rank-slot.ts': [3, 4],
  // More quarters than any portion has.
  'ranking/slot-around.ts': [30_000],
  'ranking/slot-portions.ts': [3],
  'relaxations/relaxations.ts': [10],
  // Days of a week that a dish may have at most, where nobody should eat it daily.
  'repeats.ts': [3],
  'search/best-beginnings.ts': [10, 12, 40, 60, 800, 60_000],
  'search/day-tuples.ts': [3, 4, 8, 1500],
  'search/feedings.ts': [3, 4, 5, 6],
  'search/first-draft.ts': [30],
  'search/repair.ts': [3, 8, 12],
  'search/skeleton.ts': [5],
  // Sides tried on a plate, and those of a day.
  'sides/choose-sides.ts': [4, 5, 15, 150],
  // What a gram of rich food has, and the grams of a food that a plate tastes of, or has enough of.
  'sides/suits-plate.ts': [3, 8, 15, 25, 30, 35, 50, 150],
}

/** Counting, halving, squaring, and the last binary digits. */
const isPlain = (number: number) => (Number.isInteger(number) ? number <= 2 : number > 0 && number <= 1e-7)

function numbersIn(text: string): number[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '')
  return [...code.matchAll(/(?<![\w.$])\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?/g)].map(([number]) =>
    Number(number.replaceAll('_', '')),
  )
}

describe('the weights of the planner', () => {
  it.each(Object.entries(weights))(
    '[LIV-1] %s says what it counts, what it trades, who judges it, and what was measured',
    (_, weight) => {
      const { value, ...words } = weight
      expect(value).toBeGreaterThan(0)
      for (const said of Object.values(words)) expect(said.length).toBeGreaterThan(5)
    },
  )

  it('[LIV-1] each of them is read', () => {
    const readers = Object.values(sources).join()
    const unread = Object.keys(weights).filter((name) => !readers.includes(`weights.${name}.value`))
    expect(unread).toEqual([])
  })

  it('[LIV-1] no other file of the planner holds a number that may be a weight', () => {
    const found = Object.entries(sources).flatMap(([path, text]) => {
      const file = path.slice('./'.length)
      if (!path.startsWith('./') || file === 'weights.ts') return []
      const numbers = [...new Set(numbersIn(text).filter((number) => !isPlain(number)))]
      return numbers.length > 0 ? [[file, numbers.sort((a, b) => a - b)] as const] : []
    })
    expect(Object.fromEntries(found)).toEqual(otherNumbers)
  })
})
