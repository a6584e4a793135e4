import type { ActArgs } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import { fullQuestionnaire } from '@butterleaf/domain/onboarding/testing/full-questionnaire'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { type SentAct, sendAct } from './act-sends.ts'
import { changeTable, regeneratePlan, saveAnswers } from './answer-changes.ts'

const params = { planId: 'p1', templateId: 't1' }
const week = { weekId: 'w2' }
const day = { ...week, dayId: 'd9' }
const item = { ...day, itemId: 'i4' }
const template = '/api/mealplan/p1/template/t1'
const dayPath = `${template}/week/w2/day/d9`
const itemPath = `${dayPath}/items/i4`

afterEach(() => vi.unstubAllGlobals())

type Line = { [Name in SentAct]: [act: Name, args: ActArgs[Name], request: string, body?: unknown] }[SentAct]

const lines: Line[] = [
  [
    'fillSlot',
    { ...day, meal: 'lunch', recipeId: 'r7' },
    `POST ${dayPath}/items`,
    { category: 'lunch', item: 'r7' },
  ],
  ['clearItem', item, `DELETE ${itemPath}`],
  ['replaceItem', { ...item, recipeId: 'r7' }, `POST ${itemPath}/replace`, { replacement: 'r7' }],
  ['partLeftovers', { ...item, leftovers: 'cook' }, `POST ${itemPath}/part-leftovers`, { leftovers: 'cook' }],
  ['randomizeItem', item, `POST ${itemPath}/randomize`],
  ['addLeftover', { ...day, meal: 'lunch', parentId: 'i1' }, `POST ${dayPath}/items/i1/lunch/leftover`],
  ['skipItem', item, `POST ${itemPath}/skip`],
  ['unskipItem', item, `DELETE ${itemPath}/unskip`],
  ['lockItem', item, `POST ${itemPath}/lock`],
  ['unlockItem', item, `DELETE ${itemPath}/lock`],
  ['changeServings', { ...item, steps: 2 }, `POST ${itemPath}/serving/2`],
  ['changeServings', { ...item, steps: -3 }, `DELETE ${itemPath}/serving/3`],
  [
    'changeSides',
    { ...item, sides: [{ recipeId: 's1', servings: 1.5 }, { recipeId: 's2' }] },
    `PUT ${itemPath}/sides`,
    { sides: [{ recipe: 's1', serving: 1.5 }, { recipe: 's2' }] },
  ],
  ['setGuests', { ...item, adults: 2, children: 1 }, `PUT ${itemPath}/guests`, { adults: 2, children: 1 }],
  [
    'setAbsent',
    { ...item, eaters: ['e1'], isAllDay: true },
    `PUT ${itemPath}/absent`,
    { eaters: ['e1'], allDay: true },
  ],
  ['completeDay', day, `POST ${dayPath}/state`],
  ['reopenDay', day, `DELETE ${dayPath}/state`],
  ['resetDay', day, `DELETE ${dayPath}`],
  ['randomizeDay', day, `POST ${dayPath}/randomize`],
  ['randomizeWeek', week, `POST ${template}/week/w2/randomize`],
  ['removeAway', { awayId: 'a1' }, `DELETE ${template}/away/a1`],
  ['undoChange', { changeId: '12', version: 15 }, 'POST /api/mealplan/p1/changes/12/undo?version=15'],
  ['changePeople', { people: 3 }, 'PATCH /api/mealplan/p1/resources/preferences/scaling/3'],
  [
    'saveInteraction',
    { recipeId: 'r7', interaction: 'avoid' },
    'POST /api/mealplan/p1/interaction',
    { recipe: 'r7', interactionType: 'avoid' },
  ],
  ['removeInteraction', { recipeId: 'r7' }, 'DELETE /api/mealplan/p1/interaction/r7'],
  ['rejectDish', { recipeId: 'r7' }, 'POST /api/mealplan/p1/rejections', { recipe: 'r7' }],
]

const sentActs = lines.map(([act, args, request, body]) => ({ act, args, request, body }))

it.each(sentActs)('[DAY-11] $act is asked as $request', async ({ act, args, request, body }) => {
  const { sent } = fakeApi(() => ({ body: {} }))
  await sendAct(params, act, args as never)
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([request])
  expect(sent[0]!.body).toEqual(body)
})

it('[SET-3] a new plan is asked for with the answers and its first day, answers alone without', async () => {
  const { sent } = fakeApi(() => ({ body: {} }))
  await regeneratePlan(fullQuestionnaire, '2026-12-07').send(params)
  await saveAnswers(fullQuestionnaire).send(params)
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${template}/reset`,
    'PATCH /api/mealplan/p1/resources',
  ])
  expect(sent[0]!.body).toMatchObject({ startDate: '2026-12-07', resources: expect.anything() })
  expect(sent[1]!.body).toEqual({ resources: (sent[0]!.body as { resources: unknown }).resources })
})

it('[TOG-3] who eats along is sent with the version that was seen, and the plan is read after it', async () => {
  const plan = { id: 'p1', version: 4 }
  const { sent } = fakeApi(({ method }) => ({ body: method === 'GET' ? plan : {} }))
  expect(await changeTable({ version: 6, eaters: [] }).send(params)).toEqual(plan)
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/mealplan/p1/table', { version: 6, eaters: [] }],
    ['GET', '/api/mealplan', undefined],
  ])
})
