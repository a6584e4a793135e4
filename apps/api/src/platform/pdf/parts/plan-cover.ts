import { macroNames } from '@butterleaf/domain/nutrition/macros'
import type { PlanModel } from '../models/plan-model.ts'
import { type Content, heading, prose } from './content.ts'
import { dateRangeText } from './dates.ts'
import { macroWords, peopleText, rangeText } from './figures.ts'
import { pageMargin, paperSizes } from './page-frame.ts'
import { palette } from './palette.ts'
import { dishesOnLeaf, svgOptions } from './pictures.ts'

const titlePt = 46
/** Behind "already decided." in Young Serif, which is 7.75 times as wide as it is large. */
const highlight = { x: pageMargin - 4, y: 190, w: 7.75 * titlePt + 8, h: 17, color: palette.butter }
const plateCount = 3
const leafSide = 380

/** The first page: dates, dishes and ranges of the plan. */
export function planCover(plan: PlanModel): Content[] {
  const { width, height } = paperSizes[plan.system]
  const pictures = plan.recipes.flatMap(({ picture }) => picture ?? [])
  return [
    at(48, heading('Butterleaf', { fontSize: 22 })),
    { canvas: [{ type: 'rect', ...highlight }], absolutePosition: { x: 0, y: 0 } },
    at(104, heading('Your four weeks,', { fontSize: titlePt, outline: true, outlineText: 'Cover' })),
    at(156, heading('already decided.', { fontSize: titlePt })),
    at(220, prose(datesOf(plan), { fontSize: 13, color: palette.muted })),
    {
      svg: dishesOnLeaf(spread(pictures, plateCount)),
      options: svgOptions,
      width: leafSide,
      absolutePosition: { x: (width - leafSide) / 2, y: 262 },
    },
    { ...targetRow(plan), absolutePosition: { x: pageMargin, y: height - 116 } },
  ]
}

function at(y: number, content: Content): Content {
  return { ...content, absolutePosition: { x: pageMargin, y } }
}

function datesOf({ weeks, people }: PlanModel): string {
  const days = weeks.flatMap((week) => week.days)
  const [first, last] = [days[0], days.at(-1)]
  return [first && last ? dateRangeText(first.date, last.date) : '', peopleText(people)]
    .filter(Boolean)
    .join(' · ')
}

/** Picks dishes from the whole plan, since its first ones are often alike. */
function spread<Value>(values: readonly Value[], count: number): Value[] {
  if (values.length <= count) return [...values]
  const step = values.length / count
  return values.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}

function targetRow({ targets }: PlanModel): Content {
  return {
    columns: macroNames.map((name) => ({
      stack: [
        prose(`${macroWords[name]} a day`, { fontSize: 9.5, color: palette.muted }),
        heading(rangeText(name, targets[name]), { fontSize: 13.5 }),
      ],
    })),
    columnGap: 10,
  }
}
