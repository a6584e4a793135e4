/** The words around a food's name, from content/food-words/words.yaml. */
export type LineWords = Readonly<{
  /** Say how a food is bought or cut. */
  manner: readonly string[]
  brands: readonly string[]
  /** What a kitchen has and nobody eats. */
  tools: readonly string[]
  toTaste: Readonly<{
    classes: readonly string[]
    /** Of a food of these classes that isn't listed. */
    grams: number
    foods: Readonly<Record<string, number>>
  }>
  /** A guess for what is taken without an amount. */
  withoutAmount: Readonly<Record<string, number>>
  /** What a teaspoon of a name is. */
  bySpoon: Readonly<Record<string, string>>
  spellings: Readonly<Record<string, string>>
}>
