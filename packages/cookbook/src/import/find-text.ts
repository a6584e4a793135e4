import { headingOf } from '../matching/line-text.ts'
import type { FoundIngredient, FoundRecipe } from './found-recipe.ts'
import { minutesInWords } from './minutes-in-words.ts'

type Section = 'top' | 'ingredients' | 'steps' | 'notes'
type TextLine = { text: string; isBullet: boolean; isNumbered: boolean }

const sectionNames: readonly (readonly [Section, RegExp])[] = [
  [
    'ingredients',
    /^(the )?(ingredients?|ingredient list|you(['’]?ll)? need|what you(['’]?ll)? need|shopping list)\b/i,
  ],
  [
    'steps',
    /^(the )?(directions?|methods?|instructions?|preparation|steps?|procedure|cooking|how to( make| cook)?\b.*)$/i,
  ],
  [
    'notes',
    /^(the )?(notes?|tips?|nutrition\w*|story|contributions?|contributors?|closing remarks|equipment|tools|variations?|storage|serving suggestions?|references?|source)\b/i,
  ],
]
const amountPattern =
  /^(\d|[¼½¾⅓⅔⅛⅜⅝⅞]|an? |one |two |three |four |half |pinch|dash|handful|juice of|salt\b)/i
const longestIngredient = 90
/** A line that says for how many and nothing else: "2 servings", "Serves: 4", "2 Portionen". */
const servingsPattern =
  /^(?:(?:serves|servings?|portions?|makes|yields?)\W*(\d{1,3})|(?:for |für )?(\d{1,3}) (?:servings?|portions?|portionen|people|persons?|personen))[.:]?$/i
/** What stands above the title on a copied page. */
const navigationPattern =
  /^\W*((jump|skip) to .*|(print|pin|save|share|rate)( it)?( this)?( recipe)?|.* from [\d,]+ (votes?|ratings?|reviews?))\W*$/i

/** A recipe as people write one down: Markdown, an e-mail, a note. Nothing where no ingredient is in it. */
export function findText(text: string, fallbackTitle: string): FoundRecipe | undefined {
  const { fields, body } = frontMatterOf(text.replace(/\r\n?/g, '\n'))
  const lines = body.split('\n').map(textLine)
  const isSectioned = lines.some((line) => sectionOf(line) === 'ingredients')
  const sections = isSectioned ? bySection(lines) : byForm(lines)
  const ingredients = readIngredients(sections.ingredients.filter(({ text }) => !servingsPattern.test(text)))
  if (ingredients.length === 0) return undefined
  const title = fields.title ?? titleIn(sections.top) ?? fallbackTitle
  const said = [...sections.top, ...sections.notes].map((line) => line.text).join('\n')
  return {
    title,
    ...numbersIn(
      lines,
      `${said}\n${Object.entries(fields)
        .map((pair) => pair.join(': '))
        .join('\n')}`,
    ),
    categories: [],
    ingredients,
    steps: readSteps(sections.steps),
  }
}

function textLine(raw: string): TextLine {
  const text = raw.trim()
  const isNumbered = /^\d+[.)]\s/.test(text)
  return {
    text,
    isNumbered,
    isBullet: /^([-*+•▢☐□–]|\[[ x]\])\s*\S/i.test(text) && !/^(\*\*|---)/.test(text),
  }
}

