/** The words of a name or a question as they are compared: small letters, without accents and plurals. "McDONALD'S" is one word. */
export function foodWords(text: string): string[] {
  return wordsAsTyped(text).map(singularOf)
}

export function wordsAsTyped(text: string): string[] {
  return (
    withoutAccents(text)
      .replace(/['’]/g, '')
      .toLowerCase()
      .match(/[a-z0-9%]+/g) ?? []
  )
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
}

/** Rough, and the same on both sides of a comparison, which is all it has to be. */
export function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:[cs]h|[sxz]|o)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
