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
