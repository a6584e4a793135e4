import type { DishBrief, PictureRecipe } from '../picture-recipe.ts'
import { inventRecipes } from './invented-recipe.ts'

const roots: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    rutabaga: { as: 'wedges' },
    daikon: { as: 'slices' },
    kohlrabi: { as: 'matchsticks' },
    'fennel-bulb': { as: 'shaving' },
    chili: { as: 'halves', where: 'over' },
  },
  sauces: [{ color: 'red', where: 'beside', name: 'salsa', rough: true }],
}
const shapes: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    'chicken-breast': { as: 'fried-cutlet' },
    'chicken-thigh': { as: 'strips', where: 'beside' },
    ricotta: { as: 'gnudi', where: 'beside' },
  },
}
const boats: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    romaine: { as: 'romaine-boat', where: 'middle' },
    celery: { as: 'celery-boat', where: 'beside' },
    chayote: { as: 'chayote-half', where: 'beside' },
    'dill-pickle': { as: 'pickle-half', where: 'beside' },
  },
}
const whole: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    egg: { as: 'whole-egg', where: 'middle' },
    'flank-steak': { as: 'egg-roulade', where: 'middle' },
    eggplant: { as: 'aubergine', where: 'beside' },
  },
}
const sliced: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    'pork-loin': { as: 'wrapped-slice', where: 'middle' },
    'pork-tenderloin': { as: 'wrapped-filled-slice', where: 'beside' },
    'fresh-sardine': { as: 'filled-fish', where: 'beside' },
    'pork-belly': { as: 'liver', where: 'beside' },
    'ground-lamb': { as: 'meat-diamond', where: 'middle' },
  },
}
const plated: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    egg: { as: 'shell-egg', where: 'middle' },
    provolone: { as: 'melted-round', where: 'middle' },
    'belgian-endive': { as: 'endive-boat', where: 'beside' },
  },
}
const wedges: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    egg: { as: 'layered-wedge', where: 'middle' },
    'goat-cheese': { as: 'omelette-roll', where: 'middle' },
  },
}
const lined: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: { 'coconut-milk': { as: 'leaf-lined-cake', where: 'middle' } },
}
const opened: DishBrief = {
  form: 'plain',
  vessel: 'parchment',
  shows: {
    gouda: { as: 'molten-slab', where: 'middle' },
    ricotta: { as: 'dimpled-dumpling', where: 'middle' },
    feta: { as: 'folded-mash', where: 'beside' },
    eggplant: { as: 'aubergine-strip', where: 'beside' },
  },
}
const laced: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    'snapper-fillet': { as: 'raw-slice', where: 'middle' },
    egg: { as: 'lace-crepe', where: 'beside' },
    zucchini: { as: 'courgette-matchsticks', where: 'beside' },
    'egg-yolk': { as: 'egg-yolk', where: 'over' },
  },
}
const within: DishBrief = {
  form: 'sandwich',
  vessel: 'plate',
  shows: { egg: { as: 'fried', where: 'middle' } },
  sauces: [],
}
const cocoa: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: { 'peanut-butter': { as: 'crumb-pie', where: 'middle' } },
}
const puffs: DishBrief = { form: 'cream-puffs', sauces: [] }
const pairs: DishBrief = { form: 'sandwich-cookies', sauces: [] }
const softened: DishBrief = {
  form: 'baked-cheese',
  vessel: 'plate',
  shows: { 'bok-choy': { as: 'wilted', where: 'beside' } },
}
const crinkled: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    chanterelle: { as: 'chanterelle', where: 'middle' },
    'wood-ear-mushroom': { as: 'wood-ear', where: 'beside' },
    radish: { as: 'halves', where: 'beside' },
  },
}
const melted: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    mozzarella: { as: 'melted-cheese', where: 'over' },
    'swiss-cheese': { as: 'swiss-slice', where: 'beside' },
    'white-mushroom': { as: 'mushroom-cap', where: 'middle' },
  },
}
const short: DishBrief = {
  shows: {
    'green-beans': { as: 'bean-piece' },
    'firm-tofu': { as: 'strips' },
    tempeh: { as: 'cubes' },
    'smoked-tofu': { as: 'tofu-crumbs' },
    eggplant: { as: 'strips' },
  },
}
const stacked: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    'ground-beef': { as: 'swiss-burger', where: 'middle' },
    'pork-loin': { as: 'sandwich-fillet', where: 'beside' },
    bread: { as: 'round-sandwich', where: 'beside' },
    'ground-pork': { as: 'sandwich-crumbs', where: 'beside' },
    'peanut-butter': { as: 'sandwich-spread', where: 'beside' },
  },
}
const wrapped: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  hide: ['bacon'],
  shows: { 'chicken-breast': { as: 'bacon-wrapped' } },
}
const loaves: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    beef: { as: 'filled-slice' },
    pork: { as: 'egg-filled-slice' },
    'pork-belly': { as: 'slices', where: 'beside' },
    frisee: { as: 'leaves' },
  },
}
const chops: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: { 'boneless-pork-chop': { as: 'fillet' }, 'pork-belly': { as: 'cubes', where: 'beside' } },
}
const sticks: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: { 'chicken-breast': { as: 'skewer' } },
}
const frosted: DishBrief = { form: 'squares', sauces: [{ color: 'white', where: 'over', name: 'frosting' }] }
const spread: DishBrief = { form: 'cookies', sauces: [{ color: 'white', where: 'over', name: 'icing' }] }
const ringed: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: { egg: { as: 'ringed-egg', color: 'red', where: 'middle' } },
}

