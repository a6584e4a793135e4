import type { Showing, Shown } from './dish/find-visible-foods.ts'
import type { Dish } from './dish/read-dish.ts'
import type { VesselId } from './vessels/vessel-id.ts'

const PHRASES: Readonly<Record<VesselId, string>> = {
  plate: 'on a plate',
  board: 'on a board',
  skillet: 'in a skillet',
  bowl: 'in a bowl',
  'soup-bowl': 'in a soup bowl',
  casserole: 'in a baking dish',
  'sheet-pan': 'on a sheet pan',
  mug: 'in a mug',
  glass: 'in a glass',
  loaf: 'on a board',
  'muffin-tray': 'in a muffin tray',
  stack: 'in a stack',
  wrap: 'on a plate',
  jar: 'in a jar',
  'cake-stand': 'on a cake stand',
}
const ADJECTIVES =
  /\b(boneless|skinless|skin-on|bone-in|fresh|raw|large|medium|extra|virgin|unsalted|salted|frozen|dried|canned|shredded|grated|sliced|baby|full-fat|plain|unsweetened|organic|cooked|lean|jarred|liquid|shelled|desiccated|frozen|thawed)\b|\d+\/\d+/g

/** Says that it is an illustration and what it shows: the main thing, then at most three more. */
export function altText(dish: Dish, showing: Showing, vessel: VesselId): string {
  const seen = [
    ...showing.mains,
    ...showing.beds,
    ...showing.sides,
    ...showing.bits,
    ...showing.citrus,
    ...showing.creams,
    ...showing.herbs,
  ]
  const names = [...new Set(seen.sort((a, b) => b.weight - a.weight).map(nameOf))]
  const [first, ...rest] = dish.form.label ? [dish.form.label, ...names] : names
  const others = rest.filter((name) => name !== first).slice(0, first === names[0] ? 3 : 2)
  const what = first ?? dish.recipe.title.toLowerCase()
  return `Illustration: ${others.length > 0 ? `${what} with ${listed(others)}` : what} ${PHRASES[vessel]}`
}

function nameOf(shown: Shown): string {
  const { name, plural } = shown.food.ingredient
  const full = shown.count > 1 && plural ? plural : name
  return full
    .replace(/[,(].*$/, '')
    .replace(ADJECTIVES, '')
    .replace(/ (fillets?|florets?)$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function listed(names: readonly string[]): string {
  const last = names[names.length - 1] ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
