import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import type { Meal } from '../meals/meals.ts'
import { freeSlots, refusalToDraw } from './free-slots.ts'
import type { Item } from './item.ts'
import { clearSlot } from './operations/clear-slot.ts'
import { completeDay } from './operations/complete-day.ts'
import { lockItem } from './operations/lock-item.ts'
import { resetDay } from './operations/reset-day.ts'
import { skipSlot } from './operations/skip-slot.ts'
import {
  activeDayIndex,
  activeWeekIndex,
  areTabsUnlocked,
  cardVariantOf,
  dayAfterCompleting,
  dayOnDate,
  dayToCook,
  dayToEdit,
  isDayReady,
  isDayUnfilled,
  isEndNear,
  isShopUnderWay,
  isWeekPlanned,
  lastComplete,
  nextDay,
  nextToComplete,
  openingView,
  openMeals,
  openMealsBeside,
  plannedWeeks,
  templateStateOf,
  weekButtons,
  weekStateOf,
} from './states.ts'
import type { Template } from './template.ts'
import {
  about,
  dayAt,
  dayOf,
  foundAt,
  generatedTemplate,
  made,
  slotAt,
  templateOf,
  weekOf,
} from './testing/invented-template.ts'

describe('day ready', () => {
  const dish = { recipeId: 'r', servings: 1, isLocked: false }
  const slots = {
    empty: (meal: Meal): Item => ({ id: meal, meal, kind: 'empty' }),
    skipped: (meal: Meal): Item => ({ id: meal, meal: meal as 'lunch', kind: 'skipped' }),
    normal: (meal: Meal): Item => ({ id: meal, meal, kind: 'normal', ...dish }),
    leftover: (meal: Meal): Item => ({ id: meal, meal, kind: 'leftover', parentId: 'other', ...dish }),
    parent: (meal: Meal): Item => ({ id: meal, meal, kind: 'leftoverParent', ...dish }),
  }
  const { empty, skipped, normal, leftover, parent } = slots

  describe('isDayReady', () => {
    it.each([
      ['all filled', [normal('breakfast'), normal('lunch'), normal('dinner'), normal('dessert')], true],
      ['dessert open', [normal('breakfast'), normal('lunch'), normal('dinner'), empty('dessert')], true],
      ['a leftover', [normal('breakfast'), leftover('lunch'), parent('dinner')], true],
      ['two skipped', [skipped('breakfast'), skipped('lunch'), normal('dinner'), empty('dessert')], true],
      ['breakfast never eaten', [normal('lunch'), normal('dinner')], true],
      ['one open', [normal('breakfast'), normal('lunch'), empty('dinner'), normal('dessert')], false],
      ['only a dessert', [empty('breakfast'), empty('lunch'), empty('dinner'), normal('dessert')], false],
      ['nothing', [empty('breakfast'), empty('lunch'), empty('dinner'), empty('dessert')], false],
    ])('[DAY-2] with %s', (_, items, isReady) => {
      expect(isDayReady({ id: 'd', isComplete: false, items })).toBe(isReady)
    })
  })

  describe('isDayUnfilled', () => {
    it.each([
      ['nothing', [empty('lunch'), empty('dinner')], true],
      ['only something skipped', [skipped('lunch'), empty('dinner')], true],
      ['a dessert', [empty('lunch'), normal('dessert')], false],
      ['a leftover', [leftover('lunch'), empty('dinner')], false],
    ])('[DAY-8] with %s', (_, items, isUnfilled) => {
      expect(isDayUnfilled({ id: 'd', isComplete: false, items })).toBe(isUnfilled)
    })
  })
})

