import type { DishForm } from './dish-form.ts'

/** Drinks, and sweets that set in the cold or in a mug. */
export const drinkAndColdForms: readonly DishForm[] = [
  { id: 'mug-cake', title: /\bmug\b/, vessels: ['mug'], layout: 'cup', absorbs: 'batter', label: 'mug cake' },
  {
    id: 'smoothie',
    title:
      /smoothie|milkshake|\bshake\b|lassi|frapp|slush|iced (coffee|latte|tea|matcha)|cooler|lemonade|horchata|eggnog|thandai|telba|\bdrink\b|soybean milk|\bin a glass, kefir|es alpukat|creme de abacate|avocado shake|batido|licuado|egg cream/,
    unless: /bowl/,
    vessels: ['glass'],
    layout: 'poured',
    absorbs: 'everything',
    label: 'drink',
    names: /smoothie|milkshake|shake|lassi|eggnog|iced (coffee|latte|tea|matcha)/,
  },
  {
    id: 'hot-drink',
    title:
      /\b(latte|cappuccino|coffee|cocoa|hot chocolate|chai|tea|golden milk|macchiato|mocha|sahlab|salep|champurrado|atole|doodh|(golden|hot|warm) ([\p{L}]+ )?milk)\b/u,
    unless:
      /cake|muffin|cookie|ice cream|panna|mousse|pudding|brownie|cheesecake|parfait|fat bomb|truffle|bar|custard|tiramisu|rub|steak|bread|scone|gelato|jelly|pots?\b|granola|cream cheese|truffles|(in|rolled in|dusted with) cocoa|\btart\b|\bpie\b|slice/,
    vessels: ['mug'],
    layout: 'cup',
    absorbs: 'everything',
    label: 'hot drink',
    names: /latte|cappuccino|coffee|cocoa|hot chocolate|\bchai\b|\btea\b|golden milk|mocha/,
  },
  {
    id: 'chia-pudding',
    title: /chia|overnight (oats|jars?|porridge|hemp|muesli|flax|seeds|coconut|yogurt)/,
    unless: /cracker|bread|bar|muffin|jam/,
    vessels: ['glass', 'jar'],
    layout: 'poured',
    absorbs: 'batter',
    label: 'chia pudding',
  },
  {
    id: 'panna-cotta',
    title:
      /panna cotta|blancmange|bavarois|bavarian cream|tembleque|\bpudim\b|purin\b|douhua|flan\b|cr[eè]me caramel/,
    vessels: ['plate'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'panna-cotta', count: 1, tint: 'flavour' },
    label: 'turned-out cream',
    names: /panna cotta|flan|blancmange|bavarois|cr[eè]me caramel/,
  },
  {
    id: 'ice-cream',
    title: /ice cream|gelato|sorbet|frozen yogh?urt|semifreddo|parfait glac/,
    unless: /sandwich|bar/,
    vessels: ['bowl'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'ice-cream', count: 3, tint: 'flavour' },
    label: 'ice cream',
  },
  {
    id: 'ice-pops',
    title: /popsicle|ice pop|\blolly|lollies|paleta/,
    vessels: ['board', 'plate'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'ice-pop', count: 3, tint: 'flavour' },
    label: 'ice pops',
  },
  {
    id: 'parfait',
    title:
      /parfait|trifle|\bfool\b|posset|syllabub|mousse|eton mess|pots? de cr|(cream|lemon|chocolate|coffee|custard|chia) pots?\b|tiramisu|pudding|zabaglione|sabayon|verrine|layered|granita|shaved ice/,
    unless: /bread pudding|yorkshire|salmon|chicken|tuna|dip|salad|bake/,
    vessels: ['glass', 'jar', 'glass'],
    layout: 'poured',
    absorbs: 'batter',
    label: 'dessert cup',
    names: /parfait|trifle|mousse|pudding|posset|syllabub|tiramisu|fool/,
  },
  {
    id: 'jelly',
    title: /\bjell(y|ies|o)\b|gumm(y|ies)|gelatin/,
    vessels: ['plate', 'bowl'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'jelly', count: 8, tint: 'flavour' },
    label: 'jelly',
  },
]
