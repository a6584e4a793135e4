/** What a person chooses to see. */
export const feedKinds = ['meals', 'cooking', 'shopping', 'leftovers'] as const
export type FeedKind = (typeof feedKinds)[number]

/** Leftovers add an all-day note to many days. */
export const usualFeedKinds: readonly FeedKind[] = ['meals', 'cooking', 'shopping']
