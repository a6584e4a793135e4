import { describe, expect, it } from 'vitest'
import { equipmentOf } from './equipment-of.ts'

describe('equipmentOf', () => {
  it.each([
    ['Heat the oven and put the dish in.', ['oven']],
    ['Brown it in an ovenproof skillet, then in a Dutch oven.', []],
    ['Set it under the broiler.', ['broiler']],
    ['Cook in the air fryer until crisp.', ['air-fryer']],
    ['Bake in the oven or an air fryer.', []],
    ['Light the charcoal grill.', ['grill']],
    ['Heat a grill pan until it smokes.', []],
    ['Blend smooth in a blender.', ['blender']],
    ['Grind it in a blender or with a mortar.', []],
    ['Leave it in the slow cooker; whip the cream with a hand mixer.', ['slow-cooker', 'mixer']],
    ['Set the steamer over the water.', ['steamer']],
    ['Stir in a skillet.', []],
  ])('[CON-9] of "%s" is %j', (words, needs) => {
    expect(equipmentOf(words)).toEqual(needs)
  })
})
