/** Foods that people avoid together. */
export type FoodGroup = {
  /** Plans store it, so it never changes; the name in kebab-case. */
  id: string
  /** Other words people search for it by. */
  also: readonly string[]
  /** Ids of foods. */
  foods: readonly string[]
}
