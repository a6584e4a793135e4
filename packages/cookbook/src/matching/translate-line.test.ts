import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../foods/csv.ts'
import { contentDictionary } from '../testing/content-dictionary.ts'
import { matchLine } from './match-line.ts'
import { translateLine } from './translate-line.ts'

const dictionary = contentDictionary()
const root = dirname(dirname(dirname(dirname(import.meta.dirname))))
const rows = readCsv(readFileSync(join(root, 'content', 'food-words', 'languages.csv'), 'utf8'))

/** "food grams", rounded; "?" where no food was understood. */
function read(line: string): string {
  return matchLine(line, dictionary)
    .map(({ food, grams }) => `${food?.id ?? '?'} ${grams === undefined ? '-' : Math.round(grams)}`)
    .join(' + ')
}

describe('[OWN-2] [HELD-4] a line in German', () => {
  it.each([
    ['4 Eier', 'egg 200'],
    ['1 Prise Salz', 'salt 0'],
    ['2 EL Olivenöl', 'olive-oil 27'],
    ['1 TL Backpulver', 'baking-powder 5'],
    ['200 g Hackfleisch', 'ground-meat 200'],
    ['500g Rinderhackfleisch', 'ground-beef-80 500'],
    ['100 ml Sahne', 'heavy-cream 100'],
    ['1 Zwiebel, gehackt', 'onion 110'],
    ['2 rote Zwiebeln', 'red-onion 220'],
    ['3 Knoblauchzehen', 'garlic 9'],
    ['2 Zehen Knoblauch', 'garlic 6'],
    ['1/2 Bund Petersilie', 'parsley 25'],
    ['150 g geriebener Käse', 'cheddar 150'],
    ['250 g Champignons, in Scheiben', 'white-mushroom 250'],
    ['1 kleiner Blumenkohl', 'cauliflower 265'],
    ['Salz und Pfeffer', 'salt 2 + black-pepper 1'],
    ['Salz und Pfeffer nach Geschmack', 'salt 2 + black-pepper 1'],
    ['etwas Butter', 'butter 14'],
    ['4 Scheiben Speck', 'bacon 112'],
    ['1 Dose Kokosmilch (400 ml)', 'coconut-milk 388'],
    ['2 Hähnchenbrustfilets', 'chicken-breast 440'],
    ['300 g Lachsfilet', 'salmon-fillet 300'],
  ])('"%s"', (line, expected) => expect(read(line)).toBe(expected))
})

describe('[OWN-2] [HELD-4] a line in French', () => {
  it.each([
    ['4 œufs', 'egg 200'],
    ['1 pincée de sel', 'salt 0'],
    ["2 cuillères à soupe d'huile d'olive", 'olive-oil 27'],
    ["1 cuillère à soupe d'huile", 'vegetable-oil 14'],
    ['1 c. à soupe de moutarde', 'yellow-mustard 16'],
    ['1 c. à c. de curcuma', 'turmeric 3'],
    ['200 g de crème fraîche', 'creme-fraiche 200'],
    ['20 cl de crème liquide', 'heavy-cream 200'],
    ['1 oignon émincé', 'onion 110'],
    ["2 gousses d'ail", 'garlic 6'],
    ['500 g de viande hachée', 'ground-meat 500'],
    ['4 blancs de poulet', 'chicken-breast 880'],
    ['100 g de gruyère râpé', 'gruyere 100'],
    ['1 botte de persil', 'parsley 50'],
    ['2 courgettes', 'zucchini 392'],
    ['1/2 l de lait', 'whole-milk 515'],
    ['sel et poivre', 'salt 2 + black-pepper 1'],
    ['une noix de beurre', 'butter 15'],
    ['50 g de poudre d’amandes', 'almond-flour 50'],
    ['le jus d’un citron', 'lemon-juice 45'],
    ['2 tranches de jambon', 'ham 46'],
  ])('"%s"', (line, expected) => expect(read(line)).toBe(expected))
})

