import type { OpenedInvitation, WireSeat } from '@butterleaf/contract/meal-plan/seat-calls'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDate, formatDates } from '#lib/format-date.ts'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, fakeApi, problem, type Sent } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import { today } from '#lib/today.ts'
import JoinScreen from './join-screen.tsx'
import SeatScreen from './seat-screen.tsx'

beforeEach(() => Promise.all([import('#ui/surface/drawer-sheet.tsx')]))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

const secret = 'AAAAAAAAAAAAAAAAAAAAAA'
const link = `/api/table-invitations/${secret}`
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const shares = { breakfast: [], lunch: [6, 7], dinner: everyDay }
const invitation: OpenedInvitation = {
  owner: 'Ada',
  name: 'Kim',
  shares,
  endsAt: '2026-12-12T10:00:00.000Z',
}
const seat: WireSeat = {
  owner: 'Ada',
  name: 'Kim',
  shares,
  joinedAt: '2026-11-28T10:00:00.000Z',
  personality: {
    ...{ gender: 1, age: 38, height: 184, weight: 86, activityLevel: 2, motive: 2, mode: 2 },
    unit: 'metric',
    bodyFat: 21,
  },
  isOpen: true,
  days: [
    {
      date: '2026-11-30',
      plates: [
        {
          meal: 'dinner',
          dishes: ['Shrimp Alfredo', 'Green beans'],
          servings: 1.25,
          grams: 512,
          amounts: [
            { servings: 1.25, grams: 402 },
            { servings: 0.5, grams: 110 },
          ],
          apart: ['Green beans'],
          nutrition: { calories: 800, fat: 60, net_carbs: 9, protein: 55 },
          isLeftover: false,
        },
      ],
      inRange: true,
      totals: { calories: 800, fat: 60, net_carbs: 9, protein: 55 },
      target: {
        calories: { minimum: 500, maximum: 1300 },
        fat: { minimum: 20, maximum: 100 },
        net_carbs: { minimum: 0, maximum: 20 },
        protein: { minimum: 20, maximum: 90 },
      },
      part: { least: 0.22, most: 0.58 },
    },
  ],
}

type Server = Readonly<{
  seat?: WireSeat | null
  answer?: (sent: Sent) => Answer | undefined | Promise<Answer>
}>

function open(at: string, { seat: first = null, answer }: Server = {}) {
  let now = first
  const { sent } = fakeApi((one) => {
    const own = answer?.(one)
    if (own) return own
    if (one.path === link) return { body: invitation }
    if (one.path === `${link}/join`) now = seat
    if (one.path === '/api/seat' && one.method === 'DELETE') {
      now = null
      return { status: 204 }
    }
    if (one.path === `${link}/join` || one.path === '/api/seat') return { body: { seat: now } }
    return undefined
  })
  const shown = renderRoutes(
    [
      { path: paths.join, Component: JoinScreen },
      { path: paths.seat, Component: SeatScreen },
      { path: paths.app, element: <p>The app</p> },
    ],
    at,
  )
  return { ...shown, sent, address: () => shown.router.state.location.pathname }
}

const joinPath = `/join/${secret}`
const signedIn = () =>
  vi.spyOn(session, 'current').mockReturnValue({ status: 'signed-in', person: undefined } as never)
const signedOut = () =>
  vi.spyOn(session, 'current').mockReturnValue({ status: 'signed-out', person: undefined })

