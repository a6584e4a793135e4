import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isShopping } from '#lib/meal-plan/last-view.ts'
import { stopSending } from '#lib/outbox/lane.ts'
import { readWaiting } from '#lib/outbox/queue.ts'
import { buildPlan, dishFor } from '#lib/testing/build-plan.ts'
import { dishes } from '#lib/testing/dishes.ts'
import type { Answer, Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { usualAisleOrder } from './list-look.ts'
import { listActs } from './sync/list-acts.ts'
import { buildHome, buildList, buildRow, buildTwoShops } from './testing/build-list.ts'
import { ListScreen } from './testing/list-screen.tsx'
import { listServer } from './testing/list-server.ts'

const plan = buildPlan({ weeks: ['rrrrrrr', 'rrrrrrr', 's......'] })
const weekPath = '/api/mealplan/plan/template/template/week/w1'
const listPath = `${weekPath}/shopping-list`

beforeAll(() =>
  Promise.all([import('./ingredient/ingredient-drawer.tsx'), import('#ui/surface/drawer-sheet.tsx')]),
)

afterEach(() => {
  cleanup()
  stopSending()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Opened = { list?: ShoppingList; weekId?: string; answer?: (sent: Sent) => Answer | undefined }

function openList({ list = buildList(), weekId = 'w1', answer }: Opened = {}) {
  const server = listServer(weekPath, list)
  const opened = renderPlanScreen({
    Screen: ListScreen,
    route: 'app.template.shopping-list',
    params: { weekId },
    plan,
    answer: (sent) => answer?.(sent) ?? server.answer(sent),
  })
  return { ...opened, server }
}

const row = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const namesIn = async (name: string) =>
  (await part(name)).getAllByRole('checkbox').map((each) => (each as HTMLInputElement).value)

function cutNetwork(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

describe('the shopping list', () => {
  it('[SHOP-1] lists what is to buy by aisle, with amounts, and counts what is left', async () => {
    openList()
    expect(await namesIn('Produce')).toEqual(['garlic', 'pumpkin'])
    expect((await row(/^garlic/)).labels?.[0]?.textContent).toContain('1 head')
    expect((await part('Progress')).getByRole('status').textContent).toBe('4 of 5 items left')
    // The board says four: it knows nothing of own lines.
    expect((await part('Progress')).getByText('1 of them is your own')).toBeTruthy()
    expect(isShopping()).toBe(true)
  })

  it('[LIV-5] shops twice a week in two headed parts, and a tick in one leaves the other open', async () => {
    const { user, server } = openList({ list: buildTwoShops() })
    const monday = within(await screen.findByRole('region', { name: 'Monday’s shop' }))
    const thursday = within(screen.getByRole('region', { name: 'Thursday’s shop' }))
    expect(monday.getByText('1 of 1 left')).toBeTruthy()
    expect(thursday.getByText('2 of 2 left')).toBeTruthy()
    // Spinach is one thing to buy, in two shops.
    expect((await part('Progress')).getByRole('status').textContent).toBe('2 of 2 items left')
    expect(screen.getByText('1 of them is bought in both shops')).toBeTruthy()
    expect(monday.getByRole('checkbox', { name: /spinach/ }).closest('li')?.textContent).toContain('1 bag')
    expect(thursday.getByRole('checkbox', { name: /spinach/ }).closest('li')?.textContent).toContain('2 bags')

    await user.click(monday.getByRole('checkbox', { name: /spinach/ }))
    await waitFor(() => expect(server.ticks).toHaveLength(1))
    expect(server.ticks[0]).toMatchObject({ ingredient: 'spinach', checked: true, neededGrams: 150 })
    expect(thursday.getByText('2 of 2 left')).toBeTruthy()
    await user.click(thursday.getByRole('checkbox', { name: /spinach/ }))
    await waitFor(() => expect(server.ticks).toHaveLength(2))
    expect(server.ticks[1]).toMatchObject({ ingredient: 'spinach', checked: true, neededGrams: 500 })
  })

  it('[SHOP-1] changes the measures with one press', async () => {
    const { user } = openList()
    expect((await row(/^pumpkin/)).labels?.[0]?.textContent).toContain('1 lb')
    await user.click(screen.getByRole('button', { name: 'Metric measures' }))
    expect((await row(/^pumpkin/)).labels?.[0]?.textContent).toContain('500 g')
  })

  it('[SHOP-1] leads to the list of another week, where that is planned', async () => {
    const { user, place } = openList()
    const weeks = within(await screen.findByRole('group', { name: 'Week' }))
    const isDisabled = (name: string) => isRefused(weeks.getByRole('button', { name }))
    expect(['Week 1', 'Week 2', 'Week 3', 'Week 4'].map(isDisabled)).toEqual([false, false, true, true])
    await user.click(weeks.getByRole('button', { name: 'Week 2' }))
    expect(place()).toBe('/app/templates/template/week/w2/shopping-list')
  })

  it('[SHOP-1] a week that isn’t planned says how it gets a list', async () => {
    openList({ weekId: 'w3' })
    const link = await screen.findByRole('link', { name: 'Build this week' })
    expect(link.getAttribute('href')).toContain('/edit/week/w3/day/')
  })

  it('an address of a week that isn’t there leads to where the plan is at', async () => {
    const { place } = openList({ weekId: 'w9' })
    await waitFor(() => expect(place()).toContain('/week/w1/'))
  })

  it('[SHOP-2] an ingredient lists its recipes in the order of the days, and one leads to its item', async () => {
    const { user, isAt, place } = openList()
    await user.click(await screen.findByRole('button', { name: 'Recipes with garlic' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'garlic' }))
    const links = drawer.getAllByRole('link').map((link) => link.textContent)
    const titleAt = (turn: number, meal: Meal) => dishes.find(({ id }) => id === dishFor(meal, turn))?.title
    expect(links).toEqual([
      expect.stringMatching(`^${titleAt(0, 'breakfast')}.*Breakfast`),
      expect.stringMatching(`^${titleAt(1, 'dinner')}.*Dinner`),
    ])
    expect(drawer.getByText('10 cloves')).toBeTruthy()
    await user.click(drawer.getByRole('link', { name: /Dinner/ }))
    expect(isAt('app.template.ready.item')).toBe(true)
    expect(place()).toContain('/week/w1/day/w1d2/item/w1d2-dinner')
  })

  it('[SHOP-2] where there is room it stands beside the list, and gives the focus back', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { user } = openList()
    const opener = await screen.findByRole('button', { name: 'Recipes with garlic' })
    await user.click(opener)
    const panel = within(await screen.findByRole('region', { name: 'garlic' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toBe('garlic')
    expect(panel.getAllByRole('link')).toHaveLength(2)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'garlic' })).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  it('[SHOP-5] [PAN-2] what is at home is said from there, and lasts', async () => {
    const { user, server } = openList()
    await user.click(await screen.findByRole('button', { name: 'Recipes with garlic' }))
    await user.click(await screen.findByRole('button', { name: 'I have this at home' }))
    await waitFor(() =>
      expect(server.marks).toMatchObject([{ ingredient: 'garlic', atHome: true, neededGrams: 9 }]),
    )
    const atHome = within(await screen.findByRole('region', { name: 'At home' }))
    await user.click(atHome.getByText('At home'))
    await user.click(atHome.getByRole('button', { name: 'I’m out of garlic' }))
    await waitFor(() => expect(server.marks.at(-1)).toMatchObject({ ingredient: 'garlic', atHome: false }))
    expect((await row(/^garlic/)).checked).toBe(false)
    expect(screen.queryByRole('region', { name: 'At home' })).toBeNull()
    expect(server.ticks).toEqual([])
  })

  it('[PAN-2] a keyboard user who is out of one food is at the next', async () => {
    const home = buildHome({ isCovered: true })
    const row = (name: string) => buildRow({ name, home })
    const { user } = openList({ list: { Produce: { garlic: row('garlic'), leek: row('leek') } } })
    await user.click(await screen.findByText('At home'))
    screen.getByRole('button', { name: 'I’m out of garlic' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I’m out of leek' })),
    )
  })

  it('[PAN-3] a week whose foods are all at home says so', async () => {
    const home = buildHome({ isCovered: true, needed: [3, 'clove'], fromHome: [3, 'clove'] })
    openList({ list: { Produce: { garlic: buildRow({ buy: [1, 'head'], home }) } } })
    expect(await screen.findByText('All at home')).toBeTruthy()
    expect(screen.getByText('3 cloves needed')).toBeTruthy()
  })

  it('[SHOP-5] says by how much a row grew since it was ticked, and takes it as one to buy', async () => {
    openList()
    const grown = await row(/^coconut milk/)
    expect(grown.checked).toBe(false)
    expect(grown.labels?.[0]?.textContent).toContain('+2 cans')
  })

  it('[SHOP-5] clears what is no longer needed', async () => {
    const { user, server } = openList()
    await user.click(await row(/^kohlrabi/))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'No longer needed' })).toBeNull())
    await waitFor(() => expect(server.ticks).toMatchObject([{ ingredient: 'kohlrabi', checked: false }]))
  })

  it('has words for a week without anything to buy, and for all bought', async () => {
    openList({ list: {} })
    expect(await screen.findByText('An empty basket')).toBeTruthy()
    cleanup()
    openList({ list: { Dairy: { cream: buildRow({ name: 'cream', checked: true }) } } })
    expect(await screen.findByText('All there')).toBeTruthy()
  })
})

describe('ticking', () => {
  it('[SHOP-5] is sent with what was needed then, and the row sinks when the thumb has gone on', async () => {
    const { user, server } = openList()
    await user.click(await row(/^garlic/))
    await waitFor(async () => expect(await namesIn('Produce')).toEqual(['pumpkin']))
    expect(await namesIn('Got it')).toEqual(['garlic', 'heavy cream'])
    expect(server.ticks).toMatchObject([{ ingredient: 'garlic', checked: true, neededGrams: 9 }])
  })

  it('[SHOP-5] two taps within a millisecond are told in their order', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
    const { user } = openList({
      answer: ({ method }) => (method === 'PUT' ? { status: 503, body: {} } : undefined),
    })
    await user.click(await row(/^pumpkin/))
    await waitFor(async () => expect((await row(/^pumpkin/)).checked).toBe(true))
    await user.click(await row(/^pumpkin/))
    expect(readWaiting(listActs)).toMatchObject([
      { args: { ticks: [{ ingredient: 'pumpkin', checked: false }] }, atMs: 1_800_000_000_001 },
    ])
  })

  it('[SHOP-5] without a network it holds, says so, outlives a reload, and goes out when the network is back', async () => {
    const { user } = openList()
    await row(/^garlic/)
    cutNetwork()
    await user.click(await row(/^garlic/))
    expect(await screen.findByText(/One change is kept on this device/)).toBeTruthy()
    expect((await row(/^garlic.*waits to be sent/)).checked).toBe(true)
    cleanup()
    stopSending()

    const { server } = openList()
    expect((await row(/^garlic/)).checked).toBe(true)
    await waitFor(() => expect(server.ticks).toMatchObject([{ ingredient: 'garlic', checked: true }]))
    await waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull())
  })

  it('[SHOP-5] the list opens without a network as it was last seen', async () => {
    const { queries } = openList()
    await row(/^garlic/)
    cleanup()
    queries.clear()
    openList({ answer: ({ path }) => (path === weekPath ? { status: 503, body: {} } : undefined) })
    expect(await row(/^garlic/)).toBeTruthy()
    expect(await screen.findByText(/the list as you last saw it/)).toBeTruthy()
  })

  it('[SHOP-5] shows what another phone has ticked', async () => {
    const { user, server } = openList()
    await row(/^garlic/)
    server.answer({ method: 'PUT', path: `${weekPath}/shopping-list/checked`, body: theirTick })
    await user.click(await row(/^garlic/))
    await waitFor(async () => expect((await row(/^pumpkin/)).checked).toBe(true))
    expect((await row(/^garlic/)).checked).toBe(true)
  })

  it('without a list on the device says what to do', async () => {
    let isDown = true
    const { user } = openList({
      answer: ({ path }) => (path === weekPath && isDown ? { status: 503, body: {} } : undefined),
    })
    expect(await screen.findByText('The list can’t be reached')).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row(/^garlic/)).toBeTruthy()
  })
})

