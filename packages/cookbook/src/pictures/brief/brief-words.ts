/** What an editor may say of a food's surface after the heat. */
export const BROWNINGS = ['golden', 'brown', 'charred', 'crumbed'] as const
export type Browning = (typeof BROWNINGS)[number]

/** Where a food lies: the thing the dish is about, beside it, strewn over it or spread below it. */
export const FOOD_PLACES = ['middle', 'beside', 'over', 'under'] as const
export type FoodPlace = (typeof FOOD_PLACES)[number]

/** Where a sauce goes: poured over, spread below all, in a puddle round the main thing, as a spoonful, in a cup, in threads. */
export const SAUCE_PLACES = ['over', 'under', 'pool', 'beside', 'cup', 'drizzle'] as const
export type SaucePlace = (typeof SAUCE_PLACES)[number]

export const AMOUNTS = ['little', 'much'] as const
export type Amount = (typeof AMOUNTS)[number]

const NAMED_COLOURS = {
  white: '#fdfaf0',
  cream: '#f8ecd0',
  beige: '#e6d2a6',
  tan: '#cfa870',
  yellow: '#f5d04c',
  golden: '#dfa23c',
  orange: '#ea8f35',
  salmon: '#f0966f',
  pink: '#eba3b1',
  red: '#c93a26',
  'brick-red': '#a8432a',
  'dark-red': '#86261f',
  magenta: '#b52a63',
  purple: '#6f3f77',
  'pale-green': '#cfdea0',
  green: '#7fa640',
  'dark-green': '#3f7036',
  olive: '#8a8a3c',
  'light-brown': '#b98550',
  brown: '#8b5530',
  'dark-brown': '#573220',
  gray: '#9a948a',
  black: '#38302c',
} as const
export const COLOUR_NAMES: readonly string[] = Object.keys(NAMED_COLOURS)

/** A color by its name or as six digits: `green`, `#7fa640`. */
export function isColourWord(word: string): boolean {
  return word in NAMED_COLOURS || /^#[0-9a-f]{6}$/.test(word)
}

export function colourOfWord(word: string): string {
  return NAMED_COLOURS[word as keyof typeof NAMED_COLOURS] ?? word
}
