import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import type { InvoiceModel } from '../models/invoice-model.ts'
import type { DayModel, PlanModel, SlotModel } from '../models/plan-model.ts'
import type { RecipeModel } from '../models/recipe-model.ts'
import type { ListedLine, ShoppingListModel } from '../models/shopping-list-model.ts'

const nutrients = { fiber: 4.1, saturatedFat: 19.9, sodium: 812, potassium: 1040, magnesium: 66 }

const startDate = '2026-11-23' as IsoDate

export function buildList(changes: Partial<ShoppingListModel> = {}): ShoppingListModel {
  return {
    weekNumber: 2,
    startDate,
    endDate: addDays(startDate, 6),
    people: 2,
    system: 'us',
    aisles: [],
    atHome: [],
    gotIt: [],
    ownLines: [],
    noLongerNeeded: [],
    ...changes,
  }
}

export function buildLine(changes: Partial<ListedLine> = {}): ListedLine {
  return { ingredient: 'heavy cream', isTicked: false, recipeTitles: ['Skillet salmon'], ...changes }
}

export function buildRecipe(changes: Partial<RecipeModel> = {}): RecipeModel {
  return {
    title: 'Skillet salmon',
    minutes: 80,
    restMinutes: 0,
    perServing: { calories: 611, fat: 45, netCarbs: 5, protein: 43, ...nutrients },
    cookings: [
      {
        servings: 3,
        eaten: [{ dayNumber: 2, date: addDays(startDate, 1), meal: 'dinner', isLeftover: false }],
      },
    ],
    groups: [{ lines: [{ amounts: ['1 ⅓ cups'], food: 'heavy cream', prep: 'chilled' }] }],
    steps: [{ text: 'Roast the salmon fillets at 230 °C (450 °F), 8 min.' }],
    notes: [],
    ...changes,
  }
}

/** Every day the same dinner, every lunch but the first its leftovers. */
export function buildPlan(changes: Partial<PlanModel> = {}): PlanModel {
  const days = Array.from({ length: 28 }, (_, index) => buildDay(index))
  return {
    people: 2,
    system: 'metric',
    targets: {
      calories: { minimum: 1758, maximum: 1943 },
      fat: { minimum: 133.2, maximum: 162.8 },
      netCarbs: { minimum: 0, maximum: 25 },
      protein: { minimum: 93.6, maximum: 130 },
    },
    weeks: [1, 2, 3, 4].map((week) => ({
      weekNumber: week,
      days: days.slice(week * 7 - 7, week * 7),
      nutrients,
      sentences: [],
      asks: { rows: 30 + week, minutes: 370, thrownShare: 0.021 },
    })),
    recipes: [{ id: 'salmon', ...buildRecipe() }],
    ...changes,
  }
}

function buildDay(index: number): DayModel {
  const dish = { kind: 'dish', title: 'Skillet salmon', recipeId: 'salmon', servings: 1.5 } as const
  const lunch: SlotModel =
    index === 0
      ? { meal: 'lunch', kind: 'skipped' }
      : { ...dish, meal: 'lunch', leftoverOf: addDays(startDate, index - 1) }
  return {
    dayNumber: index + 1,
    date: addDays(startDate, index),
    slots: [{ meal: 'breakfast', kind: 'empty' }, lunch, { ...dish, meal: 'dinner' }],
    totals: { calories: 1833, fat: 148, netCarbs: 15, protein: index === 2 ? 90 : 109 },
    nutrients,
  }
}

export function buildInvoice(changes: Partial<InvoiceModel> = {}): InvoiceModel {
  return {
    number: 'S-1001',
    standing: 'November 21, 2026 · Paid on November 21, 2026',
    name: 'Robin Tester',
    email: 'robin@example.org',
    lines: [{ label: '3-month plan, November 21, 2026 to February 21, 2027', amount: '$39.99' }],
    total: { label: 'Total (USD)', amount: '$39.99' },
    mark: null,
    ...changes,
  }
}
