export interface LiquidColour {
  colour: string
  /** How strongly it colours what it is stirred into; 1 is milk. */
  strength: number
}

const COLOURS: readonly (LiquidColour & { food: RegExp })[] = [
  { food: /made-tomato-butter/, colour: '#cc4a2a', strength: 2 },
  { food: /made-.*butter/, colour: '#c08a34', strength: 2 },
  { food: /red-wine$|(^|-)port(-|$)/, colour: '#7d2440', strength: 3 },
  {
    food: /almond-milk|coconut-water|macadamia-milk|cashew-milk|flax-milk|hemp-milk/,
    colour: '#f6eedb',
    strength: 0.6,
  },
  { food: /soy-(milk|yogh?urt)|vegan-cream/, colour: '#f8efd9', strength: 1 },
  { food: /coconut-(milk|cream|yogh?urt)/, colour: '#faf3e2', strength: 1 },
  {
    food: /tomato-(paste|puree)|harissa|achiote|nduja|aji-panca|sambal|gochujang|sriracha|chipotle|adobo-sauce/,
    colour: '#b5301a',
    strength: 7,
  },
  {
    food: /tomato|passata|marinara|salsa$|ketchup|enchilada|buffalo|hot-sauce|pizza-sauce/,
    colour: '#cc4a2a',
    strength: 2,
  },
  { food: /red-curry|massaman|panang/, colour: '#c2481f', strength: 6 },
  { food: /green-curry|salsa-verde|pesto|chimichurri|zhoug|guacamole/, colour: '#7f9a3c', strength: 3.4 },
  { food: /yellow-curry|curry|turmeric|mustard(?!-seed)|saffron|piccalilli/, colour: '#dba031', strength: 5 },
  {
    food: /soy-sauce|tamari|black-vinegar|aminos|worcestershire|teriyaki|hoisin|oyster-sauce|balsamic|fish-sauce|molasses|ponzu|bbq|barbecue/,
    colour: '#5b3219',
    strength: 4,
  },
  {
    food: /peanut|almond-butter|hazelnut|nut-butter|tahini|satay|sunflower-butter|cashew-butter|pecan-butter/,
    colour: '#d5a467',
    strength: 2,
  },
  { food: /black-sesame/, colour: '#6f6862', strength: 5 },
  { food: /cocoa|cacao|chocolate/, colour: '#583321', strength: 7 },
  { food: /coffee|espresso/, colour: '#7a4e30', strength: 3 },
  { food: /matcha/, colour: '#8fae4a', strength: 12 },
  { food: /pumpkin|squash|carrot|sweet-potato/, colour: '#e6963c', strength: 1.8 },
  {
    food: /spinach|kale|parsley|basil|cilantro|watercress|nettle|chard|sorrel|collard/,
    colour: '#7ca345',
    strength: 7,
  },
  {
    food: /spinach|kale|parsley|basil|cilantro|coriander|watercress|broccoli|pea|edamame|asparagus|zucchini|courgette|avocado|nettle|leek|celery|cucumber|dill|chive|mint|arugula|rocket|lettuce|poblano|tomatillo|green-bell/,
    colour: '#8fac4f',
    strength: 2,
  },
  {
    food: /raspberr|strawberr|cranberr|cherr|rhubarb|beet|berr(y|ies)$|pomegranate/,
    colour: '#cf4766',
    strength: 3,
  },
  { food: /blueberr|blackberr|blackcurrant|acai/, colour: '#76559a', strength: 4 },
  { food: /lemon-curd|egg-yolk|mango|passion|orange/, colour: '#f2c443', strength: 2.4 },
  { food: /lemon|banana/, colour: '#f5e08a', strength: 0.6 },
  { food: /pepper$|paprika|roasted-red/, colour: '#d2552f', strength: 4 },
  { food: /cinnamon|pecan|caramel|toffee|maple/, colour: '#c08a4e', strength: 2 },
  { food: /mushroom/, colour: '#b79878', strength: 1.4 },
  { food: /cheddar|gouda|american|nacho|gruyere/, colour: '#f3c559', strength: 1.6 },
  { food: /mayo|aioli|hollandaise|bearnaise/, colour: '#f8e7b3', strength: 1.2 },
  { food: /ranch|caesar|blue-cheese|tartare|dressing|alfredo/, colour: '#f7eeda', strength: 1.1 },
  { food: /broth|stock|bouillon|dashi|bone-broth/, colour: '#dfb162', strength: 0.7 },
  { food: /tamarind|black-tea/, colour: '#8a5228', strength: 4 },
  { food: /almond|cashew|macadamia|pine-nut|sunflower|hemp/, colour: '#f2e5ca', strength: 2 },
  { food: /walnut|hazelnut|pecan-nut/, colour: '#cdaa7c', strength: 2 },
  { food: /miso/, colour: '#d3a45c', strength: 3 },
  {
    food: /cream|milk|yogh?urt|mascarpone|ricotta|cheese|kefir|skyr|cauliflower|celeriac|coconut|vanilla/,
    colour: '#fbf1da',
    strength: 1,
  },
  { food: /onion|garlic|turnip|fennel|tofu|egg$/, colour: '#f0ddb0', strength: 0.8 },
]

export function liquidColour(food: string): LiquidColour | undefined {
  return COLOURS.find((entry) => entry.food.test(food))
}

/** Spices, cocoa and coffee colour a dish by the gram, whatever part they play otherwise. */
export function isPigment(food: string): boolean {
  return (liquidColour(food)?.strength ?? 0) >= 5 || /coffee|espresso|black-tea|red-wine$/.test(food)
}
