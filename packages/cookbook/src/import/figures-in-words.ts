const longestDuration = 60

/** "1 h 10 min", "45 minutes", "1.5 hours"; a bare figure is minutes. */
export function minutesInWords(said: string | undefined): number | undefined {
  if (said === undefined) return undefined
  const text = said.slice(0, longestDuration)
  const hours = Number(/(\d+(?:\.\d+)?)\s*h/i.exec(text)?.[1] ?? 0)
  const minutes = Number(/(\d+)\s*m/i.exec(text)?.[1] ?? (hours === 0 ? Number.parseInt(text, 10) : 0))
  return Number.isFinite(minutes) && hours + minutes > 0 ? Math.round(hours * 60 + minutes) : undefined
}

const people =
  'servings?|portions?|people|persons?|portionen|personen|personnes|convives|personas|porciones|raciones|comensales|persone|porzioni'

/** "4 servings", "(4 Portionen)", "pour 4 personnes", "4-6 persone": of a range the fewer. */
const counted = new RegExp(
  `(?<![\\p{L}\\d.,/-])(\\d{1,3})(?: ?[-–] ?\\d{1,3})? (?:${people})(?!\\p{L})`,
  'iu',
)
/** "Leek pie for 4" and "Ingredients (para 4)" end with it; "for 4 hours" goes on. */
const atEnd = /(?<!\p{L})(?:for|serves|makes|für|pour|para|per) (\d{1,2})(?=\)|[\s:.!*_]{0,4}$)/iu

const mostCharacters = 300

/** How many a title or a heading says that a recipe serves. */
export function servingsInWords(text: string): number | undefined {
  const head = text.slice(0, mostCharacters)
  const servings = Number(counted.exec(head)?.[1] ?? atEnd.exec(head)?.[1])
  return servings > 0 ? servings : undefined
}

/** A line that says nothing else: "Serves 2", "1 serving", "2 Portionen", "Pour 4 personnes", "Para 4". */
export function isServingsLine(line: string): boolean {
  return servingsLine.test(line)
}

export function servingsOfLine(line: string): number | undefined {
  const match = servingsLine.exec(line)
  return match ? Number(match[1] ?? match[2] ?? match[3]) : undefined
}

const servingsLine = new RegExp(
  `^\\W*(?:(?:serves|servings?|portions?|portionen|makes|yields?)\\b\\W*(\\d{1,3})|(?:for |für |pour |para |per )?(\\d{1,3})\\s+(?:${people})|(?:for|für|pour|para|per) (\\d{1,2}))\\W*$`,
  'iu',
)
