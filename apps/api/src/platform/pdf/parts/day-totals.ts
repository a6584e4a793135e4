import { missBy } from '@butterleaf/domain/nutrition/deviation'
import { type MacroName, type Macros, macroNames } from '@butterleaf/domain/nutrition/macros'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import { type Content, prose, type TextStyle } from './content.ts'
import { macroColors, macroText, macroWords, missText } from './figures.ts'
import { palette } from './palette.ts'

const smallPt = 8
const barWidth = 98
const barHeight = 3

export function isInRange(totals: Macros, targets: MacroRanges): boolean {
  const misses = missBy(totals, targets)
  return macroNames.every((name) => misses[name] === 0)
}

/** A day's totals, each with a bar towards its maximum; beside it what is out of range. */
export function dayTotals(totals: Macros, targets: MacroRanges): Content {
  const misses = missBy(totals, targets)
  const missed = (name: MacroName) => (misses[name] === 0 ? '' : missText(name, misses[name]))
  const inRange = isInRange(totals, targets)
  const verdict = { fontSize: smallPt, bold: true, color: inRange ? palette.leaf : palette.paprika }
  return {
    stack: [
      figure(macroText('calories', totals.calories), missed('calories'), {
        fontSize: smallPt + 1.5,
        bold: true,
      }),
      ...(['fat', 'netCarbs', 'protein'] as const).flatMap((name): Content[] => [
        figure(`${macroText(name, totals[name])} ${macroWords[name].toLowerCase()}`, missed(name)),
        bar(totals[name] / targets[name].maximum, macroColors[name]),
      ]),
      prose(inRange ? 'In range' : 'Out of range', verdict),
    ],
  }
}

function figure(text: string, miss: string, style: TextStyle = {}): Content {
  const words = prose(text, { fontSize: smallPt, ...style })
  if (miss === '') return words
  const missStyle = {
    fontSize: smallPt - 0.5,
    bold: true,
    color: palette.paprika,
    alignment: 'right',
  } as const
  return { columns: [words, prose(miss, { ...missStyle, width: 'auto' })], columnGap: 2 }
}

function bar(share: number, color: string): Content {
  const filled = barWidth * Math.min(1, Math.max(0, share))
  const shape = { type: 'rect', x: 0, y: 0, h: barHeight, r: barHeight / 2 }
  const fill = filled > barHeight ? [{ ...shape, w: filled, color }] : []
  return { canvas: [{ ...shape, w: barWidth, color: palette.sunk }, ...fill], margin: [0, 0.5, 0, 2.5] }
}
