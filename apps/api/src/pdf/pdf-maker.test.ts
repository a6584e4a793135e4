import { afterAll, expect, it } from 'vitest'
import { createPdfMaker } from './pdf-maker.ts'
import { buildLine, buildList, buildPlan, buildRecipe } from './testing/models.ts'
import { inked, pdfText } from './testing/pdf-text.ts'

/** The built worker; `npm test` builds it before. */
const maker = createPdfMaker({ threads: 1 })
afterAll(() => maker.close())

it('[SHOP-4] [SHOP-6] a worker makes all three documents', async () => {
  const aisles = [{ heading: 'Dairy', lines: [buildLine({ amount: '½ cup' })] }]
  const [list, plan, item] = await Promise.all([
    maker.shoppingList(buildList({ aisles })),
    maker.plan(buildPlan()),
    maker.item({ people: 1, system: 'metric', recipe: buildRecipe() }),
  ])
  expect(pdfText(list).join()).toContain(inked('½ cup'))
  expect(pdfText(plan)).toHaveLength(6)
  expect(pdfText(item).join()).toContain(inked('Skillet salmon'))
})