describe('an invitation', () => {
  it('[TOG-4] says who asks, what both will see, and leads through sign-up and sign-in back to itself', async () => {
    signedOut()
    open(joinPath)
    expect(await screen.findByRole('heading', { name: 'Ada invites you to eat along' })).toBeTruthy()
    expect(screen.getByText(/^As Kim: lunch on Saturday and Sunday, dinner every day/)).toBeTruthy()
    expect(
      screen.getByText(
        /Ada sees your name, what you eat at shared meals and how much of it\. Not your weight/,
      ),
    ).toBeTruthy()
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    const back = `returnTo=${encodeURIComponent(joinPath)}`
    expect(way('Make an account to join')).toBe(`/auth/signup?${back}`)
    expect(way('I have an account')).toBe(`/auth/login?${back}`)
    expect(screen.queryByRole('form', { name: 'Your answers' })).toBeNull()
  })

  it('[TOG-4] asks what anyone is asked, sends it once it is complete, and opens the plates', async () => {
    signedIn()
    const { user, sent, address } = open(joinPath)
    const form = within(await screen.findByRole('form', { name: 'Your answers' }, { timeout: 5000 }))
    const join = form.getByRole('button', { name: 'Join Ada’s table' })
    await user.click(join)
    expect(await form.findByText(/Some of these answers are missing/)).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
    await user.click(form.getByRole('radio', { name: /Metric/ }))
    await user.click(form.getByRole('radio', { name: 'Male' }))
    await user.type(await form.findByRole('textbox', { name: /^Age/ }, { timeout: 5000 }), '38')
    await user.type(form.getByRole('textbox', { name: /^Weight/ }), '86')
    await user.type(form.getByRole('textbox', { name: /^Height/ }), '184')
    await user.click(form.getByRole('radio', { name: 'Maintain' }))
    await user.click(form.getByRole('radio', { name: /Moderately active/ }))
    await user.click(join)
    expect(await screen.findByRole('heading', { name: 'You eat along at Ada’s table' })).toBeTruthy()
    expect(address()).toBe(paths.seat)
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      personality: { gender: 1, age: 38, weight: 86, height: 184, motive: 2, activityLevel: 2 },
    })
    expect(sessionStorage.getItem('butterleaf.draft.seat.1')).toBeNull()
  })

  it('[TOG-4] begins with the answers of a plan of their own', async () => {
    signedIn()
    open(joinPath, {
      answer: ({ path }) => (path === '/api/mealplan' ? { body: buildPlan() } : undefined),
    })
    const form = within(await screen.findByRole('form', { name: 'Your answers' }, { timeout: 5000 }))
    expect((await form.findByRole<HTMLInputElement>('textbox', { name: /^Age/ })).value).not.toBe('')
  })

  it('[TOG-4] that has ended says so; who joined by it comes to their plates', async () => {
    signedIn()
    const gone = ({ path }: Sent) => (path === link ? { status: 404, body: problem('not-found') } : undefined)
    const first = open(joinPath, { answer: gone })
    expect(
      await screen.findByRole('heading', { name: 'This invitation opens nothing any more' }),
    ).toBeTruthy()
    first.router.dispose()
    const { address } = open(joinPath, { answer: gone, seat })
    await waitFor(() => expect(address()).toBe(paths.seat))
  })

  it('[TOG-4] is not taken by one who sits at a table already', async () => {
    signedIn()
    open(joinPath, { seat: { ...seat, owner: 'Bo' } })
    expect(await screen.findByText(/You eat along at Bo’s table already/)).toBeTruthy()
    expect(screen.queryByRole('form', { name: 'Your answers' })).toBeNull()
  })

  it('[TOG-4] that can’t be reached is asked for again', async () => {
    signedOut()
    let isUp = false
    const { user } = open(joinPath, {
      answer: ({ path }) => (path === link && !isUp ? { status: 503, body: problem(503) } : undefined),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
    isUp = true
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'Ada invites you to eat along' })).toBeTruthy()
  })
})

