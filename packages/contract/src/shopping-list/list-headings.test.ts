import { aisleHeadings } from '@butterleaf/domain/shopping-list/aisles'
import { expect, it } from 'vitest'
import { listHeadings } from './list-headings.ts'

it('[SHOP-1] what is beside the aisles has headings that no aisle has', () => {
  const headings = [...Object.values(aisleHeadings), ...Object.values(listHeadings)]
  expect(new Set(headings).size).toBe(headings.length)
})
