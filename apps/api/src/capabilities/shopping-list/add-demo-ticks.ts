import type { LoadedPlan } from '#capabilities/meal-plan/plan.ts'
import { refused } from '#capabilities/meal-plan/settled.ts'
import { addLine, saveTicks } from './change-list.ts'
import { type ListContext, listedWeek, readList } from './week-list.ts'

const weekIndex = 1
const ownLine = { id: 'demo-line', text: 'Coffee beans' }
const everyThird = 3

/** The list of the week the demo account is in, begun. */
export async function addDemoTicks(context: ListContext, loaded: LoadedPlan): Promise<void> {
  const week = loaded.plan.active.template.weeks[weekIndex]
  if (!week) throw refused({ because: 'not-there' })
  const listed = listedWeek(loaded, { weekId: week.id })
  const { aisles } = await readList(context, listed)
  const mark = { checked: true, atMs: context.clock.now().getTime() }
  const ticks = aisles
    .flatMap(({ lines }) => lines)
    .filter((_, place) => place % everyThird === 0)
    .map(({ ingredient }) => ({ ingredient, ...mark }))
  await saveTicks(context, listed, ticks)
  await addLine(context, listed, ownLine)
}
