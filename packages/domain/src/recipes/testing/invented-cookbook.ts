import { buildRecipe } from './build-recipe.ts'

/** Dishes in the cookbook's voice, each with what it is mostly made of. */
const dishes = `
Smoky paprika chicken over buttered cabbage | chicken thigh, green cabbage, butter, smoked paprika
Lemon chicken soup with dill and soft leeks | chicken breast, leek, celery, fresh dill
Chicken parmigiana under blistered mozzarella | chicken breast, mozzarella, tomato
Crisp chicken wings with blue cheese dip | chicken wing, blue cheese, sour cream
Coconut chicken curry with spinach | chicken thigh, coconut milk, spinach, curry powder
Butter-basted turkey with sage | turkey breast, butter, fresh sage
Turkey and zucchini meatballs in tomato cream | ground turkey, zucchini, heavy cream
Beef stew with turnips and thyme | beef chuck roast, turnip, carrot, fresh thyme
Bunless burgers with pickles and cheddar | ground beef, dill pickle, cheddar, butter lettuce
Seared ribeye with anchovy butter | ribeye steak, butter, anchovy fillet
Steak salad with radishes and horseradish | sirloin steak, radish, arugula
Chili con carne without beans | ground beef, tomato, dried ancho chili
Stuffed peppers of beef and cauliflower rice | red bell pepper, ground beef, cauliflower
Pork belly with fennel crackling | pork belly, fennel bulb
Pulled pork in lettuce cups | pork shoulder, butter lettuce, apple cider vinegar
Pork chops in mustard cream | pork chop, heavy cream, Dijon mustard
Lamb kofta with mint yogurt | ground lamb, Greek yogurt, fresh mint
Braised lamb shanks with olives | lamb shank, green olive, white wine
Salmon in dill butter with asparagus | salmon fillet, asparagus, butter, fresh dill
Smoked salmon and cream cheese roll-ups | smoked salmon, cream cheese, cucumber
Cod baked under an herb crust | cod fillet, almond flour, fresh parsley
Tuna melt in portobello caps | portobello mushroom, canned tuna, cheddar
Shrimp scampi over zucchini ribbons | shrimp, zucchini, garlic, butter
Green curry of shrimp and bamboo | shrimp, canned bamboo shoots, coconut milk, green curry paste
Seared scallops with cauliflower purée | sea scallop, cauliflower, butter
Clam chowder with celeriac | clam, celeriac, heavy cream, bacon
Mussels in saffron cream | mussel, heavy cream, shallot
Cauliflower mac and cheese with a crisp top | cauliflower, cheddar, heavy cream
Broccoli and cheddar gratin | broccoli, cheddar, heavy cream
Cream of broccoli soup | broccoli, leek, heavy cream
Mushroom stroganoff over cabbage noodles | cremini mushroom, green cabbage, sour cream
Eggplant lasagna with ricotta | eggplant, ricotta, tomato, mozzarella
Charred eggplant with tahini and pomegranate | eggplant, tahini, pomegranate seeds
Zucchini noodles with basil pesto | zucchini, fresh basil, pine nuts, parmesan
Crisp tofu with sesame and scallions | tofu, scallion, sesame seeds
Tofu scramble with turmeric and kale | tofu, kale, turmeric
Tempeh stir-fry with snow peas | tempeh, snow peas, tamari
Halloumi skewers with peppers | halloumi, red bell pepper, olive oil
Saag paneer with extra ginger | paneer, spinach, fresh ginger
Warm goat cheese salad with walnuts | soft goat cheese, walnuts, arugula
Greek salad with oregano and capers | cucumber, feta, tomato, Kalamata olive
Caesar salad with parmesan crisps | romaine lettuce, parmesan, anchovy fillet
Avocado boats with crab | avocado, crab meat, mayonnaise
Shakshuka with feta and peppers | egg, tomato, red bell pepper, feta
Soft-boiled eggs with asparagus soldiers | egg, asparagus, butter
Deviled eggs with smoked trout | egg, smoked trout, mayonnaise
Denver omelet with ham and cheddar | egg, cooked ham, cheddar, green bell pepper
Spinach and feta frittata | egg, spinach, feta
Bacon and egg muffins | egg, bacon, cheddar
Almond flour pancakes with raspberries | almond flour, egg, raspberries
Lemon ricotta pancakes | ricotta, egg, almond flour, lemon zest
Cinnamon granola of seeds and coconut | pumpkin seeds, coconut flakes, sunflower seeds
Chia pudding with blueberries | chia seeds, coconut milk, blueberries
Strawberry smoothie with hemp hearts | strawberry, hemp hearts, Greek yogurt
Crème brûlée with orange zest | heavy cream, egg yolk, orange zest
New York cheesecake on a pecan crust | cream cheese, pecans, sour cream
Dark chocolate mousse with sea salt | dark chocolate, heavy cream
Fudgy walnut brownies | cocoa powder, walnuts, butter
Peanut butter cookies with flaky salt | peanut butter, egg
Jalapeño cheddar biscuits | almond flour, cheddar, jalapeño
`

export const inventedCookbook = dishes
  .trim()
  .split('\n')
  .map((line) => {
    const [title = '', ingredients = ''] = line.split(' | ')
    return buildRecipe(title, ingredients)
  })
