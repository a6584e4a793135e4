import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contactSheet } from '../exchange/review-pages.ts'
import { standards } from '../reading/standards.ts'
import { fixtureContent, writeContent } from '../testing/fixture-content.ts'
import { fixtureCookbook } from '../testing/fixture-cookbook.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { check, usda } from './check.ts'
import { compile } from './compile.ts'
import { exportCookbook } from './export.ts'
import { importRecipe } from './import.ts'
import { type Places, placesIn } from './places.ts'
import { writeSpread } from './spread.ts'

let folder: ReturnType<typeof temporaryFolder>
let places: Places

beforeEach(() => {
  folder = temporaryFolder()
  places = placesIn(folder.path)
  writeContent(folder.path, fixtureContent())
})
afterEach(() => folder.remove())

const fault = () => writeContent(folder.path, { 'content/recipes/dinner/stew.yaml': 'title: Stew\n' })

describe('check', () => {
  it('sums up content without faults', () => {
    const { text, isFine } = check(places)
    expect(isFine).toBe(true)
    expect(text).toMatch(
      /^31 foods \(0 from USDA rows, 31 from labels\), 3 recipes, 0 of them for everybody\./,
    )
    expect(text).toContain('USDA: not compared; give its files with --usda FILE.')
  })

  it('prints each fault as file, line, what is wrong and what to write instead, and fails', () => {
    fault()
    const { text, isFine } = check(places)
    expect(isFine).toBe(false)
    expect(text).toContain(
      'content/recipes/dinner/stew.yaml:1 The recipe has no field "servings". Add "servings: …".',
    )
    expect(text).toMatch(/\n8 faults in 1 file\./)
  })

  it('asks of the whole cookbook that it reaches its floors and that its table is of today', () => {
    writeSpread(places)
    const { text, isFine } = check(places, { isWhole: true })
    expect(isFine).toBe(false)
    expect(text).toContain('Below the floors:\nrecipes: 3, wanted at least 1300.')
    expect(text).not.toContain('docs/corpus.md')
    writeFileSync(places.spreadFile, 'An older table\n')
    expect(check(places, { isWhole: true }).text).toContain('docs/corpus.md is stale.')
  })

  it('counts what does not keep a standard that is not enforced, and lists it when asked', () => {
    const file = join(folder.path, 'content/foods/fish.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace(', keeps: { closed: 14, opened: 4 }', ''))
    const states = { ...standards, 'food: keeps': 'reported' } as const
    const { text, isFine } = check(places, { states })
    expect(isFine).toBe(true)
    expect(text).toMatch(/\nfood: keeps +1 +1\n/)
    expect(check(places, { standard: 'food: keeps', states }).text).toMatch(
      /^content\/foods\/fish\.yaml:1 salmon-fillet: nothing says how long it keeps\. Add .*\n\n1 times\.$/,
    )
    expect(() => check(places, { standard: 'food: keep', states })).toThrow('Name one of: food: keeps')
  })

  it('compares with USDA files when they are given', () => {
    const file = join(folder.path, 'foods.csv')
    writeFileSync(file, 'id,description,kcal\n1,x,2\n')
    expect(usda(places, [file])).toEqual({
      text: 'USDA: 0 foods cite a row, 0 figures compared (0 not measured), all within 5 % or 0.5 g.',
      isFine: true,
    })
    expect(check(places, { usdaFiles: [file] }).text).toContain('USDA: 0 foods')
    expect(() => usda(places, [])).toThrow('Name the USDA files')
    expect(() => usda(places, ['nowhere.csv'])).toThrow("nowhere.csv can't be read.")
  })
})

describe('spread', () => {
  it('lays out the recipes by cuisine, protein, technique, time, diet and macro profile', () => {
    expect(writeSpread(places)).toEqual({ text: `3 recipes laid out in ${places.spreadFile}.`, isFine: true })
    const written = readFileSync(places.spreadFile, 'utf8')
    expect(written).toContain('3 recipes from ')
    expect(written).toContain('| recipes | at least 1300 | 3 (missed) |')
    expect(written).toMatch(/\| Cuisine \| all \| breakfast \|.* vegetarian \|.* lean \| balanced \| rich \|/)
    expect(written).toMatch(/\n\| All \| 3 \| 1 \| · \| 1 \| 1 \|/)
  })

  it('writes nothing of content with a fault', () => {
    fault()
    expect(writeSpread(places).isFine).toBe(false)
    expect(existsSync(places.spreadFile)).toBe(false)
  })
})

describe('compile', () => {
  it('writes what the server reads', () => {
    expect(compile(places)).toMatchObject({
      isFine: true,
      text: expect.stringMatching(/^31 foods and 3 recipes, /),
    })
    const [head = ''] = readFileSync(places.artefactFile, 'utf8').split('\n')
    expect(JSON.parse(head)).toMatchObject({ recipeCount: 3 })
  })

  it('leaves the last good one in place when there is a fault', () => {
    compile(places)
    const before = readFileSync(places.artefactFile)
    fault()
    expect(compile(places).isFine).toBe(false)
    expect(readFileSync(places.artefactFile)).toEqual(before)
  })
})

describe('export', () => {
  it('prints one JSON document', () => {
    const { foods, recipes } = JSON.parse(exportCookbook(places, undefined).text)
    expect([foods.length, recipes.length]).toEqual([31, 3])
  })

  it('prints no document that leaves out what has a fault', () => {
    fault()
    expect(() => exportCookbook(places, undefined)).toThrow('stew.yaml:1')
  })

  it('writes a Cooklang file for each recipe, by category', () => {
    const target = join(folder.path, 'out')
    expect(exportCookbook(places, target).text).toBe(`3 recipes written to ${target}.`)
    expect(readdirSync(target)).toEqual(['breakfast', 'dessert', 'dinner'])
    expect(existsSync(join(target, 'dinner', 'skillet-salmon-lemon-cream.cook'))).toBe(true)
  })
})

describe('import', () => {
  it('drafts a Cooklang file and a saved page', async () => {
    const cook = join(folder.path, 'pan-eggs.cook')
    writeFileSync(cook, 'Fry @eggs{2} in @butter{1%tbsp}, ~{3%minutes}.\n')
    expect((await importRecipe(places, cook)).text).toMatch(/\nid: pan-eggs~[0-9a-z]{10}\ntitle: "Pan eggs"/)
    const html = join(folder.path, 'page.html')
    writeFileSync(html, '<script type="application/ld+json">{"@type":"Recipe","name":"Eggs"}</script>')
    expect((await importRecipe(places, html)).text).toContain('title: "Eggs"')
  })

  it('says why there is nothing to draft', async () => {
    const empty = join(folder.path, 'empty.html')
    writeFileSync(empty, '<p>No recipe here.</p>')
    await expect(importRecipe(places, empty)).rejects.toThrow('holds no schema.org Recipe')
    await expect(importRecipe(places, 'nowhere.html')).rejects.toThrow('There is no file nowhere.html.')
    await expect(importRecipe(places, undefined)).rejects.toThrow('Name what to import')
    await expect(importRecipe(places, 'http://127.0.0.1/soup')).rejects.toThrow('is refused')
    await expect(importRecipe(places, 'file:///etc/hostname')).rejects.toThrow('only http and https')
  })
})

describe('the contact sheet', () => {
  it('shows every picture large and small, in documents of their own', () => {
    const { recipes } = fixtureCookbook()
    const html = contactSheet(recipes, ({ id, title }) => ({
      featured: `<svg id="${id}"/>`,
      small: '<svg/>',
      alt: `<${title}>`,
    }))
    expect(html.match(/data:image\/svg\+xml,/g)).toHaveLength(6)
    expect(html).toContain('Skillet salmon with lemon cream')
    expect(html).toContain('&lt;Raspberry almond custards>')
    expect(html).not.toContain('<svg')
  })
})
