const usual = 5

/** How likely people mean a food of this kind. */
const kinds: Readonly<Record<string, number>> = {
  'Dairy and Egg Products': 6,
  'Vegetables and Vegetable Products': 6,
  'Fruits and Fruit Juices': 6,
  'Nut and Seed Products': 6,
  'Beef Products': 4,
  'Lamb, Veal, and Game Products': 4,
  'Breakfast Cereals': 4,
  'Meals, Entrees, and Side Dishes': 4,
  'Soups, Sauces, and Gravies': 4,
  'Baby Foods': 0,
  'American Indian/Alaska Native Foods': 1,
}

/** As eaten or bought fresh. */
const plain = /\b(?:raw|fresh|whole|brewed|regular|plain)\b/i
/** What few people have at hand: for kitchens of factories, other countries' cuts, diets. */
const seldom =
  /USDA Commodity|imitation|dry mix|dehydrated|dried|powder|low sodium|unprepared|substitute|New Zealand|Australian|reduced|fat free|nonfat|unenriched|fortified|infant|meatless/i

/** What tells one of many foods of a word from the likely one: 0 to 9. */
export function rowWeight({ name = '', category = '' }: Record<string, string>): number {
  const parts = name.split(',').length
  const length = parts <= 3 ? 1 : parts >= 6 ? -2 : 0
  const weight =
    (kinds[category] ?? usual) + length + (plain.test(name) ? 1 : 0) - (seldom.test(name) ? 3 : 0)
  return Math.min(9, Math.max(0, weight))
}
