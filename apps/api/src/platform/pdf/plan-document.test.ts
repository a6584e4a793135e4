import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { expect, it } from 'vitest'
import { makePdf } from './make-pdf.ts'
import type { PlanModel } from './models/plan-model.ts'
import { weekdayAndDate } from './parts/dates.ts'
import { planDocument } from './plan-document.ts'
import { buildPlan, buildRecipe } from './testing/models.ts'
import { asPdfText, pdfText } from './testing/pdf-text.ts'

async function pagesOf(plan: PlanModel): Promise<string[]> {
  return pdfText(await makePdf(planDocument(plan)))
}

it('[SHOP-6] has a cover with the targets, a page for each week and one for each recipe', async () => {
  const [cover, first, second, third, fourth, , recipe, ...rest] = await pagesOf(buildPlan())
  expect(rest).toEqual([])
  expect(cover).toContain(asPdfText('November 23 – December 20, 2026 · for 2 people'))
  expect(cover).toContain(asPdfText('1,758 – 1,943 kcal'))
  expect(cover).toContain(asPdfText('up to 25 g'))
  for (const [index, page] of [first, second, third, fourth].entries()) {
    expect(page).toContain(`Week${index + 1}`)
    expect(page).toContain(`${index + 2}of7`)
    const dates = Array.from({ length: 7 }, (_, day) => addDays('2026-11-23' as IsoDate, index * 7 + day))
    for (const date of dates) expect(page).toContain(asPdfText(`${weekdayAndDate(date)}`.replace(',', '')))
  }
  expect(recipe).toContain(asPdfText('1 ⅓ cups heavy cream'))
})

it('[HELD-4] no page says a day by its number', async () => {
  const pages = await pagesOf(buildPlan())
  expect(pages.join()).not.toMatch(/Day\d|ofday\d|day\d+(breakfast|lunch|dinner|dessert)/)
})

it('[LEFT-1] a week says servings, the recipe’s page, leftovers, skipped and open meals', async () => {
  const [, week] = await pagesOf(buildPlan())
  expect(week).toContain(asPdfText('Skillet salmon 1 ½ servings Page 7'))
  expect(week).toContain(asPdfText('Leftovers of Mon'))
  expect(week).toContain('Skipped')
  expect(week).toContain('Open')
})

it('[TOG-3] a week says for whom a dish is cooked alone, on one line for two who have the same', async () => {
  const plan = buildPlan()
  const apart = [{ title: 'Lemon cod', recipeId: 'cod', servings: 2.5, names: ['Kim', 'Jo'] }]
  const weeks = plan.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => (slot.kind === 'dish' ? { ...slot, apart } : slot)),
    })),
  }))
  const [, week] = await pagesOf({ ...plan, weeks })
  expect(week).toContain(asPdfText('For Kim and Jo alone: Lemon cod, 2 ½ servings'))
})

it('a day out of range says by how much, and the week counts those in range', async () => {
  const [, week] = await pagesOf(buildPlan())
  expect(week).toContain(asPdfText('6 of 7 planned days in range'))
  expect(week).toContain(asPdfText('90 g protein 3.6 short'))
  expect(week).toContain(asPdfText('Out of range'))
  expect(week).toContain(asPdfText('1,833 kcal 148 g fat'))
})

it('[MIN-1] [MIN-2] a page has more than macros of all days and weeks, and a recipe says them too', async () => {
  const [, , , , , page, recipe] = await pagesOf(buildPlan())
  for (const week of [1, 2, 3, 4])
    expect(page).toContain(asPdfText(`Week ${week}, a day on average 4.1 19.9 812 1,040 66`))
  for (const day of ['Mon, Nov 23', 'Sun, Dec 20'])
    expect(page).toContain(asPdfText(`${day} 4.1 19.9 812 1,040 66`))
  expect(page).toContain(asPdfText('Salt to taste, water and supplements aren’t counted'))
  const figures = '4.1 g fiber · 19.9 g saturated fat · 812 mg sodium · 1,040 mg potassium · 66 mg magnesium'
  expect(recipe).toContain(asPdfText(figures))
})

