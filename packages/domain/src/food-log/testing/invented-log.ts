import type { IsoDate } from '../../calendar/iso-date.ts'
import { noMacros } from '../../nutrition/macros.ts'
import type { FoodExtra } from '../food-extra.ts'
import type { LogEntry } from '../log-entry.ts'
import type { FigureTables } from '../source-figures.ts'

export const burger = { calories: 620, fat: 45, netCarbs: 6, protein: 44 }
export const coffee = { calories: 104, fat: 10.8, netCarbs: 0.9, protein: 0.8 }

export const inventedTables: FigureTables = {
  per100g: (foodId) =>
    foodId === 'egg' ? { calories: 143, fat: 9.5, netCarbs: 0.7, protein: 12.6 } : undefined,
  perServing: (recipeId) =>
    recipeId === 'chili' ? { calories: 480, fat: 34, netCarbs: 7, protein: 36 } : undefined,
}

export function logEntry(own: Partial<LogEntry> = {}): LogEntry {
  return {
    id: 'entry',
    date: '2026-03-04' as IsoDate,
    place: { kind: 'instead', meal: 'dinner' },
    source: { kind: 'figures', name: 'Burger without bun' },
    figures: burger,
    ...own,
  }
}

export function notCounted(own: Partial<LogEntry> = {}): LogEntry {
  return logEntry({ source: { kind: 'notCounted' }, figures: noMacros, ...own })
}

export function foodExtra(own: Partial<FoodExtra> = {}): FoodExtra {
  return {
    id: 'extra',
    source: { kind: 'figures', name: 'Coffee with cream' },
    figures: coffee,
    weekdays: ['monday', 'wednesday'],
    from: '2026-03-01' as IsoDate,
    isBought: false,
    ...own,
  }
}