describe('open meals', () => {
  it.each([
    ['.', ['breakfast', 'lunch', 'dinner']],
    ['s', ['breakfast', 'dinner']],
    ['k', ['breakfast', 'dinner']],
    ['r', []],
  ] as const)('[RCP-4] of a day %s wait for something to eat: %j', (letter, open) => {
    expect(openMeals(dayOf(letter))).toEqual(open)
  })

  it('[RCP-4] the meal that is being chosen waits no longer', () => {
    expect(openMealsBeside(dayOf('.'), 'lunch')).toEqual(['breakfast', 'dinner'])
  })
})

describe('card variant', () => {
  const own = templateOf(['rr.....'])
  const drawn = generatedTemplate()
  const skipped = made(skipSlot(own, slotAt(own, 1, 'breakfast')))
  const cooked = made(completeDay(own, dayAt(own, 1)))

  describe('cardVariantOf', () => {
    it.each([
      ['construct', own, 3, 'lunch'],
      ['replace', own, 1, 'lunch'],
      ['leftover', drawn, 2, 'lunch'],
      ['leftoverParent', drawn, 1, 'dinner'],
      ['skipped', skipped, 1, 'breakfast'],
      ['view-only', cooked, 1, 'lunch'],
      ['view-only', cooked, 1, 'dessert'],
    ] as const)('[ITEM-1] is %s', (variant, template, dayNumber, meal) => {
      const { day, item } = foundAt(template, dayNumber, meal)
      expect(cardVariantOf(day, item)).toBe(variant)
    })
  })
})

describe('week state', () => {
  describe('weekStateOf', () => {
    it.each([
      ['.......', 'empty', false],
      ['k......', 'empty', false],
      ['s......', 'preparing', false],
      ['r......', 'preparing', false],
      ['rrrrrr.', 'preparing', false],
      ['c......', 'preparing', false],
      ['ccrrrrs', 'preparing', false],
      ['rrrrrrr', 'ready', true],
      ['crrrrrr', 'cooking', true],
      ['ccccccr', 'cooking', true],
      ['ccccccc', 'complete', true],
    ] as const)('[DAY-2] a week %s is %s', (letters, state, isPlanned) => {
      expect(weekStateOf(weekOf(letters))).toBe(state)
      expect(isWeekPlanned(weekOf(letters))).toBe(isPlanned)
    })
  })
})

describe('active day', () => {
  describe('the days of a week that matter next', () => {
    it.each([
      ['.......', 0, 0, -1],
      ['rr.r...', 2, 0, -1],
      ['rrrrrrr', 0, 0, -1],
      ['cc.rrrr', 2, 2, 1],
      ['ccrr.rr', 4, 2, 1],
      ['ccrrrrr', 2, 2, 1],
      ['ccccccr', 6, 6, 5],
      ['ccccccc', 0, -1, 6],
    ])('[DAY-2] [DAY-3] [DAY-5] in %s', (letters, opens, toComplete, toReopen) => {
      const week = weekOf(letters)
      expect(activeDayIndex(week)).toBe(opens)
      expect(nextToComplete(week)).toBe(toComplete)
      expect(lastComplete(week)).toBe(toReopen)
    })
  })
})

