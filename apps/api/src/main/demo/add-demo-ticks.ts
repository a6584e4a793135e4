import { type Plan, type PlanContext, refusalError } from '#capabilities/meal-plan/operations.ts'
import { addLine, readWeekList, saveTicks, type WeekKey } from '#capabilities/shopping-list/operations.ts'

const weekIndex = 1
const ownLine = { id: 'demo-line', text: 'Coffee beans' }
const everyThird = 3

/** The list of the week the demo account is in, begun. */
export async function addDemoTicks(
  context: PlanContext,
  { userId, id, active: { template } }: Plan,
): Promise<void> {
  const week = template.weeks[weekIndex]
  if (!week) throw refusalError({ because: 'not-there' })
  const key: WeekKey = { userId, planId: id, templateId: template.id, weekId: week.id }
  const { aisles } = await readWeekList(context, key)
  const mark = { checked: true, atMs: context.clock.now().getTime() }
  const ticks = aisles
    .flatMap(({ lines }) => lines)
    .filter(({ home }) => !home || ('isCovered' in home && !home.isCovered))
    .filter((_, place) => place % everyThird === 0)
    .map(({ ingredient }) => ({ ingredient, ...mark }))
  await saveTicks(context, key, ticks)
  await addLine(context, key, ownLine)
}
