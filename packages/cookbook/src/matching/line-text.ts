import { spellFractions } from './amounts/number-words.ts'
import { foldText } from './dictionary/fold-words.ts'

export type LineText = Readonly<{
  /** Without marks and parentheses; each parenthesis left its number: "2 cans ⟨0⟩ tomatoes". */
  text: string
  asides: readonly string[]
  isOptional: boolean
  /** "to taste", "for frying", "a little": seasoned or greased with what is needed. */
  isAsNeeded: boolean
}>

const optionalPattern = /\b(optional(ly)?|if (you )?(like|desired|wanted|available|using))\b/i
const asNeededPattern =
  /\b((according )?to (your )?taste|as (needed|required|desired|necessary)|to (serve|garnish|decorate|sprinkle|finish|dust|fry|grease)|(for|as)( a| the)? (garnish(ing)?|serving|decorat\w+|dusting|greasing|frying|deep frying|brushing|sprinkling|drizzling|topping|rolling|coating|kneading|the (pan|tin|dish|pot))|enough to [a-z ]+|a (little bit of|bit of|little|touch of|hint of|good bit of|few dashes of)|ample amounts? of|by eye)\b/gi

/** A line without bullets, Markdown, links and signs that no parser needs. */
export function readLineText(line: string): LineText {
  const bare = plainLine(line)
  const asides: string[] = []
  const text = bare.replace(/\(([^()]*)\)?/g, (_, inner: string) => {
    asides.push(inner.trim())
    return ` ⟨${asides.length - 1}⟩ `
  })
  const isAsNeeded = bare.search(asNeededPattern) !== -1
  return {
    text: text.replace(asNeededPattern, ' ').replace(optionalPattern, ' ').replace(/\s+/g, ' ').trim(),
    asides,
    isOptional: optionalPattern.test(bare),
    isAsNeeded,
  }
}

function plainLine(line: string): string {
  const unmarked = line
    .replace(/^\s*(?:[-*+•▢☐□–]|\d+[.)])\s+/, '')
    .replace(/^\[[ x]\]\s*/i, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|_(?=\p{L})|(?<=\p{L})_|`)/gu, '')
    .replace(/\((s|es)\)/g, '$1')
  return spellFractions(unmarked)
    .replace(/[–—−]/g, '-')
    .replace(/\bfl(?:uid)?\.?\s*o(?:z|unces?)\b/gi, 'floz')
    .replace(/\b(table|tea|dessert)[\s-]+(spoon)/gi, '$1$2')
    .replace(/(\d)\s*"/g, '$1 inch')
    .replace(/\bw\//gi, 'with ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "For the sauce:" and "## Topping" name what follows; "Spices: salt, pepper" holds food after its label. */
export function headingOf(line: string): string | undefined {
  const bare = plainLine(line)
  const heading = /^#{1,6}\s*(\S.*?):?$/.exec(bare)?.[1] ?? /^([^:\d]{2,60}):$/.exec(bare)?.[1]
  if (heading !== undefined) return heading.trim()
  return /^for (the|a) [\p{L} ]{2,40}$/iu.test(foldText(bare)) ? bare : undefined
}