describe('eating along', () => {
  it('[TOG-4] shows each shared meal with the person’s own plate, and whether its part of the day is in range', async () => {
    open(paths.seat, { seat })
    const day = within(await screen.findByRole('region', { name: /Monday/ }))
    const dishes = within(day.getByRole('list', { name: 'Dinner' })).getAllByRole('listitem')
    expect(dishes.map(({ textContent }) => textContent)).toEqual([
      'Shrimp Alfredo1 ¼ servings, 402 g',
      'Green beans½ serving, 110 gCooked for you alone, so that your day is in range.',
    ])
    expect(
      day.getByText(/^This fits your day: 800 kcal.* Shared meals may be 22 to 58 % of it\.$/),
    ).toBeTruthy()
  })

  it('[TOG-4] [LIFE-7] says of a whole day the room for the person’s snacks, which is in its sum', async () => {
    const snackRoom = { calories: 300, fat: 24, net_carbs: 6, protein: 15 }
    const days = seat.days.map((day) => ({ ...day, snackRoom, part: { least: 1, most: 1 } }))
    open(paths.seat, { seat: { ...seat, days } })
    expect(
      await screen.findByText(/^Your day is in range: 800 kcal.*, with room for 300 kcal of snacks\.$/),
    ).toBeTruthy()
  })

  it('[TOG-4] shows the whole plate where an older server tells no amount of each dish', async () => {
    const days = seat.days.map((day) => ({
      ...day,
      plates: day.plates.map(({ amounts, ...plate }) => plate),
    }))
    open(paths.seat, { seat: { ...seat, days } })
    expect(await screen.findByText('Your plate: 1 ¼ servings, 512 g')).toBeTruthy()
  })

  it('[TOG-3] [TOG-4] tells the days and meals at which a meal is shared and nothing is planned for the person', async () => {
    const [first] = seat.days
    const now = today()
    const on = (date: IsoDate) => ({ ...first!, date })
    const allDay = { breakfast: [], lunch: everyDay, dinner: everyDay }
    const days = [on(now), on(addDays(now, 3)), on(addDays(now, 5))]
    open(paths.seat, { seat: { ...seat, shares: allDay, days } })
    // As a reader of the page finds it: the thin spaces around its dash are spaces.
    const range = formatDates(addDays(now, 1), addDays(now, 2), 'short').replaceAll(/\s/g, ' ')
    expect(await screen.findByText(`${range}: nothing is planned for you.`)).toBeTruthy()
    expect(
      screen.getByText(`${formatDate(addDays(now, 4), 'weekday')}: nothing is planned for you.`),
    ).toBeTruthy()
    const day = within(screen.getByRole('region', { name: /^Today/ }))
    expect(day.getByText('Lunch: nothing is planned for you.')).toBeTruthy()
    expect(day.queryByText('Dinner: nothing is planned for you.')).toBeNull()
  })

  it('[TOG-4] [APP-1] has a heading while it loads', async () => {
    let answer: ((answer: Answer) => void) | undefined
    const held = new Promise<Answer>((done) => {
      answer = done
    })
    open(paths.seat, { answer: ({ path }) => (path === '/api/seat' ? held : undefined) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Eating along' })).toBeTruthy()
    answer?.({ body: { seat } })
  })

  it('[TOG-4] says what to ask the owner for where most days don’t suit', async () => {
    open(paths.seat, { seat: { ...seat, days: seat.days.map((day) => ({ ...day, inRange: false })) } })
    expect(await screen.findByText(/Ada can make a new plan for all/)).toBeTruthy()
  })

  it('[TOG-4] says why where most days don’t suit in a plan that was made for all of them', async () => {
    const days = seat.days.map((day) => ({ ...day, inRange: false }))
    open(paths.seat, { seat: { ...seat, planned: true, days } })
    expect(await screen.findByText(/chosen for you too: your needs lie far apart/)).toBeTruthy()
    expect(screen.queryByText(/can make a new plan/)).toBeNull()
  })

  it('[TOG-4] the answers are changed, and plates follow', async () => {
    const { user, sent } = open(paths.seat, { seat })
    await user.click(await screen.findByRole('button', { name: 'Change your answers' }))
    const form = within(await screen.findByRole('form', { name: 'Your answers' }))
    const weight = await form.findByRole('textbox', { name: /^Weight/ }, { timeout: 5000 })
    await user.clear(weight)
    await user.type(weight, '84')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved. Your plates follow.')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ personality: { weight: 84 } })
    expect(screen.queryByRole('form', { name: 'Your answers' })).toBeNull()
  })

  it('[TOG-4] [APP-1] says where a changed weight is told, since the weight tracker belongs to an own plan', async () => {
    open(paths.seat, { seat })
    const told = await screen.findByText(/change it here and your plates follow/)
    expect(told.textContent).toContain('The weight tracker belongs to a plan of your own')
  })

  it('[TOG-4] [ONB-14] asks each time what speaks against losing weight', async () => {
    const losing = { ...seat.personality, motive: 1, deficit: 20 }
    const { user, sent } = open(paths.seat, { seat: { ...seat, personality: losing } })
    await user.click(await screen.findByRole('button', { name: 'Change your answers' }))
    const form = within(await screen.findByRole('form', { name: 'Your answers' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/Some of these answers are missing/)).toBeTruthy()
    await user.click(form.getByRole('checkbox', { name: 'None of these' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  })

  it('[TOG-4] is left after a question that says what stays', async () => {
    const { user, sent } = open(paths.seat, { seat })
    await user.click(await screen.findByRole('button', { name: 'Leave Ada’s table' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave Ada’s table?' }))
    expect(dialog.getByText(/Ada keeps the name Kim, with a share of a portion/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'You don’t eat along at a table' })).toBeTruthy()
    expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/api/seat')).toBe(true)
  })

  it('[TOG-4] says that the owner’s plan rests, and that nothing shared is in sight', async () => {
    const { router } = open(paths.seat, { seat: { ...seat, isOpen: false, days: [] } })
    expect(await screen.findByText(/Ada’s plan is resting/)).toBeTruthy()
    router.dispose()
    open(paths.seat, { seat: { ...seat, days: [] } })
    expect(await screen.findByRole('heading', { name: 'No shared meals in sight' })).toBeTruthy()
  })
})
