/** Lower case without accents, so that "Gruyère" and "gruyere" are one word. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/['’`´]s\b/g, '')
    .replace(/['’`´]/g, '')
    .toLowerCase()
}

/** The words of a name in the singular; a figure counts as a word, since "00 flour" has one. */
export function wordsOfName(text: string): string[] {
  return (foldText(text).match(/[\p{L}\d]+/gu) ?? []).map(singular)
}

const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  knives: 'knife',
  teeth: 'tooth',
  feet: 'foot',
  geese: 'goose',
  gas: 'gas',
  peas: 'pea',
}

/** Roughly: names and lines go through the same function, so it need only be the same for both. */
export function singular(word: string): string {
  const known = irregular[word]
  if (known !== undefined) return known
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word
  if (/ies?$/.test(word) && word.length > 4) return word.replace(/ies?$/, 'y')
  if (/(o|ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}
