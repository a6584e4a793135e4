const named = ['itemId', 'parentId', 'dayId', 'weekId', 'changeId', 'recipeId'] as const
type Named = Readonly<Partial<Record<(typeof named)[number], string>>>

/**
 * What an act is done to, the narrowest that it is told: by this a button knows that it is busy. A leftover is added to the dish that cooks
 * it. Apart from the table of acts, which no first screen waits for.
 */
export function placeOfAct(args: unknown): string {
  const told = (args ?? {}) as Named
  return named.map((name) => told[name]).find((id) => id !== undefined) ?? 'plan'
}
