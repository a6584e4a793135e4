import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { expect, it } from 'vitest'
import { makePdf } from './make-pdf.ts'
import type { ShoppingListModel } from './models/shopping-list-model.ts'
import { shoppingListDocument } from './shopping-list-document.ts'
import { buildLine, buildList } from './testing/models.ts'
import { asPdfText, pdfText } from './testing/pdf-text.ts'

async function pagesOf(model: ShoppingListModel): Promise<string[]> {
  return pdfText(await makePdf(shoppingListDocument(model)))
}

it('[SHOP-4] [SHOP-3] says which week, whose, in which measures, and every line with amount, use and surplus', async () => {
  const lines = [
    buildLine({ amount: '1 ½ cups', surplus: '⅓ cup' }),
    buildLine({ ingredient: 'crème fraîche', amount: '2 jars' }),
    buildLine({ ingredient: 'salt' }),
    buildLine({ ingredient: 'tofu', amount: '1 pack', packSize: '14 oz' }),
  ]
  const [page = '', ...rest] = await pagesOf(buildList({ aisles: [{ heading: 'Dairy', lines }] }))
  expect(rest).toEqual([])
  const said = [
    'Shopping list, week 2',
    'November 23 – 29, 2026 · for 2 people · US measures',
    'Dairy 4 items',
    '1 ½ cups heavy cream ⅓ cup left over Skillet salmon',
    '2 jars crème fraîche',
    'salt',
    '1 pack tofu 14 oz a pack',
    '1 of 1',
  ]
  for (const words of said) expect(page).toContain(asPdfText(words))
})

it('[LIV-5] two shops are two parts, each headed by its day and with its count', async () => {
  const [monday, thursday] = ['2026-11-23', '2026-11-26'].map((day) => parseIsoDate(day)!)
  const aisles = [
    { heading: 'Produce', shop: monday, lines: [buildLine({ ingredient: 'spinach' }), buildLine()] },
    { heading: 'Dairy', shop: monday, lines: [buildLine()] },
    { heading: 'Produce', shop: thursday, lines: [buildLine({ ingredient: 'spinach' })] },
  ]
  const text = (await pagesOf(buildList({ aisles }))).join(' ')
  expect(text).toContain(asPdfText('Monday’s shop, 3 items Produce 2 items'))
  expect(text).toContain(asPdfText('Thursday’s shop, 1 item Produce 1 item'))
  expect(text.split(asPdfText('Monday’s shop'))).toHaveLength(2)
})

it('[SHOP-5] a ticked line says so; one that grew asks for what is missing', async () => {
  const lines = [
    buildLine({ ingredient: 'butter', amount: '1 pack', isTicked: true, surplus: '2 tbsp' }),
    buildLine({ ingredient: 'eggs', amount: '3 cartons', isTicked: true, more: '1 carton' }),
  ]
  const [page] = await pagesOf(buildList({ aisles: [{ heading: 'Dairy', lines }] }))
  expect(page).toContain(asPdfText('1 pack butter ticked Skillet'))
  expect(page).toContain(asPdfText('1 carton eggs more than when you ticked it: 3 cartons in all'))
})

it('names two dishes a line is for and counts the rest', async () => {
  const recipeTitles = ['Chili', 'Kuku', 'Salad', 'Soup']
  const [page] = await pagesOf(
    buildList({ aisles: [{ heading: 'Dairy', lines: [buildLine({ recipeTitles })] }] }),
  )
  expect(page).toContain(asPdfText('Chili, Kuku and 2 more'))
})

it('prints the own lines and what is no longer needed', async () => {
  const ownLines = [
    { text: 'Kitchen roll', isTicked: false },
    { text: 'Rüeblitorte für Zoë', isTicked: true },
  ]
  const [page] = await pagesOf(buildList({ ownLines, noLongerNeeded: ['rutabaga', 'lard'] }))
  expect(page).toContain(asPdfText('Your own lines 2 items Kitchen roll Rüeblitorte für Zoë'))
  expect(page).toContain(asPdfText('No longer needed, though you ticked it: rutabaga, lard.'))
})

it('an empty list says so', async () => {
  const [page] = await pagesOf(buildList())
  expect(page).toContain(asPdfText('Nothing to buy'))
})

it('[SHOP-4] 200 lines run over pages, each with its number and the heading of its aisle', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => buildLine({ ingredient: `food no. ${index}.` }))
  const pages = await pagesOf(buildList({ aisles: [{ heading: 'Produce', lines }] }))
  expect(pages.length).toBeGreaterThan(4)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`${index + 1}of${pages.length}`)
    expect(page).toContain(asPdfText('Produce 200 items'))
  }
  for (const { ingredient } of lines) expect(pages.join('')).toContain(asPdfText(ingredient))
})

it('no heading of an aisle ends a page, wherever the page breaks', async () => {
  for (let count = 20; count <= 34; count++) {
    const lines = Array.from({ length: count }, () => buildLine())
    const aisles = [
      { heading: 'Produce', lines },
      { heading: 'Dairy', lines: lines.slice(0, 3) },
    ]
    const pages = await pagesOf(buildList({ aisles }))
    for (const page of pages) expect(page).not.toMatch(/Dairy3itemsButterleaf/)
  }
})

it('[PAN-3] [PAN-4] has three parts: to buy, at home and got it, and says what else a line is bought for', async () => {
  const oil = buildLine({ ingredient: 'olive oil', amount: '1 bottle', alsoFor: ['extra-virgin olive oil'] })
  const cabbage = buildLine({ ingredient: 'cabbage', amount: '1 head', fromHome: '¼ head' })
  const [page = ''] = await pagesOf(
    buildList({
      aisles: [{ heading: 'Produce', lines: [cabbage, oil] }],
      atHome: [buildLine({ ingredient: 'paprika', amount: '2 tsp' })],
      gotIt: [buildLine({ ingredient: 'butter', amount: '1 pack', isTicked: true })],
    }),
  )
  const said = [
    '1 head cabbage ¼ head at home',
    'olive oil also for dishes with extra-virgin olive oil',
    'At home, check these 1 item 2 tsp paprika',
    'Got it 1 item 1 pack butter ticked',
  ].map((words) => page.indexOf(asPdfText(words)))
  expect(said).not.toContain(-1)
  expect(said).toEqual(said.toSorted((a, b) => a - b))
})

it('[SHOP-4] [TOG-3] names who eats along', async () => {
  const [page] = await pagesOf(buildList({ people: 1, eaters: ['Kim', 'Tim'] }))
  expect(page).toContain(asPdfText('November 23 – 29, 2026 · for you, Kim and Tim · US measures'))
})
