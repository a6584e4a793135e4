/** How well a dish is known: of the weeknight shelf, by its name to an ordinary cook, or new to most. */
export const familiarities = ['shelf', 'known', 'discovery'] as const
export type Familiarity = (typeof familiarities)[number]
