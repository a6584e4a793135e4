import { describe, expect, it } from 'vitest'
import { contentDictionary } from '../../testing/content-dictionary.ts'
import { nastyImports, zipOfOneEntry } from '../../testing/nasty-imports.ts'
import { zipOf } from '../../testing/zip-of.ts'
import { findCooklang } from '../find-cooklang.ts'
import { findText } from '../find-text.ts'
import { ownRecipeLimits } from './own-recipe-limits.ts'
import { readOwnRecipes } from './read-own-recipes.ts'

const ends = ['draft', 'no-recipe', 'too-many-lines', 'too-large', 'not-a-file-we-read']

describe('what is hard to read', () => {
  it.each(nastyImports)(
    '[HELD-1] ends as a draft or with a reason at its largest: $what',
    ({ make, mostBytes }) => {
      const result = readOwnRecipes(make(mostBytes), contentDictionary())
      expect(ends).toContain(result.ok ? 'draft' : result.reason)
      for (const { lines } of result.ok ? result.drafts : []) {
        expect(lines.length).toBeLessThanOrEqual(ownRecipeLimits.lines)
        for (const { words } of lines) expect(words.length).toBeLessThanOrEqual(ownRecipeLimits.lineLength)
      }
    },
  )

  it('[HELD-1] lines that name two foods each are one line each where a recipe would have too many', () => {
    const text = `Leeks\n\nIngredients\n${'- salt and pepper\n'.repeat(ownRecipeLimits.lines)}`
    const result = readOwnRecipes({ kind: 'text', text }, contentDictionary())
    expect(result.ok && result.drafts[0]?.lines).toHaveLength(ownRecipeLimits.lines)
  })

  it('[HELD-1] a zip whose entries share their bytes is refused', () => {
    const read = (times: number) => readOwnRecipes(zipOfOneEntry(times), contentDictionary())
    expect(read(1)).toEqual({ ok: false, reason: 'too-many-lines' })
    expect(read(2)).toEqual({ ok: false, reason: 'not-a-file-we-read' })
    expect(read(1780)).toEqual({ ok: false, reason: 'not-a-file-we-read' })
  })

  it('[HELD-1] of a zip no more entries are read than it may hold recipes, recipe or not', () => {
    const files = Object.fromEntries(
      Array.from({ length: ownRecipeLimits.recipesAtOnce }, (_, index) => [`${index}.json`, '{}']),
    )
    const zip = zipOf({ ...files, 'last.cook': '@leeks{300%g}' })
    const result = readOwnRecipes({ kind: 'file', name: 'all.zip', bytes: zip }, contentDictionary())
    expect(result).toEqual({ ok: false, reason: 'no-recipe' })
  })
})

describe('front matter', () => {
  it.each([
    ['title: Leek pie', { title: 'Leek pie' }],
    ['title: "Leek: a pie"', { title: 'Leek: a pie' }],
    ["Title :  'Leek pie' ", { title: 'Leek pie' }],
    ['title:\nLeek pie', { title: 'From the file' }],
    [': Leek pie', { title: 'From the file' }],
  ])('[HELD-1] is split at the first colon: %j', (line, expected) => {
    const body = `---\n${line}\n---\n`
    expect(findText(`${body}300 g leeks\n2 eggs`, 'From the file')).toMatchObject(expected)
    expect(findCooklang(`${body}Slice @leeks{300%g}.`, 'From the file')).toMatchObject(expected)
  })

  it.each([
    ['== For the sauce ==', 'For the sauce'],
    ['=Sauce', 'Sauce'],
    ['=', undefined],
  ])('[HELD-1] a section of Cooklang is named without its signs: %s', (heading, group) => {
    const [row] = findCooklang(`${heading}\nSlice @leeks{300%g}.`, 'Leeks').ingredients
    expect(row?.group).toBe(group)
  })

  it('[HELD-1] a line with many choices looks at four of them', () => {
    const text = 'Leeks\n\nIngredients\n- 100 g butter or lard or ghee or tallow or olive oil\n- 300 g leeks'
    const result = readOwnRecipes({ kind: 'text', text }, contentDictionary())
    expect(result.ok && result.drafts[0]?.lines[0]).toMatchObject({ doubt: 'alternative' })
  })
})
