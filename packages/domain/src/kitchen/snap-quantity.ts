/** How finely a unit can be measured. */
export type Grain =
  | 'spoon'
  | 'tablespoon'
  | 'ounce'
  | 'pound'
  | 'gram'
  | 'millilitre'
  | 'kilo'
  | 'quarter'
  | 'half'
  | 'light'
  | 'whole'

/** The marks on the measure for quantities below `below`; they repeat at each `every`. */
type Band = { below: number; every: number; marks: readonly number[] }

const wholesFrom = (below = Number.POSITIVE_INFINITY): Band => ({ below, every: 1, marks: [0] })
const halvesBelow = (below: number): Band => ({ below, every: 1, marks: [0, 1 / 2] })
const quartersBelow = (below: number): Band => ({ below, every: 1, marks: [0, 1 / 4, 1 / 2, 3 / 4] })
const stepsOf = (every: number, below = Number.POSITIVE_INFINITY): Band => ({ below, every, marks: [0] })

const spoonMarks = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4] as const

const bandsOfGrain: Record<Grain, readonly Band[]> = {
  spoon: [
    { below: 1, every: 1, marks: [1 / 8, ...spoonMarks] },
    { below: 4, every: 1, marks: [0, ...spoonMarks] },
    halvesBelow(10),
    wholesFrom(),
  ],
  // A third of a tablespoon has no spoon of its own; below two it is read in teaspoons.
  tablespoon: [
    { below: 1, every: 1, marks: [1 / 8, ...spoonMarks] },
    { below: 2, every: 1, marks: [0, ...spoonMarks] },
    quartersBelow(3),
    halvesBelow(10),
    wholesFrom(),
  ],
  ounce: [
    { below: 1, every: 1, marks: [1 / 8, 1 / 4, 1 / 2, 3 / 4] },
    quartersBelow(2),
    halvesBelow(16),
    wholesFrom(),
  ],
  pound: [quartersBelow(4), halvesBelow(10), wholesFrom()],
  gram: [stepsOf(0.1, 1), stepsOf(0.5, 5), stepsOf(1, 10), stepsOf(5, 250), stepsOf(10, 1000), stepsOf(50)],
  // From 100 ml in tens, so that a cup is 240 ml, a half 120 and a third 80, as on a measuring jug.
  millilitre: [
    stepsOf(0.1, 1),
    stepsOf(0.5, 5),
    stepsOf(1, 10),
    stepsOf(5, 100),
    stepsOf(10, 1000),
    stepsOf(50),
  ],
  kilo: [stepsOf(0.05)],
  quarter: [quartersBelow(1), halvesBelow(6), wholesFrom()],
  half: [halvesBelow(6), wholesFrom()],
  // Half a chili matters, half of the eleventh mushroom does not.
  light: [halvesBelow(2), wholesFrom()],
  whole: [wholesFrom()],
}

/** The nearest mark, of two equally near ones the upper; never 0. */
export function snapQuantity(quantity: number, grain: Grain): number {
  const band = bandOf(quantity, grain)
  const start = multipleOf(Math.floor(quantity / band.every), band.every)
  const next = multipleOf(Math.floor(quantity / band.every) + 1, band.every)
  const marks = [...band.marks.map((mark) => start + mark), next].filter((mark) => mark > 0)
  return marks.reduce((best, mark) => (quantity - best >= mark - quantity ? mark : best))
}

/** No snap moves a quantity of this size by more. */
export function snapTolerance(quantity: number, grain: Grain): number {
  const band = bandOf(quantity, grain)
  const marks = [...band.marks, band.every]
  const halfGaps = marks.slice(1).map((mark, index) => (mark - marks[index]!) / 2)
  const lowest = marks.find((mark) => mark > 0)!
  return quantity < lowest ? lowest : Math.max(...halfGaps)
}

function bandOf(quantity: number, grain: Grain): Band {
  const bands = bandsOfGrain[grain]
  return bands.find(({ below }) => quantity < below) ?? bands[bands.length - 1]!
}

/** 7 × 0.1 is 0.7, not 0.7000000000000001. */
function multipleOf(count: number, step: number): number {
  return step < 1 ? count / Math.round(1 / step) : count * step
}
