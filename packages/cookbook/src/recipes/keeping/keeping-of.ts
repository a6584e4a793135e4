import type { Keeping } from '@butterleaf/domain/cooking/keeping'
import type { Judged } from './judged.ts'
import { servesRaw } from './serves-raw.ts'

type Rule = { holds: (recipe: Judged) => boolean; keeps: Keeping }

const inBox = 'in a lidded box in the fridge'
const inSkillet = 'in a skillet with a splash of water, 4 min'
const inPot = 'in a pot over medium heat until it bubbles, 5 min'

const atOnce = (how: string): Keeping => ({ days: 0, how, freezes: false })

/** What goes limp once it is dressed or warmed. */
const leaves = /lettuce|romaine|arugula|frisee|watercress|mixed-greens|baby-spinach/
const wiltingGrams = 20
const softEggs =
  /\b(poached|fried|scrambled|buttered|soft|soft-boiled|soft-cooked|sunny[- ]side|coddled|baked) eggs?\b|\beggs? (baked|benedict|florentine|in purgatory|in a glass)\b|\b(shakshuka|huevos|akuri|menemen)\b/i
const runnyYolks = /\byolks?\b[^.;]{0,24}\b(runny|soft|liquid|wobbl\w*|jammy|run)\b/i
const puffed = /\b(omelet|omelets|soufflés?|souffle|dutch baby|popovers?)\b/i
const drinks = /\b(smoothie|shake|latte|lassi|thandai|lemonade)\b/i
const leafy = /\b(salads?|lettuce|romaine|iceberg|caesar|greens|cups)\b/i
const frozen = /\b(ice cream|ice pops?|popsicles?|granita|sorbet|semifreddo|kulfi|frozen)\b/i
const baked =
  /\b(cookies?|cakes?|muffins?|bars?|brownies?|blondies?|loaf|bread|scones?|biscuits?|biscotti|macaroons?|bark)\b/i
const set =
  /\b(panna cotta|custards?|mousse|jell(y|ies)|pudding|pots? de crème|flan|cheesecake|parfait|chia|truffles?|fudge)\b/i
const pots =
  /\b(soup|stew|chili|curry|goulash|ragù|ragu|tagine|dal|gumbo|chowder|bourguignon|braised?|adobo|vindaloo|rendang|casserole)\b/i
const separatesFrozen = /cream|yogurt|milk|egg|mayonnaise|cheese|potato|tofu|quark|feta|ricotta/

const rules: readonly Rule[] = [
  { holds: servesRaw, keeps: atOnce('raw fish and meat are eaten the day they are bought') },
  { holds: ({ title }) => drinks.test(title), keeps: atOnce('it separates as it stands') },
  {
    holds: ({ title }) => frozen.test(title),
    keeps: { days: 30, how: 'in a lidded tub in the freezer', freezes: true },
  },
]

const sweetRules: readonly Rule[] = [
  {
    holds: ({ title }) => baked.test(title),
    keeps: { days: 4, how: inBox, freezes: true },
  },
  {
    holds: ({ title }) => set.test(title),
    keeps: { days: 3, how: 'covered in the fridge', freezes: false },
  },
]

const mealRules: readonly Rule[] = [
  { holds: hasSoftEggs, keeps: atOnce('soft eggs go on cooking when they are warmed') },
  { holds: ({ title }) => puffed.test(title), keeps: atOnce('it sinks as it cools') },
  { holds: ({ technique }) => technique === 'deep-fry', keeps: atOnce('the crust goes soft') },
  { holds: (recipe) => hasDressedLeaves(recipe), keeps: atOnce('dressed leaves wilt') },
  {
    holds: isFish,
    keeps: { days: 1, how: inBox, freezes: false, reheat: 'gently in a covered skillet, 4 min' },
  },
  {
    holds: (recipe) => isOfAPot(recipe) && freezesWell(recipe),
    keeps: { days: 3, how: inBox, freezes: true, reheat: inPot },
  },
  { holds: isOfAPot, keeps: { days: 3, how: inBox, freezes: false, reheat: inPot } },
  {
    holds: ({ technique }) => technique === 'raw' || technique === 'blend',
    keeps: { days: 2, how: inBox, freezes: false },
  },
  { holds: isEggFromThePan, keeps: atOnce('eggs are best hot from the pan') },
  {
    holds: isEggBake,
    keeps: { days: 2, how: inBox, freezes: false, reheat: inSkillet },
  },
  { holds: isCookedThrough, keeps: { days: 3, how: inBox, freezes: false, reheat: inSkillet } },
]

/** CON-4: how a dish keeps, by the first rule that holds. What none holds for has to say itself. */
export function keepingOf(recipe: Judged): Keeping | undefined {
  const ofKind = isDessert(recipe) ? sweetRules : mealRules
  return [...rules, ...ofKind].find(({ holds }) => holds(recipe))?.keeps
}

function isDessert({ meals }: Judged): boolean {
  return meals[0] === 'dessert'
}

function hasSoftEggs({ title, words, ingredients }: Judged): boolean {
  const hasEggs = ingredients.some(({ food }) => food.id === 'egg')
  return softEggs.test(title) || (hasEggs && runnyYolks.test(words))
}

/** A salad, and not a roast with some leaves beside it. */
function hasDressedLeaves({ title, technique, ingredients, servings }: Judged): boolean {
  if (technique !== 'raw' && !leafy.test(title)) return false
  const grams = ingredients.reduce((sum, { food, grams }) => sum + (leaves.test(food.id) ? grams : 0), 0)
  return grams / servings >= wiltingGrams
}

/** Cooked fish is good for a day; what is smoked, cured or canned stays out of it. */
function isFish({ mainProtein }: Judged): boolean {
  return mainProtein === 'fish' || mainProtein === 'shellfish'
}

function isEggBake({ mainProtein, technique }: Judged): boolean {
  return mainProtein === 'egg' && (technique === 'bake' || technique === 'roast')
}

function isEggFromThePan({ mainProtein, technique }: Judged): boolean {
  return mainProtein === 'egg' && (technique === 'pan-fry' || technique === 'poach')
}

function isOfAPot({ technique, title }: Judged): boolean {
  return technique === 'braise' || technique === 'slow-cook' || (technique === 'simmer' && pots.test(title))
}

function freezesWell({ ingredients }: Judged): boolean {
  return !ingredients.some(({ food }) => separatesFrozen.test(food.id) && food.id !== 'coconut-cream')
}

const throughTechniques = new Set([
  'bake',
  'roast',
  'grill',
  'broil',
  'pan-fry',
  'stir-fry',
  'simmer',
  'air-fry',
  'poach',
])
const throughProteins = new Set([
  'beef',
  'pork',
  'lamb',
  'game',
  'chicken',
  'turkey',
  'duck',
  'tofu',
  'cheese',
  'plants',
])

function isCookedThrough({ technique, mainProtein }: Judged): boolean {
  return throughTechniques.has(technique) && throughProteins.has(mainProtein)
}