describe('lines of one’s own', () => {
  it('stand on the list at once and are sent', async () => {
    const { user, sent } = openList()
    await user.click(await screen.findByLabelText('Add your own'))
    await user.paste('  Birthday   candles ')
    await user.keyboard('{Enter}')
    expect(await row(/^Birthday candles/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Add your own').value).toBe('')
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.path).toBe(`${listPath}/lines`))
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ text: 'Birthday candles' })
  })

  it('too long they are kept for mending', async () => {
    const { user, sent } = openList()
    const field = await screen.findByLabelText<HTMLInputElement>('Add your own')
    await user.click(field)
    await user.paste('x'.repeat(121))
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Keep it to 120 characters.')).toBeTruthy()
    expect(field.value).toHaveLength(121)
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('go with one press, and come back with another', async () => {
    const { user } = openList({
      answer: ({ method }) => (method === 'GET' ? undefined : { status: 503, body: {} }),
    })
    await user.click(await screen.findByRole('button', { name: 'Take Soap off the list' }))
    expect(screen.queryByRole('checkbox', { name: /^Soap/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Add your own'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await row(/^Soap/)).toBeTruthy()
  })
})

describe('taking the list along', () => {
  it('hands it to the device’s own sheet', async () => {
    const share = vi.fn(async () => undefined)
    const { user } = openList()
    Object.assign(navigator, { share })
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    Reflect.deleteProperty(navigator, 'share')
    expect(share).toHaveBeenCalledWith({
      title: 'Shopping list, week 1',
      text: expect.stringContaining('- garlic, 1 head (3 cloves needed)'),
    })
  })

  it('copies it where there is no such sheet', async () => {
    const { user } = openList()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText('List copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toContain('Cans and jars\n- coconut milk, 2 cans')
  })

  it('[SHOP-4] downloads the PDF of the chosen measures under the server’s name', async () => {
    const { user } = openList()
    await user.click(await screen.findByRole('button', { name: 'Metric measures' }))
    const asked = answerDownloads(
      () => new Response('%PDF', { headers: { 'content-disposition': disposition } }),
    )
    const saved = catchSavedFiles()
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toEqual(['butterleaf-list.pdf']))
    expect(asked).toEqual([`${listPath}/download?unitType=metric`])
  })

  it('[SHOP-7] a download that fails is logged, and can be tried again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user } = openList()
    const download = await screen.findByRole('button', { name: 'Download' })
    answerDownloads(() => new Response('', { status: 503 }))
    await user.click(download)
    await waitFor(() => expect(logged).toHaveBeenCalled())
    await waitFor(() => expect(download.getAttribute('aria-disabled')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('prints what is on the list, also without a network', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = openList()
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

const theirTick = JSON.stringify([{ ingredient: 'pumpkin', checked: true }])
const disposition = 'attachment; filename="butterleaf-list.pdf"'

function answerDownloads(answer: () => Response): string[] {
  const asked: string[] = []
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!String(address).includes('/download')) return others(address, init)
    asked.push(String(address))
    return answer()
  })
  return asked
}

function catchSavedFiles(): string[] {
  const saved: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

describe('the list in a shop', () => {
  it('[MAP-7] is quiet: notes fold behind the row, are read where it is opened, and stand on all rows once asked for', async () => {
    const { user } = openList()
    const garlic = await row(/^garlic/)
    expect(garlic.labels?.[0]?.textContent).not.toContain('needed')
    await user.click(screen.getByRole('button', { name: 'Recipes with garlic' }))
    const sheet = within(await screen.findByRole('dialog', { name: /garlic/i }))
    expect(sheet.getByText('Needed').nextElementSibling?.textContent).toBe('3 cloves')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const notes = screen.getByRole('button', { name: 'Notes' })
    expect(notes.getAttribute('aria-pressed')).toBe('false')
    await user.click(notes)
    expect(notes.getAttribute('aria-pressed')).toBe('true')
    expect(garlic.labels?.[0]?.textContent).toContain('3 cloves needed')
  })

  it('[MAP-7] has its aisles in the order that was chosen, also by keyboard, on this device from then on', async () => {
    const headings = () =>
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .filter((heading) => heading === 'Produce' || heading === 'Cans and jars')
    const { user } = openList({
      list: { Produce: { garlic: buildRow({}) }, 'Cans and jars': { tuna: buildRow({ name: 'tuna' }) } },
    })
    await row(/^garlic/)
    expect(headings()).toEqual(['Produce', 'Cans and jars'])
    await user.click(screen.getByRole('button', { name: 'Aisle order' }))
    const up = () => screen.findByRole('button', { name: 'Move Cans and jars up' })
    ;(await up()).focus()
    for (let presses = usualAisleOrder.indexOf('Cans and jars'); presses > 0; presses -= 1)
      await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await up())
    expect(screen.getByText('Cans and jars is number 1 of 20')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(headings()).toEqual(['Cans and jars', 'Produce']))
    cleanup()
    openList({
      list: { Produce: { garlic: buildRow({}) }, 'Cans and jars': { tuna: buildRow({ name: 'tuna' }) } },
    })
    await row(/^garlic/)
    expect(headings()).toEqual(['Cans and jars', 'Produce'])
  })
})
