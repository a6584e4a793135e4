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
