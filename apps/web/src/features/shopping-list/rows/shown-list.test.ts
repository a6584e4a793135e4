import { describe, expect, it } from 'vitest'
import { buildHome, buildList, buildRow, buildTwoShops } from '../testing/build-list.ts'
import { waitingActs } from '../testing/waiting-acts.ts'
import { type ListRow, tickOf } from './list-row.ts'
import { type HeldRow, openSections, type ShownList, shownList } from './shown-list.ts'

const keys = (rows: readonly ListRow[]) => rows.map(({ key }) => key)
const tick = (ingredient: string, checked = true) => ({ ingredient, checked, neededGrams: 9 })

type Waiting = Parameters<typeof waitingActs>[0]

function shown(waiting: Waiting = {}, held?: HeldRow) {
  return shownList({ list: buildList(), waiting: waitingActs(waiting), system: 'us', held })
}

describe('the list as it is shown', () => {
  it('[SHOP-1] keeps the order of the shop, no aisle empty, and counts what is left', () => {
    const { aisles, own, done, noLongerNeeded, total, left } = shown()
    expect(aisles.map(({ heading, rows }) => [heading, keys(rows)])).toEqual([
      ['Produce', ['garlic', 'pumpkin']],
      ['Cans and jars', ['coconut milk']],
    ])
    expect([keys(own), keys(done), keys(noLongerNeeded)]).toEqual([['soap'], ['heavy cream'], ['kohlrabi']])
    expect([left, total]).toEqual([4, 5])
  })

  it('[SHOP-5] what is ticked sinks, what is unticked comes up, before the server knows', () => {
    const { aisles, own, done, left } = shown({
      ticks: [tick('garlic'), tick('soap'), tick('heavy cream', false)],
    })
    expect(aisles.map(({ rows }) => keys(rows))).toEqual([['pumpkin'], ['heavy cream'], ['coconut milk']])
    expect([keys(own), keys(done), left]).toEqual([[], ['garlic', 'soap'], 3])
    expect(done.map(({ isUnsent }) => isUnsent)).toEqual([true, true])
  })

  it('[SHOP-5] a row that grew is open again, until it is ticked again', () => {
    const grown = shown().aisles.at(-1)?.rows[0]
    expect(grown).toMatchObject({ key: 'coconut milk', isDone: false, hasGrown: true })
    const again = shown({ ticks: [tick('coconut milk')] }).done
    expect(again.find(({ key }) => key === 'coconut milk')).toMatchObject({ isDone: true, hasGrown: false })
  })

  it('[SHOP-5] a row ticked just now stays in its place, and so does one that is unticked', () => {
    const ticked = shown({ ticks: [tick('garlic')] }, { key: 'garlic', isAmongDone: false })
    expect([keys(ticked.aisles[0]?.rows ?? []), ticked.left]).toEqual([['garlic', 'pumpkin'], 3])
    expect(openSections(ticked)[0]?.rows.map(({ key }) => key)).toEqual(['pumpkin'])
    const unticked = shown({ ticks: [tick('heavy cream', false)] }, { key: 'heavy cream', isAmongDone: true })
    expect(keys(unticked.done)).toEqual(['heavy cream'])
  })

  it('[SHOP-5] what is no longer needed is cleared by unticking', () => {
    expect(shown({ ticks: [tick('kohlrabi', false)] }).noLongerNeeded).toEqual([])
  })

  it('lines of one’s own come and go before the server knows', () => {
    const { own } = shown({ added: [{ id: 'new', text: 'Candles' }], removed: ['soap'] })
    expect(own).toMatchObject([{ key: 'new', row: { name: 'Candles' }, isUnsent: true, isDone: false }])
  })

  it('[PAN-3] has three parts: to buy, at home and bought; what is at home counts nowhere', () => {
    const list = buildList()
    const garlic = { ...list.Produce!.garlic!, home: buildHome({ isCovered: true }) }
    const covered = { ...list, Produce: { ...list.Produce, garlic } }
    const parts = (waiting: Waiting) => {
      const { aisles, atHome, done, left } = shownList({
        ...{ list: covered, system: 'us' },
        waiting: waitingActs(waiting),
      })
      return [keys(aisles[0]!.rows), keys(atHome), keys(done), left]
    }
    expect(parts({})).toEqual([['pumpkin'], ['garlic'], ['heavy cream'], 3])
    expect(parts({ atHome: [tick('garlic', false)] })).toEqual([
      ['garlic', 'pumpkin'],
      [],
      ['heavy cream'],
      4,
    ])
    const both = { atHome: [tick('garlic', false), tick('pumpkin')] }
    expect(parts(both)).toEqual([['garlic'], ['pumpkin'], ['heavy cream'], 3])
    expect(parts({ ticks: [tick('garlic')] })).toEqual([['pumpkin'], [], ['garlic', 'heavy cream'], 3])
  })

  it('[PAN-4] near-equals are one row, ticked by its own food', () => {
    const plain = buildRow({
      name: 'olive oil',
      home: buildHome({ alsoFor: [{ ingredient: 'extra-virgin olive oil', dishes: 2 }] }),
    })
    const virgin = buildRow({ name: 'extra-virgin olive oil', boughtAs: 'olive oil' })
    const list = { 'Oils and fats': { 'extra-virgin olive oil': virgin, 'olive oil': plain } }
    const rowsOf = (press: Waiting['press']) =>
      shownList({ list, system: 'us', waiting: waitingActs(press?.length ? { press } : {}) })
    const [row] = rowsOf([]).aisles[0]!.rows
    expect([row!.key, keys(rowsOf([]).aisles[0]!.rows)]).toEqual(['olive oil', ['olive oil']])
    expect(row!.merged.map(({ key }) => key)).toEqual(['extra-virgin olive oil'])
    expect(rowsOf([tick('extra-virgin olive oil')]).done).toEqual([])
    expect(keys(rowsOf([tick('olive oil')]).done)).toEqual(['olive oil'])
    const both = rowsOf([tick('olive oil'), tick('extra-virgin olive oil')])
    expect([both.unsent, rowsOf([tick('extra-virgin olive oil')]).unsent]).toEqual([1, 1])
  })

  it('[SHOP-5] counts what waits to be sent by row, what is removed too', () => {
    const { unsent } = shown({
      ticks: [tick('garlic'), tick('pumpkin', false)],
      added: [{ id: 'new', text: 'Candles' }],
      removed: ['soap'],
    })
    expect([unsent, shown().unsent]).toEqual([4, 0])
  })
})

