import type { DishForm } from './dish-form.ts'

const SAVOURY =
  /fish|crab|tuna|salmon|chicken|beef|pork|lamb|cheddar|bacon|ham\b|spinach|shepherd|cottage|cauliflower|zucchini|courgette|egg|meat|mushroom|broccoli|savou?ry|halloumi|turkey|pepperoni|prawn|shrimp|tomato|leek|onion|rice/

export const bakedSweetForms: readonly DishForm[] = [
  {
    id: 'custard',
    title:
      /custard|br[uû]l[ée]e|\bflan\b|cr[eè]me caramel|junket|rice pudding|bread pudding|clafoutis|watalappan|knafeh|om ali|melktert|quindim|pastel de nata/,
    unless: /tart|pie|egg custard tart|savou?ry/,
    vessels: ['casserole', 'bowl'],
    layout: 'baked',
    absorbs: 'batter',
    label: 'baked custard',
  },
  {
    id: 'crumble',
    title: /crumble|cobbler|\bcrisp\b|buckle|\bbetty\b/,
    unless: new RegExp(`${SAVOURY.source}|speculaas|cookie`),
    category: 'dessert',
    vessels: ['casserole', 'skillet'],
    layout: 'baked',
    absorbs: 'batter',
    label: 'crumble',
  },
  {
    id: 'squares',
    title:
      /brownie|blondie|fudge|\bbark\b|squares?\b|cheesecake bars?|cheesecake bites?|turkish delight|barfi|burfi|basbousa/,
    unless: SAVOURY,
    vessels: ['plate', 'board'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'brownie', count: 5, tint: 'flavour', carries: 2 },
    label: 'squares',
  },
  {
    id: 'bars',
    title: /\bbars?\b|\bslices?\b|flapjack|nougat|turr[oó]n|gozinaki|halva|brittle/,
    unless: /sushi|salad|pizza|aubergine|eggplant/,
    vessels: ['board', 'plate'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'bar', count: 4, tint: 'baked', carries: 2 },
    label: 'bars',
  },
  {
    id: 'cookies',
    title:
      /cookie|shortbread|biscotti|alfajor|hallongrottor|melomakarona|nankhatai|maamoul|dasik|ghriba|kourabi|polvor[oó]n|linzer (eyes|rounds)|cantucci|amaretti|speculaas|lebkuchen|snickerdoodle|thumbprint|florentine|\bsnaps?\b|sabl[ée]/,
    unless: /dough fat|ice cream|snap pea|snapper/,
    vessels: ['plate', 'board'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'cookie', count: 5, tint: 'baked', carries: 2 },
    label: 'cookies',
  },
  {
    id: 'macaroons',
    title: /macaroon|cocadas|coconut (haystack|mound)/,
    vessels: ['plate'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'macaroon', count: 6 },
    label: 'macaroons',
  },
  {
    id: 'meringue',
    title: /meringue|pavlova/,
    unless: /pie|tart/,
    vessels: ['plate'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'meringue', count: 5 },
    label: 'meringues',
  },
  {
    id: 'truffles',
    title:
      /truffles\b|fat bomb|energy ball|bliss ball|(cheesecake|chocolate|coconut|almond|peanut|lemon|nut butter|cookie dough) (ball|bite|cup|drop)s?|bonbon|praline|buttons|brigadeiro|beijinho|la(d)?doo|marzipan potatoes|rum balls|bites\b/,
    unless: /truffle (butter|oil|mushroom)|truffled/,
    vessels: ['plate', 'bowl', 'board'],
    layout: 'plated',
    absorbs: 'everything',
    piece: { glyph: 'truffle', count: 7, tint: 'flavour' },
    label: 'truffles',
  },
  {
    id: 'donuts',
    title: /do(ugh)?nut/,
    vessels: ['plate', 'board'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'donut', count: 3, tint: 'flavour' },
    label: 'doughnuts',
  },
  {
    id: 'muffins',
    title: /muffin|cupcake|popover|egg (cup|bite)s?|financier|madeleine|mini quiche|friand/,
    unless: /in a mug|english muffin|pan\b/,
    vessels: ['muffin-tray'],
    layout: 'wells',
    absorbs: 'batter',
    label: 'muffins',
  },
  {
    id: 'tart',
    title: /\btart(e|s|lets?)?\b|galette|\bpie\b|quiche|banoffee/,
    unless:
      /under|shepherd|cottage pie|fish pie|fisherman|pot pie|hand pie|steak|turnover|tartare|tartar|sauce/,
    vessels: ['plate', 'board'],
    layout: 'plated',
    absorbs: 'batter',
    piece: { glyph: 'tart', count: 1, tint: 'flavour', carries: 12 },
    label: 'tart',
  },
  {
    id: 'roll-cake',
    title:
      /roulade|swiss roll|yule log|(lemon|banana|pumpkin|zucchini|courgette|pound|loaf|seed|drizzle) (loaf|bread)|\bloaf\b|loaf cake|pound cake|\bbread\b|soda bread|focaccia|brioche|terrine|stollen|\bchallah\b|babka/,
    unless:
      /meat ?loaf|bread pudding|breaded|sandwich|toast|breadcrumb|cornbread muffin|flatbread|soup|salad|salmon|chicken (with|and)|gingerbread cookie|shortbread|naan|bread roll/,
    vessels: ['loaf'],
    layout: 'sliced',
    absorbs: 'batter',
    label: 'loaf',
  },
  {
    id: 'cheesecake',
    title: /cheesecake|paskha|pashka|sernik/,
    vessels: ['cake-stand', 'plate'],
    layout: 'crowned',
    absorbs: 'batter',
    piece: { glyph: 'cheesecake-slice', count: 1, tint: 'flavour' },
    label: 'cheesecake',
  },
  {
    id: 'cake',
    title: /cheesecake|\bcakes?\b|torte|gateau|\btort[ae]\b|sponge|basque|angel food|bundt/,
    unless:
      /pancake|hotcake|fish ?cake|crab ?cake|salmon cake|tuna cake|cod cake|rice cake|prawn cake|shrimp cake|\bmug\b|cupcake|cauliflower cake|chicken cake|spinach cake|zucchini cake|courgette cake|quinoa|potato|turnip cake|griddle/,
    vessels: ['cake-stand', 'cake-stand', 'plate'],
    layout: 'crowned',
    absorbs: 'batter',
    piece: { glyph: 'cake-slice', count: 1, tint: 'flavour' },
    label: 'cake',
  },
]
