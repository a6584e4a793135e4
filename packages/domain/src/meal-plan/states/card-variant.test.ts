import { describe, expect, it } from 'vitest'
import { completeDay } from '../operations/complete-day.ts'
import { skipSlot } from '../operations/skip-slot.ts'
import { dayAt, foundAt, generatedTemplate, made, slotAt, templateOf } from '../testing/invented-template.ts'
import { cardVariantOf } from './card-variant.ts'

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