function sectionOf({ text, isBullet }: TextLine): Section | undefined {
  const name = text.replace(/^[#*_\s]+|[*_:\s]+$/g, '')
  if (isBullet || name.length > 40) return undefined
  return sectionNames.find(([, pattern]) => pattern.test(name))?.[0]
}

function bySection(lines: readonly TextLine[]): Record<Section, TextLine[]> {
  const sections: Record<Section, TextLine[]> = { top: [], ingredients: [], steps: [], notes: [] }
  let section: Section = 'top'
  for (const line of lines) {
    const next: Section | undefined = sectionOf(line)
    // A heading of the same level that names nothing we know ends the ingredients.
    if (next !== undefined) section = next
    else if (/^##?\s/.test(line.text) && section !== 'top') section = 'notes'
    else if (line.text !== '') sections[section].push(line)
  }
  return sections
}

/** Without headings: what begins with an amount or a bullet is an ingredient, until the first sentence after it. */
function byForm(lines: readonly TextLine[]): Record<Section, TextLine[]> {
  const sections: Record<Section, TextLine[]> = { top: [], ingredients: [], steps: [], notes: [] }
  for (const line of lines.filter(({ text }) => text !== '')) {
    const bare = line.text.replace(/^[-*+•]\s*/, '')
    const isShort = bare.length <= longestIngredient && !/[a-z]\.\s+[A-Z]/.test(bare)
    const isIngredient = isShort && !line.isNumbered && (line.isBullet || amountPattern.test(bare))
    if (servingsPattern.test(bare)) sections.top.push(line)
    else if (isIngredient && sections.steps.length === 0) sections.ingredients.push(line)
    else if (sections.ingredients.length > 0) sections.steps.push(line)
    else sections.top.push(line)
  }
  return sections
}

/** Where some lines have bullets, the others are headings and asides. */
function readIngredients(lines: readonly TextLine[]): FoundIngredient[] {
  const hasBullets = lines.some(({ isBullet }) => isBullet)
  const found: FoundIngredient[] = []
  let group: string | undefined
  for (const line of lines) {
    const heading = headingOf(line.text)
    const isOther = hasBullets && !line.isBullet && !amountPattern.test(line.text)
    if (heading !== undefined) group = heading
    else if (isOther && line.text.length <= 40 && !/[.!?]$/.test(line.text)) group = line.text
    else if (!isOther)
      found.push({
        line: line.text.replace(/^([-*+•▢☐□–]|\[[ x]\])\s*/i, ''),
        ...(group !== undefined && { group }),
      })
  }
  return found
}

function readSteps(lines: readonly TextLine[]): string[] {
  return lines
    .map(({ text }) => text.replace(/^(#+|[-*+•]|\d+[.)]|step \d+\b[.:)]?)\s*/i, '').trim())
    .filter((text) => text !== '' && !/^!\[/.test(text))
}

function titleIn(lines: readonly TextLine[]): string | undefined {
  const isTitle = (text: string) => /\p{L}/u.test(text) && !/^!\[/.test(text) && !navigationPattern.test(text)
  const line = lines.find(({ text, isBullet }) => isTitle(text) && !isBullet)
  return line?.text.replace(/^#+\s*/, '')
}

function numbersIn(lines: readonly TextLine[], text: string): Partial<FoundRecipe> {
  const servings = Number(
    servingsAlone(lines) ??
      /\b(?:serves|servings?|portions?|makes|yields?)\b\W*(\d{1,3})\b/i.exec(text)?.[1] ??
      /\b(\d{1,3}) (?:servings|portions|people)\b/i.exec(text)?.[1],
  )
  const prepMinutes = minutesInWords(/\bprep\w*(?: time)?\W*([^\n]{1,30})/i.exec(text)?.[1])
  const cookMinutes = minutesInWords(/\bcook\w*(?: time)\W*([^\n]{1,30})/i.exec(text)?.[1])
  return {
    ...(servings > 0 && { servings }),
    ...(prepMinutes !== undefined && { prepMinutes }),
    ...(cookMinutes !== undefined && { cookMinutes }),
  }
}

function servingsAlone(lines: readonly TextLine[]): string | undefined {
  const [, after, before] = lines.map(({ text }) => servingsPattern.exec(text)).find((found) => found) ?? []
  return after ?? before
}

function frontMatterOf(text: string): { fields: Partial<Record<string, string>>; body: string } {
  const front = /^\s*---\n([\s\S]*?)\n---\n?/.exec(text)
  if (!front) return { fields: {}, body: text }
  const fields = front[1]!.split('\n').flatMap((line) => {
    const [, name, value] = /^\s*([\w ]+?)\s*:\s*["']?(.+?)["']?\s*$/.exec(line) ?? []
    return name === undefined ? [] : [[name.toLowerCase(), value!] as const]
  })
  return { fields: Object.fromEntries(fields), body: text.slice(front[0].length) }
}
