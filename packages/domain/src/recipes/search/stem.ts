/**
 * What singular and plural of a folded word have in common; not a word itself ("cookie" and "cookies" are
 * "cooki"). Both sides of a comparison go through it, so that cutting too much does no harm.
 */
export function stemOf(spelling: string): string {
  const one = spelling.length > 3 ? spelling.replace(/(?<=[^s])s$/, '') : spelling
  if (one.length <= 3) return one
  const short = one.replace(/(?<=o|ch|sh|ss|x|z)e$/, '').replace(/(ie|y)$/, 'i')
  return otherNames[short] ?? short
}

/** Stems of plurals that change the word, and of what other kitchens call a thing. */
const otherNames: Readonly<Record<string, string>> = {
  leave: 'leaf',
  loave: 'loaf',
  halve: 'half',
  aubergine: 'eggplant',
  beetroot: 'beet',
  brinjal: 'eggplant',
  capsicum: 'pepper',
  chile: 'chili',
  chilli: 'chili',
  courgette: 'zucchini',
  omelette: 'omelet',
  prawn: 'shrimp',
  yoghurt: 'yogurt',
}

/** So that half of such a name finds the dish while it is typed. */
export const otherSpellings: readonly string[] = Object.keys(otherNames)
