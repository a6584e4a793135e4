/** Classes of the foods the invented recipes use; what stands in no line is a vegetable. */
const FOODS_BY_CLASS: Readonly<Record<string, string>> = {
  beef: 'veal-shank ribeye-steak ground-beef beef-chuck flank-steak beef-short-rib corned-beef beef-liver beef-jerky',
  pork: 'bacon pork-chop pork-shoulder prosciutto ham italian-sausage chorizo salami pork-tenderloin pork-rind pork-belly spare-ribs pancetta ground-pork pepperoni bratwurst pork-rinds',
  lamb: 'lamb-chop ground-lamb lamb-leg',
  game: 'venison-steak',
  chicken:
    'chicken-thigh chicken-breast chicken-drumstick chicken-wing whole-chicken rotisserie-chicken ground-chicken',
  turkey: 'turkey-breast ground-turkey turkey-deli-slices',
  duck: 'duck-breast',
  fish: 'salmon-fillet cod-fillet smoked-salmon canned-tuna tuna-steak swordfish-steak sardines anchovy-fillet whole-trout sea-bass-fillet salmon-roe canned-salmon halibut-fillet mackerel mackerel-fillet',
  crustacean: 'shrimp crab-meat lobster-tail surimi-sticks lobster-meat crab-sticks',
  mollusc: 'mussels scallops squid cuttlefish clams oysters octopus',
  dairy:
    'heavy-cream butter sour-cream greek-yogurt cream-cheese mascarpone coconut-cream-dairy ricotta creme-fraiche ghee cottage-cheese lemon-butter',
  cheese:
    'feta parmesan mozzarella fresh-mozzarella halloumi cheddar goat-cheese blue-cheese paneer gruyere burrata brie mozzarella-pearls goat-cheese-log american-cheese cheese-crisps',
  egg: 'egg quail-egg egg-yolk egg-white',
  tofu: 'firm-tofu tempeh silken-tofu',
  'tree-nut:almond': 'almonds almond-flour flaked-almonds almond-butter almond-milk',
  'tree-nut:walnut': 'walnuts',
  'tree-nut:pecan': 'pecans',
  'tree-nut:hazelnut': 'hazelnuts',
  'tree-nut:macadamia': 'macadamia-nuts',
  'tree-nut:pistachio': 'pistachios',
  'tree-nut:cashew': 'cashews',
  'tree-nut:pine': 'pine-nuts',
  'tree-nut:brazil': 'brazil-nuts',
  peanut: 'peanuts peanut-butter',
  seed: 'sesame-seeds pumpkin-seeds sunflower-seeds chia-seeds hemp-seeds tahini poppy-seeds black-sesame-seeds flax-meal granola-clusters seed-crackers',
  mushroom:
    'cremini-mushroom shiitake-mushroom portobello-mushroom oyster-mushroom button-mushroom enoki-mushroom',
  fruit:
    'lemon lime avocado coconut-milk coconut-flakes shredded-coconut rhubarb lemon-juice orange cantaloupe passion-fruit apple olives kalamata-olives guacamole lemon-zest fruit-compote lemon-curd',
  berry: 'strawberries raspberries blueberries blackberries cranberries pomegranate-seed cherries',
  herb: 'parsley basil mint dill rosemary thyme chives cilantro sage oregano curry-leaves bay-leaf makrut-lime-leaf',
  spice:
    'smoked-paprika cinnamon black-pepper turmeric chili-flakes cumin everything-bagel-seasoning sumac flaky-salt bagel-seasoning',
  oil: 'olive-oil avocado-oil sesame-oil mct-oil coconut-oil',
  sauce:
    'soy-sauce pesto mayonnaise dijon-mustard marinara red-curry-paste green-curry-paste harissa hot-sauce miso chimichurri hollandaise salsa ranch-dressing enchilada-sauce',
  stock: 'chicken-stock beef-stock bone-broth',
  sweetener: 'erythritol allulose',
  flour: 'coconut-flour lupin-flour keto-bread keto-bun keto-tortilla keto-naan',
  leavening: 'baking-powder',
  thickener: 'xanthan-gum gelatin psyllium-husk',
  chocolate: 'dark-chocolate cocoa-powder chocolate-chips white-chocolate cacao-nibs',
  noodle: 'shirataki-noodles konjac-rice',
  vinegar: 'red-wine-vinegar',
  water: 'water',
  alcohol: 'dry-white-wine',
  supplement: 'whey-isolate',
}

const CLASS_BY_FOOD = new Map(
  Object.entries(FOODS_BY_CLASS).flatMap(([foodClass, foods]) =>
    foods.split(' ').map((food) => [food, foodClass]),
  ),
)

export function inventedFoodClass(food: string): string {
  return CLASS_BY_FOOD.get(food) ?? 'vegetable'
}
