import type { OpenedInvitation, WireSeat } from '@butterleaf/contract/meal-plan/seat-calls'
import { press } from './acts.ts'
import type { ShownPlace } from './place.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const shares = { breakfast: [], lunch: [6, 7], dinner: everyDay }
const address = '/join/AAAAAAAAAAAAAAAAAAAAAA'
const seatAddress = '**/api/seat'
const invitation: OpenedInvitation = {
  owner: 'Ada',
  name: 'Kim',
  shares,
  endsAt: '2026-12-12T10:00:00.000Z',
}
const plate = {
  servings: 1.25,
  grams: 512,
  nutrition: { calories: 800, fat: 60, net_carbs: 9, protein: 55 },
  isLeftover: false,
}
const target = {
  calories: { minimum: 500, maximum: 1300 },
  fat: { minimum: 20, maximum: 100 },
  net_carbs: { minimum: 0, maximum: 20 },
  protein: { minimum: 20, maximum: 90 },
}
const dinner = {
  ...plate,
  meal: 'dinner' as const,
  dishes: ['Shrimp Alfredo', 'Green beans', 'Jammy eggs with everything seasoning'],
  amounts: [
    { servings: 1.25, grams: 362 },
    { servings: 0.5, grams: 97 },
    { servings: 1, grams: 53 },
  ],
  apart: ['Jammy eggs with everything seasoning'],
}
const part = { least: 0.22, most: 0.58 }
const inPart = { inRange: true, totals: plate.nutrition, target, part }
const seat: WireSeat = {
  owner: 'Ada',
  name: 'Kim',
  shares,
  joinedAt: '2026-11-28T10:00:00.000Z',
  personality: {
    ...{ gender: 1, age: 38, height: 184, weight: 86, activityLevel: 2, motive: 2, mode: 2, bodyFat: 21 },
    unit: 'metric',
  },
  isOpen: true,
  days: [
    { date: '2026-11-28', plates: [{ ...dinner, meal: 'lunch' }, dinner], ...inPart },
    { date: '2026-11-29', plates: [{ ...dinner, isLeftover: true }], ...inPart, inRange: false },
    // On the days between they are out.
    { date: '2026-12-02', plates: [dinner], ...inPart },
  ],
}

const invited = { '**/api/table-invitations/*': { json: invitation } }
const seated = (now: WireSeat | null) => ({ [seatAddress]: { json: { seat: now } } })
const missing = {
  status: 404,
  contentType: 'application/problem+json',
  json: { type: '/problems/not-found' },
}

/** [TOG-4] Of a person who eats along at the table of another one. */
export function eatingAlong(): ShownPlace[] {
  const places: readonly Omit<ShownPlace, 'who'>[] = [
    { name: 'invitation, the questions', path: address, answers: { ...invited, ...seated(null) } },
    { name: 'invitation, seated elsewhere', path: address, answers: { ...invited, ...seated(seat) } },
    { name: 'eating along', path: '/eating-along', answers: seated(seat) },
    {
      name: 'eating along, resting',
      path: '/eating-along',
      answers: seated({ ...seat, isOpen: false, days: [] }),
    },
    { name: 'eating along, nothing in sight', path: '/eating-along', answers: seated({ ...seat, days: [] }) },
    { name: 'eating along, nowhere', path: '/eating-along', answers: seated(null) },
    {
      name: 'eating along, loading',
      path: '/eating-along',
      answers: { [seatAddress]: 'never' },
      isBusy: true,
    },
    {
      name: 'eating along, leaving',
      path: '/eating-along',
      answers: seated(seat),
      isOverlay: true,
      act: (page) => press(page, 'Leave Ada’s table'),
    },
    {
      name: 'eating along, answers changed',
      path: '/eating-along',
      answers: seated(seat),
      act: (page) => press(page, 'Change your answers'),
    },
  ]
  return [
    { name: 'invitation', who: 'nobody', path: address, answers: invited },
    {
      name: 'invitation, ended',
      who: 'nobody',
      path: address,
      answers: { '**/api/table-invitations/*': missing },
    },
    ...places.map((place) => ({ who: 'cook' as const, ...place })),
  ]
}
