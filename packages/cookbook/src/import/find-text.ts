import { headingOf } from '../matching/line-text.ts'
import { isServingsLine, minutesInWords, servingsInWords, servingsOfLine } from './figures-in-words.ts'
import type { FoundIngredient, FoundRecipe } from './found-recipe.ts'
import { readFrontMatterFields, splitFrontMatter } from './front-matter.ts'
import { ownRecipeLimits } from './own/own-recipe-limits.ts'

type Section = 'top' | 'ingredients' | 'steps' | 'notes'
type TextLine = {
  text: string
  /** What patterns read of it: they are quick on short lines only. Just a step is longer. */
  head: string
  isBullet: boolean
  isNumbered: boolean
}

const sectionNames: readonly (readonly [Section, RegExp])[] = [
  [
    'ingredients',
    /^(the )?(ingredients?|ingredient list|you(['’]?ll)? need|what you(['’]?ll)? need|shopping list|zutaten(liste)?|ingrédients?|ingredientes|ingredienti)(?!\p{L})/iu,
  ],
  [
    'steps',
    /^(the )?(directions?|methods?|instructions?|preparation|steps?|procedure|cooking|how to( make| cook)?\b.*|zubereitung|anleitung|préparation|étapes|réalisation|preparación|elaboración|instrucciones|pasos|preparazione|procedimento|istruzioni)$/iu,
  ],
  [
    'notes',
    /^(the )?(notes?|tips?|nutrition\w*|story|contributions?|contributors?|closing remarks|equipment|tools|variations?|storage|serving suggestions?|references?|source|tipps?|hinweise?|conseils?|astuces?|remarques?|consejos?|notas?|consigl\w)\b/i,
  ],
]
const amountPattern =
  /^(\d|[¼½¾⅓⅔⅛⅜⅝⅞]|an? |one |two |three |four |half |pinch|dash|handful|juice of|salt\b|salz\b|sel\b|sale?\b|etwas |eine? |une? |una |uno )/i
const longestIngredient = 90
/** What pages print around a recipe. */
const pageFurniture =
  /^\W*(((jump|skip) to|leave a) .*|(print|pin|save|share|rate)( it)?( this)?( recipe)?|advertisement|.* from [\d,]+ (votes?|ratings?|reviews?))\W*$|[★☆⭐]/iu

/** A recipe as people write one down: Markdown, an e-mail, a note. Nothing where no ingredient is in it. */
export function findText(text: string, fallbackTitle: string): FoundRecipe | undefined {
  const { front = [], body } = splitFrontMatter(text.replace(/\r\n?/g, '\n'))
  const fields = readFrontMatterFields(front)
  const lines = body.split('\n').map(textLine)
  const isSectioned = lines.some((line) => sectionOf(line) === 'ingredients')
  const sections = isSectioned ? bySection(lines) : byForm(lines)
  const ingredients = readIngredients(sections.ingredients)
  if (ingredients.length === 0) return undefined
  const title = fields.title ?? titleIn(sections.top) ?? fallbackTitle
  // A heading may say it: "Zutaten (4 Portionen)".
  const headings = lines.filter((line) => sectionOf(line) !== undefined)
  const said = [...sections.top, ...headings, ...sections.notes].map((line) => line.head).join('\n')
  return {
    title,
    ...numbersIn(
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
  const head = text.slice(0, ownRecipeLimits.lineLength)
  return {
    text,
    head,
    isNumbered: /^\d+[.)]\s/.test(head),
    isBullet: /^([-*+•▢☐□–]|\[[ x]\])\s*\S/i.test(head) && !/^(\*\*|---)/.test(head),
  }
}

function sectionOf({ head, isBullet }: TextLine): Section | undefined {
  const name = head.replace(/^[#*_\s]+|[*_:\s]+$/g, '')
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
    else if (/^##?\s/.test(line.head) && section !== 'top') section = 'notes'
    else if (line.text !== '') sections[isServingsLine(line.head) ? 'notes' : section].push(line)
  }
  return sections
}

/** Without headings: what begins with an amount or a bullet is an ingredient, until the first sentence after it. */
function byForm(lines: readonly TextLine[]): Record<Section, TextLine[]> {
  const sections: Record<Section, TextLine[]> = { top: [], ingredients: [], steps: [], notes: [] }
  for (const line of lines.filter(({ text }) => text !== '')) {
    const bare = line.head.replace(/^[-*+•]\s*/, '')
    const isShort = bare.length <= longestIngredient && !/[a-z]\.\s+[A-Z]/.test(bare)
    const isIngredient = isShort && !line.isNumbered && (line.isBullet || amountPattern.test(bare))
    if (isServingsLine(bare)) sections.notes.push(line)
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
    const heading = headingOf(line.head)
    const isOther = hasBullets && !line.isBullet && !amountPattern.test(line.head)
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
    .map(({ text }) =>
      text
        .replace(/^(#+|[-*+•]|\d+[.)])\s*/, '')
        .replace(/^step \d+\b[\s:.)–-]*/i, '')
        .trim(),
    )
    .filter((text) => text !== '' && !/^!\[/.test(text))
}

function titleIn(lines: readonly TextLine[]): string | undefined {
  const isTitle = ({ head, isBullet }: TextLine) =>
    /\p{L}/u.test(head) && !isBullet && !/^!\[/.test(head) && !pageFurniture.test(head)
  const line = lines.find(isTitle)
  return line?.head.replace(/^#+\s*/, '')
}

function numbersIn(text: string): Partial<FoundRecipe> {
  const lines = text.split('\n')
  const ofLines = (read: (line: string) => number | undefined) =>
    lines.map(read).find((count) => count !== undefined)
  const servings = Number(
    ofLines(servingsOfLine) ??
      /\b(?:serves|servings?|portions?|makes|yields?)\b\W*(\d{1,3})\b/i.exec(text)?.[1] ??
      /\b(\d{1,3}) (?:servings|portions|people)\b/i.exec(text)?.[1] ??
      ofLines(servingsInWords),
  )
  const prepMinutes = minutesInWords(/\bprep\w*(?: time)?\W*([^\n]{1,30})/i.exec(text)?.[1])
  const cookMinutes = minutesInWords(/\bcook\w*(?: time)\W*([^\n]{1,30})/i.exec(text)?.[1])
  return {
    ...(servings > 0 && { servings }),
    ...(prepMinutes !== undefined && { prepMinutes }),
    ...(cookMinutes !== undefined && { cookMinutes }),
  }
}