describe('[OWN-2] [HELD-4] a line in Spanish', () => {
  it.each([
    ['4 huevos', 'egg 200'],
    ['1 pizca de sal', 'salt 0'],
    ['2 cucharadas de aceite de oliva', 'olive-oil 27'],
    ['2 cucharadas de aceite', 'vegetable-oil 27'],
    ['1 cucharadita de pimentón', 'paprika 2'],
    ['1 cdta de comino', 'ground-cumin 2'],
    ['200 ml de nata', 'heavy-cream 200'],
    ['500 g de carne picada', 'ground-meat 500'],
    ['1 cebolla picada', 'onion 110'],
    ['2 dientes de ajo', 'garlic 6'],
    ['1 manojo de perejil', 'parsley 50'],
    ['2 pechugas de pollo', 'chicken-breast 440'],
    ['100 g de queso parmesano rallado', 'parmesan 100'],
    ['1 taza de leche', 'whole-milk 244'],
    ['1 aguacate maduro', 'avocado 136'],
    ['sal y pimienta', 'salt 2 + black-pepper 1'],
    ['sal al gusto', 'salt 2'],
    ['3 calabacines', 'zucchini 588'],
    ['150 g de gambas', 'shrimp 150'],
    ['el zumo de un limón', 'lemon-juice 45'],
    ['4 lonchas de jamón', 'ham 92'],
  ])('"%s"', (line, expected) => expect(read(line)).toBe(expected))
})

describe('[OWN-2] [HELD-4] a line in Italian', () => {
  it.each([
    ['4 uova', 'egg 200'],
    ['1 pizzico di sale', 'salt 0'],
    ["2 cucchiai d'olio d'oliva", 'olive-oil 27'],
    ['3 cucchiai di olio extravergine di oliva', 'olive-oil 41'],
    ['1 cucchiaino di curcuma', 'turmeric 3'],
    ["1 spicchio d'aglio", 'garlic 3'],
    ['200 ml di panna', 'heavy-cream 200'],
    ['500 g di carne macinata', 'ground-meat 500'],
    ['1 cipolla tritata', 'onion 110'],
    ['2 zucchine', 'zucchini 392'],
    ['100 g di parmigiano grattugiato', 'parmesan 100'],
    ['1 mazzetto di prezzemolo', 'parsley 50'],
    ['300 g di petto di pollo', 'chicken-breast 300'],
    ['sale e pepe', 'salt 2 + black-pepper 1'],
    ['sale q.b.', 'salt 2'],
    ['250 g di ricotta', 'ricotta 250'],
    ['200 g di pomodorini', 'cherry-tomato 200'],
    ['1 limone', 'lemon 84'],
    ['50 g di farina di mandorle', 'almond-flour 50'],
    ['2 fette di prosciutto cotto', 'ham 46'],
    ['una manciata di rucola', 'arugula 20'],
  ])('"%s"', (line, expected) => expect(read(line)).toBe(expected))
})

describe('[OWN-2] [HELD-4] the words of other languages', () => {
  const foods = rows.filter(({ kind }) => kind === 'food')

  it('are at least a hundred foods in each', () => {
    for (const code of ['de', 'fr', 'es', 'it'])
      expect(foods.filter((row) => row[code] !== '').length, code).toBeGreaterThanOrEqual(100)
  })

  it.each(foods)('mean a food that the dictionary knows: $english', ({ english = '' }) => {
    const [matched, other] = matchLine(`100 g ${english}`, dictionary)
    expect([matched?.food?.id === undefined, matched?.doubt, other]).toEqual([false, undefined, undefined])
  })

  /** English has these words too, and means nearly the same, or other things: a line of several words tells. */
  const alsoEnglish = new Set(['jamón', 'passata', 'pimiento', 'pimientos', 'citron', 'citrons', 'pimentón'])

  it.each(foods)('are read alike in every language: $english', ({ english = '', ...said }) => {
    const expected = read(`100 g ${english}`)
    const off = ['de', 'fr', 'es', 'it']
      .flatMap((code) => (said[code as 'de'] ?? '').split('|'))

      .filter((phrase) => phrase !== '' && !alsoEnglish.has(phrase) && read(`100 g ${phrase}`) !== expected)
    expect(off).toEqual([])
  })

  it('leave English lines alone', () => {
    for (const line of ['2 large eggs', '200 g creme fraiche', '1 can of coconut milk', 'salt to taste'])
      expect(translateLine(line, dictionary).likelier).not.toBe('translated')
  })
})
