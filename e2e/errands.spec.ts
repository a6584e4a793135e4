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
    presses: 5,
    run: async (thumb) => {
      await thumb.goTo('Editor')
      await thumb.press(thumb.link('Make weeks easier'))
      await thumb.press(thumb.page.getByRole('radio', { name: 'Cook twice a week' }))
      await thumb.press(thumb.button('Save'))
      await thumb.press(thumb.page.getByRole('alertdialog').getByRole('button', { name: 'Make a new plan' }))
      await expect(thumb.page.getByText(/Your plan is new/)).toBeVisible()
    },
  },
  {
    what: 'a dish is moved to the next day',
    presses: 3,
    run: async (thumb) => {
      await thumb.press(thumb.button('Options for breakfast'))
      await thumb.press(thumb.button(/^Move…/))
      const sheet = thumb.page.getByRole('dialog', { name: /^Move / })
      await expect(sheet.getByText('The two change places.')).toBeVisible()
      await thumb.press(sheet.getByRole('button', { name: 'Exchange' }))
      await expect(sheet).toHaveCount(0)
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
    what: 'a weight is told',
    presses: 4,
    prepare: (page) => setTarget(page, '150'),
    run: async (thumb) => {
      await thumb.goTo('Weight')
      await thumb.press(thumb.button('Weigh In'))
      const drawer = thumb.page.getByRole('dialog')
      await thumb.fill(drawer.getByRole('textbox', { name: 'Weight' }), '181.5')
      await thumb.press(drawer.getByRole('button', { name: 'Save' }))
      await expect(drawer).toBeHidden()
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