describe('unlocked weeks', () => {
  const ready = 'rrrrrrr'

  describe('an emptied slot', () => {
    const whole = generatedTemplate()
    const emptied = made(clearSlot(whole, slotAt(whole, 1, 'breakfast')))

    it('[APP-4] [APP-5] leaves Meals and the shopping list to a person who has seen them', () => {
      expect(areTabsUnlocked(emptied)).toBe(true)
      expect(areTabsUnlocked(made(resetDay(emptied, dayAt(emptied, 2))))).toBe(true)
    })

    it('[DAY-3] [SHOP-1] closes neither another week nor a list', () => {
      const buttons = weekButtons(emptied)
      expect(buttons.map(({ isEnabled }) => isEnabled)).toEqual([true, true, true, true])
      expect(buttons.map(({ isListEnabled }) => isListEnabled)).toEqual([true, true, true, true])
    })

    it('[DAY-2] makes its week one that is prepared, and no more', () => {
      expect(weekButtons(emptied).map(({ state }) => state)).toEqual(['preparing', 'ready', 'ready', 'ready'])
    })
  })

  describe('reached weeks', () => {
    it.each([
      [[], 0],
      [['rrrrrr.', ready], 0],
      [[ready, 'crrrrrr'], 2],
      [[ready, ready, ready, ready], 4],
    ] as const)('[DAY-3] with weeks %j are %i', (weeks, expected) => {
      expect(plannedWeeks(templateOf(weeks).weeks)).toBe(expected)
    })

    it('[DAY-3] grow with the plan and never shrink', () => {
      const built = templateOf(['rrrrrrr'])
      expect(built.reachedWeeks).toBe(1)
      const eaten = made(completeDay(built, dayAt(built, 1)))
      const cleared = made(clearSlot(eaten, slotAt(eaten, 2, 'dinner')))
      expect(cleared.reachedWeeks).toBe(1)
      expect(weekButtons(cleared).map(({ isEnabled }) => isEnabled)).toEqual([true, true, false, false])
    })
  })
})

describe('template state', () => {
  const done = 'ccccccc'
  const ready = 'rrrrrrr'

  describe('templateStateOf', () => {
    it.each([
      ['nothing is planned', [], 'preparing'],
      ['a day of week 1 is open', ['rrrrrr.'], 'preparing'],
      ['only week 2 is ready', ['.......', ready], 'preparing'],
      ['week 1 is ready', [ready], 'ready'],
      ['week 1 is being cooked', ['crrrrrr'], 'ready'],
      ['week 1 is complete', [done], 'ready'],
      ['week 4 is all but complete', [done, done, done, 'ccccccr'], 'ready'],
      ['week 4 is complete', [done, done, done, done], 'complete'],
      ['week 4 is complete before week 3', [done, done, ready, done], 'ready'],
    ] as const)('[APP-4] when %s', (_, weeks, state) => {
      expect(templateStateOf(templateOf(weeks))).toBe(state)
    })
  })

  it.each([
    ['day 25 is today and next', [done, done, done, 'cccrrrr'], 25, false],
    ['day 26 is next, eaten early', [done, done, done, 'ccccrrr'], 20, true],
    ['day 26 is today, and nothing was marked', [ready, ready, ready, ready], 26, true],
    ['day 25 is today, and nothing was marked', [ready, ready, ready, ready], 25, false],
    ['the plan was over a month ago', ['crrrrrr', ready, ready, ready], 60, true],
    ['the plan is still being built', ['s......'], 28, false],
    ['the plan is complete', [done, done, done, done], 28, false],
  ] as const)('[DAY-10] [HELD-2] when %s, the end is near or not', (_, weeks, today, isNear) => {
    const date = addDays(about.startDate, today - 1)
    expect(isEndNear(templateOf(weeks), date)).toBe(isNear)
  })
})

describe('active week', () => {
  const done = 'ccccccc'

  describe('activeWeekIndex', () => {
    it.each([
      ['nothing planned', [], 0],
      ['week 1 preparing', ['s......'], 0],
      ['week 1 ready, week 2 being cooked', ['rrrrrrr', 'crrrrrr'], 0],
      ['week 1 complete, week 2 empty', [done], 1],
      ['week 1 complete, week 2 preparing', [done, 's......'], 1],
      ['week 1 complete, week 2 ready', [done, 'rrrrrrr'], 1],
      ['weeks 1 and 2 complete, week 3 being cooked', [done, done, 'crrrrrr'], 2],
      ['week 2 complete first', ['rrrrrrr', done], 0],
      ['all complete', [done, done, done, done], 0],
    ] as const)('[DAY-2] [DAY-3] with %s', (_, weeks, index) => {
      expect(activeWeekIndex(templateOf(weeks))).toBe(index)
    })
  })
})

