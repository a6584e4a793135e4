import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { expect, it } from 'vitest'
import { itemDocument } from './item-document.ts'
import { makePdf } from './make-pdf.ts'
import type { RecipeModel } from './models/recipe-model.ts'
import { buildRecipe } from './testing/models.ts'
import { asPdfText, pdfText } from './testing/pdf-text.ts'

async function printed(recipe: RecipeModel): Promise<{ bytes: Uint8Array; text: string }> {
  const bytes = await makePdf(itemDocument({ people: 2, system: 'us', recipe }))
  return { bytes, text: pdfText(bytes).join('') }
}

it('[SHOP-6] [RCP-8] says what is cooked, for when, of what and how', async () => {
  const { text } = await printed(buildRecipe({ restMinutes: 30 }))
  const said = [
    'Dinner · 1 h 20 min · 30 min to rest or chill',
    'Skillet salmon',
    '611 kcal 45 g fat 5 g net carbs 43 g protein',
    'Makes 3 servings, for 2 people: dinner on Tue, Nov 24',
    '1 ⅓ cups heavy cream, chilled',
    'Roast the salmon fillets at 230 °C (450 °F), 8 min.',
  ]
  for (const words of said) expect(text).toContain(asPdfText(words))
})

it('[TOG-3] [SHOP-6] of a dish that others share names who eats of it, not a number of people', async () => {
  const plates = [
    { servings: 1, grams: 394 },
    { name: 'Kim', servings: 1.5, grams: 591 },
  ]
  const eaten = [
    { dayNumber: 2, date: '2026-11-24' as IsoDate, meal: 'dinner', isLeftover: false, plates },
  ] as const
  const { text } = await printed(buildRecipe({ cookings: [{ servings: 2.5, eaten }] }))
  for (const words of [
    'Makes 2 ½ servings: dinner on Tue, Nov 24',
    'you 1 serving (394 g), Kim 1 ½ servings',
  ])
    expect(text).toContain(asPdfText(words))
  expect(text).not.toContain(asPdfText('for 2 people'))
})

it('[CON-4, CON-7, CON-9] says in how many batches, what to take instead and how it keeps', async () => {
  const eaten = [{ dayNumber: 2, date: '2026-11-24' as IsoDate, meal: 'dinner', isLeftover: false }] as const
  const { text } = await printed(
    buildRecipe({
      cookings: [{ servings: 6, batches: 'in 2 batches of 3 servings', eaten }],
      notes: ['No labneh? Take Greek yogurt.', 'Keeps 3 days in the fridge.'],
    }),
  )
  const said = [
    'Makes 6 servings, for 2 people, in 2 batches of 3 servings: dinner on Tue, Nov 24',
    'No labneh? Take Greek yogurt.',
    'Keeps 3 days in the fridge.',
  ]
  for (const words of said) expect(text).toContain(asPdfText(words))
})

it('[RCP-6] groups ingredients by their label', async () => {
  const lines = [{ amounts: ['1 tbsp'], food: 'butter' }]
  const { text } = await printed(buildRecipe({ groups: [{ lines }, { label: 'Sauce', lines }] }))
  expect(text).toContain(asPdfText('1 tbsp butter Sauce 1 tbsp butter'))
})

it('[ED-4] [SHOP-6] a step of an own recipe says below it what a rule of the kitchen says', async () => {
  const text = 'Brown the chops in the skillet.'
  const warnings = ['Six pork chops don’t fit a 12 in (30 cm) pan at once: brown them in two batches.']
  const { text: shown } = await printed(buildRecipe({ steps: [{ text, warnings }, { text: 'Serve.' }] }))
  expect(shown).toContain(asPdfText(`${text} Take care. ${warnings[0]} 2 Serve.`))
})

it('a recipe without picture, ingredients or steps is printed all the same', async () => {
  const { text } = await printed(buildRecipe({ groups: [], steps: [] }))
  expect(text).toContain('Skilletsalmon')
})

it('a picture with gradients and clips is drawn', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><defs><radialGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#e6aa66"/></radialGradient><clipPath id="c"><circle cx="240" cy="180" r="90"/></clipPath></defs><g clip-path="url(#c)"><rect width="480" height="360" fill="url(#g)"/></g></svg>'
  const [bare, drawn] = [await printed(buildRecipe()), await printed(buildRecipe({ picture }))]
  expect(Buffer.from(drawn.bytes).includes('/ShadingType 3')).toBe(true)
  expect(Buffer.from(bare.bytes).includes('/ShadingType 3')).toBe(false)
})

it('tells reader programs its title and language', async () => {
  const { bytes } = await printed(buildRecipe({ title: 'Chả trứng hấp' }))
  const file = Buffer.from(bytes)
  expect(file.includes('/Lang (en-US)')).toBe(true)
  expect(file.includes('/DisplayDocTitle true')).toBe(true)
  expect(file.includes(Buffer.from('\u{FEFF}Chả trứng hấp', 'utf16le').swap16())).toBe(true)
})

it('[TOG-2] [SHOP-6] says with which guests a meal is eaten', async () => {
  const recipe = buildRecipe()
  const [cooking] = recipe.cookings
  const [eating] = cooking!.eaten
  const cookings = [{ ...cooking!, eaten: [{ ...eating!, guests: '2 guests and a child' }] }]
  const bytes = await makePdf(itemDocument({ people: 1, system: 'us', recipe: { ...recipe, cookings } }))
  expect(pdfText(bytes).join()).toContain(asPdfText('dinner on Tue, Nov 24 with 2 guests and a child'))
})
