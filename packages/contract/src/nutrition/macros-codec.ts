import type { Macros } from '@butterleaf/domain/nutrition/macros'
import type { MacroRanges, Range } from '@butterleaf/domain/nutrition/ranges'

/** The four macros as the wire spells them. */
export type WireMacros = { calories: number; fat: number; net_carbs: number; protein: number }
export type WireRanges = Readonly<Record<keyof WireMacros, Range>>

export const wireNames = {
  calories: 'calories',
  fat: 'fat',
  netCarbs: 'net_carbs',
  protein: 'protein',
} as const satisfies Record<keyof Macros, keyof WireMacros>

export function encodeMacros({ netCarbs, ...macros }: Macros): WireMacros {
  return { ...macros, net_carbs: netCarbs }
}

export function decodeMacros({ calories, fat, net_carbs, protein }: WireMacros): Macros {
  return { calories, fat, netCarbs: net_carbs, protein }
}

export function encodeRanges({ netCarbs, ...ranges }: MacroRanges): WireRanges {
  return { ...ranges, net_carbs: netCarbs }
}

export function decodeRanges({ net_carbs, ...ranges }: WireRanges): MacroRanges {
  return { ...ranges, netCarbs: net_carbs }
}