describe('open tabs', () => {
  const done = 'ccccccc'
  const ready = 'rrrrrrr'

  describe('areTabsUnlocked', () => {
    it.each([
      [[], false],
      [['rrrrrr.'], false],
      [[ready], true],
      [['crrrrrr'], true],
      [[done, done, done, done], true],
    ] as const)('[APP-4] [APP-5] with weeks %j', (weeks, areUnlocked) => {
      expect(areTabsUnlocked(templateOf(weeks))).toBe(areUnlocked)
    })
  })
})

describe('free slots', () => {
  function freeOn(template: Template, dayNumber: number): string[] {
    return freeSlots(template, dayAt(template, dayNumber)).map(({ item }) => item.meal)
  }

  function freeInWeekOn(template: Template, dayNumber: number): string[] {
    const { weekId } = dayAt(template, dayNumber)
    const free = freeSlots(template, { weekId })
    return free.filter((slot) => slot.dayNumber === dayNumber).map(({ item }) => item.meal)
  }

  // Day 2's lunch eats day 1's dinner, day 4's lunch day 3's, day 6's lunch day 5's.
  const drawn = generatedTemplate()
  const own = templateOf(['.......'])

  describe('freeSlots', () => {
    it('[DAY-8] of an empty day are all', () => {
      expect(freeOn(own, 1)).toEqual(['breakfast', 'lunch', 'dinner', 'dessert'])
    })

    it('[ITEM-5] skipped and locked ones are not', () => {
      expect(freeOn(made(skipSlot(own, slotAt(own, 1, 'lunch'))), 1)).toEqual([
        'breakfast',
        'dinner',
        'dessert',
      ])
      const locked = made(lockItem(drawn, slotAt(drawn, 3, 'dessert')))
      expect(freeOn(locked, 3)).toEqual(['breakfast', 'lunch'])
    })

    it('[LEFT-3] a day drawn again leaves parents and leftovers alone, a week takes both', () => {
      expect(freeOn(drawn, 1)).toEqual(['breakfast', 'lunch'])
      expect(freeOn(drawn, 2)).toEqual(['breakfast', 'dinner'])
      expect(freeInWeekOn(drawn, 1)).toEqual(['breakfast', 'lunch', 'dinner'])
      expect(freeInWeekOn(drawn, 2)).toEqual(['breakfast', 'lunch', 'dinner'])
    })

    it('[LEFT-3] a locked leftover holds its parent, a locked parent its leftover', () => {
      const lockedLeftover = made(lockItem(drawn, slotAt(drawn, 2, 'lunch')))
      expect(freeInWeekOn(lockedLeftover, 1)).toEqual(['breakfast', 'lunch'])
      const lockedParent = made(lockItem(drawn, slotAt(drawn, 1, 'dinner')))
      expect(freeInWeekOn(lockedParent, 2)).toEqual(['breakfast', 'dinner'])
    })

    it('[LEFT-3] nothing of a complete day is free, nor what is left of it', () => {
      const cooking = made(completeDay(drawn, dayAt(drawn, 1)))
      expect(freeInWeekOn(cooking, 1)).toEqual([])
      expect(freeInWeekOn(cooking, 2)).toEqual(['breakfast', 'dinner'])
    })

    it('of a day or week that is not there are none', () => {
      expect(freeSlots(own, { weekId: 'w9' })).toEqual([])
      expect(freeSlots(own, { weekId: 'w1', dayId: 'w2d1' })).toEqual([])
    })
  })

  describe('refusalToDraw', () => {
    it.each([
      ['an open slot', own, 1, 'lunch', undefined],
      ['a dish', drawn, 1, 'lunch', undefined],
      ['a parent, whose leftovers are freed', drawn, 1, 'dinner', undefined],
      ['a leftover', drawn, 2, 'lunch', undefined],
      ['a skipped slot', made(skipSlot(own, slotAt(own, 1, 'lunch'))), 1, 'lunch', 'slot-skipped'],
      ['a locked dish', made(lockItem(drawn, slotAt(drawn, 1, 'lunch'))), 1, 'lunch', 'slot-locked'],
      [
        'a parent of a locked leftover',
        made(lockItem(drawn, slotAt(drawn, 2, 'lunch'))),
        1,
        'dinner',
        'slot-locked',
      ],
      [
        'a leftover of a complete day',
        made(completeDay(drawn, dayAt(drawn, 1))),
        2,
        'lunch',
        'cooked-on-complete-day',
      ],
    ] as const)('[ITEM-5] of %s', (_, template, dayNumber, meal, because) => {
      expect(refusalToDraw(foundAt(template, dayNumber, meal))?.because).toBe(because)
    })
  })
})

