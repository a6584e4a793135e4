import { foodLogCalls } from '@butterleaf/contract/food-log/calls'
import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { ownRecipeCalls } from '@butterleaf/contract/own-recipes/calls'
import { shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import { weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import { z } from 'zod'
import { type ApiSession, ToolRefusal } from '../api-session.ts'
import { openPlan, readOpenPlan } from './open-plan.ts'
import { describeDay } from './present-day.ts'
import { defineTool, type ToolAnswer } from './tool.ts'
import { readHandle, type UndoHandle } from './undo-handle.ts'

export const undoTool = defineTool({
  name: 'undo',
  title: 'Undo a change',
  description:
    'Take back a change that another tool made: give it the undo of that answer. It needs the scope that the change needed.',
  input: { undo: z.string().min(1).max(1_000).describe('As a change answered it') },
  scopes: ['plan:read', 'plan:write'],
  effect: 'changes',
  run: async (session, { undo }) => undoers(session, readHandle(undo)),
})

async function undoers(session: ApiSession, handle: UndoHandle): Promise<ToolAnswer> {
  switch (handle.kind) {
    case 'plan':
      return undoOfPlan(session, handle)
    case 'completed':
      await session.ask(actCalls.reopenDay, { params: handle })
      return say('The day is open again.')
    case 'reopened':
      await session.ask(actCalls.completeDay, { params: handle })
      return say('The day is complete again.')
    case 'line': {
      const { lineId, ...params } = handle
      await session.ask(shoppingListCalls.removeLine, { params, body: { id: lineId } })
      return say('The line is off the list.')
    }
    case 'eaten':
      await session.ask(foodLogCalls.deleteEntry, {
        params: { id: handle.entryId },
        query: { at: session.now.toISOString() },
      })
      return say('It is no longer in the log.')
    case 'weighed':
      return undoWeighing(session, handle)
    case 'recipe':
      await session.ask(ownRecipeCalls.delete, { params: { id: handle.recipeId }, query: {} })
      return say('The recipe is deleted.')
  }
}

function say(says: string): ToolAnswer {
  return { says, data: {} }
}

/** The days that are otherwise than before, each with its certificate. */
async function undoOfPlan(
  session: ApiSession,
  { planId, changeId }: Extract<UndoHandle, { kind: 'plan' }>,
): Promise<ToolAnswer> {
  const before = await readOpenPlan(session)
  const params = { planId, changeId }
  const after = openPlan(await session.ask(actCalls.undoChange, { params, query: {} }))
  const eatenBefore = new Map(before.days.map(({ day }) => [day.id, JSON.stringify(day.items)]))
  const changed = after.days.filter(({ day }) => eatenBefore.get(day.id) !== JSON.stringify(day.items))
  const told = changed
    .slice(0, mostDaysTold)
    .map((day) =>
      describeDay(
        after.plan,
        day,
        { entries: [], extras: [] },
        { today: session.today, isPlate: () => false },
      ),
    )
  return {
    says: ['It is as it was before.', ...told.map(({ says }) => says)].join('\n'),
    data: { days: told.map(({ data }) => data) },
  }
}

/** A whole plan that is brought back would be a long answer. */
const mostDaysTold = 3

async function undoWeighing(
  session: ApiSession,
  { trackerId, date, formerKg }: Extract<UndoHandle, { kind: 'weighed' }>,
): Promise<ToolAnswer> {
  const tracker = await session.ask(weightTrackerCalls.read, {})
  const log = tracker.logs.find((one) => one.date === date)
  if (!log || tracker.id !== trackerId) throw new ToolRefusal('This weight is no longer in the log.')
  const { id, note } = log
  if (formerKg === null)
    await session.ask(weightTrackerCalls.deleteLog, { params: { id: trackerId, logId: id } })
  else {
    const body = { id, weightTrackerId: trackerId, date, weight: formerKg, note }
    await session.ask(weightTrackerCalls.saveLog, { params: { id: trackerId }, body })
  }
  return say(formerKg === null ? 'The weight is deleted.' : `It is ${formerKg} kg again.`)
}
