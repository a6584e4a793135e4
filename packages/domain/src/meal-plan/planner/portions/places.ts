/** The dishes of a day whose portions are asked for; one place for each, at most one for each meal. */
export type Places = {
  count: number
  dish: Int32Array
  least: Int32Array
  most: Int32Array
  /** The dish is cooked for this meal alone, so its portion decides what is cooked. */
  isAlone: Uint8Array
}

export const mostPlaces = 4

export function noPlaces(): Places {
  const column = () => new Int32Array(mostPlaces)
  return {
    count: 0,
    dish: column(),
    least: column(),
    most: column(),
    isAlone: new Uint8Array(mostPlaces),
  }
}