describe('next day', () => {
  describe('nextDay', () => {
    const template = templateOf(['rrrr.rr', 'rrrrrrr', 'ccccccc', 'rrrrrrr'])

    it.each([
      ['the next day', 1, 2],
      ['a day that is not ready yet', 4, 5],
      ['the first day of the next week', 7, 8],
      ['a day of a complete week', 15, 16],
      ['the last day', 27, 28],
    ])('[DAY-6] leads to %s', (_, from, to) => {
      expect(nextDay(template, dayAt(template, from))).toEqual(dayAt(template, to))
    })

    it.each([
      ['from a day that is not ready', 5],
      ['from the final day', 28],
    ])('[DAY-6] leads nowhere %s', (_, from) => {
      expect(nextDay(template, dayAt(template, from))).toBeUndefined()
    })
  })

  describe('dayAfterCompleting', () => {
    it('[DAY-5] leads to the next incomplete day', () => {
      const template = templateOf(['rrrrrrr'])
      const after = made(completeDay(template, dayAt(template, 1)))
      expect(dayAfterCompleting(after, dayAt(after, 1))).toEqual(dayAt(after, 2))
    })

    it('[DAY-5] leads to the list of templates when the week became complete', () => {
      const template = templateOf(['ccccccr', 'rrrrrrr'])
      const after = made(completeDay(template, dayAt(template, 7)))
      expect(dayAfterCompleting(after, dayAt(after, 7))).toBeUndefined()
    })
  })
})

describe('day to open', () => {
  const ready = 'rrrrrrr'
  const dateOf = (dayNumber: number): IsoDate => addDays(about.startDate, dayNumber - 1)

  describe('dayOnDate', () => {
    it.each([1, 7, 8, 28])('[PLAN-7] finds day %i by its date', (dayNumber) => {
      expect(dayOnDate(templateOf([]), dateOf(dayNumber))?.dayNumber).toBe(dayNumber)
    })

    it.each([-7, 0, 29])('[PLAN-7] finds none %i days from the eve of the plan', (dayNumber) => {
      expect(dayOnDate(templateOf([]), dateOf(dayNumber))).toBeUndefined()
    })
  })

  describe('where Meals opens', () => {
    it.each([
      ['today', [ready], 5, 5],
      ['today, in a week that is eaten', ['ccccccc', ready], 5, 5],
      ['the first day to complete, once the plan is over', ['ccrrrrr'], 40, 3],
      ['the first day to complete, where today isn’t planned', ['ccrrrrr'], 9, 3],
      ['the last week that is planned, while the next is built', ['ccccccc', 's......'], 9, 1],
    ] as const)('[DAY-9] %s', (_, weeks, today, dayNumber) => {
      const template = templateOf(weeks)
      expect(dayToCook(template, dateOf(today))).toEqual(dayAt(template, dayNumber))
    })

    it('[DAY-9] nowhere before a week is planned', () => {
      expect(dayToCook(templateOf(['rr.....']), dateOf(1))).toBeUndefined()
    })
  })

  describe('where the Editor opens', () => {
    it.each([
      ['the first day that isn’t ready', ['rrs....'], 1, 3],
      ['the first that isn’t ready, while an earlier week is eaten', ['ccccccc', 'rr.....'], 3, 10],
      ['today, where nothing is left to build', [ready, ready], 12, 12],
      ['the first day to complete, where today isn’t planned', ['ccrrrrr'], 40, 3],
    ] as const)('[DAY-2] %s', (_, weeks, today, dayNumber) => {
      const template = templateOf(weeks)
      expect(dayToEdit(template, dateOf(today))).toEqual(dayAt(template, dayNumber))
    })
  })
})

