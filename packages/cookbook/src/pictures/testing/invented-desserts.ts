import { inventRecipes } from './invented-recipe.ts'

export const inventedDesserts = inventRecipes(
  'dessert',
  `
Whipped mascarpone with raspberries | 2 | american
mascarpone 200, heavy-cream 80, raspberries 90, mint 3, erythritol 20
Whip [mascarpone], [heavy-cream] and [erythritol] to soft peaks. / Top with [raspberries] and [mint].

Chocolate mousse with shaved chocolate | 4 | american
dark-chocolate 120, heavy-cream 300, egg 104, erythritol 40, raspberries 40 Topping
Melt [dark-chocolate]; fold into whipped [heavy-cream] and [egg]. / Top with [raspberries].

Baked vanilla cheesecake with blueberries | 10 | american
cream-cheese 600, egg 156, almond-flour 150 Base, butter 70 Base, sour-cream 150, blueberries 120 Topping
Press [almond-flour] and [butter] into the tin. / Whisk [cream-cheese], [egg] and [sour-cream]; bake. / Top with [blueberries].

Chocolate layer cake | 12 | american
almond-flour 250, cocoa-powder 60, egg 260, butter 200, cream-cheese 300 Frosting, strawberries 100 Topping
Mix [almond-flour], [cocoa-powder], [egg] and [butter]; bake. / Frost with [cream-cheese]; top with [strawberries].

Carrot cake with cream cheese frosting | 12 | american
almond-flour 300, carrot 150, egg 208, cream-cheese 250 Frosting, walnuts 60 Topping, cinnamon 5
Mix [almond-flour], [carrot], [egg] and [cinnamon]; bake. / Frost with [cream-cheese]; scatter [walnuts].

Fudgy brownies with pecans | 9 | american
dark-chocolate 150, butter 120, egg 156, almond-flour 80, pecans 60
Melt [dark-chocolate] and [butter]; whisk in [egg] and [almond-flour]. / Scatter [pecans]; bake.

Peanut butter cookies | 12 | american
peanut-butter 250, egg 52, erythritol 100, chocolate-chips 60
Mix [peanut-butter], [egg] and [erythritol]; press in [chocolate-chips]; bake.

Forked almond cookies | 12 | american
almond-flour 250, egg 52, butter 100
Mix [almond-flour], [egg] and [butter]; flatten with a fork and bake.

Speculaas | 12 | dutch
almond-flour 250, butter 100, cinnamon 5, sliced-almond 30
Mix [almond-flour], [butter] and [cinnamon]; press in [sliced-almond]; cut and bake.

Maamoul | 12 | lebanese
almond-flour 250, butter 100, pistachio 60
Mix [almond-flour] and [butter]; fill with [pistachio], press in a mold and bake.

Melomakarona | 12 | greek
almond-flour 250, olive-oil 100, walnuts 60
Mix [almond-flour] and [olive-oil]; bake. / Scatter [walnuts].

Nankhatai | 12 | indian
almond-flour 250, ghee 100, pistachio 30
Mix [almond-flour] and [ghee]; cut a cross in each, press in [pistachio] and bake.

Hallongrottor | 12 | swedish
almond-flour 250, butter 100, raspberries 60
Mix [almond-flour] and [butter]; fill with mashed [raspberries] and bake.

Florentines | 12 | italian
sliced-almond 200, butter 60, cream 60
Melt [butter] in [cream]; stir in [sliced-almond] and bake.

Almond shortbread | 12 | british
almond-flour 250, butter 120
Mix [almond-flour] and [butter]; stamp out rounds and bake.

Coconut macaroons | 8 | american
shredded-coconut 200, egg 70, erythritol 60, dark-chocolate 50
Mix [shredded-coconut], [egg], [erythritol]; bake. / Melt [dark-chocolate]; dip.

Lemon fat bombs | 10 | american
cream-cheese 150, coconut-oil 80, lemon 40, erythritol 30
Beat [cream-cheese], [coconut-oil], [lemon] and [erythritol]; roll.

Cocoa truffles | 10 | american
dark-chocolate 150, heavy-cream 100, cocoa-powder 20
Melt [dark-chocolate] in [heavy-cream]; chill; roll in [cocoa-powder].

Vanilla panna cotta with strawberry sauce | 4 | american
heavy-cream 400, gelatin 6, erythritol 40, strawberries 150 Sauce, mint 3
Warm [heavy-cream] with [erythritol]; melt in [gelatin]. / Blend half of the sauce; top with [strawberries] and [mint].

Pistachio ice cream | 6 | american
heavy-cream 400, pistachios 100, egg-yolk 80, allulose 80
Blend [heavy-cream], [egg-yolk] and [allulose]; churn. / Top with chopped [pistachios].

Raspberry ice pops | 6 | american
raspberries 250, coconut-milk 200, erythritol 30
Blend [raspberries], [coconut-milk], [erythritol]; freeze.

Crème brûlée | 4 | french
heavy-cream 400, egg-yolk 90, erythritol 50
Whisk [heavy-cream], [egg-yolk], [erythritol]; bake in ramekins; torch.

Berry crumble | 6 | british
blackberries 250, raspberries 200, almond-flour 120 Crumble, butter 70 Crumble, flaked-almonds 30 Crumble, heavy-cream 120 Topping
Tumble [blackberries] and [raspberries] into a dish. / Rub [almond-flour] and [butter]; scatter with [flaked-almonds]; bake. / Serve with whipped [heavy-cream].

Lemon tart with raspberries | 8 | french
almond-flour 180, butter 120, egg 208, lemon 120, raspberries 100 Topping
Press [almond-flour] and [butter] in a tin; bake. / Fill with curd of [egg] and [lemon]; top with [raspberries].

Chocolate mug cake | 1 | american
almond-flour 30, cocoa-powder 10, egg 52, butter 20, heavy-cream 30 Topping, strawberries 20 Topping
Stir [almond-flour], [cocoa-powder], [egg] and [butter] in a mug; microwave. / Whip [heavy-cream]; top with [strawberries].

Tiramisu in a glass | 4 | italian
mascarpone 250, egg 104, coffee 100, almond-flour 60, cocoa-powder 8 Topping
Whisk [mascarpone] and [egg]. / Layer with sponge of [almond-flour] and [coffee]; dust with [cocoa-powder].

Hot chocolate with whipped cream | 1 | american
cocoa-powder 15, almond-milk 250, heavy-cream 40 Topping
Whisk [cocoa-powder] into warm [almond-milk]. / Whip [heavy-cream] to soft peaks; spoon over.

Glazed chocolate donuts | 6 | american
almond-flour 150, egg 104, butter 60, dark-chocolate 80 Glaze
Mix [almond-flour], [egg], [butter]; bake. / Melt [dark-chocolate]; dip.

Baked cinnamon donuts | 6 | american
almond-flour 150, egg 104, butter 60, erythritol 40, cinnamon 4
Mix [almond-flour], [egg], [butter]; bake. / Roll the warm rings in the [erythritol] and [cinnamon].

Almond coconut bars | 8 | american
almonds 120, coconut-flakes 60, almond-butter 80, dark-chocolate 60
Stir [almonds], [coconut-flakes] and [almond-butter]; press; top with melted [dark-chocolate].

Rhubarb fool | 4 | british
rhubarb 250, heavy-cream 250, greek-yogurt 100, erythritol 40
Stew [rhubarb] with [erythritol]. / Fold into whipped [heavy-cream] and [greek-yogurt].

Strawberries with balsamic and mascarpone | 2 | italian
strawberries 250, mascarpone 120, basil 4, red-wine-vinegar 10
Halve [strawberries]; dress with [red-wine-vinegar]. / Serve with a dollop of [mascarpone] and [basil].

Flan with dark caramel | 4 | mexican
heavy-cream 300, egg 156, allulose 60
Bake [heavy-cream] with [egg] and [allulose]; chill and unmold.

Chocolate bark with almonds | 6 | american
dark-chocolate 200, almonds 80
Melt [dark-chocolate]; scatter [almonds] over; chill and break.

Peanut butter cups | 6 | american
dark-chocolate 150, peanut-butter 90
Line papers with melted [dark-chocolate]; fill with [peanut-butter].

Raspberry tart under a lattice | 8 | austrian
almond-flour 200, butter 120, raspberries 250
Rub [almond-flour] and [butter]; spread with cooked [raspberries]; bake under strips.

Striped coffee jelly | 6 | vietnamese
coffee 300, coconut-milk 300
Set [coffee] and [coconut-milk] in layers; cut.

Sandwich cookies with caramel | 8 | argentine
almond-flour 200, butter 90, coconut-flakes 20
Bake rounds of [almond-flour] and [butter]; fill; roll the edges in [coconut-flakes].

Pavlova with strawberries | 8 | australian
egg 150, erythritol 80, heavy-cream 250, strawberries 200
Whip and bake [egg] with [erythritol]. / Fill with whipped [heavy-cream]; top with [strawberries].

Hazelnut semifreddo | 6 | italian
heavy-cream 300, egg 104, almonds 60
Fold [heavy-cream] into [egg]; freeze with [almonds] in a loaf pan; slice.
`,
)
