import { inventRecipes } from './invented-recipe.ts'

export const inventedLunches = inventRecipes(
  'lunch',
  `
Spinach salad with feta and strawberries | 2 | american
spinach 140, feta 90, strawberries 100, walnuts 40, red-onion 30, olive-oil 40 Dressing, red-wine-vinegar 15 Dressing
Slice [strawberries] and [red-onion]. / Toss [spinach] with [olive-oil] and [red-wine-vinegar]. / Scatter with [feta] and [walnuts].

Chicken Caesar salad | 2 | american
romaine-lettuce 250, chicken-breast 320, parmesan 40, bacon 50, mayonnaise 60 Dressing, anchovy-fillet 10 Dressing
Grill [chicken-breast] and slice it. / Toss [romaine-lettuce] with the dressing. / Shave [parmesan] over; crumble [bacon] on top.

Butter lettuce with crispy halloumi | 2 | american
butter-lettuce 200, halloumi 180, pumpkin-seeds 20, lemon 20, mayonnaise 50 Dressing
Fry [halloumi]. / Toss [butter-lettuce]; top with [halloumi] and [pumpkin-seeds]. / Serve with wedges of [lemon].

Niçoise salad with tuna and egg | 2 | french
butter-lettuce 150, canned-tuna 200, egg 104, green-beans 120, kalamata-olives 50, cherry-tomato 120, dijon-mustard 10 Dressing
Boil [egg] {8 min}, peel and halve. / Arrange [butter-lettuce], [canned-tuna], [green-beans], [kalamata-olives], [cherry-tomato]. / Whisk [dijon-mustard] and drizzle.

Caprese salad with basil | 2 | italian
tomato 300, fresh-mozzarella 250, basil 10, olive-oil 30, pesto 20
Slice [tomato] and [fresh-mozzarella]. / Tuck in [basil], drizzle with [pesto].

Asian slaw with sesame prawns | 2 | thai
white-cabbage 250, red-cabbage 100, carrot 50, shrimp 250, sesame-seeds 12, cilantro 10, lime 30, peanut-butter 30 Dressing
Shred [white-cabbage] and [red-cabbage]; grate [carrot]. / Fry [shrimp]. / Toss; scatter [sesame-seeds] and [cilantro]; serve with wedges of [lime].

Salmon poke bowl with cauliflower rice | 2 | hawaiian
salmon-fillet 260, cauliflower-rice 300, avocado 120, cucumber 120, edamame 80, nori-sheet 4, sesame-seeds 8, soy-sauce 30
Cut [salmon-fillet] into cubes; marinate in [soy-sauce]. / Warm [cauliflower-rice]. / Top with sliced [avocado], [cucumber], [edamame], strips of [nori-sheet] and [sesame-seeds].

Tuna with olives and tomato | 2 | spanish
canned-tuna 200, kalamata-olives 40, tomato 120
Set out [canned-tuna] with [tomato]. / Scatter [kalamata-olives].

Shrimp tostadas with avocado | 2 | mexican
tortilla 60, shrimp 150, avocado 100
Crisp [tortilla]; top with [shrimp] and [avocado].

Beef hand pies | 2 | british
ground-beef 200, almond-flour 120, mozzarella 120
Fill the dough with [ground-beef] and bake.

Puffed omelet with peppers | 1 | american
egg 150, red-bell-pepper 60
Beat [egg] with [red-bell-pepper]; fry on both sides.

Tuna-stuffed avocado | 2 | american
avocado 300, canned-tuna 160, mayonnaise 40, celery 40, chives 4
Halve [avocado]. / Mix [canned-tuna], [mayonnaise] and diced [celery]; fill. / Scatter [chives].

Cream of broccoli soup with cheddar | 4 | american
broccoli 500, heavy-cream 200, cheddar 120, chicken-stock 700, onion 80, chives 6
Simmer [broccoli] and [onion] in [chicken-stock]. / Blend the soup with [heavy-cream] until smooth. / Serve topped with [cheddar] and [chives].

Roasted tomato soup with basil cream | 4 | american
tomato 800, heavy-cream 150, chicken-stock 400, garlic 15, basil 10, parmesan 30
Roast [tomato] and [garlic]. / Blend [tomato], [garlic] and [chicken-stock] until smooth; stir in [heavy-cream]. / Top with [basil] and shaved [parmesan].

Chicken ramen with soft egg | 2 | japanese
chicken-stock 900, chicken-thigh 250, shirataki-noodles 300, egg 104, bok-choy 150, shiitake-mushroom 80, scallion 20, nori-sheet 4
Simmer sliced [shiitake-mushroom] in [chicken-stock]. / Roast and slice [chicken-thigh]. / Boil [egg] {6 min}; halve. / Ladle over [shirataki-noodles] and [bok-choy]; top with [scallion] and [nori-sheet].

Tom kha with prawns | 2 | thai
coconut-milk 400, chicken-stock 300, shrimp 250, oyster-mushroom 120, lime 30, cilantro 8, red-chili 10, ginger 15
Simmer [coconut-milk], [chicken-stock] and [ginger]. / Add [oyster-mushroom] and [shrimp]. / Scatter [cilantro] and sliced [red-chili]; serve with [lime] wedges.

Turkey lettuce wraps | 2 | chinese
ground-turkey 350, butter-lettuce 120, water-chestnut 60, scallion 20, peanuts 25, soy-sauce 30, lime 30
Brown [ground-turkey] with [soy-sauce] and [water-chestnut]. / Spoon into [butter-lettuce]; top with [scallion] and [peanuts]. / Serve with [lime] wedges.

Chicken and bacon ranch wrap | 1 | american
keto-tortilla 60, chicken-breast 120, bacon 30, romaine-lettuce 40, tomato 50, ranch-dressing 25
Slice grilled [chicken-breast]. / Fill [keto-tortilla] with [bacon], [romaine-lettuce], [tomato] and [ranch-dressing]; roll.

Bunless cheeseburger with pickles | 1 | american
ground-beef 180, cheddar 30, butter-lettuce 30, tomato 50, pickle 30, mayonnaise 15
Shape [ground-beef] into patties and fry. / Melt [cheddar] over. / Plate with [butter-lettuce], sliced [tomato], [pickle] and [mayonnaise].

Bacon double burger on cloud buns | 2 | american
ground-beef 360, cheddar 60, bacon 50, keto-bun 120, tomato 60, pickle 30
Fry patties of [ground-beef]. / Build on [keto-bun] with [cheddar], [bacon], [tomato] and [pickle].

Zucchini fritters with dill yogurt | 2 | greek
zucchini 350, egg 104, feta 60, almond-flour 30, dill 5, greek-yogurt 80 Sauce, lemon 20
Grate [zucchini]; mix with [egg], [feta] and [almond-flour]; fry. / Serve with a dollop of [greek-yogurt], [dill] and a wedge of [lemon].

Salmon cakes with tartare sauce | 2 | american
canned-salmon 300, egg 52, pork-rind 30, mayonnaise 60 Sauce, capers 10 Sauce, lemon 30, arugula 40
Mix [canned-salmon], [egg] and [pork-rind]; fry. / Serve with [mayonnaise], [capers], [arugula] and wedges of [lemon].

Antipasti board | 2 | italian
prosciutto 80, salami 60, mozzarella-pearls 100, olives 60, artichoke-hearts 80, sun-dried-tomatoes 30, basil 5
Arrange [prosciutto], [salami], [mozzarella-pearls], [olives], [artichoke-hearts] and [sun-dried-tomatoes]. / Tuck in [basil].

Egg salad with celery | 2 | american
egg 312, mayonnaise 80, celery 60, chives 5, dijon-mustard 10, smoked-paprika 1
Boil [egg], peel and chop. / Fold with [mayonnaise], [celery] and [dijon-mustard]. / Dust with [smoked-paprika] and [chives].

Devilled eggs | 3 | american
egg 312, mayonnaise 60, dijon-mustard 8, smoked-paprika 1, chives 3
Boil [egg]; halve; mash the yolks with [mayonnaise] and [dijon-mustard]. / Pipe; dust with [smoked-paprika]; scatter [chives].

Cobb salad | 2 | american
romaine-lettuce 200, rotisserie-chicken 200, egg 104, bacon 50, avocado 120, blue-cheese 50, cherry-tomato 100
Boil [egg]; halve. / Arrange [romaine-lettuce] with [rotisserie-chicken], crumbled [bacon], diced [avocado], [blue-cheese] and [cherry-tomato].

Prosciutto and rocket pizza | 2 | italian
almond-flour 100, mozzarella 200, egg 52, marinara 80, prosciutto 60 Topping, arugula 30 Topping, parmesan 20 Topping
Melt [mozzarella], knead with [almond-flour] and [egg]. / Spread [marinara] and bake. / Top with [prosciutto], [arugula] and shaved [parmesan].

Tofu and edamame bowl with peanut dressing | 2 | american
firm-tofu 300, edamame 120, red-cabbage 120, cucumber 100, carrot 50, peanut-butter 40 Dressing, sesame-seeds 8, konjac-rice 250
Sear [firm-tofu] cubes. / Shred [red-cabbage]; grate [carrot]. / Pile on [konjac-rice] with [edamame] and [cucumber]; drizzle with [peanut-butter]; scatter [sesame-seeds].

Smoked mackerel pâté with celery sticks | 4 | american
mackerel 240, cream-cheese 120, lemon 30, celery 160, dill 5
Blend [mackerel] and [cream-cheese]. / Serve with sticks of [celery], [dill] and [lemon] wedges.

Loaded zucchini boats | 2 | american
zucchini 400, ground-beef 220, marinara 120, mozzarella 80, basil 5
Halve and hollow [zucchini]. / Brown [ground-beef]; stir in [marinara]; fill. / Top with [mozzarella]; bake; scatter [basil].

Crab hand rolls | 2 | japanese
nori-sheet 8, crab-meat 160, avocado 80, cucumber 60
Roll [nori-sheet] into cones; fill them with [crab-meat], [avocado] and [cucumber].

Sushi rolls with salmon and cucumber | 2 | japanese
nori-sheet 10, cauliflower-rice 300, salmon-fillet 180, cucumber 80, avocado 80, soy-sauce 20
Spread [cauliflower-rice] on [nori-sheet]. / Lay on [salmon-fillet], [cucumber], [avocado]; roll; slice. / Serve with [soy-sauce].
`,
)
