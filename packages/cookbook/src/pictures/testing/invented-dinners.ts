import { inventRecipes } from './invented-recipe.ts'

export const inventedDinners = inventRecipes(
  'dinner',
  `
Gnocchi in sage butter | 2 | italian
ricotta 300, almond-flour 60, butter 40, sage 5
Shape gnocchi of [ricotta] and [almond-flour]; fry in [butter] with [sage].

Osso buco in broth | 2 | italian
veal-shank 420, beef-stock 200, celery 60, parsley 6
Brown [veal-shank]; braise in [beef-stock] with [celery] until tender. / Scatter [parsley].

Zucchini ravioli in marinara | 2 | italian
zucchini 300, ricotta 200, marinara 150, basil 5
Fold parcels of [zucchini] around [ricotta]; bake in [marinara] and scatter [basil].

Bread dumplings with mushrooms | 2 | german
almond-flour 90, egg 100, cremini-mushroom 200, parsley 6
Shape round dumplings of [almond-flour] and [egg]; simmer. / Fry [cremini-mushroom]; scatter [parsley].

Fish sticks with cucumber | 2 | british
cod 360, almond-flour 60, egg 50, cucumber 150
Cut [cod] into sticks, coat with [egg] and [almond-flour], fry until crisp. / Serve with [cucumber].

Khachapuri boats | 2 | georgian
mozzarella 200, almond-flour 90, egg 100, butter 20
Shape boats of [mozzarella] and [almond-flour], bake, break an [egg] into each.

Chopped kottu of tortilla and cabbage | 2 | sri-lankan
tortilla 90, green-cabbage 200, egg 100, scallion 20
Cut [tortilla] in squares; stir-fry with [green-cabbage] and [egg]. / Scatter [scallion].

Skillet salmon with lemon cream and wilted greens | 2 | french | plate
salmon-fillet 340, spinach 200, heavy-cream 120 Sauce, lemon 40, butter 20, dill 5
Sear [salmon-fillet] until the skin lets go. / Wilt [spinach]. / Simmer [heavy-cream] with [lemon]; serve with slices of [lemon] and [dill].

Lemon salmon with asparagus | 2 | american
salmon-fillet 340, asparagus 240, lemon 60, butter 30, parsley 6
Roast [salmon-fillet] and [asparagus]. / Serve with [lemon] slices and [parsley].

Creamy garlic chicken skillet with mushrooms | 4 | american
chicken-thigh 640, heavy-cream 300, cremini-mushroom 250, garlic 20, parsley 8, parmesan 40
Brown [chicken-thigh]. / Fry [cremini-mushroom] and thinly sliced [garlic]; pour in [heavy-cream]. / Return chicken; scatter [parsley] and [parmesan].

Ribeye with broccoli and herb butter | 1 | american
ribeye-steak 280, broccoli 180, butter 30, parsley 5, cremini-mushroom 60
Sear [ribeye-steak]. / Steam [broccoli]; fry [cremini-mushroom]. / Top with herb butter: [butter] and [parsley].

Steak salad with blue cheese | 2 | american
flank-steak 350, arugula 120, blue-cheese 60, cherry-tomato 120, walnuts 30, red-onion 30
Sear [flank-steak]; slice against the grain. / Toss [arugula] with [cherry-tomato] and [red-onion]. / Lay the steak on; scatter [blue-cheese] and [walnuts].

Sheet pan chicken drumsticks with sprouts | 4 | american
chicken-drumstick 900, brussels-sprouts 400, red-onion 120, lemon 60, thyme 6
Toss [chicken-drumstick], [brussels-sprouts] and [red-onion] wedges on a sheet pan. / Roast with slices of [lemon] and [thyme].

Sheet pan sausages, peppers and onions | 4 | american
bratwurst 600, red-bell-pepper 200, green-bell-pepper 150, yellow-bell-pepper 150, red-onion 120, rosemary 5
Roast [bratwurst] with strips of [red-bell-pepper], [green-bell-pepper], [yellow-bell-pepper] and wedges of [red-onion]. / Scatter [rosemary].

Thai red curry with chicken | 4 | thai
chicken-thigh 600, coconut-milk 400, red-curry-paste 60, red-bell-pepper 120, green-beans 150, basil 10, red-chili 10, lime 30
Cut [chicken-thigh] into bite-size chunks. / Simmer [red-curry-paste] in [coconut-milk] with [red-bell-pepper] and [green-beans]. / Top with [basil] and sliced [red-chili]; serve with [lime] wedges.

Butter chicken with cauliflower rice | 4 | indian
chicken-thigh 600, tomato-paste 60, heavy-cream 250, butter 50, cauliflower-rice 500, cilantro 8, greek-yogurt 60 Topping
Cut [chicken-thigh] in cubes and brown. / Simmer with [tomato-paste], [heavy-cream] and [butter]. / Serve with [cauliflower-rice]; top with [greek-yogurt] and [cilantro].

Palak paneer | 3 | indian
paneer 300, spinach 500, heavy-cream 100, ginger 15, garlic 12, onion 80
Blend [spinach] until smooth. / Fry [paneer] cubes; simmer in the sauce with [heavy-cream].

Beef stew with celeriac | 6 | american
beef-chuck 1000, celery-root 350, carrot 100, beef-stock 600, tomato-paste 40, thyme 6, onion 120
Brown [beef-chuck] chunks. / Simmer with [celery-root], [carrot], [onion], [tomato-paste] and [beef-stock]. / Scatter [thyme].

Texas chili with sour cream | 6 | american
ground-beef 900, crushed-tomatoes 400, green-bell-pepper 150, onion 120, sour-cream 90 Topping, cheddar 80 Topping, scallion 20 Topping, smoked-paprika 8
Brown [ground-beef]; simmer with [crushed-tomatoes], [green-bell-pepper], [onion]. / Top with [sour-cream], [cheddar] and [scallion].

Shepherd’s pie with cauliflower mash | 6 | british
ground-lamb 700, cauliflower 800, butter 60, carrot 80, celery 80, beef-stock 200, parsley 6
Brown [ground-lamb] with [carrot] and [celery]; add [beef-stock]. / Mash [cauliflower] with [butter]; spread over; bake. / Scatter [parsley].

Cauliflower gratin with gruyère | 4 | french
cauliflower 800, heavy-cream 250, gruyere 150, parmesan 40, thyme 4
Steam [cauliflower]. / Pour over [heavy-cream]; top with [gruyere] and [parmesan]; bake until bubbling. / Scatter [thyme].

Eggplant lasagne | 6 | italian
eggplant 700, ground-beef 500, marinara 400, ricotta 250, mozzarella 200, basil 10
Roast sliced [eggplant]. / Brown [ground-beef] with [marinara]. / Layer with [ricotta]; top with [mozzarella]; bake; scatter [basil].

Chicken, broccoli and cheddar casserole | 6 | american
rotisserie-chicken 600, broccoli 500, cheddar 200, cream-cheese 150, heavy-cream 150, pork-rind 40 Topping
Stir shredded [rotisserie-chicken], [broccoli], [cream-cheese] and [heavy-cream] together. / Top with [cheddar] and [pork-rind]; bake.

Swedish meatballs with cream gravy | 4 | swedish
ground-beef 400, ground-pork 200, egg 52, heavy-cream 250 Sauce, beef-stock 150 Sauce, parsley 6, cranberries 60
Mix [ground-beef], [ground-pork] and [egg]; roll. / Fry; simmer in [heavy-cream] and [beef-stock]. / Scatter [parsley]; serve with [cranberries].

Meatballs with zucchini noodles | 3 | italian
ground-beef 450, egg 52, marinara 250, zucchini 500, parmesan 40, basil 8
Roll meatballs of [ground-beef] and [egg]; simmer in [marinara]. / Spiralize [zucchini] into zucchini noodles. / Serve with [parmesan] and [basil].

Shrimp scampi with courgetti | 2 | italian
shrimp 350, zucchini-noodles 350, butter 50, garlic 15, lemon 40, parsley 8, chili-flakes 1
Sear [shrimp] in [butter] and [garlic]. / Toss with [zucchini-noodles]; serve with [lemon] wedges, [parsley] and [chili-flakes].

Mussels in white wine cream | 2 | belgian
mussels 900, heavy-cream 150, dry-white-wine 100, shallot 40, parsley 12, lemon 40
Steam [mussels] with [shallot] and [dry-white-wine]. / Stir in [heavy-cream]; scatter [parsley]; serve with [lemon] wedges.

Seared scallops with cauliflower purée and bacon | 2 | american
scallops 300, cauliflower 350, butter 40, bacon 50, chives 4
Mash [cauliflower] with [butter] to a cauliflower purée. / Sear [scallops]. / Crumble [bacon] over; scatter [chives].

Whole trout with almonds and green beans | 1 | french
whole-trout 350, flaked-almonds 20, green-beans 120, butter 30, lemon 30, parsley 4
Fry [whole-trout] in [butter]. / Boil [green-beans]. / Scatter [flaked-almonds] and [parsley]; serve with slices of [lemon].

Black soybeans on a plate | 2 | mexican
black-soybeans 300, tomato 100, cilantro 8
Warm the [black-soybeans]. / Serve with [tomato] and [cilantro].

Pork stew with beans | 2 | mexican
black-soybeans 300, pork-shoulder 300, tomato 100, cilantro 8
Brown [pork-shoulder]. / Simmer with [black-soybeans] and [tomato]; top with [cilantro].

Cod with chorizo, olives and tomatoes | 2 | spanish
cod-fillet 340, chorizo 80, cherry-tomato 200, olives 60, parsley 6, olive-oil 20
Roast [cod-fillet] with [cherry-tomato], sliced [chorizo] and [olives]. / Scatter [parsley].

Tuna steaks with sesame and bok choy | 2 | japanese
tuna-steak 320, bok-choy 240, sesame-seeds 15, soy-sauce 30, ginger 10, scallion 10
Crust [tuna-steak] in [sesame-seeds]; sear; slice. / Steam [bok-choy]; drizzle with [soy-sauce]; scatter [scallion].

Lamb chops with mint pesto and courgettes | 2 | greek
lamb-chop 450, zucchini 250, pesto 40, mint 8, feta 40, lemon 30
Grill [lamb-chop]. / Grill [zucchini] slices. / Drizzle with [pesto]; scatter [feta] and [mint].

Pork chops with cabbage and mustard cream | 2 | german
pork-chop 440, savoy-cabbage 300, heavy-cream 120 Sauce, dijon-mustard 20 Sauce, apple 60, sage 3
Fry [pork-chop]. / Braise wedges of [savoy-cabbage]. / Stir [heavy-cream] and [dijon-mustard]; fry [sage].

Sticky spare ribs with slaw | 3 | american
spare-ribs 1200, coleslaw-mix 300, carrot 60, mayonnaise 60, cilantro 6
Roast [spare-ribs]. / Stir [coleslaw-mix], grate [carrot]; fold with [mayonnaise]. / Scatter [cilantro].

Pulled pork with kimchi slaw | 6 | korean
pork-shoulder 1200, kimchi 200, white-cabbage 300, scallion 20, sesame-seeds 10
Slow-cook [pork-shoulder] until it shreds; shred it. / Serve with [kimchi] and shredded [white-cabbage]; scatter [scallion] and [sesame-seeds].

Duck breast with red cabbage and orange | 2 | french
duck-breast 380, red-cabbage 250, orange 40, walnuts 25, thyme 3
Sear [duck-breast]; slice. / Braise shredded [red-cabbage]. / Serve with slices of [orange], [walnuts] and [thyme].

Chicken souvlaki skewers with tzatziki and greek salad | 3 | greek
chicken-thigh 600, greek-yogurt 150 Sauce, cucumber 180, tomato 150, feta 80, kalamata-olives 40, oregano 3, lemon 30
Thread [chicken-thigh]; grill. / Serve with [greek-yogurt], [cucumber], [tomato] wedges, [feta], [kalamata-olives] and [lemon] wedges.

Beef and broccoli stir-fry | 3 | chinese
flank-steak 450, broccoli 400, red-bell-pepper 100, soy-sauce 50, sesame-seeds 8, ginger 10, scallion 15
Slice [flank-steak]; stir-fry. / Add [broccoli], [red-bell-pepper]; pour over [soy-sauce]. / Scatter [sesame-seeds] and [scallion].

Cauliflower fried rice with prawns and egg | 3 | chinese
cauliflower-rice 600, shrimp 300, egg 104, edamame 80, carrot 50, scallion 20, soy-sauce 30
Fry ribbons of [egg]. / Stir-fry [cauliflower-rice] with [shrimp], [edamame] and [carrot]; add [soy-sauce]; scatter [scallion].

Stuffed peppers with beef and mozzarella | 3 | american
red-bell-pepper 450, ground-beef 350, marinara 150, mozzarella 100, parsley 5
Halve [red-bell-pepper]. / Brown [ground-beef] with [marinara]; fill; top with [mozzarella]; bake. / Scatter [parsley].

Portobello pizzas | 2 | american
portobello-mushroom 300, marinara 80, mozzarella 120, pepperoni 40, basil 5
Roast [portobello-mushroom] caps. / Fill with [marinara], [mozzarella] and [pepperoni]; bake; scatter [basil].

Beef kofta skewers with mint | 2 | turkish
ground-beef 300, mint 5, onion 20
Press [ground-beef] with [onion] around skewers and grill them. / Scatter [mint].

Tsukune meatball skewers | 2 | japanese
ground-chicken 300, soy-sauce 20
Roll [ground-chicken] into balls, thread them on skewers and grill. / Brush with [soy-sauce].

Tempeh skewers | 2 | indonesian
tempeh 250, soy-sauce 15
Cube [tempeh], thread it on skewers and grill. / Brush with [soy-sauce].

Braised short ribs | 2 | american
beef-short-rib 500, parsley 5
Brown [beef-short-rib] and braise them until the bones slide. / Scatter [parsley].

Pork skewers in thin ribbons | 2 | thai
pork-shoulder 300, fish-sauce 10
Thread [pork-shoulder] to and fro on skewers and grill. / Brush with [fish-sauce].

Beef tacos in cheese shells | 3 | mexican
ground-beef 400, cheddar 150, avocado 120, tomato 80, red-onion 30, cilantro 8, sour-cream 60, lime 30
Bake rounds of [cheddar]. / Brown [ground-beef]. / Fill; top with diced [avocado], [tomato], [cilantro] and [sour-cream].

Pork schnitzel with cucumber and dill salad | 2 | austrian
pork-tenderloin 320, pork-rind 60, egg 52, parmesan 40, cucumber 250, dill 6, lemon 40
Pound [pork-tenderloin]; coat in [egg], [pork-rind] and [parmesan]; fry. / Toss [cucumber] with [dill]; serve with slices of [lemon].

Roast chicken with fennel and olives | 4 | american
whole-chicken 1500, fennel 300, olives 80, lemon 60, rosemary 6
Roast [whole-chicken] over [fennel] and [olives]. / Serve with [lemon] wedges and [rosemary].

Meatloaf with tomato glaze | 6 | american
ground-beef 800, egg 104, almond-flour 60, onion 80, tomato-paste 40 Glaze, thyme 4
Mix [ground-beef], [egg], [almond-flour] and [onion]; shape; bake. / Brush with [tomato-paste]; scatter [thyme].

Buffalo wings with celery and blue cheese | 3 | american
chicken-wing 900, hot-sauce 60, butter 40, celery 150, blue-cheese 60 Dip, sour-cream 80 Dip
Bake [chicken-wing]; toss in [hot-sauce] and [butter]. / Serve with sticks of [celery] and a dip of [sour-cream] and [blue-cheese].

Tempeh and aubergine tray bake | 3 | american
tempeh 350, eggplant 400, cherry-tomato 200, tahini 40 Drizzle, mint 5, lemon 30
Roast [tempeh], [eggplant] slices and [cherry-tomato] on a sheet pan. / Drizzle with [tahini]; scatter [mint]; serve with [lemon] wedges.

Shirataki carbonara | 2 | italian
shirataki-noodles 400, pancetta 100, egg 104, parmesan 60, black-pepper 2, parsley 4
Fry [pancetta]. / Whisk [egg] and [parmesan]. / Toss with [shirataki-noodles]; top with [black-pepper] and [parsley].

Bolognese on spaghetti squash | 4 | italian
spaghetti-squash 900, ground-beef 500, crushed-tomatoes 400, parmesan 40, basil 8, carrot 50
Roast [spaghetti-squash]. / Simmer [ground-beef] with [crushed-tomatoes] and [carrot]. / Serve over the squash with [parmesan] and [basil].

Beef braciole | 2 | italian
flank-steak 320, parsley 10, crushed-tomatoes 200
Roll [flank-steak] around [parsley]. / Simmer in [crushed-tomatoes].
`,
)
