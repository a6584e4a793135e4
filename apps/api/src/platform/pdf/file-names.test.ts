import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { expect, it } from 'vitest'
import { fileNames } from './file-names.ts'

it('[SHOP-4] files are named after what they are', () => {
  expect(fileNames.shoppingList(1)).toBe('butterleaf-shopping-list-week-1.pdf')
  expect(fileNames.plan('2026-11-23' as IsoDate)).toBe('butterleaf-plan-2026-11-23.pdf')
})

it.each([
  ['Chả trứng hấp, 2 ways', 'butterleaf-cha-trung-hap-2-ways.pdf'],
  ['a"; filename=evil\r\n.exe', 'butterleaf-a-filename-evil-exe.pdf'],
  ['牛奶', 'butterleaf-recipe.pdf'],
  ['x'.repeat(200), `butterleaf-${'x'.repeat(60)}.pdf`],
])('a recipe called %j is saved as %j', (title, name) => {
  expect(fileNames.item(title)).toBe(name)
})
