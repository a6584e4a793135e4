import { inventRecipes } from './invented-recipe.ts'

export const inventedBreakfasts = inventRecipes(
  'breakfast',
  `
Bacon, eggs and avocado | 1 | american
bacon 48, egg 104, avocado 75, cherry-tomato 60
Fry [bacon] until crisp. / Fry the eggs: crack each [egg] into the pan until the whites are set. / Halve [avocado] and serve with [cherry-tomato].

Jammy eggs with charred leeks | 1 | american
egg 104, leek 120, butter 20, chili-flakes 1
Boil [egg] {7 min} until jammy, peel and halve. / Char [leek] in [butter]. / Scatter with [chili-flakes].

Soft scrambled eggs with smoked salmon and chives | 1 | american
egg 156, butter 20, smoked-salmon 70, chives 4
Scramble [egg] slowly in [butter]. / Lay [smoked-salmon] beside and scatter with [chives].

Almond flour pancakes with blueberries | 2 | american
almond-flour 120, egg 156, cream-cheese 60, baking-powder 5, blueberries 80 Topping, butter 14 Topping
Whisk [almond-flour], [egg], [cream-cheese] and [baking-powder]. / Fry small pancakes. / Top with [blueberries] and [butter].

Lemon ricotta pancakes | 2 | american
ricotta 150, egg 156, almond-flour 80, lemon 30, raspberries 60 Topping, greek-yogurt 60 Topping
Whisk [ricotta], [egg], [almond-flour] and zest of [lemon]. / Fry. / Serve topped with [greek-yogurt] and [raspberries].

Coconut flour waffles with strawberries and cream | 2 | american
coconut-flour 60, egg 208, butter 60, strawberries 100 Topping, heavy-cream 80 Topping
Whisk [coconut-flour], [egg] and [butter]. / Bake in a waffle iron. / Whip [heavy-cream]; slice [strawberries]; top.

Chia pudding with raspberries | 2 | american
chia-seeds 50, coconut-milk 300, raspberries 90 Topping, shredded-coconut 10 Topping
Stir [chia-seeds] into [coconut-milk]; leave overnight. / Top with [raspberries] and [shredded-coconut].

Greek yogurt bowl with walnuts and berries | 1 | american
greek-yogurt 200, walnuts 25, blueberries 40, strawberries 40, cinnamon 1
Spoon [greek-yogurt] into a bowl. / Top with [walnuts], [blueberries] and sliced [strawberries]; dust with [cinnamon].

Spinach and feta omelette | 1 | american
egg 156, spinach 60, feta 40, butter 15, dill 3
Beat [egg]. / Wilt [spinach] in [butter]. / Cook the omelette, fold over [feta], top with [dill].

Mushroom, leek and goat cheese frittata | 4 | american
egg 416, cremini-mushroom 200, leek 120, goat-cheese 90, heavy-cream 60, thyme 3
Soften [leek] and [cremini-mushroom]. / Whisk [egg] and [heavy-cream], pour over. / Crumble [goat-cheese] over and bake; scatter [thyme].

Shakshuka with feta | 2 | israeli
egg 208, crushed-tomatoes 400, red-bell-pepper 150, onion 80, feta 60, parsley 8, harissa 15
Soften [onion] and [red-bell-pepper] with [harissa]. / Simmer [crushed-tomatoes]. / Crack [egg] into wells. / Scatter with [feta] and [parsley].

Egg muffins with ham and broccoli | 6 | american
egg 416, ham 150, broccoli 200, cheddar 100
Whisk [egg]. / Divide diced [ham] and [broccoli] among the wells; pour over. / Scatter [cheddar] and bake.

Chocolate chip muffins | 8 | american
almond-flour 200, egg 156, butter 80, erythritol 60, chocolate-chips 80
Whisk [almond-flour], [egg], [butter] and [erythritol]. / Fold in [chocolate-chips]. / Bake.

Green smoothie with avocado and spinach | 1 | american
avocado 80, spinach 40, almond-milk 250, whey-isolate 25, mint 3
Blend [avocado], [spinach], [almond-milk] and [whey-isolate]. / Serve with [mint].

Strawberry shake | 1 | american
strawberries 90, heavy-cream 60, almond-milk 200
Blend everything. / Blend [strawberries], [heavy-cream], [almond-milk].

Bulletproof vanilla latte | 1 | american
coffee 240, ghee 14, heavy-cream 40, cinnamon 1
Blend [coffee] with [ghee] and [heavy-cream]. / Dust with [cinnamon].

Pecan and coconut granola | 8 | american
pecans 120, almonds 80, pumpkin-seeds 60, coconut-flakes 60, coconut-oil 40, cinnamon 4
Toss [pecans], [almonds], [pumpkin-seeds] and [coconut-flakes] with [coconut-oil] and [cinnamon]. / Bake until golden.

Everything bagels with cream cheese | 4 | american
almond-flour 170, mozzarella 170, egg 104, cream-cheese 100 Topping, everything-bagel-seasoning 10
Melt [mozzarella]; knead with [almond-flour] and [egg]. / Scatter [everything-bagel-seasoning]. / Bake; serve with [cream-cheese].

Avocado toast with poached egg and radish | 1 | american
keto-bread 70, avocado 80, egg 52, radish 30, chili-flakes 1, lemon 10
Toast [keto-bread]. / Mash [avocado] over. / Poach the egg: slip [egg] into water; top with sliced [radish] and [chili-flakes].

Skillet hash with sausage, turnip and peppers | 2 | american
italian-sausage 220, turnip 250, red-bell-pepper 120, onion 60, egg 104, parsley 6
Slice the [italian-sausage] and brown it. / Fry diced [turnip], [red-bell-pepper] and [onion]. / Crack [egg] over the pan until whites are set; scatter [parsley].

Noatmeal porridge with blackberries | 1 | american
hemp-seeds 40, flax-meal 15, coconut-milk 180, blackberries 40 Topping, almond-butter 16 Topping
Simmer [hemp-seeds] and [flax-meal] in [coconut-milk]. / Top with [blackberries] and a spoon of [almond-butter].

Banana-free almond bread loaf | 10 | american
almond-flour 250, egg 208, butter 90, walnuts 60, baking-powder 8, cinnamon 3
Mix [almond-flour], [egg], [butter], [baking-powder] and [cinnamon]. / Scatter [walnuts] on top and bake.

Halloumi, tomato and rocket breakfast plate | 1 | american
halloumi 100, tomato 90, arugula 30, olives 30, mint 3, olive-oil 14
Grill [halloumi]. / Plate with sliced [tomato], [arugula] and [olives]; top with [mint].

Turkish eggs with yogurt and chili butter | 1 | american
greek-yogurt 180, egg 104, butter 20, chili-flakes 2, dill 4
Spread [greek-yogurt] in a bowl. / Poach the eggs: slip in [egg]. / Drizzle with chili [butter] and [chili-flakes], scatter [dill].
`,
)
