/** A line of a food's file. */
export type FoodLine = { id: string; figures: string; rest: string; name?: string; plural?: string }

const us = 'carbBasis: us, source: label'
const pack = 'buy: { unit: pack, grams: 300 }'

/** By aisle. Figures: kcal, fat, carbs, fiber, polyols, protein, sodium. */
export const fixtureFoodLines: Record<string, readonly FoodLine[]> = {
  produce: [
    {
      id: 'spinach',
      figures: '23 0.4 3.6 2.2 0 2.9 79',
      rest: `${us}, measures: { cup: 30, handful: 30 }, ${pack}, price: 1, class: vegetable, contains: [], animal: none`,
    },
    {
      id: 'onion',
      plural: 'onions',
      figures: '40 0.1 9.3 1.7 0 1.1 4',
      rest: `${us}, measures: { small: 70, medium: 110, large: 150 }, ${pack}, price: 1, class: vegetable, contains: [], animal: none`,
    },
    {
      id: 'lemon-juice',
      figures: '22 0.2 6.9 0.3 0 0.4 1',
      rest: `${us}, density: 1.03, ${pack}, price: 1, class: fruit, contains: [], animal: none`,
    },
    {
      id: 'raspberry',
      name: 'raspberries',
      figures: '52 0.7 11.9 6.5 0 1.2 1',
      rest: `${us}, measures: { cup: 123 }, ${pack}, price: 2, class: berry, contains: [], animal: none`,
    },
    {
      id: 'parsley',
      figures: '36 0.8 6.3 3.3 0 3 56',
      rest: `${us}, measures: { tbsp: 4, sprig: 1 }, ${pack}, price: 1, class: herb, contains: [], animal: none`,
    },
  ],
  meat: [
    {
      id: 'ground-beef',
      figures: '254 20 0 0 0 17.2 66',
      rest: `${us}, ${pack}, price: 2, class: beef, contains: [], animal: meat`,
    },
    {
      id: 'pork-chop',
      plural: 'pork chops',
      figures: '210 13 0 0 0 21 55',
      rest: `${us}, measures: { piece: 180 }, ${pack}, price: 2, class: pork, contains: [], animal: meat`,
    },
    {
      id: 'lamb-leg',
      figures: '230 17 0 0 0 18 60',
      rest: `${us}, ${pack}, price: 3, class: lamb, contains: [], animal: meat`,
    },
  ],
  poultry: [
    {
      id: 'chicken-thigh',
      plural: 'chicken thighs',
      figures: '177 10.9 0 0 0 19.7 95',
      rest: `${us}, measures: { thigh: 120 }, ${pack}, price: 1, class: chicken, contains: [], animal: meat`,
    },
  ],
  fish: [
    {
      id: 'salmon-fillet',
      plural: 'salmon fillets',
      figures: '208 13.4 0 0 0 20.4 59',
      rest: `${us}, measures: { fillet: 170 }, ${pack}, price: 3, class: fish, contains: [fish], animal: fish`,
    },
    {
      id: 'shrimp',
      figures: '85 0.5 0.9 0 0 20.1 119',
      rest: `${us}, ${pack}, price: 3, class: crustacean, contains: [crustacean], animal: fish`,
    },
  ],
  deli: [
    {
      id: 'bacon',
      plural: 'bacon',
      figures: '417 39.7 1.3 0 0 12.6 662',
      rest: `${us}, measures: { slice: 28 }, ${pack}, price: 2, class: pork, contains: [], animal: meat`,
    },
  ],
  dairy: [
    {
      id: 'butter',
      figures: '717 81.1 0.1 0 0 0.9 643',
      rest: `${us}, measures: { tbsp: 14.2, cup: 227 }, ${pack}, price: 1, class: dairy, contains: [milk], animal: dairy`,
    },
    {
      id: 'heavy-cream',
      figures: '340 36.1 2.7 0 0 2.8 27',
      rest: `${us}, density: 1, ${pack}, price: 1, class: dairy, contains: [milk], animal: dairy`,
    },
    {
      id: 'feta',
      figures: '265 21.5 3.9 0 0 14.2 1139',
      rest: `${us}, measures: { cup: 150 }, ${pack}, price: 2, class: cheese, contains: [milk], animal: dairy`,
    },
  ],
  eggs: [
    {
      id: 'egg',
      plural: 'eggs',
      figures: '143 9.5 0.7 0 0 12.6 142',
      rest: `${us}, measures: { large: 50, medium: 44 }, buy: { unit: carton, grams: 600 }, whole: true, price: 1, class: egg, contains: [egg], animal: egg`,
    },
  ],
  baking: [
    {
      id: 'almond-flour',
      figures: '600 50 20 10 0 21 5',
      rest: `${us}, measures: { cup: 96, tbsp: 6 }, ${pack}, price: 2, class: tree-nut:almond, contains: [tree-nut], animal: none`,
    },
    {
      id: 'coconut-flour',
      figures: '400 14 19 39 0 18 5',
      rest: `carbBasis: eu, source: label, measures: { cup: 112, tbsp: 7 }, ${pack}, price: 2, class: flour, contains: [], may: [gluten], animal: none`,
    },
    {
      id: 'gelatin',
      figures: '335 0.1 0 0 0 85.6 196',
      rest: `${us}, measures: { tsp: 3 }, ${pack}, price: 1, class: thickener, contains: [], animal: derived`,
    },
  ],
  oils: [
    {
      id: 'olive-oil',
      figures: '884 100 0 0 0 0 2',
      rest: `${us}, density: 0.91, ${pack}, price: 1, class: oil, contains: [], animal: none`,
    },
    {
      id: 'lard',
      figures: '902 100 0 0 0 0 0',
      rest: `${us}, measures: { tbsp: 13 }, ${pack}, price: 1, class: animal-fat, contains: [], animal: meat`,
    },
  ],
  sauces: [
    {
      id: 'chicken-stock',
      figures: '15 0.5 1 0 0 1.5 343',
      rest: `${us}, density: 1, ${pack}, price: 1, class: stock, contains: [celery], animal: derived`,
    },
    {
      id: 'vegetable-stock',
      figures: '8 0.1 1.2 0 0 0.4 300',
      rest: `${us}, density: 1, ${pack}, price: 1, class: stock, contains: [celery], may: [fish], animal: none`,
    },
    {
      id: 'fish-sauce',
      figures: '35 0 3.6 0 0 5.1 7851',
      rest: `${us}, density: 1.2, ${pack}, price: 1, class: sauce, contains: [fish], animal: fish`,
    },
    {
      id: 'soy-sauce',
      figures: '53 0.6 4.9 0.8 0 8.1 5493',
      rest: `${us}, density: 1.2, ${pack}, price: 1, class: sauce, contains: [soy, gluten], animal: none`,
    },
  ],
  spices: [
    {
      id: 'salt',
      figures: '0 0 0 0 0 0 38758',
      rest: `${us}, measures: { tsp: 6, pinch: 0.4 }, ${pack}, price: 1, class: spice, contains: [], animal: none`,
    },
    {
      id: 'black-pepper',
      figures: '251 3.3 64 25.3 0 10.4 20',
      rest: `${us}, measures: { tsp: 2.3 }, ${pack}, price: 1, class: spice, contains: [], animal: none`,
    },
  ],
  sweeteners: [
    {
      id: 'xylitol',
      figures: '240 0 100 0 100 0 0',
      rest: `${us}, polyolsCount: half, measures: { tbsp: 12 }, ${pack}, price: 2, class: sweetener, contains: [], animal: none`,
    },
    {
      id: 'erythritol',
      figures: '0 0 100 0 100 0 0',
      rest: `${us}, polyolsCount: none, measures: { tbsp: 12 }, ${pack}, price: 2, class: sweetener, contains: [], animal: none`,
    },
  ],
  asian: [
    {
      id: 'tofu',
      figures: '144 8.7 2.8 2.3 0 17.3 14',
      rest: `${us}, ${pack}, price: 1, class: tofu, contains: [soy], animal: none`,
    },
    {
      id: 'coconut-milk',
      figures: '197 21.3 2.8 0 0 2 13',
      rest: `${us}, density: 1, ${pack}, price: 1, class: fruit, contains: [], animal: none`,
    },
  ],
}
