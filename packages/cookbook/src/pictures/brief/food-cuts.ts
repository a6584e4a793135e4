import { usualLook } from '../foods/find-look.ts'
import type { Look, Part } from '../foods/food-look.ts'
import { type GlyphId, glyphs } from '../glyphs/glyphs.ts'
import type { PictureIngredient } from '../picture-recipe.ts'
import { naturalColour } from './natural-colour.ts'

interface CutShape {
  /** Tested against the food's id and class. */
  of?: RegExp
  glyph: GlyphId
  part: Part
  each: number
  /** Of the food's own color; else of the drawing's. */
  isTinted?: true
}

const MEAT = / (beef|pork|lamb|game)/
const POULTRY = / (chicken|turkey|duck)/
const SALMON = /salmon|trout|char\b/
const FISH = / fish/
const CHEESE = / cheese/
const SWISS = /swiss|emmental|jarlsberg|gruyere/

const laidAs =
  (part: Part) =>
  (glyph: GlyphId, each: number, of?: RegExp): CutShape => ({ glyph, part, each, ...(of && { of }) })
const sides = laidAs('side')
const mains = laidAs('main')
const bits = laidAs('bit')
const beds = laidAs('bed')
const tinted = (shape: CutShape): CutShape => ({ ...shape, isTinted: true })