describe('a list with two shops', () => {
  const shops = (checked: readonly boolean[], waiting: Waiting = {}) =>
    shownList({ list: buildTwoShops({ checked }), waiting: waitingActs(waiting), system: 'us' })
  const where = ({ aisles }: ShownList) =>
    aisles.flatMap(({ shop, rows }) => rows.map(({ key }) => [shop, key]))
  const tickOfSpinach = (neededGrams: number) => {
    return { ticks: [{ ingredient: 'spinach', checked: true, neededGrams }] }
  }

  it('[LIV-5] a row that both buy stands in both, ticked apart', () => {
    expect(where(shops([false, false]))).toEqual([
      ['2026-11-23', 'spinach'],
      ['2026-11-26', 'spinach'],
      ['2026-11-26', 'beef'],
    ])
    const first = shops([true, false])
    expect(where(first)).toEqual([
      ['2026-11-26', 'spinach'],
      ['2026-11-26', 'beef'],
    ])
    expect(first.done.map(({ id }) => id)).toEqual(['spinach 2026-11-23'])
    expect(first.shops).toEqual([
      { date: '2026-11-23', total: 1, left: 0 },
      { date: '2026-11-26', total: 2, left: 2 },
    ])
    expect([first.total, first.left, first.inBothShops, shown().inBothShops]).toEqual([2, 2, 1, 0])
  })

  it('[LIV-5] [SHOP-5] a pending tick of the first leaves the second open; one of the second is of both', () => {
    expect(shops([false, false], tickOfSpinach(150)).done.map(({ id }) => id)).toEqual(['spinach 2026-11-23'])
    expect(shops([false, false], tickOfSpinach(500)).done).toHaveLength(2)
  })

  it('[LIV-5] [PAN-4] a pending tick leaves the second open where only a near-equal is cooked from it', () => {
    const list = buildTwoShops()
    const { spinach } = list.Produce!
    const halves = (grams: readonly number[]) =>
      spinach!.trips!.map((trip, index) => ({ ...trip, neededGrams: grams[index]! }))
    const row = { ...spinach!, neededGrams: 150, trips: halves([150, 150]) }
    const chard = { ...spinach!, name: 'chard', boughtAs: 'spinach', trips: halves([0, 350]) }
    const doneAfter = (index: number) => {
      const press = Object.entries({ spinach: row, chard }).map(([ingredient, { trips }]) => {
        return { ingredient, checked: true, neededGrams: trips[index]!.neededGrams }
      })
      const waiting = waitingActs({ press })
      return shownList({ list: { ...list, Produce: { spinach: row, chard } }, waiting, system: 'us' }).done
    }
    expect(doneAfter(0).map(({ id }) => id)).toEqual(['spinach 2026-11-23'])
    expect(doneAfter(1)).toHaveLength(2)
  })

  it('[LIV-5] [SHOP-5] who takes back the second keeps the first', () => {
    const { done } = shops([true, true])
    expect(done.map((row) => tickOf(row, row.row))).toEqual([
      { checked: false, neededGrams: 150 },
      { checked: true, neededGrams: 150 },
    ])
  })

  it('[LIV-5] text and print name the shop of an aisle', () => {
    expect(openSections(shops([false, false])).map(({ heading }) => heading)).toEqual([
      'Monday’s shop: Produce',
      'Thursday’s shop: Produce',
      'Thursday’s shop: Meat and poultry',
    ])
  })
})
