import { inventRecipes } from './invented-recipe.ts'

/** Fish, shellfish, leaves and roots that the everyday dishes above have no use for. */
export const inventedSeaAndGarden = inventRecipes(
  'lunch',
  `
Fish stew with clams and squid | 2 | italian
cod-fillet 250, clams 200, squid 150, crushed-tomatoes 300, oregano 2
Cut [cod-fillet] into chunks. / Simmer with [clams], [squid] and [crushed-tomatoes]; scatter [oregano].

Grilled cuttlefish with parsley | 2 | greek
cuttlefish 400, olive-oil 30, parsley 6
Grill [cuttlefish] with [olive-oil]; scatter [parsley].

Whole roasted cauliflower with tahini | 2 | israeli
cauliflower 700, tahini 40, parsley 6
Roast [cauliflower] whole. / Spoon over [tahini]; scatter [parsley].

Grilled swordfish with pomegranate | 2 | italian
swordfish-steak 340, zucchini 200, pomegranate-seed 30
Grill [swordfish-steak] and [zucchini]; scatter [pomegranate-seed].

Sardines with fennel and radishes | 2 | portuguese
sardines 180, radish 120, spring-onion 80, capers 8
Grill [sardines] with halved [radish] and whole [spring-onion]. / Scatter [capers].

Crab and roe plate with cracker | 2 | swedish
crab-meat 200, salmon-roe 60, seed-crackers 60, dill 4
Pile up [crab-meat] and [salmon-roe]. / Serve with [seed-crackers] and [dill].

Goat cheese and brie plate with macadamias | 2 | french
goat-cheese 90, brie 120, macadamia-nuts 40, pistachios 20, endive 80
Slice [goat-cheese] and [brie]. / Serve with [macadamia-nuts], [pistachios] and [endive].

Roast lamb leg with chard and lime leaf | 4 | british
lamb-leg 900, swiss-chard 300, kohlrabi 200, makrut-lime-leaf 2
Roast [lamb-leg]; carve the roast. / Cook [kohlrabi]. / Dress raw [swiss-chard]; scatter [makrut-lime-leaf].

Silken tofu with wakame and snow peas | 2 | japanese
silken-tofu 300, wakame 60, snow-peas 120, ginger 15, curry-leaves 4
Slice [silken-tofu]. / Serve with [wakame], [snow-peas] and fried [curry-leaves].

Endive tarte Tatin | 4 | french
belgian-endive 500, butter 60, almond-flour 150
Brown [belgian-endive] in [butter]; cover with a dough of [almond-flour] and bake. / Turn out.

Pork chops with Chinese broccoli | 2 | chinese
pork-chop 400, chinese-broccoli 200
Fry [pork-chop] and [chinese-broccoli].

Bratwurst with sauerkraut and broccolini | 2 | german
bratwurst 300, sauerkraut 200, broccolini 150, pickle 60
Fry [bratwurst]. / Serve with [sauerkraut], [broccolini] and spears of [pickle].

Cauliflower steaks with romesco peppers | 2 | spanish
cauliflower 500, roasted-red-pepper 120, sunflower-seeds 15, red-chili 10
Cut [cauliflower] into cauliflower steaks; roast. / Serve with [roasted-red-pepper]; scatter [sunflower-seeds]; lay [red-chili] beside.

Radicchio and watercress salad | 2 | italian
radicchio 120, watercress 90, olives 40, lemon-zest 3 Topping, hearts-of-palm 120
Toss [radicchio] and [watercress]. / Scatter sliced olives of [olives], [hearts-of-palm] and [lemon-zest].

Zucchini ribbons with cottage cheese | 2 | american
zucchini 250, cottage-cheese 160, pine-nuts 15, black-pepper 1
Shave [zucchini] into ribbons with a peeler. / Top with [cottage-cheese], [pine-nuts] and [black-pepper].

Cabbage rolls | 4 | polish
savoy-cabbage 400, ground-pork 400, marinara 200
Roll [ground-pork] in [savoy-cabbage]; bake in [marinara].

Ham roll-ups | 2 | american
ham 120, cream-cheese 100, chives 4
Spread [cream-cheese] on [ham]; roll; scatter [chives].

Pork dumplings | 2 | chinese
ground-pork 250, white-cabbage 80, scallion 10
Fill and steam dumplings of [ground-pork] and [white-cabbage]; scatter [scallion].

Lemon crêpes | 2 | french
egg 156, cream-cheese 80, lemon 30
Whisk [egg] and [cream-cheese]; fry thin. / Serve with slices of [lemon].

Egg drop soup with pickled ginger | 2 | chinese
chicken-stock 600, egg 104, pickled-ginger 20, scallion 10
Stir ribbons of [egg] into [chicken-stock]. / Scatter [pickled-ginger] and [scallion].

Steak with butter and ginger beans | 1 | american
ribeye-steak 250, butter 20, ginger 15 Topping, green-beans 100
Sear [ribeye-steak]. / Melt a knob of butter of [butter] on top. / Boil [green-beans]; top with [ginger].

Leek frittata | 2 | italian | plate
egg 260, leek 120, gruyere 40
Whisk [egg]; fry with [leek] and [gruyere].

Blueberry pancakes | 2 | american | plate
almond-flour 100, egg 156, blueberries 80 Topping, butter 20
Whisk [almond-flour] and [egg]; fry. / Top with [blueberries].

Ricotta toast with compote | 1 | american
keto-bread 70, ricotta 60, fruit-compote 40 Topping
Toast [keto-bread]. / Spread [ricotta]; top with [fruit-compote].

Cheddar melt burger stack on toast | 1 | american
keto-bread 70, cheddar 60, fruit-compote 30 Topping
Toast [keto-bread]. / Lay on slices of [cheddar]; top with [fruit-compote].

Seeded salmon plate | 1 | american
salmon-fillet 170, avocado 80, everything-bagel-seasoning 8 Topping
Roast [salmon-fillet]; slice [avocado]. / Scatter [everything-bagel-seasoning] over.

Lemon cheesecake | 8 | american | plate
cream-cheese 500, egg 156, lemon 40, raspberries 80 Topping
Whisk [cream-cheese], [egg] and [lemon]; bake; top with [raspberries].
`,
)
