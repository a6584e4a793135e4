import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import type { PlanEvent } from '@butterleaf/contract/meal-plan/plan-schema'
import { api } from '#lib/api/api.ts'
import { preferChanges } from '../cache/prefer-changes.ts'

type Connection = {
  onEvent: (event: PlanEvent) => void
  signal: AbortSignal
}

/** Reads server-sent events until the server ends the stream, which it does when the token runs out. */
export async function readPlanEvents({ onEvent, signal }: Connection): Promise<void> {
  const response = await api.open(mealPlanCalls.watch, { headers: { prefer: preferChanges() } }, signal)
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let unfinished = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (unfinished + value).split('\n\n')
    unfinished = events.pop() ?? ''
    for (const event of events.flatMap(planEventIn)) onEvent(event)
  }
}

/** None in a heartbeat. */
function planEventIn(event: string): PlanEvent[] {
  const [, data] = /^data: ?(.+)$/m.exec(event) ?? []
  return data ? [JSON.parse(data) as PlanEvent] : []
}
