import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  daysOf,
  itemsOf,
  type PlanOwner,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
afterAll(() => app?.close())

const datesOf = (plan: PlanOwner['plan']) => daysOf(plan).map(({ date }) => date)
const eatenIn = (plan: PlanOwner['plan']) =>
  itemsOf(plan).map(({ id, type, value, serving }) => [id, type, value?.id, serving?.value])
const after = (days: number) => addDays(todayOf(app), days)
const awayPath = ({ plan }: PlanOwner) => `${templatePath(plan)}/away`
const goAway = (owner: PlanOwner, from: IsoDate, to: IsoDate) =>
  owner.call('POST', awayPath(owner), { from, to })
const fieldsOf = (answer: { body: { errors?: { field: string }[] } }) => JSON.stringify(answer.body)

describe('a time away', () => {
  it('[TOG-1] slides the days behind it, is told by the plan, and taken back restores the dates', async () => {
    const owner = await buildPlanOwner(app)
    const before = datesOf(owner.plan)
    const away = await owner.change('POST', awayPath(owner), { from: after(3), to: after(6) })
    expect(datesOf(away)).toEqual(before.map((date, at) => (at < 3 ? date : addDays(date as IsoDate, 4))))
    const [told] = away.templates[0]!.away!
    expect(told).toMatchObject({ from: after(3), to: after(6) })
    expect(await owner.read()).toEqual(away)
    const back = await owner.change('DELETE', `${awayPath(owner)}/${told!.id}`)
    expect(datesOf(back)).toEqual(before)
    expect(back.templates[0]).not.toHaveProperty('away')
  })

  it('[TOG-1] before the first day moves the first date, and day 1 keeps its number', async () => {
    const owner = await buildPlanOwner(app)
    const away = await owner.change('POST', awayPath(owner), { from: after(0), to: after(1) })
    expect(away.templates[0]!.startDate).toBe(after(2))
    expect(dayOf(away, 1)).toMatchObject({ dayNumber: 1, date: after(2) })
    expect(await owner.read()).toEqual(away)
  })

  it('[TOG-1] is refused by field', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    await owner.change('POST', awayPath(owner), { from: after(5), to: after(8) })
    const wrong = [
      [after(12), after(11), 'to'],
      [after(12), after(12 + 366), 'to'],
      [after(-1), after(3), 'from'],
      [after(60), after(61), 'from'],
      [after(0), after(2), 'from'],
      [after(8), after(10), 'from'],
      [after(3), after(5), 'to'],
    ] as const
    for (const [from, to, field] of wrong) {
      const answer = await goAway(owner, from, to)
      expect([answer.status, fieldsOf(answer)]).toEqual([400, expect.stringContaining(`"${field}"`)])
    }
    for (const body of [{ from: '2026-02-30', to: after(3) }, { from: after(3) }, { from: 7, to: null }])
      expect((await owner.call('POST', awayPath(owner), body)).status).toBe(400)
    expect((await owner.call('DELETE', `${awayPath(owner)}/none`)).status).toBe(404)
  })

  it('[TOG-1] isn’t taken back over a day that was eaten since', async () => {
    const owner = await buildPlanOwner(app)
    const away = await owner.change('POST', awayPath(owner), { from: after(0), to: after(1) })
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    const answer = await owner.call('DELETE', `${awayPath(owner)}/${away.templates[0]!.away![0]!.id}`)
    expect([answer.status, answer.body.detail]).toEqual([409, expect.stringContaining('stay on their dates')])
  })

  it('[TOG-1] of two devices at once one wins, and the other is told', async () => {
    const owner = await buildPlanOwner(app)
    const answers = await Promise.all([goAway(owner, after(4), after(6)), goAway(owner, after(5), after(9))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await owner.read()).templates[0]!.away).toHaveLength(1)
  })

  it('[TOG-1] [LIFE-8] stands in the history, and one Undo takes it back with the leftovers it cooked', async () => {
    const owner = await buildPlanOwner(app)
    const away = await owner.change('POST', awayPath(owner), { from: after(2), to: after(9) })
    const history = await owner.call('GET', '/changes')
    const [change] = history.body.changes
    expect(change).toMatchObject({
      act: 'addAway',
      refusal: null,
      away: { before: [], after: [{ from: after(2), to: after(9) }] },
    })
    const back = await owner.change('POST', `/changes/${change.id}/undo`)
    expect(eatenIn(back)).toEqual(eatenIn(owner.plan))
    expect(datesOf(back)).toEqual(datesOf(owner.plan))
    const again = await owner.call('GET', '/changes')
    await owner.change('POST', `/changes/${again.body.changes[0].id}/undo`)
    expect(datesOf(await owner.read())).toEqual(datesOf(away))
  })

  it('[TOG-1] a client that has the plan is sent all of it, since all dates behind it changed', async () => {
    const owner = await buildPlanOwner(app)
    const headers = { prefer: `return=changes; since=${owner.plan.version}` }
    const answer = await owner.call('POST', awayPath(owner), { from: after(3), to: after(4) }, headers)
    expect(answer.body.templates[0].weeks).toHaveLength(4)
  })

  it('[TOG-1] no leftover is older than its dish keeps, unless it is told to be frozen', async () => {
    const owner = await buildPlanOwner(app)
    const away = await owner.change('POST', awayPath(owner), { from: after(1), to: after(4) })
    const days = daysOf(away)
    const cookedOn = new Map(days.flatMap(({ items, date }) => items.map(({ id }) => [id, date] as const)))
    const old = days.flatMap(({ items, date }) =>
      items.filter(
        (item) =>
          item.type === 'leftover' &&
          date > addDays(cookedOn.get(item.parentId) as IsoDate, 3) &&
          !item.frozen,
      ),
    )
    expect(old).toEqual([])
  })

  it('[TOG-1] its lists name no day away, and ask again for what is cooked after it', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('POST', awayPath(owner), { from: after(3), to: after(6) })
    const week = await owner.call('GET', weekPath(owner.plan, 1))
    const shops = JSON.stringify(week.body.shoppingList).match(/\d{4}-\d\d-\d\d/g) ?? []
    expect(shops).toContain(after(7))
    expect(shops.filter((date) => date > after(2) && date < after(7) && date === after(3))).toEqual([])
  })

  it('[TOG-1] [OPS-6] is exported with the plan', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('POST', awayPath(owner), { from: after(3), to: after(6) })
    const exported = await app.request('GET', `${userPath}/export`, { token: owner.token })
    expect(JSON.stringify(exported.body)).toContain('"awayBefore"')
  })
})
