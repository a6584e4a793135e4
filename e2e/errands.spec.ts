import type { Locator, Page } from '@playwright/test'
import { arriveWithPlan, expect, type Planned, setTarget, test } from './steps/journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

/** Counts what a thumb does: each press, and a field filled as one. */
class Thumb {
  presses = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.presses += 1
    await field.fill(text)
  }

  async goTo(place: string): Promise<void> {
    const bar = this.page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    await this.press(bar.getByRole('link', { name: place }))
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).first()
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name }).first()
  }
}

const beefSkillet = `Beef skillet

Serves 2

Ingredients
- 300 g ground beef
- 30 g butter

Method
Brown the beef in the butter, 8 minutes.`

type Errand = {
  what: string
  /** As docs/quality.md tells it. */
  presses: number
  prepare?: (page: Page, planned: Planned) => Promise<void>
  run: (thumb: Thumb) => Promise<void>
}

/** From today in Meals on a phone, until it is done. */
const errands: Errand[] = [
  {
    what: 'dinner is swapped for a dish of one’s choice',
    presses: 3,
    run: async (thumb) => {
      await thumb.press(thumb.button('Options for dinner'))
      await thumb.press(thumb.link(/^Replace…/))
      await thumb.press(thumb.button(/^Choose .* for dinner$/))
      await expect(thumb.page.getByText(/^Dinner on \w+day: /)).toBeVisible()
      await expect(thumb.page.getByRole('tab', { name: /^Day 1, / })).toBeVisible()
    },
  },
  {
    what: 'dinner is swapped by chance',
    presses: 2,
    run: async (thumb) => {
      await thumb.press(thumb.button('Options for dinner'))
      await thumb.press(thumb.page.getByRole('dialog').getByRole('button', { name: /^Random/ }))
      await expect(thumb.page.getByText(/^Dinner on \w+day: /)).toBeVisible()
    },
  },
  {
    what: 'the day is completed',
    presses: 1,
    run: async (thumb) => {
      await thumb.press(thumb.button('Mark complete'))
      await expect(thumb.page.getByRole('tab', { name: /^Day 1, .*complete$/ })).toBeVisible()
    },
  },
  {
    what: 'shopping is begun',
    presses: 2,
    run: async (thumb) => {
      await thumb.goTo('Shopping')
      // The row is pressed: its checkbox is for keyboards and readers.
      const box = thumb.page.getByRole('checkbox')
      await thumb.press(thumb.page.locator('label').filter({ has: box }).first())
      await expect(thumb.page.getByRole('checkbox', { checked: true }).first()).toBeAttached()
    },
  },
  {
    what: 'weeks are made easier',
    presses: 3,
    run: async (thumb) => {
      await thumb.goTo('Editor')
      await thumb.press(thumb.button('Make weeks easier'))
      const sheet = thumb.page.getByRole('dialog', { name: 'Make weeks easier' })
      await thumb.press(sheet.getByRole('button', { name: 'Make a new plan' }))
      await expect(thumb.page.getByText(/^A new plan/)).toBeVisible()
    },
  },
  {
    what: 'a dish is moved to a day near by',
    presses: 2,
    run: async (thumb) => {
      const done = thumb.page.getByText(/exchanged/)
      const asked = thumb.page.getByRole('dialog', { name: /^Move / })
      // Which dish goes without a question, because no leftover breaks and no day leaves its ranges, is the plan's to say.
      for (const meal of ['breakfast', 'lunch', 'dinner']) {
        const days = thumb.page.getByRole('group', { name: 'Days near by' }).getByRole('button')
        for (let day = 0, count = 1; day < count; day += 1) {
          thumb.presses = 0
          await thumb.press(thumb.button(`Options for ${meal}`))
          await expect(days.first()).toBeVisible()
          count = await days.count()
          await thumb.press(days.nth(day))
          await expect(done.or(asked).first()).toBeVisible()
          if (await done.isVisible()) return
          await thumb.page.keyboard.press('Escape')
          await expect(asked).toHaveCount(0)
        }
      }
      throw new Error('Each dish of the day asks before it goes')
    },
  },
  {
    what: 'a guest is put to dinner',
    presses: 2,
    run: async (thumb) => {
      await thumb.press(thumb.button('Options for dinner'))
      await thumb.press(thumb.button('One guest more'))
      await expect(thumb.page.getByText(/for 1 guest too/)).toBeVisible()
    },
  },
  {
    what: 'a recipe is found',
    presses: 3,
    run: async (thumb) => {
      await thumb.goTo('Recipes')
      await thumb.fill(thumb.page.getByRole('searchbox', { name: 'Search recipes' }), 'salmon')
      const tiles = thumb.page.getByRole('list', { name: 'Recipes' }).getByRole('listitem')
      await expect(tiles.first().getByRole('heading')).toHaveText(/salmon/i)
      await thumb.press(tiles.first().getByRole('link').first())
      await expect(thumb.page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    },
  },
  {
    what: 'an own recipe is planned',
    presses: 4,
    prepare: async (page, { headers }) => {
      const made = await page.request.post('/api/own-recipes/text', { headers, data: { text: beefSkillet } })
      expect(made.ok()).toBe(true)
    },
    run: async (thumb) => {
      await thumb.goTo('Recipes')
      await thumb.press(thumb.link('Yours'))
      // All recipes have such buttons, too, and stand there until one's own are loaded.
      await thumb.press(thumb.button(/^Add to a day.*Beef skillet/))
      await thumb.press(thumb.button('Replace dinner'))
      await expect(thumb.page.getByText(/^Dinner on \w+day: /)).toBeVisible()
    },
  },
  {
    what: 'a weight is told',
    presses: 3,
    prepare: (page) => setTarget(page, '150'),
    run: async (thumb) => {
      await thumb.goTo('Weight')
      await thumb.fill(thumb.page.getByRole('textbox', { name: 'Today’s weight' }), '181.5')
      await thumb.press(thumb.button('Save today’s weight'))
      await expect(thumb.page.getByRole('heading', { level: 1 })).toContainText('181.5')
    },
  },
  {
    what: 'the plan is a PDF',
    presses: 2,
    run: async (thumb) => {
      await thumb.goTo('Editor')
      const downloading = thumb.page.waitForEvent('download')
      await thumb.press(thumb.button('Full plan PDF'))
      await downloading
    },
  },
]

for (const { what, presses, prepare, run } of errands) {
  test(`[MAP-3] ${what} in ${presses} ${presses === 1 ? 'press' : 'presses'} from today’s meals`, async ({
    page,
  }) => {
    test.slow()
    const planned = await arriveWithPlan(page)
    await prepare?.(page, planned)
    await page.goto(dayOf(planned.plan, 1).meals)
    const thumb = new Thumb(page)
    await run(thumb)
    expect(thumb.presses).toBe(presses)
  })
}
