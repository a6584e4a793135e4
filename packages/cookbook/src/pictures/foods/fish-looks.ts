import type { LookRule } from './food-look.ts'

const CUT_SMALL =
  /\b(cubes?|cubed|chunks?|dic(e|ed)|bite[- ]siz|stew|curry|skewer|poke|ceviche|chowder|cut into)/
const WHITE_FISH =
  /cod|haddock|halibut|bass|tilapia|snapper|sole|hake|pollock|white-fish|monkfish|barramundi|mahi|swordfish|catfish|turbot|plaice|grouper|flounder|bream|perch|skate|rockfish/

export const fishLooks: readonly LookRule[] = [
  { food: /anchov/, glyph: 'anchovy', part: 'bit', each: 4 },
  { food: /roe|caviar|tobiko|ikura/, glyph: 'fish-roe', part: 'bit', each: 8 },
  {
    food: /smoked-(salmon|trout)|(salmon|trout)-smoked|lox|gravlax/,
    glyph: 'smoked-salmon',
    part: 'main',
    each: 28,
  },
  {
    food: /(canned|tinned)-(salmon|tuna)|(tuna|salmon)-(canned|can|tin|in-)/,
    glyph: 'tuna-flakes',
    part: 'main',
    each: 90,
  },
  { food: /salmon|trout|char$/, when: CUT_SMALL, glyph: 'salmon-chunk', part: 'main', each: 26 },
  { food: /whole-|-whole/, glyph: 'whole-fish', part: 'main', each: 320 },
  { food: /salmon|trout|char$/, glyph: 'salmon', part: 'main', each: 165 },
  {
    food: /tuna.*(steak|loin|fillet|ahi)|(^|-)ahi|fresh-tuna|bonito/,
    when: CUT_SMALL,
    glyph: 'salmon-chunk',
    part: 'main',
    each: 24,
    tint: '#c4485a',
  },
  {
    food: /tuna.*(steak|loin|fillet)|(^|-)ahi|fresh-tuna|bonito/,
    glyph: 'tuna-slice',
    part: 'main',
    each: 26,
  },
  { food: /tuna/, glyph: 'tuna-flakes', part: 'main', each: 90 },
  { food: /sardine|sprat|herring|kipper|eel/, glyph: 'sardine', part: 'main', each: 28 },
  { food: /(smoked|canned)-mackerel/, glyph: 'tuna-flakes', part: 'main', each: 90 },
  { food: /mackerel/, glyph: 'whole-fish', part: 'main', each: 130 },
  { food: WHITE_FISH, when: CUT_SMALL, glyph: 'fish-chunk', part: 'main', each: 26 },
  { food: WHITE_FISH, glyph: 'white-fish', part: 'main', each: 160 },
  { food: /shrimp|prawn|langoustine|scampi/, glyph: 'prawn', part: 'main', each: 19 },
  { food: /mussel/, glyph: 'mussel', part: 'main', each: 18 },
  { food: /clam|cockle/, glyph: 'clam', part: 'main', each: 18 },
  { food: /scallop/, glyph: 'scallop', part: 'main', each: 30 },
  { food: /squid|calamari|cuttlefish/, glyph: 'squid-ring', part: 'main', each: 20 },
  { food: /octopus/, glyph: 'octopus', part: 'main', each: 50 },
  { food: /surimi|crab-stick|imitation-crab/, glyph: 'surimi-stick', part: 'main', each: 16 },
  { food: /crab/, glyph: 'crab', part: 'main', each: 90 },
  { food: /lobster|crayfish|crawfish/, glyph: 'lobster', part: 'main', each: 100 },
  { food: /oyster(?!-(sauce|mushroom))/, glyph: 'oyster', part: 'main', each: 25 },
]