/** What knife, grater and pan make of a food, in an editor's words; the first shape whose food fits is drawn. */
const CUTS = {
  shreds: [
    mains('shredded-chicken', 130, POULTRY),
    mains('pulled-meat', 130, / (beef|pork|lamb|game)|jackfruit/),
    sides('carrot-shreds', 60, /carrot/),
    sides('coleslaw', 60, /coleslaw/),
    tinted(sides('cabbage-shreds', 60, /cabbage|lettuce|kale|sprout|collard|chard/)),
    tinted(bits('cheese-threads', 5, CHEESE)),
    bits('coconut-shreds', 4, /coconut/),
    tinted(sides('kraut', 60)),
  ],
  grated: [
    tinted(bits('cheese-threads', 5, CHEESE)),
    sides('carrot-shreds', 60, /carrot/),
    bits('coconut-shreds', 4, /coconut/),
    bits('chocolate-shaving', 4, /chocolate/),
    tinted(sides('kraut', 60)),
  ],
  slices: [
    mains('liver', 34, /liver/),
    // Cooked through, not pink.
    tinted(mains('beef-slice', 26, /brisket|chuck|short-rib|shank|cheek/)),
    mains('beef-slice', 26, / beef/),
    mains('chicken-slice', 34, / (chicken|turkey)/),
    mains('duck-slice', 34, / duck/),
    mains('sausage-slice', 10, /sausage|chorizo|frank|bratwurst|kielbasa/),
    mains('ham', 30, /(^|-)ham(-|$)|prosciutto/),
    mains('salami', 8, /salami|pepperoni/),
    mains('belly-slice', 24, /pork-belly/),
    mains('fried-slice', 24, MEAT),
    mains('tuna-slice', 30, /tuna/),
    mains('smoked-salmon', 30, /smoked-(salmon|trout)/),
    tinted(mains('fried-slice', 24, FISH)),
    mains('boiled-egg', 26, / egg/),
    mains('tempeh', 30, /tempeh/),
    tinted(mains('fried-slice', 22, /seitan/)),
    tinted(mains('tofu-plank', 22, / tofu/)),
    mains('halloumi', 35, /halloumi/),
    sides('mozzarella', 24, /mozzarella/),
    sides('goat-cheese', 20, /goat-cheese/),
    sides('swiss-slice', 24, SWISS),
    tinted(sides('cheese-slice', 24, CHEESE)),
    sides('courgette-slice', 14, /zucchini|courgette/),
    sides('cucumber', 12, /cucumber/),
    sides('aubergine-slice', 30, /eggplant|aubergine/),
    sides('cherry-half', 9, /(cherry|grape)-tomato/),
    sides('tomato-slice', 24, /tomato/),
    sides('avocado-slice', 16, /avocado/),
    sides('mushroom-slice', 14, /mushroom/),
    sides('radish-slice', 6, /radish(?!.*daikon)/),
    sides('beet-slice', 20, /beet/),
    sides('carrot-slice', 8, /carrot/),
    sides('celery-slice', 6, /celery(?!-root)/),
    sides('fennel', 24, /fennel/),
    sides('leek', 10, /leek/),
    bits('spring-onion', 4, /scallion|spring-onion|green-onion/),
    bits('onion-ring', 12, /onion|shallot/),
    bits('pickle-slice', 8, /pickle|gherkin|cornichon/),
    tinted(bits('olive-ring', 4, /olive/)),
    bits('chilli-ring', 4, /chil|jalapeno|serrano|habanero|scotch-bonnet/),
    tinted(sides('pepper-ring', 16, /pepper/)),
    sides('okra-slice', 5, /okra/),
    bits('citrus-slice', 14, /lemon|lime|orange|yuzu/),
    sides('bread-slice', 40, /bread|loaf|bun|toast/),
    bits('almond-flake', 2, /almond/),
    bits('strawberry-half', 9, /strawberr/),
    bits('apple-slice', 16, /apple|pear/),
    tinted(sides('coin', 12)),
  ],
  cubes: [
    mains('tempeh-cube', 10, /tempeh/),
    tinted(mains('stew-beef', 24, /seitan/)),
    tinted(mains('tofu', 20, / tofu/)),
    mains('salmon-chunk', 26, SALMON),
    mains('fish-chunk', 26, FISH),
    mains('ham-cube', 8, /(^|-)ham(-|$)/),
    mains('liver', 34, /liver/),
    mains('pork-belly', 30, /pork-belly/),
    mains('chicken-chunk', 26, POULTRY),
    mains('stew-beef', 28, MEAT),
    mains('paneer', 20, /paneer/),
    bits('feta', 9, /feta/),
    tinted(bits('cheese-cube', 9, CHEESE)),
    bits('avocado-cube', 10, /avocado/),
    sides('aubergine-chunk', 22, /eggplant|aubergine/),
    sides('pumpkin', 20, /pumpkin|squash/),
    tinted(sides('root-cube', 16)),
  ],
  diced: [tinted(bits('dice', 14))],
  crumbs: [
    mains('tofu-crumbs', 9, / tofu(?<!(tempeh|seitan|tvp|mince|ground).* tofu)/),
    mains('crumbles', 9, / (beef|pork|lamb|game|chicken|turkey|tofu)/),
    tinted(bits('crumbled-cheese', 7, CHEESE)),
    bits('bacon-bit', 5, /bacon/),
    bits('crumbs', 6),
  ],
  minced: [tinted(mains('mince', 130))],
  chopped: [
    mains('chopped-egg', 110, / egg/),
    bits('chopped-nut', 2, / (tree-nut|peanut)/),
    bits('bacon-bit', 5, /bacon/),
    bits('parsley-fleck', 1, / herb/),
    bits('chocolate-chunk', 7, /chocolate/),
    tinted(bits('dice', 14)),
  ],
  mash: [bits('guacamole', 50, /avocado/), tinted(beds('mash', 150))],
  rice: [beds('cauliflower-rice', 150)],
  noodles: [
    beds('courgette-noodles', 170, /zucchini|courgette/),
    beds('squash-strands', 170, /squash/),
    beds('noodle-nest', 170),
  ],
  ribbons: [mains('egg-ribbon', 12, / egg/), tinted(sides('courgette-ribbon', 14))],
  strips: [
    tinted(sides('pepper-strip', 10, /pepper/)),
    mains('bacon', 14, /bacon/),
    bits('nori-strip', 2, /nori|seaweed/),
    tinted(mains('chicken-strip', 18, POULTRY)),
    mains('fried-slice', 24, / (beef|pork|lamb|game|duck)/),
    mains('tempeh', 20, /tempeh/),
    tinted(mains('fried-slice', 20, /seitan/)),
    tinted(mains('tofu-plank', 16, / tofu/)),
    sides('aubergine-stick', 20, /eggplant|aubergine/),
    sides('dried-tomato', 8, /dried-tomato/),
    tinted(sides('matchsticks', 40, CHEESE)),
    tinted(sides('root-fry', 14)),
  ],
  sticks: [
    sides('cucumber-stick', 14, /cucumber/),
    sides('celery-stick', 20, /celery(?!-root)/),
    sides('carrot-stick', 14, /carrot/),
    bits('pickle-spear', 20, /pickle|gherkin/),
    sides('jicama', 14, /jicama|daikon|kohlrabi/),
    mains('tempeh', 20, /tempeh/),
    tinted(mains('tofu-plank', 16, / tofu/)),
    sides('aubergine-stick', 20, /eggplant|aubergine/),
    tinted(sides('root-fry', 14)),
  ],
  matchsticks: [tinted(sides('matchsticks', 40))],
  halves: [
    mains('boiled-egg', 26, / egg/),
    sides('cherry-half', 9, /(cherry|grape|cocktail)-tomato/),
    sides('tomato-wedge', 22, /tomato/),
    sides('courgette-half', 100, /zucchini|courgette/),
    sides('aubergine-half', 140, /eggplant|aubergine/),
    sides('avocado-half', 70, /avocado/),
    sides('pepper-half', 80, /pepper/),
    bits('strawberry-half', 9, /strawberr/),
    sides('sprout', 16, /sprout/),
    sides('radish-half', 10, /radish(?!.*daikon)/),
    sides('mushroom-slice', 14, /mushroom/),
    bits('citrus-slice', 30, /lemon|lime|orange/),
  ],
  wedges: [
    sides('tomato-wedge', 22, /tomato/),
    sides('onion-wedge', 24, /onion|shallot/),
    sides('cabbage-wedge', 140, /cabbage/),
    { glyph: 'citrus-wedge', part: 'citrus', each: 14, of: /lemon|lime|orange/ },
    sides('pumpkin-wedge', 60, /pumpkin|squash/),
    mains('iceberg-wedge', 150, /lettuce|iceberg|romaine/),
    bits('brie-wedge', 24, /brie|camembert/),
    tinted(bits('brie-wedge', 24, CHEESE)),
    sides('kohlrabi', 24, /kohlrabi/),
    sides('fennel', 24, /fennel/),
    tinted(sides('root-wedge', 26)),
  ],
  rings: [
    bits('chilli-ring', 4, /chil|jalapeno|serrano|habanero|scotch-bonnet/),
    tinted(sides('pepper-ring', 16, /pepper/)),
    tinted(bits('olive-ring', 4, /olive/)),
    mains('squid-ring', 10, /squid|calamari/),
    sides('leek', 10, /leek/),
    bits('spring-onion', 4, /scallion|spring-onion|green-onion/),
    bits('onion-ring', 12),
  ],
  florets: [sides('broccoli', 24, /broccoli/), sides('cauliflower', 26)],
  leaves: [
    beds('romaine', 8, /romaine|little-gem|cos/),
    beds('rocket', 3, /arugula|rocket/),
    beds('butter-lettuce', 10, /lettuce/),
    beds('watercress', 4, /cress/),
    beds('radicchio', 9, /radicchio/),
    beds('frisee', 8, /frisee|curly-endive/),
    beds('endive', 12, /endive|chicory/),
    beds('mixed-leaf', 4, /mixed|salad|mesclun/),
    beds('kale', 8, /kale|collard|cabbage|chard/),
    { glyph: 'basil', part: 'herb', each: 2, of: /basil/ },
    { glyph: 'mint', part: 'herb', each: 2, of: /mint/ },
    { glyph: 'sage', part: 'herb', each: 2, of: /sage/ },
    { glyph: 'cilantro', part: 'herb', each: 3, of: /cilantro/ },
    { glyph: 'parsley', part: 'herb', each: 3, of: / herb/ },
    beds('spinach', 4),
  ],
  wilted: [sides('cut-bok-choy', 80, /bok-choy/), sides('wilted-greens', 80)],
  creamed: [sides('creamed-greens', 80)],
  fried: [mains('fried-egg', 55, / egg/), mains('fried-slice', 24)],
  poached: [mains('poached-egg', 50, / egg/)],
  boiled: [mains('boiled-egg', 26, / egg/)],
  scrambled: [
    mains('scrambled-egg', 110, / egg/),
    mains('tofu-crumbs', 9, / tofu/),
    tinted(mains('crumbles', 9)),
  ],
  fillet: [
    mains('salmon', 150, SALMON),
    mains('mackerel-fillet', 90, /mackerel|sardine|herring/),
    mains('fish-steak', 150, /swordfish/),
    mains('chicken-breast', 150, POULTRY),
    mains('boneless-chop', 150, /boneless-pork/),
    mains('chop', 150, / (pork|lamb)/),
    mains('steak', 180, MEAT),
    mains('white-fish', 150),
  ],
  slab: [
    mains('tofu-slab', 70, / tofu(?<!(tempeh|seitan).* tofu)/),
    mains('tempeh', 40, /tempeh/),
    tinted(mains('fried-cutlet', 110, /seitan/)),
    mains('cauliflower-steak', 160, /cauliflower/),
    mains('portobello', 70, /portobello|mushroom/),
    mains('halloumi', 35, /halloumi/),
    mains('salmon', 150, SALMON),
    mains('tuna-slice', 60, /tuna/),
    mains('fish-steak', 150, /swordfish/),
    mains('white-fish', 150, FISH),
    mains('chicken-breast', 150, POULTRY),
    mains('roast', 60, / (pork|lamb)/),
    mains('steak', 180, MEAT),
    sides('aubergine-slice', 30, /eggplant|aubergine/),
    sides('cabbage-wedge', 140, /cabbage/),
    mains('tofu-slab', 70),
  ],
  cutlets: [mains('schnitzel', 140)],
  patties: [mains('patty', 110)],
  balls: [tinted(mains('meatball', 25))],
  flakes: [
    mains('tuna-flakes', 120, FISH),
    bits('coconut-flake', 3, /coconut/),
    bits('almond-flake', 2, / (tree-nut|seed)/),
    bits('parmesan-shard', 6, CHEESE),
    bits('chilli-ring', 4),
  ],
  dollop: [{ glyph: 'dollop', part: 'cream', each: 40, isTinted: true }],
  melted: [{ glyph: 'grated-cheese', part: 'melt', each: 30 }],
  dust: [{ glyph: 'spice-dust', part: 'dust', each: 3, isTinted: true }],
} satisfies Record<string, readonly CutShape[]>

type CutWord = keyof typeof CUTS

export const CUT_WORDS = Object.keys(CUTS) as CutWord[]
/** Every single drawing may be named too, where no word has it. */
export const DRAWINGS = Object.keys(glyphs).sort() as GlyphId[]

/** `whole` is the food as it comes, as the rules for uncut food draw it. */
export function lookOfCut(word: string, ingredient: PictureIngredient): Look {
  const shapes: readonly CutShape[] = CUTS[word as CutWord] ?? []
  const name = `${ingredient.food} ${ingredient.class}`
  const shape = shapes.find(({ of }) => of === undefined || of.test(name))
  if (shape) {
    const { glyph, part, each } = shape
    return { glyph, part, each, ...(shape.isTinted && { tint: naturalColour(ingredient) }) }
  }
  return usualLook((word in glyphs ? word : 'root-cube') as GlyphId)
}