describe('opening view', () => {
  const done = 'ccccccc'
  const ready = 'rrrrrrr'
  const dateOf = (dayNumber: number): IsoDate => addDays(about.startDate, dayNumber - 1)
  const beforeThePlan = dateOf(0)

  describe('openingView', () => {
    it.each([
      ['an empty week', [], 'building', 1],
      ['a week that is preparing', ['rr.r...'], 'building', 3],
      ['a ready week', [ready], 'ready-day', 1],
      ['a week being cooked', ['ccrrrrr'], 'ready-day', 3],
      ['a second week that is empty', [done], 'building', 8],
      ['a second week being cooked', [done, 'crrrrrr'], 'ready-day', 9],
      ['a week whose day was opened up while cooking', ['ccrrr.r'], 'building', 6],
    ] as const)('[APP-2] opens the day that is next in %s', (_, weeks, view, dayNumber) => {
      const template = templateOf(weeks)
      for (const today of [beforeThePlan, dateOf(29)])
        expect(openingView(template, false, today)).toEqual({ view, ...dayAt(template, dayNumber) })
    })

    it.each([
      ['a ready week', [ready], 5, 'ready-day', 5],
      ['a week whose earlier days were never marked', ['crrrrrr'], 7, 'ready-day', 7],
      ['a later week that is planned', [ready, ready], 12, 'ready-day', 12],
      ['a later week that isn’t planned', [ready], 12, 'ready-day', 1],
      ['a week that is being built', ['rrs....'], 1, 'building', 3],
      ['a week eaten early, the next one planned', [done, ready], 6, 'ready-day', 6],
      ['a week eaten early, the next one to build', [done], 6, 'building', 8],
    ] as const)('[APP-2] [PLAN-7] opens on today in %s', (_, weeks, today, view, dayNumber) => {
      const template = templateOf(weeks)
      expect(openingView(template, false, dateOf(today))).toEqual({ view, ...dayAt(template, dayNumber) })
    })

    it('[APP-2] opens the shopping list while a shop is under way, if there is one for the week', () => {
      const opened = (weeks: readonly string[], today = beforeThePlan) =>
        openingView(templateOf(weeks), true, today)
      expect(opened([done, 'crrrrrr'])).toEqual({ view: 'shopping-list', weekId: 'w2' })
      expect(opened([ready, ready], dateOf(9))).toEqual({ view: 'shopping-list', weekId: 'w2' })
      expect(opened([done, 's......']).view).toBe('building')
    })

    it.each([true, false])('[APP-2] opens the complete view of a complete plan', (isShopping) => {
      const eaten = templateOf([done, done, done, done])
      expect(openingView(eaten, isShopping, dateOf(3))).toEqual({ view: 'complete' })
    })
  })

  it.each([
    ['nothing', undefined, false],
    ['the list a moment ago', { view: 'list', atMs: -1000 }, true],
    ['the list fifty-nine minutes ago', { view: 'list', atMs: -59 * 60_000 }, true],
    ['the list an hour ago', { view: 'list', atMs: -60 * 60_000 }, false],
    ['meals a moment ago', { view: 'meals', atMs: -1000 }, false],
  ] as const)('[APP-2] [HELD-2] who looked last at %s is shopping or not', (_, last, isShopping) => {
    const now = Date.parse('2026-11-23T18:00:00Z')
    expect(isShopUnderWay(last && { ...last, atMs: now + last.atMs }, now)).toBe(isShopping)
  })
})
