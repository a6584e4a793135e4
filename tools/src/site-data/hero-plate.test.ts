import { inventRecipes } from '@butterleaf/cookbook/pictures/testing/invented-recipe'
import { expect, it } from 'vitest'
import { heroPlate, plateRim } from './hero-plate.ts'

const [leeks] = inventRecipes(
  'breakfast',
  `
Jammy eggs with charred leeks | 1 | american
egg 104, leek 120, butter 20, chili-flakes 1
Boil [egg] {7 min} until jammy, peel and halve. / Char [leek] in [butter]. / Scatter with [chili-flakes].
`,
)

it('[LAND-1] a plate of the landing page is cut out along its rim', () => {
  if (!leeks) throw new Error('no recipe')
  const { drawing } = heroPlate(leeks)
  const [, scale] =
    /<rect width="480" height="360"[^>]*><g transform="[^"]*scale\(([\d.]+)\)/.exec(drawing) ?? []
  const radii = [...drawing.matchAll(/<circle cx="240" cy="180" r="([\d.]+)"/g)].map(([, radius]) =>
    Number(radius),
  )
  expect(Math.floor(Math.max(...radii) * Number(scale))).toBe(plateRim)
})
