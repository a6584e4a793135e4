import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it('[LEFT-1] a number stays with its fraction, and all else may be broken', () => {
  expect(unbroken('Eat 1 ¼ servings today and save ¾ serving for day 3')).toBe(
    'Eat 1\u00a0¼ servings today and save ¾ serving for day 3',
  )
})
