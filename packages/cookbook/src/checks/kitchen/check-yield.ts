import type { KitchenRecipe } from '../../kitchen/kitchen-steps.ts'
import type { LineFinding } from '../../reading/fault.ts'

/** Sold with bone or shell, and counted without it. */
const soldWithRefuse: ReadonlySet<string> = new Set([
  'beef-short-rib',
  'chicken-breast-skin-on',
  'chicken-drumstick',
  'chicken-leg',
  'chicken-thigh',
  'chicken-wing',
  'clam',
  'duck-leg',
  'ham-hock',
  'lamb-loin-chop',
  'lamb-shank',
  'mussel',
  'oxtail',
  'oyster',
  'pork-chop',
  'pork-spareribs',
  'turkey-thigh',
  'veal-shank',
  'whole-chicken',
])
const scales = new Set(['g', 'kg', 'oz', 'lb'])
const withoutRefuse =
  /\b(boned|boneless|shucked|picked|meat only|without (its |the )?(bones?|shells?)|off the bone|with (the|its|their) bones?)\b/i

/** ED-4: 600 g of wings are 370 g of meat and skin, and a counter weighs the bones with them, so they are counted. */
export function checkYield({ recipe, source }: KitchenRecipe): LineFinding[] {
  return recipe.ingredients.flatMap(({ food, unit, prep = '', note = '' }, index) => {
    const isWeighed = soldWithRefuse.has(food.id) && scales.has(unit ?? '')
    if (!isWeighed || withoutRefuse.test(`${prep} ${note}`)) return []
    const each = food.measures.piece ?? food.measures.thigh ?? food.measures.slice
    return [
      {
        line: source.ingredients[index]?.line ?? 1,
        what: `${food.id} is weighed with its bone or shell, and its figures are of the meat.`,
        remedy: `Count pieces, of ${each} g of meat each, or say in prep that it is boneless or shucked, or what it weighs with the bones.`,
      },
    ]
  })
}
