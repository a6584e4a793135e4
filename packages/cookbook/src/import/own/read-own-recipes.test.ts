import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { contentDictionary } from '../../testing/content-dictionary.ts'
import { zipOf } from '../../testing/zip-of.ts'
import { ownRecipeLimits } from './own-recipe-limits.ts'
import { type OwnRecipeSource, readOwnRecipes } from './read-own-recipes.ts'

const read = (source: OwnRecipeSource) => readOwnRecipes(source, contentDictionary())
const readText = (text: string) => read({ kind: 'text', text })
const readFile = (name: string, bytes: Buffer | string) =>
  read({ kind: 'file', name, bytes: Buffer.from(bytes) })

/** The one draft, in short. */
function brief(result: ReturnType<typeof read>) {
  if (!result.ok) return result
  return result.drafts.map(({ title, servings, lines, steps }) => ({
    title,
    servings,
    lines: lines.map(({ food, grams, how, group }) => [
      food?.id,
      grams,
      how,
      ...(group === undefined ? [] : [group]),
    ]),
    steps,
  }))
}

const pancakes = {
  title: 'Sunday pancakes',
  servings: 4,
  lines: [
    ['wheat-flour', 250, 'exact'],
    ['whole-milk', 488, 'exact'],
    ['egg', 100, 'exact'],
  ],
  steps: ['Whisk everything.', 'Fry in a hot pan.'],
}

const markdown = `# Sunday pancakes

Serves 4

## Ingredients

- 2 cups flour
- 2 cups milk
- 2 eggs

## Directions

1. Whisk everything.
2. Fry in a hot pan.
`

const jsonLd = JSON.stringify({
  '@type': 'Recipe',
  name: 'Sunday pancakes',
  recipeYield: '4 servings',
  recipeIngredient: ['2 cups flour', '2 cups milk', '2 eggs'],
  recipeInstructions: ['Whisk everything.', 'Fry in a hot pan.'],
})

const microdata = `<html><body><div itemscope itemtype="https://schema.org/Recipe">
<h1 itemprop="name">Sunday pancakes</h1><meta itemprop="recipeYield" content="4 servings">
<ul><li itemprop="recipeIngredient"><b>2 cups</b> flour</li><li itemprop="recipeIngredient">2 cups milk</li>
<li itemprop="recipeIngredient">2 eggs</li></ul>
<div itemprop="recipeInstructions"><div><p>Whisk everything.</p><p>Fry in a hot pan.</p></div></div></div></body></html>`

const mealie = {
  name: 'Sunday pancakes',
  recipeServings: 4,
  orgURL: 'https://cook.test/pancakes',
  recipeIngredient: [
    { quantity: 2, unit: { name: 'cup' }, food: { name: 'flour' }, note: 'sifted', display: '' },
    { note: '', display: '2 cups milk' },
    { originalText: '2 eggs', display: 'other words' },
  ],
  recipeInstructions: [{ text: 'Whisk everything.' }, { text: 'Fry in a hot pan.' }],
}

const paprika = {
  name: 'Sunday pancakes',
  servings: 'Serves 4',
  ingredients: '2 cups flour\n2 cups milk\n2 eggs\n',
  directions: 'Whisk everything.\n\nFry in a hot pan.',
  source_url: 'https://cook.test/pancakes',
  prep_time: '10 min',
}

