/** As typed without case, accents and punctuation, and the stem by which words are compared. */
export type Word = { spelling: string; stem: string }

/** The words of a text about a dish, each once, without words that could describe any dish. */
export function wordsOf(text: string): Word[] {
  const spellings = withFreeFirst(foldText(text)).split(' ')
  const telling = spellings.filter((spelling) => spelling !== '' && !sayingNothing.has(spelling))
  const byStem = new Map<string, Word>()
  for (const spelling of telling) {
    const stem = stemOf(spelling)
    if (!byStem.has(stem)) byStem.set(stem, { spelling, stem })
  }
  return [...byStem.values()]
}

/** Lower case, plain letters, single spaces: "Crème brûlée, Captain’s" is "creme brulee captains". */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’‘ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Letters that don't decompose into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** "nut free" becomes one word that doesn't begin with "nut": a person who looks for nuts doesn't mean it. */
function withFreeFirst(folded: string): string {
  return folded.replace(/(\S+) free(?= |$)/g, 'free$1')
}

/** Every recipe here is keto and a recipe. */
const sayingNothing = new Set(
  'a an and at by for from in into is it its keto of on or over recipe recipes some the to under with'.split(
    ' ',
  ),
)

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