const grilled: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    'beef-short-rib': { as: 'short-rib', where: 'middle' },
    'pork-spareribs': { as: 'rib-block', where: 'middle' },
    'chicken-breast': { as: 'scallion-skewer', where: 'middle' },
    'butter-lettuce': { as: 'lettuce-bun', where: 'beside' },
  },
}
const knifed: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    zucchini: { as: 'courgette-moon', where: 'middle' },
    cucumber: { as: 'cucumber-moon', where: 'beside' },
    'black-olive': { as: 'olive-half', where: 'over', amount: 'much' },
    'king-oyster-mushroom': { as: 'king-oyster', where: 'beside' },
  },
}
const heaped: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    'chicken-breast': { as: 'fillet', where: 'middle' },
    spinach: { as: 'creamed', where: 'beside' },
    cheddar: { as: 'grated-cheese', where: 'beside' },
    egg: { as: 'egg-strip', where: 'over' },
    cucumber: { as: 'cucumber-chunk', where: 'beside' },
  },
}

const torn: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    'chicken-breast': { as: 'whole-leg', where: 'middle' },
    romaine: { as: 'torn-leaf', where: 'beside' },
    parsley: { as: 'long-spread', where: 'over' },
    cucumber: { as: 'cucumber-dice', where: 'beside' },
  },
}

const covered: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    'mackerel-fillet': { as: 'coated-fillet', where: 'middle' },
    egg: { as: 'sauced-egg', where: 'middle' },
    'oyster-mushroom': { as: 'mushroom-cutlet', where: 'beside' },
    'portobello-mushroom': { as: 'portobello-slice', where: 'beside' },
  },
}
const mounds: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    cauliflower: { as: 'mash-well', where: 'middle' },
    nopal: { as: 'filled-paddle', where: 'beside' },
  },
}
const joints: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    oxtail: { as: 'oxtail', where: 'middle' },
    'turkey-breast': { as: 'ham-wrapped', where: 'beside' },
    bresaola: { as: 'meat-roll', where: 'beside' },
    'tuna-in-oil': { as: 'bound-flakes', where: 'beside' },
  },
}
const rounds: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    egg: { as: 'ring-flan', where: 'middle' },
    'ground-flaxseed': { as: 'round-slices', where: 'beside' },
    eggplant: { as: 'topped-aubergine', where: 'beside' },
  },
}
const molten: DishBrief = {
  form: 'squares',
  sauces: [{ color: 'golden', where: 'over', name: 'melted cheddar' }],
}