describe('[OWN-1] readOwnRecipes', () => {
  it.each<[string, OwnRecipeSource]>([
    ['Markdown', { kind: 'text', text: markdown }],
    ['plain words', { kind: 'text', text: markdown.replace(/[#]+ /g, '').replace(/^- /gm, '') }],
    [
      'words without headings',
      {
        kind: 'text',
        text: 'Sunday pancakes\nServes 4\n\n2 cups flour\n2 cups milk\n2 eggs\n\nWhisk everything.\nFry in a hot pan.',
      },
    ],
    ['words with Windows line ends', { kind: 'text', text: markdown.replaceAll('\n', '\r\n') }],
    ['JSON-LD', { kind: 'text', text: jsonLd }],
    [
      'a page with JSON-LD',
      {
        kind: 'page',
        link: 'https://cook.test/',
        text: `<html><script type="application/ld+json">${jsonLd}</script></html>`,
      },
    ],
    ['a page with microdata', { kind: 'page', link: 'https://cook.test/', text: microdata }],
    ['a JSON-LD file', { kind: 'file', name: 'pancakes.json', bytes: Buffer.from(jsonLd) }],
    [
      'a recipe of Mealie',
      { kind: 'file', name: 'pancakes.json', bytes: Buffer.from(JSON.stringify(mealie)) },
    ],
    [
      'an export of Mealie',
      {
        kind: 'file',
        name: 'mealie.zip',
        bytes: zipOf({
          'recipes/pancakes/pancakes.json': JSON.stringify(mealie),
          'recipes/pancakes/images/a.webp': 'x',
        }),
      },
    ],
    [
      'an export of Paprika',
      {
        kind: 'file',
        name: 'My.paprikarecipes',
        bytes: zipOf({ 'Pancakes.paprikarecipe': gzipSync(JSON.stringify(paprika)) }),
      },
    ],
  ])('reads %s', (_what, source) => {
    expect(brief(read(source))).toEqual([pancakes])
  })

  it('reads Cooklang, as words and as a file', () => {
    const cook = '>> servings: 4\n\nWhisk @flour{2%cups}, @milk{2%cups} and @eggs{2}.\n\nFry in a hot #pan{}.'
    const expected = { ...pancakes, steps: ['Whisk flour, milk and eggs.', 'Fry in a hot pan.'] }
    expect(brief(readFile('sunday-pancakes.cook', cook))).toEqual([{ ...expected, title: 'sunday pancakes' }])
    expect(brief(readText(cook))).toEqual([{ ...expected, title: 'Untitled' }])
  })

  it.each([
    ['1 serving', 1],
    ['2 Portionen', 2],
    ['(Serves 3)', 3],
  ])('[OWN-1] takes the line "%s" for servings, and for no ingredient', (line, servings) => {
    for (const place of [
      `Pancakes\n${line}\n\n250 g flour\n2 eggs\n\nWhisk.`,
      `Pancakes\n\nIngredients\n${line}\n250 g flour\n2 eggs\n\nMethod\nWhisk.`,
    ])
      expect(brief(readText(place))).toMatchObject([{ title: 'Pancakes', servings, lines: { length: 2 } }])
  })

  it('[OWN-1] leaves out what a page prints around a recipe, and the numbers of its steps', () => {
    const text = `JUMP TO RECIPE ⬇ PRINT\n★★★★★ 4.9 from 213 votes\nThe BEST pancakes\n\nIngredients\n250 g flour\n2 eggs\n\nInstructions\nSTEP 1: Whisk everything.\nStep 2\nFry in a hot pan.`
    expect(brief(readText(text))).toMatchObject([{ title: 'The BEST pancakes', steps: pancakes.steps }])
  })

  it('[OWN-2] knows the spoons of a German kitchen', () => {
    expect(brief(readText('Eier\n\n2 EL olive oil\n1 TL salt\n2 eggs\n\nFry.'))).toMatchObject([
      {
        lines: [
          ['olive-oil', 27, 'exact'],
          ['salt', 6, 'exact'],
          ['egg', 100, 'exact'],
        ],
      },
    ])
  })

  it('keeps headings of the ingredients as groups, and leaves out tools', () => {
    const text =
      'Pie\n\nIngredients\n\nFor the crust:\n- 250 g flour\n- 1 rolling pin\n\nFilling:\n- 3 apples\n\nMethod\n\nBake.'
    expect(brief(readText(text))).toMatchObject([
      {
        lines: [
          ['wheat-flour', 250, 'exact', 'For the crust'],
          ['apple', 546, 'exact', 'Filling'],
        ],
      },
    ])
  })

  it('keeps the source: the link, and the words', () => {
    const result = readFile('mealie.json', JSON.stringify(mealie))
    expect(result).toMatchObject({
      drafts: [{ source: { link: 'https://cook.test/pancakes', text: expect.stringContaining('2 eggs') } }],
    })
    expect(readText(markdown)).toMatchObject({ drafts: [{ source: { text: markdown } }] })
    const script = JSON.stringify({ ...mealie, orgURL: 'javascript:alert(1)' })
    expect(readFile('mealie.json', script)).toMatchObject({
      drafts: [{ source: { text: expect.any(String) } }],
    })
    expect(JSON.stringify(readFile('mealie.json', script))).not.toContain('javascript:')
  })

  it('takes all recipes of an export, and counts what it left out', () => {
    const bytes = zipOf({
      'a.json': JSON.stringify(mealie),
      'b.json': JSON.stringify({ ...mealie, name: 'Monday pancakes' }),
      'broken.json': '{',
      'inner.json': zipOf({ 'c.json': JSON.stringify(mealie) }),
    })
    const result = readFile('all.zip', bytes)
    expect(result).toMatchObject({
      ok: true,
      skipped: 2,
      drafts: [{ title: 'Sunday pancakes' }, { title: 'Monday pancakes' }],
    })
  })
})

describe('[OWN-1] readOwnRecipes with bad input', () => {
  it.each<[string, OwnRecipeSource, string]>([
    ['nothing', { kind: 'text', text: '' }, 'no-recipe'],
    [
      'a page without a recipe',
      { kind: 'page', link: 'https://cook.test/', text: '<html><h1>News</h1><p>1 cup of tea</p></html>' },
      'no-recipe',
    ],
    [
      'words without ingredients',
      { kind: 'text', text: 'Dear Ann,\nhow are you? We were in Rome last week.' },
      'no-recipe',
    ],
    ['300 lines', { kind: 'text', text: `Ingredients\n${'- 1 egg\n'.repeat(300)}` }, 'too-many-lines'],
    ['three megabytes of words', { kind: 'text', text: 'x'.repeat(3_000_000) }, 'too-large'],
    [
      'a picture',
      { kind: 'file', name: 'a.jpg', bytes: Buffer.from([0xff, 0xd8, 0, 1, 2]) },
      'not-a-file-we-read',
    ],
    [
      'half a zip',
      { kind: 'file', name: 'a.zip', bytes: zipOf({ 'a.json': JSON.stringify(mealie) }).subarray(0, 60) },
      'not-a-file-we-read',
    ],
    ['a zip without recipes', { kind: 'file', name: 'a.zip', bytes: zipOf({ 'a.txt': 'x' }) }, 'no-recipe'],
    [
      'broken gzip',
      { kind: 'file', name: 'a.paprikarecipe', bytes: Buffer.from([0x1f, 0x8b, 1, 2, 3]) },
      'not-a-file-we-read',
    ],
    [
      'a gzip bomb',
      {
        kind: 'file',
        name: 'a.paprikarecipe',
        bytes: gzipSync(Buffer.alloc(ownRecipeLimits.zip.entryBytes + 1)),
      },
      'too-large',
    ],
    [
      'a zip bomb',
      {
        kind: 'file',
        name: 'a.zip',
        bytes: zipOf({ 'a.json': Buffer.alloc(ownRecipeLimits.zip.entryBytes + 1) }),
      },
      'too-large',
    ],
    [
      'a zip bomb that lies of its size',
      {
        kind: 'file',
        name: 'a.zip',
        bytes: zipOf({ 'a.json': Buffer.alloc(ownRecipeLimits.zip.entryBytes + 1) }, { claimedSize: 10 }),
      },
      'too-large',
    ],
  ])('refuses %s', (_what, source, reason) => {
    expect(read(source)).toEqual({ ok: false, reason })
  })

  it('reads a recipe without amounts, and counts nothing of it', () => {
    const result = readText('Pasta\n\nIngredients\n- pasta\n- tomatoes\n- parmesan\n\nSteps\nCook.')
    expect(brief(result)).toMatchObject([
      {
        lines: [
          ['pasta', undefined, 'near'],
          ['tomato', undefined, 'near'],
          ['parmesan', undefined, 'near'],
        ],
      },
    ])
  })

  it('says which units nobody knows', () => {
    expect(brief(readText('X\n\nIngredients\n- 2 glorps of sugar\n- 3 eggs\n'))).toMatchObject([
      {
        lines: [
          ['sugar', undefined, 'near'],
          ['egg', 150, 'exact'],
        ],
      },
    ])
  })

  it('takes markup and scripts of a title as words, or leaves them out', () => {
    const page = JSON.stringify({
      '@type': 'Recipe',
      name: '<script>alert(1)</script>Soup <b>x</b>',
      recipeIngredient: ['<img src=x onerror=alert(1)>2 eggs'],
    })
    expect(readText(page)).toMatchObject({ drafts: [{ title: 'Soup x', lines: [{ words: '2 eggs' }] }] })
    expect(readText(`# ${'long '.repeat(100)}\n\nIngredients\n- 2 eggs\n`)).toMatchObject({
      drafts: [{ title: expect.stringMatching(/^.{199}…$/) }],
    })
  })

  /** Each would take minutes if any pattern went back over what it has read. */
  it.each<[string, (times: number) => string]>([
    ['scripts that never end', (times) => '<script '.repeat(times)],
    ['open scripts', (times) => '<script type="application/ld+json">'.repeat(times)],
    ['open tags', (times) => `{"@type":"Recipe","name":"${'<'.repeat(times)}"}`],
    [
      'marks in a tag that never ends',
      (times) => `<div itemtype="https://schema.org/Recipe" ${'itemprop=a '.repeat(times)}`,
    ],
    [
      'elements that never end',
      (times) =>
        `<div itemtype="https://schema.org/Recipe">${'<li itemprop=recipeIngredient>'.repeat(times)}`,
    ],
    ['lists in lists', (times) => `{"@type":"Recipe","name":${'['.repeat(times)}${']'.repeat(times)}}`],
    [
      'steps in steps',
      (times) => `{"@type":"Recipe","recipeInstructions":${'['.repeat(times)}${']'.repeat(times)}}`,
    ],
    ['Cooklang that never closes', (times) => '@a{'.repeat(times / 4)],
    ['comments that never close', (times) => `@a{1}${'[-'.repeat(times / 4)}`],
    ['a line of equal signs', (times) => `@a{1}\n${'= '.repeat(times / 4)}`],
    ['one long line', (times) => `Ingredients\n- ${'1 or '.repeat(times / 4)}`],
    ['unknown words', (times) => `Ingredients\n- ${'qwertz '.repeat(times / 4)}`],
  ])('is soon done with %s', (_what, text) => {
    const result = readText(text(50_000))
    expect(result.ok || result.reason).toBeTruthy()
  })
})

describe('[OWN-1] [HELD-4] servings in a title or a heading', () => {
  const recipe = (title: string, heading = 'Ingredients') =>
    `${title}\n\n${heading}\n- 200 g butter\n- 2 eggs\n\nMethod\nStir.`
  it.each([
    ['Lauchkuchen (4 Portionen)', undefined, 4],
    ['Leek pie for 4', undefined, 4],
    ['Leek pie, serves 6', undefined, 6],
    ['Tarte aux poireaux pour 4 personnes', undefined, 4],
    ['Tarta de puerros para 4', undefined, 4],
    ['Torta di porri per 4 persone', undefined, 4],
    ['Leek pie', 'Ingredients (for 3)', 3],
    ['Lauchkuchen', 'Zutaten für 4 Personen', 4],
    ['Tarte', 'Ingrédients (pour 6 personnes)', 6],
    ['Tarta', 'Ingredientes para 2 personas', 2],
    ['Torta', 'Ingredienti per 4 persone:', 4],
    ['Leek pie for 4 hungry nights', undefined, undefined],
    ['Bread for 2025', undefined, undefined],
    ['Stew for 4 hours', undefined, undefined],
  ])('%s / %s: %s', (title, heading, servings) => {
    const read = readText(recipe(title, heading))
    expect(read.ok && read.drafts[0]?.servings).toBe(servings)
    expect(read.ok && read.drafts[0]?.lines).toHaveLength(2)
  })
})

describe('[OWN-2] [HELD-4] the language of a recipe', () => {
  it.each([
    [
      'Dutch',
      'Preitaart\n\n- 200 g boter\n- 2 eieren\n\nVerwarm de oven en bak het deeg met de prei tot het goed is.',
    ],
    [
      'Polish',
      'Placek\n\n- 200 g masła\n- 2 jajka\n\nDodaj do miski i wymieszaj, następnie piecz około 30 minut na blasze.',
    ],
    [
      'Swedish',
      'Paj\n\n- 200 g smör\n- 2 ägg\n\nRör ihop och grädda i ugnen på 200 grader tills det är klart.',
    ],
    ['a language in Cyrillic letters', 'Пирог\n\n- 200 г масла\n- 2 яйца\n\nСмешать и печь.'],
    ['Japanese', 'たまごやき\n\n- 卵 2個\n- 砂糖 大さじ1\n\nまぜてやく。'],
  ])('is named where it isn’t read: %s', (name, text) => {
    const read = readText(text)
    expect(read.ok && read.drafts[0]?.unreadLanguage).toBe(name)
  })

  it.each([
    markdown,
    'Lauchkuchen\n\nZutaten\n- 200 g Butter\n- 4 Eier\n\nZubereitung\nDie Butter mit den Eiern verrühren und in den Ofen geben.',
    'Tarte\n\nIngrédients\n- 200 g de beurre\n- 4 œufs\n\nPréparation\nMettre le beurre et les œufs dans un plat pour 30 minutes.',
    'Tarta\n\nIngredientes\n- 200 g de mantequilla\n- 4 huevos\n\nPreparación\nMezclar los huevos con la mantequilla y hornear hasta que se dore.',
    'Torta\n\nIngredienti\n- 200 g di burro\n- 4 uova\n\nProcedimento\nMettere il burro e le uova nella teglia e cuocere fino a doratura.',
  ])('isn’t told where it is read', (text) => {
    const read = readText(text)
    expect(read.ok && read.drafts[0]).not.toHaveProperty('unreadLanguage')
    expect(read.ok && read.drafts[0]?.lines.map(({ how }) => how)).not.toContain('unknown')
    expect(read.ok && read.drafts[0]?.steps.length).toBeGreaterThan(0)
  })
})
