import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawPlate } from './draw-plate.ts'
import type { PictureRecipe } from './picture-recipe.ts'
import { inventedRecipes } from './testing/invented-recipes.ts'

const drawn = inventedRecipes.map((recipe) => ({ recipe, picture: drawPlate(recipe) }))
const kibibytes = (svg: string) => gzipSync(svg).length / 1024

/** The names of the elements that stay open, or the fault; enough of XML for drawings without text. */
function xmlFault(svg: string): string | undefined {
  const open: string[] = []
  const tags = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*(?:&[a-z#0-9]+;[^"<&]*)*")*)\s*(\/?)>/g
  const rest = svg.replaceAll(tags, (_tag, closing: string, name: string, _attributes, empty: string) => {
    if (closing && open.pop() !== name) open.push(`unexpected </${name}>`)
    else if (!closing && !empty) open.push(name)
    return ''
  })
  if (/[<>]/.test(rest)) return `not a tag: ${rest.slice(rest.search(/[<>]/), 60)}`
  return open.length > 0 ? `left open: ${open.join(', ')}` : undefined
}

describe('[RCP-9] a picture', () => {
  it('is the same bytes for the same recipe', () => {
    for (const { recipe, picture } of drawn) expect(drawPlate(structuredClone(recipe))).toEqual(picture)
  })

  it('differs between any two recipes', () => {
    expect(new Set(drawn.map(({ picture }) => picture.featured)).size).toBe(drawn.length)
  })

  it('weighs at most 6 KiB gzipped, the small one 1.5', () => {
    const heavy = drawn.filter(
      ({ picture }) => kibibytes(picture.featured) > 6 || kibibytes(picture.small) > 1.5,
    )
    expect(heavy.map(({ recipe }) => recipe.title)).toEqual([])
  })

  it('is well-formed', () => {
    const faults = drawn.flatMap(({ picture }) => [xmlFault(picture.featured), xmlFault(picture.small)])
    expect(faults.filter(Boolean)).toEqual([])
  })

  it('holds nothing a strict policy refuses, no text, no address elsewhere, no number gone wrong', () => {
    const refused =
      /<(script|style|text|image|foreignObject|a)\b|\sstyle=|\son\w+=|(?:href|src)="(?!#)|url\((?!#)|NaN|Infinity|undefined/
    for (const { recipe, picture } of drawn) {
      const found = refused.exec(picture.featured + picture.small)?.[0]
      expect(found, recipe.title).toBeUndefined()
    }
  })

  it('keeps its ids to itself when many stand on one page', () => {
    const ids = drawn.flatMap(({ picture }) => [
      ...new Set([...picture.featured.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says that it is an illustration, and of what', () => {
    for (const { picture } of drawn) expect(picture.alt).toMatch(/^Illustration: \S.+ (in|on) (a|an|the) \S+/)
  })

  it('is drawn of foods nobody has heard of', () => {
    const strange: PictureRecipe = {
      id: 'strange',
      title: 'Something new',
      category: 'dinner',
      cuisine: 'nordic',
      servings: 2,
      steps: ['Cook it until done.'],
      ingredients: ['vegetable', 'fish', 'spice', 'oil', 'a class of its own'].map((foodClass, index) => ({
        food: `unheard-of-${index}`,
        name: `unheard of ${index}`,
        class: foodClass,
        grams: 120,
      })),
    }
    const picture = drawPlate(strange)
    expect(xmlFault(picture.featured)).toBeUndefined()
    expect(picture.featured.length).toBeGreaterThan(1_000)
  })
})
