/** Least squares: by how much `values` grow from one to the next. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let product = 0
  let square = 0
  for (const [at, value] of values.entries()) {
    product += (at - middle) * (value - mean)
    square += (at - middle) ** 2
  }
  return square === 0 ? 0 : product / square
}