it('[MIN-3] a person who aims at minerals reads there how each week came out, still on one page', async () => {
  const sentence = 'comes to 2,899 mg a day of 3,400 mg. For its calories, spinach would add most.'
  const sentences = ['Potassium', 'Magnesium', 'Fiber', 'Sodium'].map((name) => `${name} ${sentence}`)
  const weeks = buildPlan().weeks.map((week) => ({ ...week, sentences }))
  const pages = await pagesOf(buildPlan({ system: 'us', weeks }))
  expect(pages).toHaveLength(7)
  expect(pages[5]).toContain(asPdfText(`Week 4: ${sentences.join(' ')}`))
})

it('[LIFE-9] a week that was eaten otherwise says how many days were in range as eaten', async () => {
  const [first, ...others] = buildPlan().weeks
  const weeks = [{ ...first!, asEaten: { inRange: 3, days: 5 } }, ...others]
  const [, week, next] = await pagesOf(buildPlan({ weeks }))
  expect(week).toContain(asPdfText('planned days in range · as eaten 3 of 5 so far'))
  expect(next).not.toContain(asPdfText('as eaten'))
})

it('[LIV-2] a week says what it asks', async () => {
  const [, week] = await pagesOf(buildPlan())
  expect(week).toContain(asPdfText('31 things to buy · 6 h 10 min in the kitchen · 2% left over'))
})

it('a week stays on its page when all titles are as long as the longest and every dish is a leftover', async () => {
  const title = 'Slow-cooked lamb shoulder with charred eggplant and a walnut dressing'
  const meals = ['breakfast', 'lunch', 'dinner', 'dessert'] as const
  const dish = {
    kind: 'dish',
    title,
    recipeId: 'salmon',
    servings: 1.5,
    leftoverOf: buildPlan().weeks[2]!.days[5]!.date,
  } as const
  const weeks = buildPlan().weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({ ...day, slots: meals.map((meal) => ({ ...dish, meal })) })),
  }))
  expect(await pagesOf(buildPlan({ system: 'us', weeks }))).toHaveLength(7)
})

it('a recipe cooked in several amounts stands once, with a column for each', async () => {
  const {
    eaten: [first],
  } = buildRecipe().cookings[0]!
  const eaten = (dayNumber: number) => [
    { ...first!, dayNumber, date: addDays('2026-11-23' as IsoDate, dayNumber - 1) },
  ]
  const amounts = ['100 g', '110 g', '120 g', '130 g', '140 g']
  const recipe = buildRecipe({
    cookings: amounts.map((_, index) => ({ servings: 2 + index / 2, eaten: eaten(index * 5 + 1) })),
    groups: [{ label: 'Sauce', lines: [{ amounts, food: 'heavy cream' }] }],
  })
  const pages = await pagesOf(buildPlan({ recipes: [{ id: 'salmon', ...recipe }] }))
  expect(pages).toHaveLength(7)
  expect(pages[6]).toContain(asPdfText('Mon, Nov 23 2 servings Sat, Nov 28 2 ½ servings'))
  expect(pages[6]).toContain(asPdfText('100 g 110 g 120 g 130 g heavy cream'))
  expect(pages[6]).toContain(asPdfText('140 g heavy cream'))
})

it('a dish whose recipe is not among the recipes is named without a page', async () => {
  const pages = await pagesOf(buildPlan({ recipes: [] }))
  expect(pages).toHaveLength(6)
  expect(pages[1]).toContain(asPdfText('Skillet salmon 1 ½ servings'))
})

it('the outline leads to weeks and recipes, titles to their recipes', async () => {
  const file = Buffer.from(await makePdf(planDocument(buildPlan()))).toString('latin1')
  expect(file.match(/\/Title/g)).toHaveLength(8)
  expect(file).toContain('/PageMode /UseOutlines')
  expect(file).toMatch(/\/S \/GoTo[^>]*\/D \(salmon\)/)
})

it('[SHOP-6] [TOG-3] names who eats along on the cover, and says of a week whose its figures are', async () => {
  const [cover, week] = await pagesOf(buildPlan({ people: 1, eaters: ['Kim', 'Tim'] }))
  expect(cover).toContain(asPdfText('December 20, 2026 · for you, Kim and Tim'))
  expect(week).toContain(asPdfText('2% left over · servings and figures are yours'))
  const many = { people: 2, eaters: ['Kim', 'Tim', 'Mo', 'Jo'] }
  expect((await pagesOf(buildPlan(many)))[0]).toContain(asPdfText('for 2 people, Kim, Tim and 2 others'))
  expect((await pagesOf(buildPlan()))[1]).not.toContain(asPdfText('figures are yours'))
})
