import type { PlanDay, PlanItem, PlanTemplate, PlanWeek } from '@butterleaf/contract/meal-plan/calls'
import { encodeMacros, encodeRanges } from '@butterleaf/contract/nutrition/macros-codec'
import { encodeNutrients, encodeSpanNutrients } from '@butterleaf/contract/nutrition/nutrients-codec'
import { modeCodes } from '@butterleaf/contract/onboarding/codes'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import { listAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { type DayFit, spanFit } from '@butterleaf/domain/meal-plan/fit'
import type { NutrientsPerServing } from '@butterleaf/domain/meal-plan/nutrients/day-nutrients'
import { spanNutrients } from '@butterleaf/domain/meal-plan/nutrients/span-nutrients'
import { daysIn, type FoundDay, type FoundWeek } from '@butterleaf/domain/meal-plan/places'
import { type DatedDay, datedDays, type WeekPlate } from '@butterleaf/domain/meal-plan/shown/week-plate'
import { isDayReady, templateStateOf, weekStateOf } from '@butterleaf/domain/meal-plan/states'
import type { EaterFit, ShownTable } from '@butterleaf/domain/meal-plan/table/table'
import { type Day, dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { type Macros, shownMacros } from '@butterleaf/domain/nutrition/macros'
import type { NutrientAim } from '@butterleaf/domain/nutrition/mineral-goals/mineral-goals'
import type { Nutrients } from '@butterleaf/domain/nutrition/nutrients'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import { presentDayFit, presentSpanFit } from '#capabilities/recipes/operations.ts'
import { presentSlot, type ShownWith } from './present-slot.ts'
import { type MineralAim, presentWeekMinerals } from './week-minerals.ts'

/** What isn't in a template: the dishes' cards, what a day of them comes to, and whom it is for. */
export type Setting = Omit<ShownWith<NonNullable<PlanItem['value']>>, 'table'> &
  Readonly<{
    tableOfTemplate: (template: Template) => ShownTable
    fitOf: (day: Day, date: IsoDate) => DayFit
    fitsOfWeek: (template: Template, found: FoundWeek) => readonly DayFit[]
    nutrientsOf: NutrientsPerServing
    nutrientsOfDay: (day: Pick<Day, 'items'>) => Nutrients | undefined
    minerals: MineralAim | undefined
    /** PLATE-2: what `plateOf` judges by. */
    aim: NutrientAim
    plateOf: (days: readonly DatedDay[]) => (WeekPlate & { sentences: string[] }) | undefined
    ranges: MacroRanges
    /** LIFE-4: counted in what each day comes to. */
    extras: readonly FoodExtra[]
    /** LIFE-7: the same. */
    snackRoom: Macros | undefined
  }>

export function presentTemplate(template: Template, setting: Setting): PlanTemplate {
  const weeks = template.weeks.map((week, weekIndex) => presentWeek(template, { week, weekIndex }, setting))
  return { ...presentTemplateAlone(template, setting), weeks }
}

/** All but its weeks. */
export function presentTemplateAlone(
  template: Template,
  { fitsOfWeek, minerals }: Setting,
): Omit<PlanTemplate, 'weeks'> {
  const { id, createdAt, mode, weeks, reachedWeeks } = template
  const away = listAway(template)
  return {
    id,
    createdAt,
    startDate: dateOfDay(template, 1),
    ...(away.length > 0 && { away }),
    mode: modeCodes[mode],
    state: templateStateOf(template),
    reachedWeeks,
    fit: presentSpanFit(
      spanFit(weeks.flatMap((week, weekIndex) => fitsOfWeek(template, { week, weekIndex }))),
    ),
    ...(minerals && { helpfulFoods: minerals.foods }),
  }
}

export function presentWeek(template: Template, found: FoundWeek, setting: Setting): PlanWeek {
  const days = daysIn(found).map((day) => presentDay(template, day, setting))
  return { ...presentWeekAlone(template, found, setting), days }
}

/** All but its days. */
export function presentWeekAlone(
  template: Template,
  { week, weekIndex }: FoundWeek,
  { fitsOfWeek, nutrientsOfDay, minerals, plateOf }: Setting,
): Omit<PlanWeek, 'days'> {
  const plate = plateOf(datedDays(template, { week, weekIndex }))
  const nutrients = spanNutrients(week.days, nutrientsOfDay)
  return {
    id: week.id,
    templateId: template.id,
    weekNumber: weekIndex + 1,
    state: weekStateOf(week),
    ready: week.days.filter(isDayReady).length,
    fit: presentSpanFit(spanFit(fitsOfWeek(template, { week, weekIndex }))),
    ...(nutrients && { nutrients: encodeSpanNutrients(nutrients) }),
    ...(plate && {
      plate: {
        ...plate,
        manyEggs: [...plate.manyEggs],
        muchOfOneFood: [...plate.muchOfOneFood],
        copiedDays: [...plate.copiedDays],
      },
    }),
    ...presentWeekMinerals(nutrients, minerals),
  }
}

/** Of its week it tells what its dishes feed, nothing else. */
export function presentDay(template: Template, found: FoundDay, setting: Setting): PlanDay {
  const { week, day, dayNumber } = found
  const nutrients = setting.nutrientsOfDay(day)
  const table = setting.tableOfTemplate(template)
  const eaters = table.fitsOf(day).flatMap((fit) => (fit.eater.theirs ? [] : presentEaterFit(fit)))
  return {
    id: day.id,
    weekId: week.id,
    dayNumber,
    date: dateOfDay(template, dayNumber),
    state: day.isComplete ? 'complete' : 'incomplete',
    ready: isDayReady(day),
    totalMeals: day.items.filter(({ kind }) => kind !== 'skipped').length,
    items: day.items.map((item) => presentSlot({ ...found, item }, { ...setting, table })),
    fit: presentDayFit(setting.fitOf(day, dateOfDay(template, dayNumber))),
    ...(eaters.length > 0 && { eaters }),
    ...(nutrients && { nutrients: encodeNutrients(nutrients) }),
  }
}

/** TOG-3. TOG-4: what one who types their own answers is to eat is told to them alone. */
function presentEaterFit(fit: EaterFit) {
  return { eaterId: fit.eater.id, name: fit.eater.name, ...presentFitAtTable(fit) }
}

export function presentFitAtTable({ part, totals, deviation }: EaterFit) {
  const { least, most, ranges, snackRoom } = part
  return {
    inRange: deviation === 0,
    totals: encodeMacros(shownMacros(totals)),
    target: encodeRanges(ranges),
    part: { least, most },
    ...(snackRoom && { snackRoom: encodeMacros(shownMacros(snackRoom)) }),
  }
}
