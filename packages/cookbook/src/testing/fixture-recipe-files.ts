export const salmonRecipe = `id: skillet-salmon-lemon-cream~k3f9q2ab1c
title: Skillet salmon with lemon cream
servings: 2
prep: 8
cook: 14
cuisine: french
meal: [dinner]
ingredients:
  - { food: salmon-fillet, qty: 2, unit: fillet, prep: patted dry }
  - { food: butter, qty: 1, unit: tbsp }
  - { food: heavy-cream, qty: 120, unit: ml, group: Sauce }
  - { food: lemon-juice, qty: 20, unit: ml, group: Sauce }
  - { food: spinach, qty: 200, unit: g }
  - { food: salt, qty: 0.5, unit: tsp }
steps:
  - text: "Season [salmon-fillet] with [salt: half]; sear it in [butter] skin side down until the skin lets go, {8 min}."
  - text: Turn it and cook until the thick end flakes at the touch of a fork, {2 min}.
  - text: "[heavy-cream] and [lemon-juice] go in; simmer to a sauce, {3 min}."
  - text: "Wilt the [spinach] in it with [salt: rest], {1 min}."
`

export const eggsRecipe = `id: soft-scrambled-eggs-feta~7mz0w4t8pe
title: Soft scrambled eggs with feta
servings: 2
prep: 4
cook: 6
cuisine: greek
meal: [breakfast, lunch]
ingredients:
  - { food: egg, qty: 5 }
  - { food: butter, qty: 2, unit: tbsp }
  - { food: feta, qty: 0.5, unit: cup, prep: crumbled }
  - { food: spinach, qty: 100, unit: g }
  - { food: black-pepper, qty: 0.25, unit: tsp, optional: true }
steps:
  - text: "Melt [butter: half] and wilt the [spinach], {2 min}; lift it out."
  - text: "Stir the [egg|beaten eggs] in [butter: rest] over a low flame until barely set, {4 min}."
  - text: Fold in the spinach and the [feta]; grind the [black-pepper] over it.
`

export const custardRecipe = `id: raspberry-almond-custards~2hv6n1xg9d
title: Raspberry almond custards
servings: 4
prep: 12
cook: 30
rest: 60
yields: 4 small cups
cuisine: austrian
meal: [dessert]
ingredients:
  - { food: egg, qty: 3 }
  - { food: heavy-cream, qty: 250, unit: ml }
  - { food: xylitol, qty: 3, unit: tbsp }
  - { food: almond-flour, qty: 4, unit: tbsp }
  - { food: coconut-flour, qty: 1, unit: tbsp }
  - { food: raspberry, qty: 0.5, unit: cup }
  - { food: salt, qty: 1, unit: pinch }
steps:
  - text: Heat the oven to {160 °C}. Whisk [egg], [heavy-cream], [salt] and [xylitol] smooth; stir in [almond-flour] and [coconut-flour].
  - text: Pour over the [raspberry] in four cups and bake until the middle only wobbles, {30 min}.
  - text: Cool, then chill until firm, {1 h}.
`
