import { afterAll, expect, it } from 'vitest'
import { createPdfMaker } from './pdf-maker.ts'
import { buildInvoice, buildLine, buildList, buildPlan, buildRecipe } from './testing/models.ts'
import { asPdfText, pdfText } from './testing/pdf-text.ts'

/** The built worker; `npm test` builds it before. */
const maker = createPdfMaker()
const asker = { owner: 'robin', signal: new AbortController().signal }
afterAll(() => maker.close())

it('[SHOP-4] [SHOP-6] [SET-5] a worker makes all four documents', async () => {
  const aisles = [{ heading: 'Dairy', lines: [buildLine({ amount: '½ cup' })] }]
  const [list, plan, item, invoice] = await Promise.all([
    maker.shoppingList(buildList({ aisles }), asker),
    maker.plan(buildPlan(), asker),
    maker.item({ people: 1, system: 'metric', recipe: buildRecipe() }, asker),
    maker.invoice(buildInvoice(), asker),
  ])
  expect(pdfText(list).join()).toContain(asPdfText('½ cup'))
  expect(pdfText(plan)).toHaveLength(7)
  expect(pdfText(item).join()).toContain(asPdfText('Skillet salmon'))
  expect(pdfText(invoice).join()).toContain(asPdfText('Total (USD)$39.99'))
})

it('[HELD-1] one person’s many documents let another’s first go before their third', async () => {
  const own = createPdfMaker()
  const order: string[] = []
  const make = (owner: string, name: string) => {
    const aisles = [{ heading: 'Dairy', lines: [buildLine({ ingredient: name })] }]
    return own.shoppingList(buildList({ aisles }), { ...asker, owner }).then(() => order.push(owner))
  }
  // How long a thread takes to start is the machine's.
  await Promise.all([make('first', 'salt'), make('second', 'pepper')])
  order.length = 0
  const many = Array.from({ length: 9 }, (_, at) => make('many', `butter ${at}`))
  await make('other', 'leeks')
  expect(order.indexOf('other')).toBeLessThanOrEqual(3)
  await Promise.all(many)
  await own.close()
})
