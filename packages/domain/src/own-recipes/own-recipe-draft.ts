/** A recipe of a person's own as it was read: nothing is stored yet, and every doubt has its place. */
export type OwnRecipeDraft = Readonly<{
  title: string
  /** Unknown where the source doesn't say. */
  servings?: number
  prepMinutes?: number
  cookMinutes?: number
  lines: readonly OwnRecipeLine[]
  steps: readonly string[]
  /** In English, the language it is in, where that is one we don't read: "Dutch". */
  unreadLanguage?: string
  /** What was read, kept as it came: a link, and the words of the recipe. */
  source: Readonly<{ link?: string; text: string }>
}>

/** One food of one written line: "salt and pepper" are two of them with the same words. */
export type OwnRecipeLine = Readonly<{
  /** As the recipe has it. */
  words: string
  /** The heading above it, such as "Sauce". */
  group?: string
  food?: LineFood
  /** Of the part that is eaten; left out where nothing tells how much, which is never the same as 0. */
  grams?: number
  how: LineReading
  /** Why it isn't exact. */
  doubt?: LineDoubt
  /** Seasoned to taste: `grams` is what a cook usually takes. */
  isToTaste?: true
  /** How much is a guess, however sure the food is: "a knob", "some", "2 to 3", to taste. */
  isAmountEstimated?: true
  /** The recipe lets the cook leave it out; it is counted until the person takes it out. */
  isOptional?: true
}>

/**
 * `cookbook`: a food of ours, which the planner knows. `ordinary`: a common food without a place in a keto recipe.
 * `table`: any other row of the USDA table.
 */
export type LineFood = Readonly<{ kind: 'cookbook' | 'ordinary' | 'table'; id: string; name: string }>

/** Exact: food and grams are right as written. Near: one of them is a guess. Unknown: no food was found. */
export type LineReading = 'exact' | 'near' | 'unknown'

export const lineDoubts = [
  /** No food is meant that we know. */
  'no-food',
  /** A food is near, and the words say more than we understand. */
  'food-guessed',
  /** The words name a kind of food, not one food: "cheese". */
  'food-open',
  /** "butter or oil": the first is taken. */
  'alternative',
  /** No amount is given. */
  'no-amount',
  /** "1-4 tbsp": the middle is taken. */
  'wide-range',
  /** What one of the unit weighs is a guess, or nothing tells it. */
  'unit-guessed',
  'unit-unknown',
] as const
export type LineDoubt = (typeof lineDoubts)[number]
