/** What is believed of several unknowns: their means and covariances. */
export type Belief = Readonly<{ mean: readonly number[]; covariance: Matrix }>
type Vector = readonly number[]
type Matrix = readonly Vector[]

/** One step of a linear model. `noise`: the variance each unknown gains. */
export type BeliefStep = Readonly<{ transition: Matrix; shift: Vector; noise: Vector }>

export function stepBelief({ mean, covariance }: Belief, { transition, shift, noise }: BeliefStep): Belief {
  // Covariance is symmetric, so one multiplication from the left serves both sides.
  const moved = multiply(transition, transpose(multiply(transition, covariance)))
  return {
    mean: transition.map((row, at) => dot(row, mean) + shift[at]!),
    covariance: moved.map((row, at) => row.map((value, other) => value + (at === other ? noise[at]! : 0))),
  }
}

/** How far a reading lies from what was expected, and how far it was expected to lie. */
export function surpriseOf({ mean, covariance }: Belief, seen: Vector, reading: number, noise: number) {
  const spread = covariance.map((row) => dot(row, seen))
  return { error: reading - dot(seen, mean), variance: noise + dot(spread, seen), spread }
}

/**
 * What a reading teaches that belongs to the model with probability `trust` (probabilistic data association). The doubt itself adds
 * variance, never more than the reading could have taken away.
 */
export function learnReading(
  { mean, covariance }: Belief,
  { error, variance, spread }: ReturnType<typeof surpriseOf>,
  trust: number,
): Belief {
  const gain = spread.map((value) => value / variance)
  const doubt = Math.min(trust * (1 - trust) * error ** 2, variance)
  const change = doubt - trust * variance
  return {
    mean: mean.map((value, at) => value + trust * gain[at]! * error),
    covariance: covariance.map((row, at) => row.map((value, to) => value + change * gain[at]! * gain[to]!)),
  }
}

export function widen({ mean, covariance }: Belief, unknown: number, variance: number): Belief {
  return {
    mean,
    covariance: covariance.map((row, at) =>
      at === unknown ? row.map((value, to) => (to === unknown ? value + variance : value)) : row,
    ),
  }
}

/** Most of a transition is zero: only what isn't is multiplied. */
function multiply(left: Matrix, right: Matrix): Matrix {
  return left.map((row) => {
    const sums = row.map(() => 0)
    for (let at = 0; at < row.length; at += 1) {
      const factor = row[at]!
      if (factor !== 0) for (let to = 0; to < sums.length; to += 1) sums[to]! += factor * right[at]![to]!
    }
    return sums
  })
}

function transpose(matrix: Matrix): Matrix {
  return matrix.map((_, at) => matrix.map((row) => row[at]!))
}

function dot(left: Vector, right: Vector): number {
  let sum = 0
  for (let at = 0; at < left.length; at += 1) sum += left[at]! * right[at]!
  return sum
}
