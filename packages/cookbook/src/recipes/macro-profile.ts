import { kcalPerGram } from '@butterleaf/domain/nutrition/macros'
import type { Nutrition } from '../foods/nutrition.ts'

export type MacroProfile = 'high-protein' | 'high-fat' | 'balanced'
export type EnergyShares = { fat: number; protein: number; netCarbs: number }

/** Shares of the energy, 0 to 1. */
export function energyShares({ calories, fat, protein, netCarbs }: Nutrition): EnergyShares {
  if (calories <= 0) return { fat: 0, protein: 0, netCarbs: 0 }
  return {
    fat: (kcalPerGram.fat * fat) / calories,
    protein: (kcalPerGram.protein * protein) / calories,
    netCarbs: (kcalPerGram.netCarbs * netCarbs) / calories,
  }
}

export function macroProfileOf(perServing: Nutrition): MacroProfile {
  const { fat, protein } = energyShares(perServing)
  if (protein > 0.35) return 'high-protein'
  return fat >= 0.78 ? 'high-fat' : 'balanced'
}
