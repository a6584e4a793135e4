import {
  type NutrientName,
  type Nutrients,
  nutrientNames,
  nutrientUnits,
  shownNutrient,
} from '@butterleaf/domain/nutrition/nutrients'
import { prose, type TextNode, type TextStyle } from './content.ts'
import { palette } from './palette.ts'

export const nutrientWords = {
  fiber: 'fiber',
  saturatedFat: 'saturated fat',
  sodium: 'sodium',
  potassium: 'potassium',
  magnesium: 'magnesium',
} as const satisfies Record<NutrientName, string>

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** MIN-1: "4.1 g fiber · 9.9 g saturated fat · 812 mg sodium · …" */
export function nutrientLine(nutrients: Nutrients, style: TextStyle = {}): TextNode {
  const parts = nutrientNames.map(
    (name) => `${nutrientText(name, nutrients[name])} ${nutrientUnits[name]} ${nutrientWords[name]}`,
  )
  return prose(parts.join(' · '), { color: palette.muted, ...style })
}

export function nutrientText(name: NutrientName, amount: number): string {
  return format.format(shownNutrient(name, amount))
}
