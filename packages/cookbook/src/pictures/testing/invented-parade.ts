import { inventRecipes } from './invented-recipe.ts'

/** Dishes that together bring out the glyphs which the other invented recipes leave in their drawer. */
export const inventedParade = inventRecipes(
  'lunch',
  `
Jerky and cheese board | 2 | american
beef-jerky 60, cheddar 120, almonds 40, cashew 40, brazil-nut 40, hazelnut 30
Set out [beef-jerky] with cheese cubes of [cheddar], [almonds], [cashew], [brazil-nut] and [hazelnut].

Chicken nuggets with celeriac fries | 2 | american
chicken-breast 300, egg 52, pork-rinds 40, celery-root 250, mayonnaise 40
Coat [chicken-breast] in [egg] and [pork-rinds]; fry. / Cut [celery-root] into fries; roast. / Serve with [mayonnaise].

Grilled octopus with pickled onion | 2 | greek
octopus 300, pickled-onion 60, capers 10, mixed-salad-leaves 60, parsley 6
Grill [octopus]. / Serve with [mixed-salad-leaves]; scatter with [pickled-onion], [capers] and [parsley].

Lobster with chive butter and kale | 2 | american
lobster-tail 260, butter 60, chives 5, kale 120, lemon 40
Grill [lobster-tail] with chive butter of [butter] and [chives]. / Toss [kale]; serve with slices of [lemon].

Oysters on the half shell | 2 | french
oysters 300, shallot 20, flaky-salt 4 Topping, lemon 40
Open [oysters]. / Scatter [flaky-salt]; serve with [lemon] wedges.

Crab stick plate with cucumber batons | 2 | japanese
surimi-sticks 160, cucumber 160, enoki-mushroom 80, edamame-pod 80, jicama 100
Lay out [surimi-sticks]. / Cut [cucumber] into batons. / Serve with [enoki-mushroom], [edamame-pod] and [jicama] batons.

Burrata with peach, beet and basil | 2 | italian
burrata 220, beetroot 140, cantaloupe 90, basil 6
Slice [beetroot]. / Tear [burrata] over; top with [cantaloupe] and [basil].

Ham and cheese plate with pumpkin wedges | 2 | american
ham 120, cheddar 60, pumpkin 240, cheese-crisps 30
Roast wedges of [pumpkin]. / Lay [ham] with slices of [cheddar] and [cheese-crisps]. / Serve the cheese slices cold.

Wedge of iceberg with anchovy and bacon | 2 | american
iceberg-lettuce 300, anchovy-fillet 20, bacon 40, ranch-dressing 40
Cut [iceberg-lettuce] into a wedge. / Top with [anchovy-fillet] and crumbled [bacon]; drizzle with [ranch-dressing].

Cod with celeriac mash and cherry tomatoes | 2 | british
cod-fillet 320, celery-root 320, cherry-tomato 160, onion 120
Mash [celery-root]. / Roast [cod-fillet] with [cherry-tomato] until they burst. / Caramelize sliced [onion] and scatter the [onion] over to serve.

Pork tenderloin with sweet potato cubes | 2 | american
pork-tenderloin 320, butternut-squash 220, red-bell-pepper 120, carrot 60
Roast [pork-tenderloin]. / Roast [butternut-squash]. / Cut [red-bell-pepper] into rings. / Serve with sticks of [carrot] to dip.

Stuffed aubergine halves | 2 | turkish
eggplant 500, ground-lamb 250, tomato 120, parsley 6
Halve and hollow [eggplant]. / Fill with [ground-lamb] and [tomato]; scatter [parsley].

Loaded eggplant with lamb | 2 | turkish
eggplant 500, ground-lamb 250, pine-nuts 20, parsley 6
Hollow [eggplant]; fill with [ground-lamb]. / Scatter [pine-nuts] and [parsley].

Stuffed mushrooms | 2 | american
button-mushroom 260, cream-cheese 100, pork-rinds 20, chives 4
Fill [button-mushroom] caps with [cream-cheese] and [pork-rinds]. / Scatter [chives].

Smoked salmon naan with bagel seasoning | 2 | american
keto-naan 140, smoked-salmon 90, everything-bagel-seasoning 8, sour-cream 60
Warm [keto-naan]. / Top with [smoked-salmon], a spoon of [sour-cream] and [everything-bagel-seasoning].

Pulled pork on a bun | 1 | american
pork-shoulder 200, keto-bun 60, pickle 30
Shred [pork-shoulder]. / Pile on [keto-bun] with [pickle].

Cheddar scones | 6 | british
almond-flour 200, cheddar 80, egg 104, butter 60
Rub [almond-flour] with [butter]; mix in [cheddar] and [egg]; bake.

Chicken quesadilla | 2 | mexican
keto-tortilla 120, chicken-breast 200, cheddar 120
Fill [keto-tortilla] with [chicken-breast] and [cheddar]; fry.

Crisp spring rolls | 2 | vietnamese
shrimp 150, white-cabbage 150, mint 6
Roll [shrimp] and [white-cabbage]; fry; serve with [mint].

Plain beef burger patties, bunless | 2 | american
ground-beef 360, tomato 100, pickle 40
Shape [ground-beef] into patties; fry; plate with sliced [tomato] and [pickle].

Bran yogurt bowl | 1 | american
greek-yogurt 180, lupin-bran 50, cherries 60, passion-fruit 40
Spoon [greek-yogurt] into a bowl. / Top with [lupin-bran], [cherries] and [passion-fruit].

Waffles with lemon curd and compote | 2 | american
almond-flour 100, egg 156, lemon-curd 60 Topping, fruit-compote 60 Topping
Whisk [almond-flour] and [egg]; bake in the iron. / Top with [lemon-curd] and [fruit-compote].

Raspberry jelly cubes | 4 | american
raspberries 200, gelatin 10, mint 3
Melt [gelatin] into [raspberries]; set; cut. / Scatter [mint].

Berry meringues | 6 | french
egg-white 100, erythritol 80, strawberries 60 Topping
Whip [egg-white] and [erythritol]; bake; top with [strawberries].

Mascarpone with dark chocolate squares | 2 | italian
mascarpone 160, dark-chocolate 60, white-chocolate 40
Spoon [mascarpone]. / Break the [dark-chocolate] into squares; top. / Scatter chunks of [white-chocolate].

Waffles with raspberry compote | 2 | american
almond-flour 100, egg 156, fruit-compote 80 Topping
Whisk [almond-flour] and [egg]; bake in the iron. / Top with [fruit-compote].

Kale salad with roast carrots and jicama | 2 | american
kale 150, jicama 100, carrot 80, pickled-onion 30, almonds 30
Toss [kale]. / Scatter with [jicama], sticks of [carrot] to dip, [pickled-onion] and [almonds].

Mixed leaf salad with melon | 2 | american
mixed-salad-leaves 120, cantaloupe 100, prosciutto 60
Toss [mixed-salad-leaves]; scatter [cantaloupe]; lay [prosciutto] over.

Turkey with anchovy and roast pepper rings | 2 | italian
turkey-breast 300, anchovy-fillet 20, bell-pepper 120
Roast [turkey-breast]. / Cut [bell-pepper] into rings. / Top with [anchovy-fillet].

Chaffle sandwich with ham | 2 | american
ham 120, tomato 60, mozzarella 80, egg 100
Bake [mozzarella] and [egg] in a waffle iron. / Fill with [ham] and [tomato].

Ham sandwich with tomato | 2 | american
low-carb-bread 120, ham 60, tomato 80, romaine-lettuce 40
Lay [ham], [tomato] and [romaine-lettuce] between slices of [low-carb-bread].

Pulled beef hash | 2 | cuban | skillet
flank-steak 300, red-bell-pepper 80
Simmer [flank-steak]. / Pull the beef into threads and crisp it with [red-bell-pepper].

Chicken hash with sprouts | 2 | american | skillet
chicken-breast 300, bean-sprout 150
Poach [chicken-breast], then shred the chicken with two forks. / Toss with [bean-sprout].

Turkey hash | 2 | american | skillet
ground-turkey 300, zucchini 150
Brown [ground-turkey] with [zucchini].

Thin pork with lettuce | 2 | korean | plate
pork-belly 300, lettuce 80, gochugaru 8
Slice the pork thin and rub [pork-belly] with [gochugaru]. / Grill until charred; lay it on [lettuce].

Corn dogs | 2 | american
frankfurter 200, almond-flour 60, egg 52
Dip [frankfurter] on sticks into batter of [almond-flour] and [egg]; fry.

Hot dogs | 2 | american
frankfurter 200, hot-dog-bun 100, mustard 20
Grill [frankfurter]; lay each in a [hot-dog-bun] with [mustard].

Pigs in blankets | 2 | american
frankfurter 200, mozzarella 100, almond-flour 60
Wrap [frankfurter] in a dough of [mozzarella] and [almond-flour]; bake.

Loaded nachos | 2 | mexican
low-carb-tortilla 100, ground-beef 200, cheddar 80
Cut [low-carb-tortilla] into triangles and bake. / Cover with browned [ground-beef] and [cheddar]; bake until it melts.

Perilla leaves filled with tofu | 2 | korean
firm-tofu 200, perilla-leaf 20, egg 104
Crumble the [firm-tofu], fold it into [perilla-leaf], dip in [egg] and fry.

Scotch eggs | 2 | british
ground-pork 250, egg 208, pork-rinds 40
Boil [egg]; wrap in [ground-pork], roll in [pork-rinds] and fry.

Stuffed peppers under their lids | 2 | hungarian
green-bell-pepper 400, ground-beef 300
Cut the tops off [green-bell-pepper]. / Fill with [ground-beef] and bake.

Stuffed tomatoes | 2 | french
tomato 400, ricotta 120, chives 5
Hollow [tomato] and fill with [ricotta] and [chives].

Seared tofu steaks | 2 | american
firm-tofu 300, spinach 100
Sear [firm-tofu]; serve on wilted [spinach].

Griddled mackerel with cucumber | 2 | turkish
mackerel-fillet 300, cucumber 150
Griddle [mackerel-fillet]; serve with [cucumber].

Stewed okra with rounds of chili | 2 | creole
okra 240, crushed-tomatoes 200, chili 10
Slice [okra]. / Simmer it in [crushed-tomatoes] with rings of [chili].

Slab feta plate with roasted garlic | 2 | greek
feta 200, garlic 60, kalamata-olives 40
Cut [feta] into cubes. / Roast the [garlic] whole. / Serve with [kalamata-olives].

Roast red onion wedges with bay | 2 | british
red-onion 260, bay-leaf 1, makrut-lime-leaf 2, olive-oil 20
Cut [red-onion] into wedges and roast them with [bay-leaf]. / Scatter with [makrut-lime-leaf] to serve.

Salmon onigirazu | 2 | japanese
salmon-fillet 160, nori 6, egg 104
Flake [salmon-fillet]. / Fold it with [egg] into [nori].

Tamagoyaki with chili | 2 | japanese
egg 208, soy-sauce 5, chili 10
Roll thin sheets of [egg] in the pan. / Lay the whole [chili] beside them to serve.
`,
)