/** Dishes whose recipe says how foods and sauces are shown. */
const seaside: DishBrief = {
  form: 'plain',
  vessel: 'plate',
  shows: {
    octopus: { as: 'octopus-slice', where: 'middle' },
    'sea-bass-fillet': { as: 'scored-fillet', where: 'middle' },
  },
}

export const inventedTold: readonly PictureRecipe[] = inventRecipes(
  'dinner',
  `
Rutabaga and daikon as an editor sees them | 2 | any
rutabaga 200, daikon 200, kohlrabi 200, fennel-bulb 200, chili 20
Cook [rutabaga], [daikon], [kohlrabi], [fennel-bulb] and [chili].

Cutlets as an editor sees them | 2 | any
chicken-breast 300, ricotta 200, chicken-thigh 200
Cook [chicken-breast], [chicken-thigh] and [ricotta].

Boats as an editor sees them | 2 | any
romaine 200, celery 200, chayote 200, dill-pickle 100
Fill [romaine], [celery], [chayote] and [dill-pickle].

Sticks as an editor sees them | 2 | any
chicken-breast 300, parsley 5
Grill [chicken-breast] with [parsley].

Bacon around chicken as an editor sees it | 2 | any
chicken-breast 300, bacon 60
Roast [chicken-breast] in [bacon].

Frosted squares as an editor sees them | 6 | any
almond-flour 200, egg 104
Bake [almond-flour] and [egg]; frost.

Iced rounds as an editor sees them | 6 | any
almond-flour 200, butter 90
Bake [almond-flour] and [butter]; ice.

Eggs in pepper rings as an editor sees them | 2 | any
egg 208, parsley 5
Fry [egg] in rings; scatter [parsley] over.

Loaves as an editor sees them | 2 | any
beef 200, pork 200, pork-belly 200, frisee 60
Bake [beef] and [pork], fry [pork-belly], serve with [frisee].

Chops as an editor sees them | 2 | any
boneless-pork-chop 300, pork-belly 200
Fry [boneless-pork-chop] and [pork-belly].

Half-moons as an editor sees them | 2 | any
zucchini 200, cucumber 200, black-olive 60, king-oyster-mushroom 200
Cook [zucchini] and [king-oyster-mushroom], serve with [cucumber] and [black-olive].

Heaps as an editor sees them | 2 | any
chicken-breast 300, spinach 200, cheddar 60, cucumber 200, egg 104
Cook [chicken-breast], [egg] and [spinach], serve with [cheddar] and [cucumber].

Torn leaves as an editor sees them | 2 | any
chicken-breast 300, romaine 100, cucumber 200, parsley 5
Fry [chicken-breast] with [parsley], serve with [romaine] and [cucumber].

Melted cheese as an editor sees it | 2 | any
mozzarella 100, swiss-cheese 100, white-mushroom 200
Bake [white-mushroom] under [mozzarella] and [swiss-cheese].

Sandwiches as an editor sees them | 2 | any
ground-beef 200, pork-loin 200, bread 100, ground-pork 100, peanut-butter 60
Fry [ground-beef], [ground-pork] and [pork-loin], lay on [bread] with [peanut-butter].

Short beans as an editor sees them | 2 | any
green-beans 200, firm-tofu 200, tempeh 100, smoked-tofu 100, eggplant 200
Fry [firm-tofu], [smoked-tofu], [eggplant] and [tempeh] with [green-beans].

Whole ones as an editor sees them | 2 | any
egg 200, flank-steak 300, eggplant 300
Boil [egg], roast [flank-steak] and fry [eggplant].

Lunch box with feta, olives and cucumber | 2 | any
feta 200, kalamata-olive 60, cucumber 200, cherry-tomato 100
Pack [feta], [kalamata-olive], [cucumber] and [cherry-tomato].

Small mushrooms as an editor sees them | 2 | any
chanterelle 200, wood-ear-mushroom 100, radish 200
Fry [chanterelle], [wood-ear-mushroom] and [radish].

Pork as an editor slices it | 2 | any
pork-loin 300, pork-belly 100, pork-tenderloin 200, fresh-sardine 200, ground-lamb 200
Roast [pork-loin], [ground-lamb] and [pork-tenderloin], fry [pork-belly] and [fresh-sardine].

A soft cheese as an editor sees it | 2 | any
camembert 250, bok-choy 200
Bake [camembert] and fry [bok-choy].

A grill as an editor sees it | 2 | any
beef-short-rib 300, pork-spareribs 300, chicken-breast 200, butter-lettuce 60
Grill [beef-short-rib], [pork-spareribs] and [chicken-breast]; serve on [butter-lettuce].

Plates as an editor fills them | 2 | any
egg 200, provolone 200, belgian-endive 100
Fry [egg] and [provolone]; fill [belgian-endive].

Egg as an editor rolls and cuts it | 2 | any
egg 300, goat-cheese 100
Fry [egg] and [goat-cheese].

A cake as an editor lines it | 2 | any
coconut-milk 300, egg 100
Bake [coconut-milk] with [egg].

Pastry as an editor fills it | 2 | any
almond-flour 100, egg 100
Bake [almond-flour] with [egg].

Pairs as an editor fills them | 2 | any
almond-flour 100, egg 100
Bake [almond-flour] with [egg].

Fish as an editor sees it | 2 | any
octopus 200, sea-bass-fillet 260
Boil [octopus] and steam [sea-bass-fillet].

A parcel as an editor opens it | 2 | any
gouda 200, ricotta 200, feta 150, eggplant 200
Bake [gouda], [ricotta], [feta] and [eggplant].

Raw fish as an editor slices it | 2 | any
snapper-fillet 300, egg 100, zucchini 200, egg-yolk 34
Slice [snapper-fillet], fry [egg] and [zucchini], lay [egg-yolk] over.

An egg sandwich as an editor closes it | 2 | any
bread 100, egg 100
Fry [egg], lay between [bread].

A pie as an editor chills it | 2 | any
peanut-butter 200, egg 100
Chill [peanut-butter] with [egg].

Covered ones as an editor sees them | 2 | any
mackerel-fillet 200, egg 200, oyster-mushroom 200, portobello-mushroom 200
Steam [mackerel-fillet], boil [egg], fry [oyster-mushroom] and [portobello-mushroom].

Mounds as an editor sees them | 2 | any
cauliflower 300, nopal 200
Boil [cauliflower] and grill [nopal].

Squares under cheese as an editor sees them | 6 | any
almond-flour 200, egg 104
Bake [almond-flour] and [egg] under cheese.

Joints and rolls as an editor sees them | 2 | any
oxtail 400, turkey-breast 300, bresaola 100, tuna-in-oil 200
Braise [oxtail], fry [turkey-breast], roll [bresaola], mix [tuna-in-oil].

Round ones as an editor sees them | 2 | any
egg 300, ground-flaxseed 200, eggplant 300
Bake [egg], [ground-flaxseed] and [eggplant].
`,
).map((recipe, i) => ({
  ...recipe,
  brief: [
    roots,
    shapes,
    boats,
    sticks,
    wrapped,
    frosted,
    spread,
    ringed,
    loaves,
    chops,
    knifed,
    heaped,
    torn,
    melted,
    stacked,
    short,
    whole,
    undefined,
    crinkled,
    sliced,
    softened,
    grilled,
    plated,
    wedges,
    lined,
    puffs,
    pairs,
    seaside,
    opened,
    laced,
    within,
    cocoa,
    covered,
    mounds,
    molten,
    joints,
    rounds,
  ][i],
}))
