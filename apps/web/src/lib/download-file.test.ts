import { expect, it } from 'vitest'
import { fileNameIn } from './download-file.ts'

it.each([
  ['attachment; filename="butterleaf-shopping-list-week-1.pdf"', 'butterleaf-shopping-list-week-1.pdf'],
  ['attachment; filename=list.pdf; size=5', 'list.pdf'],
  ['attachment', 'download.pdf'],
  ['attachment; filename=""', 'download.pdf'],
  [null, 'download.pdf'],
])('[SHOP-4] the header %s gives the file the name %s', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name)
})
