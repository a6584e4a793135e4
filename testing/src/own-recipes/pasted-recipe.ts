/** A recipe as people paste it: potatoes have keto swaps, and zorbles are no food. */
export const pastedRecipe = `Zanzibar beef skillet

Serves 4

Ingredients
- 600 g ground beef
- 60 g butter
- 500 g potatoes
- 2 zorbles

Method
Brown the beef in the butter, 8 minutes.

Stir in the potatoes and stew them for 20 minutes.`

/** More than a pan and a basket hold, and chicken that is rinsed. */
export const overloadedRecipe = `Chops and wings for friends

Serves 8

Ingredients
- 8 boneless pork chops
- 3 lb chicken wings
- 60 g butter
- 1 tsp salt

Method
Rinse the chicken, pat it dry and toss it with the salt.

Place the wings in the air fryer basket and cook at 400 °F for 24 minutes.

Melt the butter in a 12-inch skillet and brown the chops for 4 minutes a side.`
