const rounding = 100

/** LAND-1: "1,100+", never more than there are. */
export function recipesText(count: number): string {
  return `${(Math.floor(count / rounding) * rounding).toLocaleString('en-US')}+`
}
